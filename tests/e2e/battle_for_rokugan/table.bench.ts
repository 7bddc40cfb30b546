// What `./dev bench` measures of Battle for Rokugan in the browser: the danger of all provinces, and taps at a table with
// a thousand events behind it. How long the rules take by themselves stands in benches/battle_for_rokugan.rs.

import { expect, test, type Locator, type Page } from "@playwright/test";
import { openApp, painted } from "../support/app";
import { BUDGET } from "../support/budgets";
import { median, quantile, record } from "../support/figures";
import { slowProcessor, SLOWDOWN } from "../support/slow_phone";
import { tapTimes } from "../support/taps";

const RUNS = 20;
const TAPS = 60;
const EVENTS = 1000;
/** Milliseconds until a thousand steps made within seconds have become a whole document, as in an evening they long have. */
const CALM = 4000;

async function demonstration(page: Page, at = ""): Promise<void> {
  await openApp(page, `${at}#/battle`);
  await page.getByRole("button", { name: "Demonstration table" }).tap();
  await expect(page.getByRole("heading", { name: /^Round 3/, level: 1 })).toBeVisible();
}

const layer = (page: Page, name: string): Locator => page.getByRole("radio", { name, exact: true });

/** A thousand steps: faceup tokens of a province, one more and one less, by hand. */
async function steps(page: Page): Promise<void> {
  await page.getByRole("button", { name: /^Lion, coast / }).tap();
  const sheet = page.getByRole("dialog");
  await sheet.getByRole("button", { name: "By hand" }).tap();
  const group = sheet.getByRole("group", { name: "Faceup" });
  for (let made = 0; made < EVENTS; made += 100) {
    // Hundreds of taps by a finger would take minutes; to the app a click is the same.
    await group.evaluate((group) => {
      const [minus, plus] = group.querySelectorAll("button");
      for (let tap = 0; tap < 100; tap++) (tap % 2 === 0 ? plus : minus)!.click();
    });
  }
  await sheet.getByRole("button", { name: "Close" }).tap();
  await page.waitForTimeout(CALM);
}

test("Battle for Rokugan: the danger layer", async ({ page }) => {
  await demonstration(page, "?measure");
  await slowProcessor(page);
  const times: number[] = [];
  for (let run = 0; run < RUNS; run++) {
    await page.evaluate(() => performance.clearMeasures("bfr-danger"));
    await layer(page, "Danger").tap();
    await page.waitForFunction(() => performance.getEntriesByName("bfr-danger", "measure").length > 0);
    times.push(await page.evaluate(() => performance.getEntriesByName("bfr-danger", "measure")[0]!.duration));
    await layer(page, "Control").tap();
    await painted(page);
  }
  const note = `${RUNS} runs, most ${Math.round(Math.max(...times))} ms, off the tap’s path`;
  record({ name: `Battle for Rokugan: danger of 30 provinces, ${SLOWDOWN}× slower`, value: median(times), unit: "ms", budget: 150, note });
});

test("Battle for Rokugan: tap to paint, 1000 events", async ({ page }) => {
  test.setTimeout(600_000);
  await demonstration(page);
  await steps(page);
  const value = page.locator(".bfr-map .ground");
  const place = [{ key: page.locator(".bmap .dot:not(.shut)").first(), value }, { key: page.getByRole("contentinfo").getByRole("button", { name: "Undo" }), value }];
  const placed = await tapTimes(page, place, TAPS);
  record({ name: "Battle for Rokugan: a token placed and taken back, 95th percentile", value: quantile(placed, 0.95), unit: "ms", budget: BUDGET.tap, note: `median ${Math.round(median(placed))} ms, ${EVENTS} events` });
  const switched = page.getByRole("radiogroup").first();
  const layers = ["Danger", "Control"].map((name) => ({ key: layer(page, name), value: switched }));
  const seen = await tapTimes(page, layers, TAPS);
  record({ name: "Battle for Rokugan: the danger layer chosen, 95th percentile", value: quantile(seen, 0.95), unit: "ms", budget: BUDGET.tap, note: `median ${Math.round(median(seen))} ms` });
});
