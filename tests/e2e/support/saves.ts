// Finished turns, and the backups they leave.

import { expect, type Locator, type Page } from "@playwright/test";
import { openApp } from "./app";
import { FIVE, chooseOrder, endActivation, endEnemies, goHome, newTable, recover, sheet } from "./play";

/** The table of these tests. */
export const TITLE = "The long road";

/** A phone with one new table, open. */
export async function oneTable(page: Page): Promise<void> {
  await openApp(page);
  await newTable(page, TITLE);
}

/** The order of a turn: whoever holds the Favor goes first, and it passes clockwise. */
export function order(turn: number): string[] {
  return [...FIVE.slice(turn % 5), ...FIVE.slice(0, turn % 5)];
}

/** Plays a turn in which nobody does anything, and stands at the beginning of the next. */
export async function finishTurn(page: Page, turn: number): Promise<void> {
  await chooseOrder(page, order(turn));
  for (const _ of FIVE) await endActivation(page);
  await endEnemies(page);
  await recover(page);
  await expect(page.getByRole("heading", { level: 1, name: new RegExp(`^Turn ${turn + 1}\\b`) })).toBeVisible();
  await backedUp(page, turn);
}

/** Waits until the last backup is that of `turn`; taking it keeps nobody waiting at the table. */
async function backedUp(page: Page, turn: number): Promise<void> {
  await expect.poll(() => notes(page).then((all) => all.map((note) => note.turn))).toContain(turn);
}

/** What IndexedDB has of backups; `steps` are those that had been done, `table` is its id. */
export async function notes(page: Page): Promise<{ table: string; turn: number; moment: string; number: number; steps: number }[]> {
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        const opening = indexedDB.open("rokugan-backups");
        // Asked before the app has made it: there is nothing then, and nothing may be made here.
        opening.onupgradeneeded = () => opening.transaction!.abort();
        opening.onerror = () => resolve([]);
        opening.onsuccess = () => {
          const reading = opening.result.transaction("notes").objectStore("notes").getAll();
          reading.onsuccess = () => {
            opening.result.close();
            resolve(reading.result.map((note: string) => JSON.parse(note)));
          };
        };
      }),
  );
}

/** From the table to the backups of the table that was played last: Home, then two taps. */
export async function openBackups(page: Page): Promise<void> {
  await goHome(page);
  await page.getByRole("button", { name: /: more$/ }).first().tap();
  await sheet(page).getByRole("button", { name: /^Backups/ }).tap();
  await expect(page.getByRole("heading", { level: 1, name: /^Backups/ })).toBeVisible();
}

/** The backups on the page, the last first, by what they are called. */
export function listedBackups(page: Page): Locator {
  return page.getByRole("list", { name: "Backups" }).getByRole("listitem").locator("b");
}

/** How many steps localStorage has of the one table of this phone. */
export async function storedSteps(page: Page): Promise<number> {
  return (await storedTables(page))[0].steps;
}

/** A table by its id: how many steps are stored of it, and how many of them are done, not undone. */
export type Stored = { id: string; steps: number; done: number };

/**
 * What localStorage has of each table: the steps of its newest whole document, and each record after it that says a command
 * was carried out. What is undone counts until something else is done. A text begins with checksums of eight digits.
 */
export async function storedTables(page: Page): Promise<Stored[]> {
  return page.evaluate(async () => {
    /** A long document is packed: a tilde, and what was deflated in base64. */
    const unpacked = async (text: string): Promise<string> => {
      if (!text.startsWith("~")) return text;
      const bytes = Uint8Array.from(atob(text.slice(1)), (letter) => letter.charCodeAt(0));
      return new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate"))).text();
    };
    type Texts = { base: Map<number, string>; log: Map<number, string> };
    const tables = new Map<string, Texts>();
    for (const [key, text] of Object.entries(localStorage)) {
      const [, table, part, number] = key.match(/^rokugan\.table\.([^.]+)\.(base|log)\.(\d+)$/) ?? [];
      if (!part) continue;
      if (!tables.has(table)) tables.set(table, { base: new Map(), log: new Map() });
      tables.get(table)![part as keyof Texts].set(Number(number), text);
    }
    const stored = async ([id, texts]: [string, Texts]) => {
      const newest = Math.max(...texts.base.keys());
      const document = await unpacked(texts.base.get(newest)!.slice("01234567 01234567 ".length));
      const { entries, cursor } = JSON.parse(document).body;
      let [steps, done]: number[] = [entries.length, cursor];
      for (let at = newest + 1; texts.log.has(at); at++) {
        const record = JSON.parse(texts.log.get(at)!.slice("01234567 ".length));
        // What is undone is gone with the next command.
        if ("commit" in record) steps = done += 1;
        if ("cursor" in record) done = record.cursor;
      }
      return { id, steps, done };
    };
    // What goes goes with its whole documents last: without one there is no table any more.
    return Promise.all([...tables].filter(([, texts]) => texts.base.size > 0).map(stored));
  });
}

/** The table that was deleted last and can be brought back: its texts stay where they are. */
export async function binned(page: Page): Promise<string | undefined> {
  return page.evaluate(() => localStorage.getItem("rokugan.trash")?.split(" ")[1]);
}

/** Waits until the mirror has what localStorage has. */
export async function mirrored(page: Page): Promise<void> {
  const same = () =>
    page.evaluate(
      () =>
        new Promise<boolean>((resolve) => {
          const opening = indexedDB.open("rokugan", 1);
          opening.onsuccess = () => {
            const reading = opening.result.transaction("rokugan").objectStore("rokugan").get("rokugan.mirror");
            reading.onsuccess = () => {
              opening.result.close();
              resolve(reading.result === localStorage.getItem("rokugan.mirror"));
            };
          };
        }),
    );
  await expect.poll(same).toBe(true);
}
