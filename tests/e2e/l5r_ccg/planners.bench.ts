// What the odds and planners of the old card game take on a slow phone, in the release build: a duel, the gold, the
// maneuvers, the totals of a battle.

import { expect, test, type CDPSession, type Page } from "@playwright/test";
import { openApp, painted } from "../support/app";
import { BUDGET } from "../support/budgets";
import { median, quantile, record } from "../support/figures";
import { withoutRest } from "../support/rest";
import { slowProcessor, SLOWDOWN } from "../support/slow_phone";
import { finger, tapTimes } from "../support/taps";
import { PATIENCE } from "../support/test";

const RUNS = 11;
const TAPS = 40;
/** How often a search is stopped. */
const STOPS = 3;

const sheet = (page: Page) => page.getByRole("dialog");

test.beforeEach(async ({ page }) => {
  test.setTimeout(600_000);
  await withoutRest(page.context());
  page.setDefaultTimeout(PATIENCE);
});

/** A new table of Lion and Crane, in the first turn of the Crane; it notes what is worked out. */
async function begin(page: Page): Promise<string> {
  await openApp(page, "?measure#/ccg/new");
  await page.getByRole("button", { name: "Begin", exact: true }).tap();
  await page.getByRole("button", { name: "Crane begins" }).tap();
  await expect(page.getByRole("heading", { name: /^Turn 1/ })).toBeVisible();
  return page.url();
}

async function ink(page: Page, ...names: string[]): Promise<void> {
  for (const name of names) {
    await page.getByRole("contentinfo").getByRole("button", { name }).tap();
    await painted(page);
  }
}

/** Types in a card that lies on the table. */
async function typeIn(page: Page, name: string, numbers: Record<string, number>, kind?: string): Promise<void> {
  await page.getByRole("button", { name: "A card" }).tap();
  if (kind !== undefined) await sheet(page).getByRole("combobox", { name: "Kind" }).selectOption(kind);
  await sheet(page).getByRole("textbox", { name: "Name of the card" }).fill(name);
  for (const [label, value] of Object.entries(numbers)) {
    for (let step = 0; step <= value; step++) await sheet(page).getByRole("button", { name: `${label} plus 1`, exact: true }).tap();
  }
  await sheet(page).getByRole("button", { name: /^It lies there/ }).tap();
  await painted(page);
}

/** What the page worked out under a name since it was asked last, a time each. */
async function noted(page: Page, name: string): Promise<number[]> {
  const times = await page.evaluate((name) => {
    const all = performance.getEntriesByName(name, "measure").map(({ duration }) => duration);
    performance.clearMeasures(name);
    return all;
  }, name);
  return times;
}

test("odds of a duel", async ({ page }) => {
  const table = await begin(page);
  await page.goto(`${table}/cards/1`);
  await typeIn(page, "Ayame", { Force: 2, Chi: 4 });
  await page.goto(`${table}/cards/0`);
  await typeIn(page, "Hana", { Force: 2, Chi: 5 });
  await page.goto(table);
  /** The Crane, whose cards are hidden from the Lion, has so many. */
  const hold = async (cards: RegExp, more: number) => {
    await page.getByRole("region", { name: "Half of Crane" }).getByRole("button", { name: cards }).tap();
    for (let card = 0; card < more; card++) await sheet(page).getByRole("button", { name: /plus 1$/ }).first().tap();
    await sheet(page).getByRole("button", { name: "Close" }).tap();
  };
  await hold(/cards in hand$/, 3);
  await page.goto(`${table}/duel`);
  await page.getByRole("button", { name: "Challenge", exact: true }).tap();
  await page.getByRole("button", { name: "Enter the hand" }).tap();
  for (const value of [5, 4, 3, 2, 1]) await sheet(page).getByRole("button", { name: `Focus Value ${value}`, exact: true }).tap();
  await sheet(page).getByRole("button", { name: "Close" }).tap();
  await slowProcessor(page);
  const ask = async () => {
    const key = page.getByRole("button", { name: /^Hold to see the side of Lion/ });
    for (let run = 0; run < RUNS; run++) {
      await key.dispatchEvent("pointerdown", { button: 0 });
      await page.getByRole("img", { name: /^Strike: win/ }).waitFor();
      await key.dispatchEvent("pointerup");
      await page.getByText("open only under a finger").waitFor();
    }
    return noted(page, "duel");
  };
  await noted(page, "duel");
  const usual = await ask();
  record({ name: `odds of a duel, 8 hidden cards of 6 values, ${SLOWDOWN}× slower`, value: median(usual), unit: "ms", budget: 100, note: most(usual) });
  // 7 values and 12 cards are 18,564 hands, the most that are allowed with so many values.
  await page.goto(table);
  await hold(/cards in hand$/, 4);
  await page.goto(`${table}/duel`);
  await page.getByRole("combobox", { name: "The other’s cards come from" }).selectOption("as you think");
  await page.getByRole("button", { name: "How likely is each value?" }).tap();
  await sheet(page).getByRole("button", { name: "Focus Value 6 plus 1" }).tap();
  await sheet(page).getByRole("button", { name: "Close" }).tap();
  await noted(page, "duel");
  const largest = await ask();
  record({ name: "  of 18,564 hands", value: median(largest), unit: "ms", budget: 1000, note: most(largest) });
});

test("gold of 14 sources for 4 cards", async ({ page }) => {
  const table = await begin(page);
  await page.goto(`${table}/cards/1`);
  // With the Stronghold fourteen.
  for (const [at, gold] of [4, 3, 2, 2, 5, 3, 2, 4, 1, 2, 3, 2, 2].entries()) await typeIn(page, `Farm ${at}`, { Gold: gold }, "Holding");
  await page.goto(table);
  await ink(page, "Straighten all", "Events seen", "All pass", "No attack");
  await page.goto(`${table}/recruit`);
  await page.getByRole("radio", { name: "Holding" }).tap();
  await slowProcessor(page);
  const main = page.getByRole("main");
  await main.getByRole("button", { name: /^More of the card/ }).tap();
  // The first step from "?" is 0.
  let shown = -1;
  for (const cost of [4, 7, 9, 11]) {
    await main.getByRole("textbox", { name: "Name of the card" }).fill(`Wanted for ${cost}`);
    for (; shown < cost; shown++) await main.getByRole("button", { name: "Gold cost plus 1", exact: true }).tap();
    await noted(page, "gold");
    await main.getByRole("button", { name: "Plan it with other cards" }).tap();
    await painted(page);
  }
  const times = await noted(page, "gold");
  expect(times.length, "the four together were worked out").toBeGreaterThan(0);
  record({ name: `gold of 14 sources for 4 cards, ${SLOWDOWN}× slower`, value: Math.max(...times), unit: "ms", budget: 500 });
});

test("maneuvers and the totals of a battle", async ({ page }) => {
  const table = await begin(page);
  const all = [1, 0].flatMap((seat) => [0, 1, 2, 3].map((at) => ({ seat, at })));
  for (const seat of [1, 0]) {
    await page.goto(`${table}/cards/${seat}`);
    for (const { at } of all.filter((one) => one.seat === seat)) await typeIn(page, `Unit ${seat} ${at}`, { Force: 2 + at });
  }
  await toThePlan(page, table);
  const cdp = await slowProcessor(page);
  const sums: number[] = [];
  for (let run = 0; run < 5; run++) sums.push(sum(await again(page, run)));
  record({ name: `maneuvers, 4 against 4 at 4 Provinces, ${SLOWDOWN}× slower`, value: median(sums), unit: "ms", budget: 200, note: most(sums) });

  await cdp.send("Emulation.setCPUThrottlingRate", { rate: 1 });
  for (const seat of [1, 0]) {
    await page.goto(`${table}/cards/${seat}`);
    await typeIn(page, `Unit ${seat} 4`, { Force: 6 });
  }
  await page.goto(`${table}/plan`);
  await found(page).waitFor();
  await cdp.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
  const [whole, beats]: [number[], number[]] = [[], []];
  for (let run = 0; run < 3; run++) {
    const times = await again(page, run);
    whole.push(sum(times));
    beats.push(...times);
  }
  record({ name: "  5 against 5, 9,765,625 lines", value: median(whole), unit: "ms", budget: 3000, note: `${most(whole)}; ${beats.length} beats` });
  record({ name: "  the longest time the screen waits meanwhile", value: Math.max(...beats), unit: "ms", budget: BUDGET.longTask });

  await page.goto(`${table}/attack`);
  for (const name of [/^Unit 1 3/, /^Unit 0 3/]) {
    await page.getByRole("button", { name }).tap();
    await page.getByRole("button", { name: "Send to Province 1" }).tap();
  }
  await ink(page, "Next maneuvers", "Next maneuvers", "Begin the battle");
  await cdp.send("Emulation.setCPUThrottlingRate", { rate: 1 });
  const key = page.locator(".unit .cd").first();
  await noted(page, "totals");
  const taps = await tapTimes(page, [{ key, value: page.getByRole("main") }], TAPS);
  const totals = await noted(page, "totals");
  record({ name: `totals of a battle worked out after a tap, ${SLOWDOWN}× slower`, value: quantile(totals, 0.95), unit: "ms", budget: 16, note: most(totals) });
  record({ name: "  the same tap to its painted change, median", value: median(taps), unit: "ms", budget: BUDGET.tap, note: most(taps) });
});

test("maneuvers of ten units that cannot take everything", async ({ page }) => {
  const table = await begin(page);
  await page.goto(`${table}/cards/1`);
  for (const [at, force] of [1, 2, 3, 1, 2, 3, 1, 2, 3, 1].entries()) await typeIn(page, `Unit ${at}`, { Force: force });
  await toThePlan(page, table);
  const cdp = await slowProcessor(page);
  const [whole, beats]: [number[], number[]] = [[], []];
  for (let run = 0; run < 3; run++) {
    const times = await again(page, run);
    whole.push(sum(times));
    beats.push(...times);
  }
  record({ name: `maneuvers of ten units of one side, 9,765,625 lines, ${SLOWDOWN}× slower`, value: median(whole), unit: "ms", budget: 3000, note: `${most(whole)}; ${beats.length} beats` });
  record({ name: "  the longest time the screen waits meanwhile", value: Math.max(...beats), unit: "ms", budget: BUDGET.longTask });
  const stops: number[] = [];
  for (let run = 0; run < STOPS; run++) stops.push(await stopped(page, cdp, () => weight(page).fill(`${10 + run}`)));
  record({ name: "  Stop in the middle of it, to its word on the screen", value: Math.max(...stops), unit: "ms", budget: 200, note: most(stops) });
});

const weight = (page: Page) => page.getByRole("slider", { name: /^Card/ });

/** What the search says in the end. */
const found = (page: Page) => page.getByRole("contentinfo").getByText(/Assign like this|Nobody is sent now/);

/** Declares the attack and opens the planner. */
async function toThePlan(page: Page, table: string): Promise<void> {
  await page.goto(table);
  await ink(page, "Straighten all", "Events seen", "All pass");
  await page.getByRole("link", { name: "Attack", exact: true }).tap();
  await ink(page, "Declare the attack");
  await page.goto(`${table}/plan`);
  await found(page).waitFor();
}

/** Plans once more, with another weight; milliseconds of each beat of the search. */
async function again(page: Page, run: number): Promise<number[]> {
  await noted(page, "plan");
  await weight(page).fill(`${2 + run}`);
  await page.waitForFunction(() => performance.getEntriesByName("plan", "measure").length > 0);
  await found(page).waitFor();
  return noted(page, "plan");
}

/** Presses Stop while a search that was just begun runs; milliseconds from the lifted finger until the screen says so. */
async function stopped(page: Page, cdp: CDPSession, begin: () => Promise<void>): Promise<number> {
  await page.evaluate(() => {
    const state = globalThis as unknown as { stopTime?: number };
    state.stopTime = undefined;
    const press = (event: Event) => {
      const look = (): void => {
        if (!/Stopped\./.test(document.querySelector("main")!.innerText)) {
          requestAnimationFrame(look);
          return;
        }
        // A task queued in a frame runs after its painting.
        const painted = new MessageChannel();
        painted.port1.onmessage = () => (state.stopTime = performance.now() - event.timeStamp);
        painted.port2.postMessage(null);
      };
      requestAnimationFrame(look);
    };
    addEventListener("click", press, { capture: true, once: true });
  });
  await begin();
  const stop = page.getByRole("main").getByRole("button", { name: "Stop", exact: true });
  await stop.waitFor();
  const told = page.getByRole("main").getByText(/% done$/);
  const before = await told.innerText();
  await finger(cdp, stop);
  const took = await page.waitForFunction(() => (globalThis as unknown as { stopTime?: number }).stopTime);
  expect(before, "it had said how far it is").toMatch(/\d/);
  await noted(page, "plan");
  await page.waitForTimeout(500);
  expect(await noted(page, "plan"), "nothing goes on behind the screen").toEqual([]);
  await expect(page.getByRole("button", { name: "Plan again" })).toBeVisible();
  return (await took.jsonValue())!;
}

const sum = (times: number[]) => times.reduce((all, time) => all + time, 0);

function most(times: number[]): string {
  return `${times.length} runs, most ${Math.round(Math.max(...times))} ms`;
}
