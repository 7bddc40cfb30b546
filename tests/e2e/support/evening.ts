// Four hours at the table in some minutes: what players do again and again, and what it costs.

import { expect, type CDPSession, type Page } from "@playwright/test";
import { foreseen, lookAhead, openSave } from "./ahead";
import { backToTable, more, openCard, openLog, step } from "./play";

/** The longest task that held the page up, and in which part of a round. */
type Longest = { time: number; where: string };

export type Evening = { start: number; end: number; longest: Longest; actions: number };

/** How often a gauge is changed in a round: down, up, down again. */
const STEPS = 7;

/** What is done in a round, by name. */
const ROUND: [what: string, act: (page: Page, champion: string) => Promise<void>][] = [
  ["a card is opened", openCard],
  // The last of them is taken back: a gauge ends where it began, however long the evening.
  ["gauges are changed", (page, champion) => steps(page, champion, STEPS)],
  ["a Champion’s sheet", sheetAndBack],
  ["undo", (page) => page.getByRole("button", { name: /^Undo/ }).tap()],
  ["the log", logAndBack],
  ["the figures", figuresAndBack],
  ["a look ahead", forecastAndBack],
  ["a rule is looked up", ruleAndBack],
];

/** So many rounds of a game of five Champions and twelve Enemies on a board; `browser` is asked for the page's memory. */
export async function evening(page: Page, browser: CDPSession, rounds: number): Promise<Evening> {
  await openSave(page, "crowd", "?measure");
  await watchTasks(page);
  const champions = await names(page);
  const longest: Longest = { time: 0, where: "" };
  let start = 0;
  for (let round = 0; round < rounds; round++) {
    for (const [what, act] of ROUND) {
      await act(page, champions[round % champions.length]!);
      const time = await longestTask(page);
      if (time > longest.time) Object.assign(longest, { time, where: `${what}, round ${round + 1}` });
    }
    // Everything has been opened once by then: what is kept for good is there.
    if (round === champions.length - 1) start = await memory(page, browser);
  }
  return { start, end: await memory(page, browser), longest, actions: rounds * (ROUND.length - 1 + STEPS) };
}

async function steps(page: Page, champion: string, count: number): Promise<void> {
  for (let n = 0; n < count; n++) await step(page, champion, "Honor", n % 2 === 0 ? -1 : 1);
}

async function sheetAndBack(page: Page, champion: string): Promise<void> {
  await page.getByRole("link", { name: `Open ${champion}’s sheet` }).tap();
  await expect(page.getByRole("heading", { name: "By hand" })).toBeVisible();
  await backToTable(page);
}

async function logAndBack(page: Page): Promise<void> {
  await openLog(page);
  await backToTable(page);
}

async function figuresAndBack(page: Page): Promise<void> {
  await page.getByRole("link", { name: "Figures: Enemies and Allies" }).tap();
  await backToTable(page);
}

async function forecastAndBack(page: Page): Promise<void> {
  await lookAhead(page);
  await foreseen(page);
  await backToTable(page);
}

async function ruleAndBack(page: Page): Promise<void> {
  await more(page, /^Rules/);
  await expect(page.getByRole("heading", { level: 1, name: /^Rules/ })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1, name: /^Turn/ })).toBeVisible();
}

/** Who has a card on the table. */
async function names(page: Page): Promise<string[]> {
  const cards = page.getByRole("main").getByRole("button", { name: /\bLife \d/ }).locator(".vh");
  const open = page.getByRole("link", { name: /^Open .*’s sheet$/ });
  const closed = await cards.allTextContents();
  const opened = await open.evaluateAll((links) => links.map((link) => link.getAttribute("aria-label") ?? link.textContent ?? ""));
  return [...opened.map((name) => name.match(/^Open (.*)’s sheet$/)![1]!), ...closed.map((text) => text.match(/^[^,.:]+/)![0]!)];
}

/** Notes the longest task from now on. */
async function watchTasks(page: Page): Promise<void> {
  await page.evaluate(() => {
    const noted = globalThis as unknown as { longestTask: number };
    noted.longestTask = 0;
    new PerformanceObserver((list) => {
      for (const task of list.getEntries()) noted.longestTask = Math.max(noted.longestTask, task.duration);
    }).observe({ type: "longtask" });
  });
}

/** Milliseconds of the longest task since it was asked last; 0 where none took 50. */
async function longestTask(page: Page): Promise<number> {
  return page.evaluate(() => {
    const noted = globalThis as unknown as { longestTask: number };
    const longest = noted.longestTask;
    noted.longestTask = 0;
    return longest;
  });
}

/** Bytes that the page holds: its program's memory, and what the browser keeps for it once nothing is left to clear. */
async function memory(page: Page, browser: CDPSession): Promise<number> {
  await browser.send("HeapProfiler.collectGarbage");
  const { usedSize } = await browser.send("Runtime.getHeapUsage");
  const program = await page.evaluate(() => (globalThis as unknown as { memoryAfter: number }).memoryAfter);
  return usedSize + program;
}
