// Where screens begin: phones that have come to a certain state, kept as what localStorage had of it then. How a player
// comes there by tapping has tests of its own, and is written down here only to make the files anew:
// `UPDATE=1 ./dev test e2e screens.spec.ts`. As saves of an older version they must be opened for ever, so that is needed
// only where a state is to be another one.

import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, type Page } from "@playwright/test";
import { openApp, painted } from "./app";

const FOLDER = "tests/data/states";

/** A state: which page is open, by its route and its title, and every text of the app by its key. */
type State = { at: string; title: string; texts: Record<string, string> };

/** What belongs to the moment and not to the state: the copy in IndexedDB, and which tab has the table. */
const MOMENTARY = /^rokugan\.(mirror|mirrored)$|\.owner$/;

/** Brings an empty phone to the state of that name; `play` is how a player comes there. */
export async function from(page: Page, name: string, play: (page: Page) => Promise<void>): Promise<void> {
  const file = path.join(FOLDER, `${name}.json`);
  if (process.env.UPDATE) {
    await play(page);
    mkdirSync(FOLDER, { recursive: true });
    writeFileSync(file, `${JSON.stringify(await stateOf(page), null, 1)}\n`);
    return;
  }
  expect(existsSync(file), `${file} is there, or is to be made: ${FOLDER} says how`).toBe(true);
  await begin(page, JSON.parse(readFileSync(file, "utf8")) as State);
}

/** Opens the app in that state. */
async function begin(page: Page, { at, title, texts }: State): Promise<void> {
  await page.addInitScript((texts) => {
    // Once, on the empty phone: a page that is opened again, or another tab, finds what was made of it.
    if (localStorage.length > 0) return;
    for (const [key, text] of Object.entries(texts)) localStorage.setItem(key, text);
  }, texts);
  await openApp(page, at);
  await expect(page.getByRole("heading", { level: 1 }), "the phone is where it was").toHaveText(title);
}

/** The state of the app that is open. */
async function stateOf(page: Page): Promise<State> {
  await painted(page);
  const all = await page.evaluate(() => Object.entries(localStorage) as [string, string][]);
  const texts = all.filter(([key]) => !MOMENTARY.test(key)).sort(([a], [b]) => (a < b ? -1 : 1));
  const title = (await page.getByRole("heading", { level: 1 }).textContent()) ?? "";
  return { at: new URL(page.url()).hash, title: title.replace(/\s+/g, " ").trim(), texts: Object.fromEntries(texts) };
}
