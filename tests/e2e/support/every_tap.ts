// What players tap again and again: one of each kind a round, at a table that is open.

import type { CDPSession, Locator, Page } from "@playwright/test";
import { answer, attackKey, palette, total, type Element } from "./dice";
import { closedCard, FIVE, gauge, line, sheet } from "./play";
import { slowProcessor } from "./slow_phone";
import { finger } from "./taps";

/** Milliseconds in which a screen becomes whole, so that the next tap finds nothing of the one before. */
const SETTLED = 400;

/** The browser tells of no event that was painted sooner. */
const LEAST = 16;

/** One kind of tap: what it does, what is tapped, and what stands there afterwards. */
type Tap = { what: string; key: Locator; shows: Locator };

/** Milliseconds from the lifted finger. */
type Answer = {
  /**
   * To the next painting, as the browser itself counts it: in steps of eight, and none below sixteen. What leads to
   * another page shows by then that it is pressed.
   */
  first: number;
  /** To the last painting of what it changes on the screen. */
  whole: number;
};

/** How each kind of tap is answered, in so many rounds of them. */
export async function everyTap(page: Page, rounds: number): Promise<Map<string, Answer[]>> {
  const processor = await slowProcessor(page);
  await noteInteractions(page);
  const times = new Map<string, Answer[]>();
  for (let round = 0; round < rounds; round++) {
    for (const tap of taps(page, FIVE[0], FIVE[1 + (round % (FIVE.length - 1))]!)) {
      times.set(tap.what, [...(times.get(tap.what) ?? []), await once(page, processor, tap)]);
    }
  }
  return times;
}

async function once(page: Page, processor: CDPSession, { what, key, shows }: Tap): Promise<Answer> {
  await key.scrollIntoViewIfNeeded();
  await page.waitForTimeout(SETTLED);
  await page.evaluate(() => Object.assign(globalThis, { interaction: 0, clicks: 0, changes: [] }));
  await finger(processor, key);
  await shows.waitFor();
  await page.waitForTimeout(SETTLED);
  const { clicks, interaction, whole } = await page.evaluate(() => (globalThis as any).tapped() as { clicks: number; interaction: number; whole: number });
  if (clicks !== 1) throw new Error(`${what}: ${clicks} clicks of one tap`);
  const first = Math.max(LEAST, interaction);
  return { first, whole: Math.max(first, whole) };
}

/**
 * Notes the longest of the events that make up a tap, and when what it changed was painted. The finger's own time on the
 * glass is none of them.
 */
async function noteInteractions(page: Page): Promise<void> {
  await page.evaluate((least) => {
    const state = Object.assign(globalThis as any, { changes: [] });
    addEventListener("click", () => (state.clicks += 1), { capture: true });
    addEventListener("pointerup", (event) => (state.lifted = event.timeStamp), { capture: true });
    const painted = (note: () => void) =>
      requestAnimationFrame(() => {
        const channel = new MessageChannel();
        channel.port1.onmessage = note;
        channel.port2.postMessage(null);
      });
    const seen = new MutationObserver((records) => {
      const change = { at: 0, nodes: records.flatMap(({ target, addedNodes }) => (addedNodes.length > 0 ? [...addedNodes] : [target])) };
      state.changes.push(change);
      painted(() => (change.at = performance.now()));
    });
    seen.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
    // Looked for afterwards, because to ask where something stands has the page laid out.
    const isSeen = (node: Node) => {
      const element = node instanceof Element ? node : node.parentElement;
      // A toast goes again by itself.
      if (node.nodeType === Node.COMMENT_NODE || !element?.isConnected || element.closest(".vh, .toasts") !== null) return false;
      const { top, bottom, width } = element.getBoundingClientRect();
      return width > 0 && bottom > 0 && top < innerHeight;
    };
    state.tapped = () => {
      const times = state.changes.filter(({ nodes }: { nodes: Node[] }) => nodes.some(isSeen)).map(({ at }: { at: number }) => at);
      return { clicks: state.clicks, interaction: state.interaction, whole: Math.max(0, ...times) - state.lifted };
    };
    const note = (list: PerformanceObserverEntryList) => {
      for (const event of list.getEntries() as PerformanceEventTiming[]) {
        if (["pointerup", "click"].includes(event.name)) state.interaction = Math.max(state.interaction, event.duration);
      }
    };
    new PerformanceObserver(note).observe({ type: "event", durationThreshold: least } as PerformanceObserverInit);
  }, LEAST);
}

/** A round: it begins and ends at the table, with the first Champion's card open, and changes nothing for good. */
function taps(page: Page, first: string, second: string): Tap[] {
  return [...atTheTable(page, first, second), ...ofItsPages(page, first), ...ofItsBooks(page), ...ofACombat(page)];
}

const title = (page: Page, name: RegExp) => page.getByRole("heading", { level: 1, name });
const table = (page: Page) => title(page, /^Turn/);
const undo = (page: Page): Tap => ({ what: "Undo", key: page.getByRole("contentinfo").getByRole("button", { name: /^Undo/ }), shows: table(page) });
const back = (page: Page): Tap => ({ what: "back to the table", key: page.getByRole("link", { name: "Back to the table" }), shows: table(page) });

function atTheTable(page: Page, first: string, second: string): Tap[] {
  const step = (champion: string, name: "Honor" | "Ki", by: "plus" | "minus") =>
    gauge(page, champion, name).getByRole("button", { name: `${name} ${by} 1` });
  return [
    { what: "a gauge down", key: step(first, "Honor", "minus"), shows: table(page) },
    { what: "a gauge up", key: step(first, "Honor", "plus"), shows: table(page) },
    undo(page),
    { what: "a gauge up", key: step(first, "Honor", "plus"), shows: table(page) },
    { what: "another card", key: closedCard(page, second), shows: gauge(page, second, "Life") },
    { what: "its gauge", key: step(second, "Ki", "minus"), shows: table(page) },
    { what: "its gauge", key: step(second, "Ki", "plus"), shows: table(page) },
    { what: "another card", key: closedCard(page, first), shows: gauge(page, first, "Life") },
  ];
}

function ofItsPages(page: Page, first: string): Tap[] {
  const link = (name: string) => page.getByRole("link", { name });
  return [
    { what: "the sheet", key: link(`Open ${first}’s sheet`), shows: page.getByRole("heading", { name: "By hand" }) },
    back(page),
    { what: "the figures", key: page.getByRole("link", { name: /^(Figures: Enemies and Allies|Board)$/ }), shows: link("Back to the table") },
    back(page),
  ];
}

function ofItsBooks(page: Page): Tap[] {
  const link = (name: RegExp) => sheet(page).getByRole("link", { name });
  const more = { what: "More", key: page.getByRole("button", { name: "More", exact: true }), shows: link(/^Log/) };
  const newest = line(page, /Ki/).first();
  const part = page.getByRole("main").getByRole("link").first();
  return [
    more,
    { what: "the log", key: link(/^Log/), shows: newest },
    { what: "a line of the log", key: newest.getByRole("button").first(), shows: newest.getByRole("list") },
    back(page),
    more,
    { what: "the rules", key: link(/^Rules/), shows: part },
    { what: "a section of the rules", key: part, shows: page.getByRole("link", { name: "Back to the rules" }) },
    { what: "back to the rules", key: page.getByRole("link", { name: "Back to the rules" }), shows: part },
    { what: "back to the table", key: page.getByRole("link", { name: /^Back/ }), shows: table(page) },
  ];
}

/** A Combat die by die, and the step that takes it back. */
function ofACombat(page: Page): Tap[] {
  const die = (face: Element): Tap => ({ what: "a die", key: palette(page).getByRole("button", { name: face, exact: true }), shows: palette(page) });
  const ready = page.getByRole("contentinfo").getByRole("button", { name: /^(Apply|Stop and apply)/ });
  return [
    { what: "a Combat", key: attackKey(page), shows: answer(page, "Practice Zombie B") },
    { what: "its Enemy", key: answer(page, "Practice Zombie B"), shows: palette(page) },
    ...(["Fire", "Fire", "Fire", "Air"] as const).map(die),
    { ...die("Earth"), shows: total(page, "Offensive", 0) },
    { what: "a total", key: total(page, "Offensive", 0), shows: total(page, "Defensive", 0) },
    { what: "a total", key: total(page, "Defensive", 0), shows: ready },
    { what: "Apply", key: ready, shows: table(page) },
    { ...undo(page), what: "Undo of a Combat", shows: ready },
    // Two totals and five dice; a sheet without dice leaves nothing.
    ...Array.from({ length: 7 }, (): Tap => ({ ...undo(page), what: "Undo of a die", shows: undo(page).key })),
    { what: "leave", key: page.getByRole("link", { name: "Leave this Combat" }), shows: table(page) },
  ];
}
