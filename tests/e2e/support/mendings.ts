// What players do with a table of the card game besides taking a step: what the browser is killed in the middle of.

import type { Page } from "@playwright/test";
import { expect } from "@playwright/test";
import { openApp, painted } from "./app";
import { importFile, ink, line, openLog, press, share, sheet } from "./play";
import { binned, notes, storedTables } from "./saves";

/** What may be going on when the browser is killed. */
export type Mending = "a step" | "a correction" | "its undo" | "undo and redo" | "a branch" | "put back" | "beside itself" | "from a file" | "a deletion";

/** How many steps a table has, and how many of them are done, not undone. */
type Length = { steps: number; done: number };

/** What is stored: each table by its id, what is in the bin, and how many steps the backups of each table have. */
export type Shelf = { tables: Map<string, Length>; bin?: string; backups: Map<string, number[]> };

/** What was going on when the browser was killed, and of which table; `file` is the length of the one to bring in. */
export type Going = { mending: Mending; table: string; file: Length };

/** More tables than these would only make Home long. */
const MANY = 4;

const FRONT = ["Straighten all", "Events seen", "All pass", "No attack", "Done recruiting", "Drew, end turn"];

/** A new table, two turns played, and back on Home: there is a backup to put back. Returns its file. */
export async function twoTurns(page: Page): Promise<string> {
  await openApp(page, "#/ccg/new");
  await page.getByRole("button", { name: "Begin", exact: true }).tap();
  await page.getByRole("button", { name: "Crane begins" }).tap();
  for (const name of [...FRONT, ...FRONT]) await press(ink(page, new RegExp(`^${name}`)));
  await expect(page.getByRole("heading", { level: 1, name: /^Turn 3/ })).toBeVisible();
  await honor(page);
  await openLog(page);
  const { text } = await share(page);
  await openApp(page, "#/");
  return text;
}

/** What is done next. */
export function chosen(tables: number, random: () => number): Mending {
  const most: Mending[] = ["a step", "a correction", "its undo", "undo and redo", "a branch", "put back"];
  const more: Mending[] = tables < MANY ? ["beside itself", "from a file"] : ["a deletion", "a deletion"];
  const all = [...most, ...more];
  return all[Math.floor(random() * all.length)];
}

/** Does it, from Home; `file` is a table to bring in. */
export async function mend(page: Page, mending: Mending, file: string): Promise<void> {
  switch (mending) {
    case "from a file":
      await importFile(page, file);
      return expect(page.getByRole("main").getByText(/On the shelf|mported/).first()).toBeVisible();
    case "put back":
    case "beside itself": {
      await manage(page, /^Backups/);
      const key = mending === "put back" ? /^Put back: / : /^As a new table: /;
      await page.getByRole("button", { name: key }).first().tap();
      return painted(page);
    }
    case "a deletion":
      await manage(page, /^Delete/);
      return painted(page);
  }
  await toTable(page);
  await honor(page);
  if (mending === "a step") return;
  await openLog(page);
  if (mending === "undo and redo" || mending === "a branch") {
    const dock = page.getByRole("contentinfo");
    await dock.getByRole("button", { name: "Undo" }).tap();
    if (mending === "undo and redo") return dock.getByRole("button", { name: "Redo" }).tap();
    await page.getByRole("link", { name: "Back to the table" }).tap();
    return honor(page);
  }
  await line(page, /./).first().getByRole("button").first().tap();
  await page.getByRole("button", { name: /^Correct this/ }).tap();
  await sheet(page).getByRole("button", { name: /plus 1$/ }).first().tap();
  await press(sheet(page).getByRole("button", { name: /^Accept/ }));
  if (mending === "a correction") return;
  await page.getByRole("status").filter({ hasText: "Corrected, the rest is kept" }).getByRole("button").first().tap();
}

/** What is stored on this phone. */
export async function shelfOf(page: Page): Promise<Shelf> {
  const [stored, backups] = [await storedTables(page), new Map<string, number[]>()];
  for (const { table, steps } of await notes(page)) backups.set(table, [...(backups.get(table) ?? []), steps]);
  return { tables: new Map(stored.map(({ id, ...length }) => [id, length])), bin: await binned(page), backups };
}

/** The length of the table in a file. */
export function lengthOf(file: string): Length {
  const { entries, cursor } = JSON.parse(file).body;
  return { steps: entries.length, done: cursor };
}

/** The id of the table that was played last: the one that is mended. */
export async function lastPlayed(page: Page): Promise<string> {
  const href = await page.getByRole("link", { name: /^Continue/ }).getAttribute("href");
  return href!.match(/#\/table\/([^/]+)/)![1];
}

/**
 * What a kill in the middle of a mending must not have left: of any other table another length than before, of this one
 * a length that is neither that of before nor one the mending goes through, a table too many, another one in the bin.
 */
export function wrongAfter(before: Shelf, after: Shelf, going: Going): string[] {
  const { mending, table } = going;
  const backups = before.backups.get(table) ?? [];
  const faults: string[] = [];
  for (const [id, was] of before.tables) {
    // A deletion lets go for good of what was in the bin before it.
    if (id === before.bin && after.bin !== before.bin) continue;
    const is = after.tables.get(id);
    const right = id === table ? [was, ...lengths(was, mending, backups)] : [was];
    if (!is) faults.push(`table ${id} is gone`);
    else if (!right.some((wanted) => isOf(wanted, is))) faults.push(`table ${id}: ${told(was)} became ${told(is)}, not one of ${right.map(told)}`);
  }
  const fresh = [...after.tables].filter(([id]) => !before.tables.has(id));
  const come = mending === "from a file" ? [going.file] : mending === "beside itself" ? backups.map((done) => ({ done })) : [];
  if (fresh.length > Math.min(come.length, 1)) faults.push(`${fresh.length} tables more`);
  for (const [id, is] of fresh) {
    if (!come.some((wanted) => isOf(wanted, is))) faults.push(`the new table ${id} has ${told(is)}, not one of ${come.map(told)}`);
  }
  const bins = mending === "a deletion" ? [before.bin, table] : [before.bin];
  if (!bins.includes(after.bin)) faults.push(`in the bin is ${after.bin}, not one of ${bins}`);
  return faults;
}

/** The lengths a table goes through while it is mended. Of what a backup had undone, its note says nothing. */
function lengths(was: Length, mending: Mending, backups: number[]): Partial<Length>[] {
  const stepped = { steps: was.done + 1, done: was.done + 1 };
  switch (mending) {
    case "a step":
    case "a correction":
    case "its undo":
      return [stepped];
    case "undo and redo":
    case "a branch":
      return [stepped, { ...stepped, done: was.done }];
    case "put back":
      return backups.map((done) => ({ done }));
    case "beside itself":
    case "from a file":
    case "a deletion":
      return [];
  }
}

/** Whether a length is the one that is wanted, as far as that is known. */
function isOf(wanted: Partial<Length>, is: Length): boolean {
  return wanted.done === is.done && (wanted.steps ?? is.steps) === is.steps;
}

function told({ steps, done }: Partial<Length>): string {
  return `${done} of ${steps ?? "any"} steps`;
}

/** From Home to the table that was played last. */
export async function toTable(page: Page): Promise<void> {
  await page.getByRole("link", { name: /^Continue/ }).tap();
  await page.getByRole("button", { name: "Crane: Honor plus 1" }).waitFor();
}

/** What Home says on top and of its tables; of an ordinary shelf, nothing. */
export async function toldOnHome(page: Page): Promise<string[]> {
  await page.getByRole("link", { name: /^Continue/ }).waitFor();
  await painted(page);
  const told = await page.getByRole("main").locator(".note").allInnerTexts();
  return told.concat(await page.getByRole("main").getByText(/could not be read|cannot be read/).allInnerTexts());
}

async function honor(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Crane: Honor plus 1" }).tap();
  await painted(page);
}

/** What can be done with the table that was played last. */
async function manage(page: Page, what: RegExp): Promise<void> {
  await page.getByRole("button", { name: /: more$/ }).first().tap();
  await sheet(page).getByRole("button", { name: what }).tap();
}
