// The budgets of `./dev bench`, with room for the other tests that run meanwhile: what is found here is far beyond them.

import { BUDGET } from "./support/budgets";
import { evening } from "./support/evening";
import { everyTap } from "./support/every_tap";
import { median } from "./support/figures";
import { openGauge } from "./support/tap_bench";
import { tapTimes } from "./support/taps";
import { expect, test } from "./support/test";
import { firstVisits, otherLanguages, repeatVisits } from "./support/visits";

/** How much longer something may take while another test has half of the machine. */
const MARGIN = 5;

test("what a first visit transfers stays within its budget", async ({ browser }) => {
  const { bytes, times } = await firstVisits(browser, 1);
  expect(bytes[0] + otherLanguages()).toBeLessThanOrEqual(BUDGET.firstVisitBytes);
  expect(times[0]).toBeLessThanOrEqual(MARGIN * BUDGET.firstVisit);
});

test("a repeat visit stays near its budget", async ({ browser }) => {
  expect(median(await repeatVisits(browser, 3))).toBeLessThanOrEqual(MARGIN * BUDGET.repeatVisit);
});

test("a tap stays near its budget with 1000 events and 40 Characters", async ({ page }) => {
  test.setTimeout(300_000);
  const times = await tapTimes(page, await openGauge(page, 1000, 40), 20);
  expect(median(times)).toBeLessThanOrEqual(MARGIN * BUDGET.tap);
});

test("no kind of tap is far beyond the budget", async ({ page }) => {
  test.setTimeout(300_000);
  await openGauge(page, 100, 8);
  // The quicker of a few, which another test may have kept waiting.
  for (const [what, times] of await everyTap(page, 2)) {
    expect(Math.min(...times.map(({ first }) => first)), what).toBeLessThanOrEqual(MARGIN * BUDGET.tap);
  }
});

test("rounds of play hold no memory back", async ({ page }) => {
  test.setTimeout(300_000);
  const { start, end } = await evening(page, await page.context().newCDPSession(page), 7, 1);
  expect(end / start).toBeLessThanOrEqual(BUDGET.memoryGrowth);
});
