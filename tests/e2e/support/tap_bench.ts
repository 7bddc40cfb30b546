// The page part of the tap bench: which table is opened, and which keys are tapped; and a page with nothing else on it.

import { expect, type Locator, type Page } from "@playwright/test";
import { FIVE, addEnemies, chooseOrder, countSteps, demonstration, gauge, openCard } from "./play";

/** One key to tap again and again, and the element whose text must change for it. */
export type Tapped = { key: Locator; value: Locator };

/** The Characters of the demonstration table. */
const SEATED = 8;
/** As many copies of an Enemy come to the board at once. */
const AT_ONCE = 20;
/** Milliseconds until a thousand steps made within seconds have become a whole document, as in an evening they long have. */
const CALM = 4000;

/** Brings the page to a table with so many events behind it and Characters on it, where a gauge can be changed; its keys. */
export async function openGauge(page: Page, events: number, characters: number): Promise<Tapped[]> {
  const champion = FIVE[0];
  await demonstration(page);
  await chooseOrder(page, [champion]);
  for (let missing = characters - SEATED; missing > 0; missing -= AT_ONCE) {
    await addEnemies(page, "Practice Goblin", Math.min(missing, AT_ONCE));
  }
  await openCard(page, champion);
  const honor = gauge(page, champion, "Honor");
  const [minus, plus] = ["Honor minus 1", "Honor plus 1"].map((name) => honor.getByRole("button", { name }));
  for (let counted = await countSteps(page); counted < events; ) {
    const taps = Math.min(events - counted, 100);
    // Hundreds of taps by a finger would take minutes; to the app a click is the same.
    await honor.evaluate((group, taps) => {
      const keys = group.querySelectorAll("button");
      for (let tap = 0; tap < taps; tap++) keys[tap % 2].click();
    }, taps);
    const steps = await countSteps(page);
    expect(steps, "each tap is a step").toBe(counted + taps);
    counted = steps;
  }
  await page.waitForTimeout(CALM);
  const value = honor.locator("output .gv > span");
  return [minus, plus].map((key) => ({ key, value }));
}

/** A page with one key that counts and nothing else: what a tap takes without an app. */
export async function bareCounter(page: Page): Promise<Tapped> {
  const viewport = "<meta name=viewport content='width=device-width, initial-scale=1'>";
  await page.setContent(`<!doctype html>${viewport}<button>Count</button> <output>0</output>`);
  await page.evaluate(() => {
    const text = document.querySelector("output")!.firstChild!;
    document.querySelector("button")!.addEventListener("click", () => (text.nodeValue = `${Number(text.nodeValue) + 1}`));
  });
  return { key: page.getByRole("button"), value: page.getByRole("status") };
}
