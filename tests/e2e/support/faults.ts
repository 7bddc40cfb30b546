// Storage that fails on demand, as browsers' storage does: full, refusing, torn, switched off.

import type { Page } from "@playwright/test";

/** What goes wrong with localStorage from now on. */
export type Fault =
  /** A call throws an exception of that name. */
  | { call: "getItem" | "setItem" | "removeItem"; throws: string }
  /** A text is cut in half when it is written, and an exception follows. */
  | { call: "setItem"; throws: string; torn: true }
  /** A text is cut in half when it is written, and nobody hears of it. */
  | { call: "setItem"; torn: true }
  /** There is no storage any more. */
  | { call: "localStorage"; throws: string };

/** Lets faults be put into the pages opened from now on; until then everything works. A reload mends it. */
export async function breakable(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const state = globalThis as unknown as { fault: any };
    state.fault = null;
    const fail = (call: string) => {
      if (state.fault?.call === call && state.fault.throws) throw new DOMException("A fault of a test.", state.fault.throws);
    };
    for (const call of ["getItem", "removeItem", "setItem"] as const) {
      const whole: (...words: string[]) => any = Storage.prototype[call];
      Storage.prototype[call] = function (this: Storage, ...words: string[]) {
        const torn = state.fault?.call === call && state.fault.torn;
        if (torn) whole.call(this, words[0], words[1].slice(0, words[1].length / 2));
        fail(call);
        return torn ? undefined : whole.call(this, ...words);
      } as any;
    }
    const storage = Object.getOwnPropertyDescriptor(window, "localStorage")!;
    Object.defineProperty(window, "localStorage", {
      configurable: true,
      get() {
        fail("localStorage");
        return storage.get!.call(window);
      },
    });
  });
}

/** From now on, or until `mend` or a reload, that fault. */
export async function spoil(page: Page, fault: Fault): Promise<void> {
  await page.evaluate((fault) => Object.assign(globalThis, { fault }), fault);
}

/** Everything works again. */
export async function mend(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(globalThis, { fault: null }));
}

/** How a database of IndexedDB does not open. */
export type Closed =
  /** As some browsers do in private windows. */
  | "an error is the answer"
  /** As a database that another version blocks. */
  | "there is no answer";

/** In the pages opened from now on no database opens. */
export async function withoutDatabases(page: Page, closed: Closed): Promise<void> {
  await page.addInitScript((closed) => {
    const open = IDBFactory.prototype.open;
    IDBFactory.prototype.open = function (name) {
      // Another name, so that nothing of before is opened: it is new each time, and giving up its making is an error.
      const opening = open.call(this, `${name}.fault`, 1);
      opening.addEventListener("upgradeneeded", () => closed === "an error is the answer" && opening.transaction!.abort());
      if (closed === "there is no answer") {
        for (const type of ["success", "error", "upgradeneeded", "blocked"]) {
          opening.addEventListener(type, (event) => event.stopImmediatePropagation());
        }
      }
      return opening;
    };
  }, closed);
}

/** From now on every transaction that writes to IndexedDB is given up, as where the disk is full. */
export async function abortDatabases(page: Page): Promise<void> {
  await page.evaluate(() => {
    const put = IDBObjectStore.prototype.put;
    IDBObjectStore.prototype.put = function (...words) {
      const request = put.apply(this, words);
      this.transaction.abort();
      return request;
    };
  });
}
