// An evening's shelf: ten tables of three games side by side in localStorage, each a long game. They are played on, the
// browser is killed, and every one of them is there with every step.

import type { Page } from "@playwright/test";
import { openApp, painted } from "./support/app";
import { mirrored, storedTables, type Stored } from "./support/saves";
import { toldOnHome } from "./support/mendings";
import { chooseOrder, openCard, sheet, stepsInLog } from "./support/play";
import { expect, test } from "./support/test";

/** Steps of each table; `./dev attack` asks for 1,000. */
const STEPS = Number(process.env.E2E_STEPS ?? 60);
const TABLES = 10;

type Game = { slug: string; /** Opens the place of the two keys that undo each other's work. */ to: (page: Page) => Promise<void>; keys: [string, string] };

const GAMES: Game[] = [
  { slug: "ccg", to: async () => {}, keys: ["Crane: Honor plus 1", "Crane: Honor minus 1"] },
  { slug: "bushido", to: (page) => page.getByRole("link", { name: /^Captain Tsubaki/ }).tap(), keys: ["Ki minus 1", "Ki plus 1"] },
  {
    slug: "champions",
    to: async (page) => {
      await chooseOrder(page, ["Hida Jun"]);
      await openCard(page, "Hida Jun");
    },
    keys: ["Honor plus 1", "Honor minus 1"],
  },
];

/** Presses two keys in turn, so many times in all, each press after the one before it was dealt with. */
async function press(page: Page, keys: string[], times: number): Promise<void> {
  for (const name of keys) await page.getByRole("button", { name, exact: true }).first().waitFor();
  await page.evaluate(
    async ({ keys, times }) => {
      const key = (name: string) => [...document.querySelectorAll<HTMLElement>("button")].find((key) => (key.ariaLabel ?? key.innerText) === name)!;
      for (let at = 0; at < times; at++) {
        key(keys[at % 2]).click();
        await new Promise((next) => requestAnimationFrame(() => setTimeout(next)));
      }
    },
    { keys, times },
  );
  await painted(page);
}

async function demonstration(page: Page, { slug, to }: Game): Promise<void> {
  await openApp(page, `#/${slug}`);
  await page.getByRole("button", { name: "Demonstration table" }).first().tap();
  await expect(page).toHaveURL(/#\/table\//);
  await to(page);
}

/** A second table that goes its own way from the one that was played last. */
async function duplicate(page: Page): Promise<void> {
  await page.getByRole("button", { name: /: more$/ }).first().tap();
  await sheet(page).getByRole("button", { name: /^Duplicate/ }).tap();
  await painted(page);
}

test(`${TABLES} tables of ${STEPS} steps lie side by side, are played on, killed, and all there`, async ({ phone }) => {
  test.setTimeout(900_000);
  let page = await phone.open();
  for (const [number, game] of GAMES.entries()) {
    await demonstration(page, game);
    await press(page, game.keys, STEPS);
    await openApp(page, "#/");
    for (let copies = 1; copies < (number === 0 ? 4 : 3); copies++) await duplicate(page);
  }
  const before = await storedTables(page);
  expect(before).toHaveLength(TABLES);
  expect(Math.min(...before.map(({ steps }) => steps)), "each is as long").toBeGreaterThanOrEqual(STEPS);

  await page.getByRole("link", { name: /^Continue/ }).tap();
  await openCard(page, "Hida Jun");
  await press(page, GAMES[2].keys, 1);
  await mirrored(page);
  await phone.kill();
  page = await phone.open("#/");
  expect(await toldOnHome(page)).toEqual([]);
  const after = await storedTables(page);
  const sum = (tables: Stored[]) => tables.reduce((sum, { steps }) => sum + steps, 0);
  expect(sum(after), "one step more, and none less").toBe(sum(before) + 1);
  for (const { id, steps } of after) {
    await openApp(page, `#/table/${id}/log`);
    expect(await stepsInLog(page), "each opens, with what is stored").toBe(steps);
  }

  const size = await page.evaluate(() => Object.entries(localStorage).reduce((sum, [key, text]) => sum + key.length + (text as string).length, 0));
  test.info().annotations.push({ type: "size", description: `${Math.round(size / 1000)} kB of localStorage` });
  // 150 kB for a table of 1,000 steps is the budget; what is not of a table is less than one more.
  if (STEPS >= 1_000) expect(size).toBeLessThan((TABLES + 1) * 150_000);
});
