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
type Tap = { what: string; key: Locator; then: Locator };

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

async function once(page: Page, processor: CDPSession, { key, then }: Tap): Promise<number> {
  await key.scrollIntoViewIfNeeded();
  await page.waitForTimeout(SETTLED);
  await page.evaluate(() => ((globalThis as any).interaction = 0));
  await finger(processor, key);
  await then.waitFor();
  await page.waitForTimeout(SETTLED);
  return Math.max(LEAST, await page.evaluate(() => (globalThis as any).interaction as number));
}

/** Notes the longest of the events that make up a tap. The finger's own time on the glass is none of them. */
async function noteInteractions(page: Page): Promise<void> {
  await page.evaluate(() => {
    const state = globalThis as any;
    const note = (list: PerformanceObserverEntryList) => {
      for (const event of list.getEntries() as PerformanceEventTiming[]) {
        if (["pointerup", "click"].includes(event.name)) state.interaction = Math.max(state.interaction, event.duration);
      }
    };
    new PerformanceObserver(note).observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);
  });
}

/** A round: it begins and ends at the table, with the first Champion's card open, and changes nothing for good. */
function taps(page: Page, first: string, second: string): Tap[] {
  const key = (champion: string, name: "Honor" | "Ki", by: "plus" | "minus") =>
    gauge(page, champion, name).getByRole("button", { name: `${name} ${by} 1` });
  const title = (name: RegExp) => page.getByRole("heading", { level: 1, name });
  const table = title(/^Turn/);
  const back = { key: page.getByRole("link", { name: "Back to the table" }), then: table };
  const more = { what: "More", key: page.getByRole("button", { name: "More", exact: true }), then: sheet(page).getByRole("link", { name: /^Log/ }) };
  return [
    { what: "a gauge down", key: key(first, "Honor", "minus"), then: table },
    { what: "a gauge up", key: key(first, "Honor", "plus"), then: table },
    { what: "Undo", key: page.getByRole("button", { name: /^Undo/ }), then: table },
    { what: "a gauge up", key: key(first, "Honor", "plus"), then: table },
    { what: "another card", key: closedCard(page, second), then: gauge(page, second, "Life") },
    { what: "its gauge", key: key(second, "Ki", "minus"), then: table },
    { what: "its gauge", key: key(second, "Ki", "plus"), then: table },
    { what: "another card", key: closedCard(page, first), then: gauge(page, first, "Life") },
    { what: "the sheet", key: page.getByRole("link", { name: `Open ${first}’s sheet` }), then: page.getByRole("heading", { name: "By hand" }) },
    { what: "back to the table", ...back },
    { what: "the figures", key: page.getByRole("link", { name: "Figures: Enemies and Allies" }), then: page.getByRole("link", { name: "Back to the table" }) },
    { what: "back to the table", ...back },
    more,
    { what: "the log", key: sheet(page).getByRole("link", { name: /^Log/ }), then: title(/^Log/) },
    { what: "back to the table", ...back },
    more,
    { what: "the rules", key: sheet(page).getByRole("link", { name: /^Rules/ }), then: title(/^Rules/) },
    { what: "back to the table", key: page.getByRole("link", { name: /^Back/ }), then: table },
  ];
}
