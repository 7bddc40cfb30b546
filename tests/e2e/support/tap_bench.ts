// The page part of the tap bench: which table is opened, and which key is tapped.

import { expect, type Locator, type Page } from "@playwright/test";
import { FIVE, chooseOrder, countSteps, demonstration, gauge, openCard } from "./play";

/** One key to tap again and again, and the element whose text must change for it. */
export type Tapped = { key: Locator; value: Locator };

/** How long a log the table has behind it. */
const EVENTS = 500;

/** Brings the page to a table with 500 events behind it, where a gauge can be changed; its two keys are returned. */
export async function openGauge(page: Page): Promise<Tapped[] | null> {
  const champion = FIVE[0];
  await demonstration(page);
  await chooseOrder(page, [champion]);
  await openCard(page, champion);
  const honor = gauge(page, champion, "Honor");
  const [minus, plus] = ["Honor minus 1", "Honor plus 1"].map((name) => honor.getByRole("button", { name }));
  for (let events = await countSteps(page); events < EVENTS; ) {
    const taps = Math.min(EVENTS - events, 100);
    // Hundreds of taps by a finger would take minutes; to the app a click is the same.
    await honor.evaluate((group, taps) => {
      const keys = group.querySelectorAll("button");
      for (let tap = 0; tap < taps; tap++) keys[tap % 2].click();
    }, taps);
    const counted = await countSteps(page);
    expect(counted, "each tap is a step").toBe(events + taps);
    events = counted;
  }
  const value = honor.locator("output .gv > span");
  return [minus, plus].map((key) => ({ key, value }));
}
