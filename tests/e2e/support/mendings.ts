// What players do with a table of the card game besides taking a step: what the browser is killed in the middle of.

import type { Page } from "@playwright/test";
import { expect } from "@playwright/test";
import { openApp, painted } from "./app";
import { importFile, ink, line, openLog, press, share, sheet } from "./play";

/** What may be going on when the browser is killed. */
export type Mending = "a step" | "a correction" | "its undo" | "undo and redo" | "a branch" | "put back" | "beside itself" | "from a file" | "a deletion";

/** How many tables more there are after it; where nothing is said, none. */
export const GROWTH: Partial<Record<Mending, number>> = { "beside itself": 1, "from a file": 1, "a deletion": -1 };

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
