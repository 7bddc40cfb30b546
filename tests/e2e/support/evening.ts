// Four hours at the table in some minutes: what players do again and again, and what it costs.

import type { CDPSession, Locator, Page } from "@playwright/test";
import { foreseen, openSave } from "./ahead";
import { attackKey, onTable, whom } from "./dice";
import { closedCard, expectGauges, gauge, reading, sheet } from "./play";
import { fingerAt, middle } from "./taps";
import { now, tasksDuring } from "./tasks";

/** A longest task, and in which part of a round it came. */
type Found = { time: number; where: string };

/** Memory, and the longest task: what the page's thread took, and by the clock; `untimed` tasks lack one of the two. */
export type Evening = { start: number; end: number; busy: Found; clock: Found; tasks: number; untimed: number; actions: number };

/** How often a gauge is changed in a round: down, up, down again. */
const STEPS = 7;
/** Milliseconds after a tap in which everything it leads to comes. */
const SETTLED = 300;
/** Milliseconds between the taps of whoever changes a gauge quickly. */
const QUICK = 120;
/** Milliseconds after a round in which everything comes that the app leaves for a quiet moment. */
const RESTED = 1000;

/** What is done in a round, by name. */
const ROUND: [what: string, act: (hand: Hand, champion: string) => Promise<void>][] = [
  ["a card is opened", openCard],
  // The last of them is taken back: a gauge ends where it began, however long the evening.
  ["gauges are changed", steps],
  ["undo", undo],
  ["a Champion’s sheet", sheetAndBack],
  ["a Combat", combatAndBack],
  ["the log", logAndBack],
  ["the figures", figuresAndBack],
  ["a look ahead", forecastAndBack],
  ["a rule is looked up", ruleAndBack],
];

/**
 * So many rounds of a game of five Champions and twelve Enemies on a board, on a processor that is so many times slower;
 * `browser` is asked for the page's memory.
 */
export async function evening(page: Page, browser: CDPSession, rounds: number, slower: number): Promise<Evening> {
  await openSave(page, "crowd", "?measure");
  const champions = await names(page);
  const hand = new Hand(page, browser, slower);
  const busy: Found = { time: 0, where: "" };
  const clock = { ...busy };
  const counted = { tasks: 0, untimed: 0 };
  let start = 0;
  for (let round = 0; round < rounds; round++) {
    const begun: { what: string; at: number }[] = [];
    const tasks = await tasksDuring(page, async () => {
      for (const [what, act] of ROUND) {
        begun.push({ what, at: now() });
        await act(hand, champions[round % champions.length]!);
      }
      await page.waitForTimeout(RESTED);
    });
    for (const task of tasks) {
      const where = `${begun.findLast(({ at }) => at <= task.from)?.what ?? "the beginning"}, round ${round + 1}`;
      counted.tasks += 1;
      if (task.busy === undefined || task.clock === undefined) counted.untimed += 1;
      if (task.busy !== undefined && task.busy > busy.time) Object.assign(busy, { time: task.busy, where });
      if (task.clock !== undefined && task.clock > clock.time) Object.assign(clock, { time: task.clock, where });
    }
    // Everything has been opened once by then: what is kept for good is there.
    if (round === champions.length - 1) start = await memory(page, browser);
  }
  return { start, end: await memory(page, browser), busy, clock, ...counted, actions: rounds * (ROUND.length - 1 + STEPS) };
}

/**
 * A player's hand. The page is asked nothing while it answers a tap, and the processor is slow as long as it does: to look
 * for a key by its name is work too, and no player has it done. What comes later than that counts as well, unslowed.
 */
class Hand {
  constructor(
    readonly page: Page,
    private readonly browser: CDPSession,
    private readonly slower: number,
  ) {}

  /** Taps a key, and lets everything come that it leads to. */
  async tap(key: Locator, comes: () => Promise<unknown> = () => this.page.waitForTimeout(SETTLED)): Promise<void> {
    await key.scrollIntoViewIfNeeded();
    const place = await middle(key);
    await this.does(async () => {
      await fingerAt(this.browser, place);
      await comes();
    });
  }

  /** Does something on the slow processor. */
  async does(something: () => Promise<void>): Promise<void> {
    await this.browser.send("Emulation.setCPUThrottlingRate", { rate: this.slower });
    await something();
    await this.browser.send("Emulation.setCPUThrottlingRate", { rate: 1 });
  }
}

async function openCard(hand: Hand, champion: string): Promise<void> {
  const [life, card] = [gauge(hand.page, champion, "Life"), closedCard(hand.page, champion)];
  // Whoever acts may be open already.
  if (await life.isHidden()) await hand.tap(card);
  await life.waitFor();
}

async function steps(hand: Hand, champion: string): Promise<void> {
  const before = await reading(hand.page, champion, "Honor");
  for (let n = 0; n < STEPS; n++) {
    const key = n % 2 === 0 ? "Honor minus 1" : "Honor plus 1";
    await hand.tap(gauge(hand.page, champion, "Honor").getByRole("button", { name: key }), () => hand.page.waitForTimeout(QUICK));
  }
  await expectGauges(hand.page, champion, { Honor: before - 1 });
}

async function undo(hand: Hand, champion: string): Promise<void> {
  const before = await reading(hand.page, champion, "Honor");
  await hand.tap(hand.page.getByRole("button", { name: /^Undo/ }));
  await expectGauges(hand.page, champion, { Honor: before + 1 });
}

const heading = (hand: Hand, name: RegExp) => hand.page.getByRole("heading", { level: 1, name });

async function back(hand: Hand): Promise<void> {
  await hand.tap(hand.page.getByRole("link", { name: "Back to the table" }).first());
  await heading(hand, /^Turn/).waitFor();
}

async function sheetAndBack(hand: Hand, champion: string): Promise<void> {
  // What was said of the Undo before lies over the card, with a key of its own, until it goes by itself.
  await hand.page.locator(".toasts .toast").waitFor({ state: "hidden" });
  await hand.tap(hand.page.getByRole("link", { name: `Open ${champion}’s sheet` }));
  await hand.page.getByRole("heading", { name: "By hand" }).waitFor();
  await back(hand);
}

/** Against the first who can be fought, with the app's own dice, which fall the same each time: it is taken back. */
async function combatAndBack(hand: Hand): Promise<void> {
  const { page } = hand;
  await hand.tap(attackKey(page));
  await hand.tap(whom(page).getByRole("radio").first());
  await hand.tap(page.getByRole("button", { name: "Roll for me" }));
  await hand.tap(page.getByRole("button", { name: "Roll them" }));
  await hand.tap(page.getByRole("contentinfo").getByRole("button", { name: /^(Apply|Stop and apply)/ }));
  await heading(hand, /^Turn/).waitFor();
  // It stands there again as it was applied; die by die it is taken back, and a sheet without dice leaves nothing.
  const undo = page.getByRole("contentinfo").getByRole("button", { name: /^Undo/ });
  await hand.tap(undo, () => page.getByRole("link", { name: "Leave this Combat" }).waitFor());
  while ((await onTable(page).filter({ hasText: /\w/ }).count()) > 0) await hand.tap(undo);
  await hand.tap(page.getByRole("link", { name: "Leave this Combat" }));
  await heading(hand, /^Turn/).waitFor();
}

async function more(hand: Hand, name: RegExp, comes?: () => Promise<unknown>): Promise<void> {
  await hand.tap(hand.page.getByRole("button", { name: "More", exact: true }));
  await hand.tap(sheet(hand.page).getByRole("link", { name }), comes);
  await heading(hand, name).waitFor();
}

async function logAndBack(hand: Hand): Promise<void> {
  await more(hand, /^Log/);
  await back(hand);
}

async function figuresAndBack(hand: Hand): Promise<void> {
  // Where a board lies it has the place of the figures.
  await hand.tap(hand.page.getByRole("contentinfo").getByRole("link", { name: /^(Figures: Enemies and Allies|Board)$/ }));
  await back(hand);
}

async function forecastAndBack(hand: Hand): Promise<void> {
  // Until everybody is worked out; asked for seldom, and of the page's text alone.
  const workedOut = () => document.querySelector("main")?.textContent?.includes("most danger first");
  await more(hand, /^Look ahead/, () => hand.page.waitForFunction(workedOut, undefined, { polling: SETTLED }));
  await foreseen(hand.page);
  await back(hand);
}

async function ruleAndBack(hand: Hand): Promise<void> {
  await more(hand, /^Rules/);
  await hand.does(async () => {
    await hand.page.goBack();
    await hand.page.waitForTimeout(SETTLED);
  });
  await heading(hand, /^Turn/).waitFor();
}

/** Who has a card on the table. */
async function names(page: Page): Promise<string[]> {
  const cards = page.getByRole("main").getByRole("button", { name: /\bLife \d/ }).locator(".vh");
  const open = page.getByRole("link", { name: /^Open .*’s sheet$/ });
  const closed = await cards.allTextContents();
  const opened = await open.evaluateAll((links) => links.map((link) => link.getAttribute("aria-label") ?? link.textContent ?? ""));
  return [...opened.map((name) => name.match(/^Open (.*)’s sheet$/)![1]!), ...closed.map((text) => text.match(/^[^,.:]+/)![0]!)];
}

/** Bytes that the page holds: its program's memory, and what the browser keeps for it once nothing is left to clear. */
async function memory(page: Page, browser: CDPSession): Promise<number> {
  await browser.send("HeapProfiler.collectGarbage");
  const { usedSize } = await browser.send("Runtime.getHeapUsage");
  const program = await page.evaluate(() => (globalThis as unknown as { memoryAfter: number }).memoryAfter);
  return usedSize + program;
}
