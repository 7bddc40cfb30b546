// What players tap again and again: one of each kind a round, at a table that is open.

import type { CDPSession, Locator, Page } from "@playwright/test";
import { closedCard, FIVE, gauge, sheet } from "./play";
import { slowProcessor } from "./slow_phone";
import { finger } from "./taps";

/** Milliseconds in which a screen becomes whole, so that the next tap finds nothing of the one before. */
const SETTLED = 400;

/** The browser tells of no event that was painted sooner. */
const LEAST = 16;

/** One kind of tap: what it does, what is tapped, and what stands there afterwards. */
type Tap = { what: string; key: Locator; shows: Locator };

/**
 * Milliseconds of each kind of tap from the lifted finger to the next painting, as the browser itself counts them: in
 * steps of eight, and none below sixteen. A screen of many parts may need another painting or two until it is whole.
 */
export async function everyTap(page: Page, rounds: number): Promise<Map<string, number[]>> {
  const processor = await slowProcessor(page);
  await noteInteractions(page);
  const times = new Map<string, number[]>();
  for (let round = 0; round < rounds; round++) {
    for (const tap of taps(page, FIVE[0], FIVE[1 + (round % (FIVE.length - 1))]!)) {
      times.set(tap.what, [...(times.get(tap.what) ?? []), await once(page, processor, tap)]);
    }
  }
  return times;
}

async function once(page: Page, processor: CDPSession, { what, key, shows }: Tap): Promise<number> {
  await key.scrollIntoViewIfNeeded();
  await page.waitForTimeout(SETTLED);
  await page.evaluate(() => Object.assign(globalThis, { interaction: 0, clicks: 0 }));
  await finger(processor, key);
  await shows.waitFor();
  await page.waitForTimeout(SETTLED);
  const [clicks, time] = await page.evaluate(() => [(globalThis as any).clicks, (globalThis as any).interaction] as [number, number]);
  if (clicks !== 1) throw new Error(`${what}: ${clicks} clicks of one tap`);
  return Math.max(LEAST, time);
}

/** Notes the longest of the events that make up a tap. The finger's own time on the glass is none of them. */
async function noteInteractions(page: Page): Promise<void> {
  await page.evaluate((least) => {
    const state = globalThis as any;
    addEventListener("click", () => (state.clicks += 1), { capture: true });
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
  const step = (champion: string, name: "Honor" | "Ki", by: "plus" | "minus") =>
    gauge(page, champion, name).getByRole("button", { name: `${name} ${by} 1` });
  const title = (name: RegExp) => page.getByRole("heading", { level: 1, name });
  const table = title(/^Turn/);
  const back = { key: page.getByRole("link", { name: "Back to the table" }), shows: table };
  const more = { what: "More", key: page.getByRole("button", { name: "More", exact: true }), shows: sheet(page).getByRole("link", { name: /^Log/ }) };
  return [
    { what: "a gauge down", key: step(first, "Honor", "minus"), shows: table },
    { what: "a gauge up", key: step(first, "Honor", "plus"), shows: table },
    { what: "Undo", key: page.getByRole("button", { name: /^Undo/ }), shows: table },
    { what: "a gauge up", key: step(first, "Honor", "plus"), shows: table },
    { what: "another card", key: closedCard(page, second), shows: gauge(page, second, "Life") },
    { what: "its gauge", key: step(second, "Ki", "minus"), shows: table },
    { what: "its gauge", key: step(second, "Ki", "plus"), shows: table },
    { what: "another card", key: closedCard(page, first), shows: gauge(page, first, "Life") },
    { what: "the sheet", key: page.getByRole("link", { name: `Open ${first}’s sheet` }), shows: page.getByRole("heading", { name: "By hand" }) },
    { what: "back to the table", ...back },
    { what: "the figures", key: page.getByRole("link", { name: "Figures: Enemies and Allies" }), shows: page.getByRole("link", { name: "Back to the table" }) },
    { what: "back to the table", ...back },
    more,
    { what: "the log", key: sheet(page).getByRole("link", { name: /^Log/ }), shows: title(/^Log/) },
    { what: "back to the table", ...back },
    more,
    { what: "the rules", key: sheet(page).getByRole("link", { name: /^Rules/ }), shows: title(/^Rules/) },
    { what: "back to the table", key: page.getByRole("link", { name: /^Back/ }), shows: table },
  ];
}
