// Two copies of the saves: localStorage, which reaches the disk late, and its mirror in IndexedDB.

import type { Page } from "@playwright/test";
import { openApp } from "./support/app";
import { FIVE, WATCHTOWER, chooseOrder, demonstration, gauge, goHome, press, reading, step, takeSeat, toStep } from "./support/play";
import { mirrored } from "./support/saves";
import { expect, test } from "./support/test";

const JUN = "Hida Jun";

type Texts = [key: string, text: string][];

/** Everything in localStorage. */
const texts = (page: Page): Promise<Texts> => page.evaluate(() => Object.entries(localStorage));

/** When the mirror has been read: at once, or when the test says so, which is later than the app waits for it. */
type Read = "at once" | "late";
/** What the app says where the mirror cannot be read at all. */
const AWAY = "The second copy of the saves has not been read";

/** From the next load on, localStorage is what it was: once, as after a kill. The mirror may answer late the first time. */
async function lostItsTail(page: Page, before: Texts, read: Read): Promise<void> {
  await page.addInitScript(
    ({ before, read }) => {
      if (sessionStorage.getItem("loads") !== null) return;
      sessionStorage.setItem("loads", "1");
      localStorage.clear();
      before.forEach(([key, text]) => localStorage.setItem(key, text));
      if (read === "at once") return;
      const told = new Promise((resolve) => addEventListener("answer", resolve, { once: true }));
      const open = IDBFactory.prototype.open;
      IDBFactory.prototype.open = function (...args) {
        const opening = open.apply(this, args);
        // The app listens; it hears of it late.
        const listen = opening.addEventListener.bind(opening);
        opening.addEventListener = (type: string, listener: any, options?: any) =>
          listen(type, (event: Event) => void (type === "success" ? told : Promise.resolve()).then(() => listener.call(opening, event)), options);
        const property = Object.getOwnPropertyDescriptor(IDBRequest.prototype, "onsuccess")!;
        Object.defineProperty(opening, "onsuccess", {
          set: (listener) => property.set!.call(opening, (event: Event) => void told.then(() => listener?.call(opening, event))),
        });
        return opening;
      };
    },
    { before, read },
  );
}

/**
 * In the next page, and in no other, the mirror refuses to open so many times, or until the page is told to relent, as just
 * after a browser was killed.
 */
async function refused(page: Page, times: number): Promise<void> {
  await page.addInitScript((times) => {
    if (sessionStorage.getItem("refused") !== null) return;
    sessionStorage.setItem("refused", "1");
    let left = times;
    addEventListener("relent", () => (left = 0));
    const open = IDBFactory.prototype.open;
    IDBFactory.prototype.open = function (name, version) {
      if (left === 0 || name !== "rokugan") return open.call(this, name, version);
      left -= 1;
      // A database that is new each time; giving up its making is the error.
      const opening = open.call(this, "rokugan.refused", 1);
      opening.addEventListener("upgradeneeded", () => opening.transaction!.abort());
      return opening;
    };
  }, times);
}

/** The mirror that was late has been read now. */
const answers = (page: Page): Promise<unknown> => page.evaluate(() => dispatchEvent(new Event("answer")));

/** A table with a tail that only the mirror has, late or refused so often; the Honor before it. */
async function behind(page: Page, read: Read, refusals = 0): Promise<number> {
  await demonstration(page);
  await chooseOrder(page, [JUN]);
  const honor = await reading(page, JUN, "Honor");
  await mirrored(page);
  const before = await texts(page);
  await step(page, JUN, "Honor", 1);
  await step(page, JUN, "Honor", 1);
  await expect.poll(() => reading(page, JUN, "Honor")).toBe(honor + 2);
  await mirrored(page);
  await lostItsTail(page, before, read);
  await refused(page, refusals);
  await page.reload();
  return honor;
}

test("what localStorage lost is brought back before the first screen", async ({ page }) => {
  const honor = await behind(page, "at once");
  await expect.poll(() => reading(page, JUN, "Honor")).toBe(honor + 2);
});

test("a browser that has forgotten how a set-up ended opens at the table that came of it", async ({ page }) => {
  await openApp(page);
  await page.getByRole("link", { name: "New table" }).tap();
  await page.getByRole("radio", { name: WATCHTOWER }).tap();
  await toStep(page, "Champions");
  await page.getByRole("radio", { name: `${FIVE.length} players` }).tap();
  for (const [place, champion] of FIVE.entries()) await takeSeat(page, place + 1, { champion });
  await toStep(page, "Objectives");
  await expect(page.getByRole("heading", { level: 1, name: "Objectives" })).toBeVisible();
  const before = await texts(page);
  for (const name of ["Board", "Check"]) await toStep(page, name);
  await press(page.getByRole("button", { name: "Begin turn 1" }));
  await chooseOrder(page, [JUN]);
  await mirrored(page);
  await lostItsTail(page, before, "at once");
  // Opened from the phone's own screen, which names no page.
  await openApp(page);
  await expect(page.getByRole("heading", { level: 1, name: /^Turn 1/ })).toBeVisible();
  await expect(page.getByRole("group", { name: `${JUN}: Honor` }), "the order is kept too").toBeVisible();
});

test("a mirror that is read late is not written over: the players are told, and the next start has its saves", async ({ page }) => {
  const honor = await behind(page, "late");
  await expect.poll(() => reading(page, JUN, "Honor"), "the app does not wait for ever").toBe(honor);
  await answers(page);
  await expect(page.getByRole("status").filter({ hasText: "Newer saves were found" })).toBeVisible();
  await page.reload();
  await expect.poll(() => reading(page, JUN, "Honor"), "nothing was lost").toBe(honor + 2);
});

test("what was played on without the mirror's saves stands beside them", async ({ page }) => {
  const honor = await behind(page, "late");
  await step(page, JUN, "Honor", -1);
  await expect.poll(() => reading(page, JUN, "Honor")).toBe(honor - 1);
  await answers(page);
  await expect(page.getByRole("status").filter({ hasText: "Newer saves were found" })).toBeVisible();
  await page.reload();
  await expect.poll(() => reading(page, JUN, "Honor"), "the copy that went further").toBe(honor + 2);
  await goHome(page);
  await expect(page.getByRole("main")).toContainText("It is on the shelf twice now");
  await page.getByRole("link", { name: /^Continue/ }).tap();
  await expect.poll(() => reading(page, JUN, "Honor"), "and the other, which was played last").toBe(honor - 1);
});

test("a mirror that does not open at once is asked for again, before the first screen", async ({ page }) => {
  const honor = await behind(page, "at once", 4);
  await expect.poll(() => reading(page, JUN, "Honor")).toBe(honor + 2);
  await expect(page.getByRole("status").filter({ hasText: AWAY })).toBeHidden();
});

/** A table that localStorage has forgotten, in a mirror that refuses so often; the Honor it has. */
async function forgotten(page: Page, refusals: number): Promise<number> {
  await demonstration(page);
  await chooseOrder(page, [JUN]);
  const honor = await reading(page, JUN, "Honor");
  await step(page, JUN, "Honor", 1);
  await mirrored(page);
  await lostItsTail(page, [], "at once");
  await refused(page, refusals);
  return honor + 1;
}

/** Opens the app, which finds the table and goes on with it or offers to. */
async function findsTable(page: Page): Promise<void> {
  await page.reload();
  const offer = page.getByRole("link", { name: /^Continue/ });
  await offer.or(page.getByRole("group", { name: `${JUN}: Honor`, exact: true })).first().waitFor();
  await expect(page.getByRole("main")).not.toContainText("No table yet");
  if (await offer.isVisible()) await offer.tap();
}

test("a browser that has forgotten everything finds its tables in a mirror that does not open at once", async ({ page }) => {
  const honor = await forgotten(page, 6);
  await findsTable(page);
  await expect.poll(() => reading(page, JUN, "Honor")).toBe(honor);
});

test("tables that a browser has forgotten are announced where their mirror opens only after the app began", async ({ page }) => {
  const honor = await forgotten(page, 100_000);
  await openApp(page);
  await page.locator("html[data-running]").waitFor();
  await expect(page.getByRole("main"), "the app does not wait for ever").toContainText("No table yet");
  await page.evaluate(() => dispatchEvent(new Event("relent")));
  await expect(page.getByRole("status").filter({ hasText: "Newer saves were found" })).toBeVisible();
  await findsTable(page);
  await expect.poll(() => reading(page, JUN, "Honor"), "nothing was lost").toBe(honor);
});

test("a mirror that stays away is named, and the next start has its saves", async ({ page }) => {
  const honor = await behind(page, "at once", 1000);
  await expect(page.getByRole("status").filter({ hasText: AWAY })).toBeVisible();
  expect(await reading(page, JUN, "Honor")).toBe(honor);
  await goHome(page);
  await expect(page.getByRole("main"), "Home goes on saying it").toContainText(AWAY);
  await page.reload();
  await page.getByRole("link", { name: /^Continue/ }).tap();
  await expect.poll(() => reading(page, JUN, "Honor"), "nothing was lost").toBe(honor + 2);
  await goHome(page);
  await expect(page.getByRole("main")).not.toContainText(AWAY);
});

/** Notes from now on when something begins to be written to IndexedDB, in the order of what else is noted. */
async function watchWriting(page: Page): Promise<void> {
  await page.evaluate(() => {
    const noted = globalThis as unknown as { order: string[] };
    noted.order = [];
    const begin = IDBDatabase.prototype.transaction;
    IDBDatabase.prototype.transaction = function (...args) {
      if (args[1] === "readwrite") noted.order.push("written");
      return begin.apply(this, args);
    };
  });
}

const order = (page: Page) => page.evaluate(() => (globalThis as unknown as { order: string[] }).order);

test("a tap does not wait for the second copy, which has the step soon after", async ({ page }) => {
  await demonstration(page);
  await chooseOrder(page, [JUN]);
  await mirrored(page);
  await watchWriting(page);
  await page.evaluate(() => {
    const noted = globalThis as unknown as { order: string[] };
    const begin = () => {
      // The whole table may have been written once more meanwhile.
      noted.order = [];
      setTimeout(() => noted.order.push("next task"));
    };
    addEventListener("click", begin, { capture: true, once: true });
  });
  await step(page, JUN, "Honor", 1);
  await expect.poll(() => order(page)).toEqual(["next task", "written"]);
  await mirrored(page);
});

test("a page that nobody sees any more, or a second tap, has a step written at once", async ({ page }) => {
  await demonstration(page);
  await chooseOrder(page, [JUN]);
  const key = await gauge(page, JUN, "Honor").getByRole("button", { name: "Honor plus 1" }).elementHandle();
  await watchWriting(page);
  for (const after of ["hidden", "tapped"]) {
    await mirrored(page);
    const begun = await page.evaluate(
      async ([key, after]) => {
        const noted = globalThis as unknown as { order: string[] };
        const tap = () => (key as HTMLElement).click();
        noted.order = [];
        tap();
        if (after === "tapped") tap();
        else {
          Object.defineProperty(document, "visibilityState", { configurable: true, value: "hidden" });
          document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
          Reflect.deleteProperty(document, "visibilityState");
        }
        // Everything that was promised is done before the next task.
        await new Promise((next) => setTimeout(next));
        return noted.order.length;
      },
      [key, after] as const,
    );
    expect(begun, after).toBe(1);
  }
});
