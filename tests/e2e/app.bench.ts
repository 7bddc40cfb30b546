// What `./dev bench` measures in the browser, on the release build. Figures are medians of several runs.

import { readFileSync, readdirSync, statSync } from "node:fs";
import path from "node:path";
import { test } from "@playwright/test";
import { gzipSync } from "node:zlib";
import { foreseen, lookAhead, openSave } from "./support/ahead";
import { BUDGET } from "./support/budgets";
import { DIST } from "./support/dist";
import { everyTap } from "./support/every_tap";
import { evening } from "./support/evening";
import { median, quantile, record } from "./support/figures";
import { explore, tsukoAndTheOni, worked } from "./support/odds";
import { demonstration } from "./support/play";
import { slowProcessor, SLOWDOWN } from "./support/slow_phone";
import { bareCounter, openGauge } from "./support/tap_bench";
import { tapTimes } from "./support/taps";
import { PATIENCE } from "./support/test";
import { firstTables, firstVisits, otherLanguages, repeatVisits, tablesOffline, transferred } from "./support/visits";

const RUNS = 5;
// A player who never rests for a second has a whole document written in the midst of his taps only after these.
const TAPS = 120;
/** Rounds of one tap of every kind. */
const ROUNDS = 8;
const QUESTIONS = 20;
const FORECASTS = 20;
/** Rounds of a four-hour session: every player acts some twelve times a turn, and looks something up now and then. */
const EVENING = 48;

test("sizes", () => {
  let whole = 0;
  const files = readdirSync(DIST, { recursive: true, encoding: "utf8" }).filter((file) => !file.endsWith(".br"));
  for (const file of files.map((name) => path.join(DIST, name)).filter((name) => statSync(name).isFile())) {
    const content = readFileSync(file);
    const brotli = transferred(file);
    const gzip = Math.min(gzipSync(content, { level: 9 }).length, content.length);
    whole += brotli;
    const name = path.relative(DIST, file).replace(/-[0-9a-f]{16}/, "");
    const note = `raw ${(content.length / 1000).toFixed(1)} kB, gzip ${(gzip / 1000).toFixed(1)} kB`;
    record({ name: `  ${name}`, value: brotli, unit: "B", note });
  }
  record({ name: "whole app as transferred (brotli)", value: whole, unit: "B" });
});

test("first visit", async ({ browser }) => {
  const { bytes, times } = await firstVisits(browser, RUNS);
  const whole = median(bytes) + otherLanguages();
  record({ name: "transferred until it can be used, three languages", value: whole, unit: "B", budget: BUDGET.firstVisitBytes });
  record({ name: "  of it for a device in English", value: median(bytes), unit: "B" });
  record({ name: `first interactive, slow 4G, ${SLOWDOWN}× slower`, value: median(times), unit: "ms", budget: BUDGET.firstVisit, note: spread(times) });
});

test("repeat visit", async ({ browser }) => {
  const times = await repeatVisits(browser, RUNS);
  record({ name: `repeat visit from the service worker, ${SLOWDOWN}× slower`, value: median(times), unit: "ms", budget: BUDGET.repeatVisit, note: spread(times) });
});

test("repeat visit with a table", async ({ browser }) => {
  const times = await repeatVisits(browser, RUNS, async (page) => {
    await demonstration(page);
    await page.goto("./#/");
  });
  record({ name: "the same with a table on the shelf", value: median(times), unit: "ms", note: spread(times) });
});

test("first table", async ({ browser }) => {
  test.setTimeout(300_000);
  const first = await firstTables(browser, RUNS);
  record({ name: `first table, slow 4G, ${SLOWDOWN}× slower`, value: median(first), unit: "ms", budget: BUDGET.firstTable, note: spread(first) });
  const again = await tablesOffline(browser, RUNS);
  record({ name: `the same table without a network, ${SLOWDOWN}× slower`, value: median(again), unit: "ms", budget: BUDGET.tableOffline, note: spread(again) });
});

for (const { events, characters } of [{ events: 500, characters: 8 }, { events: 1000, characters: 40 }]) {
  test(`tap to paint: ${events} events, ${characters} Characters`, async ({ page }) => {
    test.setTimeout(300_000);
    const times = await tapTimes(page, await openGauge(page, events, characters), TAPS);
    const note = `${TAPS} taps, ${events} events, ${characters} Characters, most ${Math.round(Math.max(...times))} ms`;
    record({ name: `tap to painted change, median, ${SLOWDOWN}× slower`, value: median(times), unit: "ms", budget: BUDGET.tap, note });
    record({ name: `tap to painted change, 95th percentile`, value: quantile(times, 0.95), unit: "ms", budget: BUDGET.tap });
  });
}

test("tap to paint: what is tapped most, 1000 events, 40 Characters", async ({ page }) => {
  test.setTimeout(600_000);
  page.setDefaultTimeout(PATIENCE);
  await openGauge(page, 1000, 40);
  const kinds = await everyTap(page, ROUNDS);
  const slowest = (of: "first" | "whole") =>
    [...kinds].map(([what, times]) => ({ what, time: median(times.map((time) => time[of])) })).sort((a, b) => b.time - a.time)[0];
  const times = [...kinds.values()].flat();
  const firsts = times.map(({ first }) => first);
  const note = `${times.length} taps of ${kinds.size} kinds, median ${median(firsts)} ms`;
  record({ name: "what is tapped most, to the next painting, 95th pct", value: quantile(firsts, 0.95), unit: "ms", budget: BUDGET.tap, note });
  // Of so many kinds a slow one hardly counts among all taps.
  record({ name: "the slowest kind of them, median", value: slowest("first").time, unit: "ms", budget: BUDGET.tap, note: slowest("first").what });
  const wholes = times.map(({ whole }) => whole);
  record({ name: "the same until nothing on the screen changes, median", value: median(wholes), unit: "ms", note: `95th percentile ${Math.round(quantile(wholes, 0.95))} ms` });
  record({ name: "the slowest kind until then, median", value: slowest("whole").time, unit: "ms", note: slowest("whole").what });
});

test("tap to paint: an empty page", async ({ page }) => {
  const times = await tapTimes(page, [await bareCounter(page)], TAPS);
  const note = `what this browser takes for a page of one key and one number; 95th percentile ${Math.round(quantile(times, 0.95))} ms`;
  record({ name: "  the same on an empty page, median", value: median(times), unit: "ms", note });
});

test("an evening at the table", async ({ page }) => {
  test.setTimeout(1_200_000);
  const { start, end, busy, clock, tasks, untimed, actions } = await evening(page, await page.context().newCDPSession(page), EVENING, SLOWDOWN);
  const note = `${actions} actions; ${kilobytes(start)} after the first round, ${kilobytes(end)} after the last`;
  record({ name: "memory after four hours, of its start", value: end / start, unit: "×", budget: BUDGET.memoryGrowth, note });
  const waits = "waiting for a processor or for the browser’s other processes included";
  record({ name: `longest task in play, thread time, ${SLOWDOWN}× slower`, value: busy.time, unit: "ms", budget: BUDGET.longTask, note: `${busy.where}; ${untimed} of ${tasks} tasks without a time` });
  record({ name: "longest task in play, by the clock", value: clock.time, unit: "ms", note: `${clock.where}; ${waits}` });
});

test("odds of a Combat", async ({ page }) => {
  // Five dice, three Enemy Dice, three Ki, Deception and a technique; the app notes each question's time when asked.
  await tsukoAndTheOni(page, "?measure");
  await slowProcessor(page);
  await explore(page);
  const times: number[] = [];
  for (let more = 0; times.length < QUESTIONS; more++) {
    // Another goal, the same question: everything is worked out anew.
    await page.evaluate(() => performance.clearMeasures("odds"));
    await page.getByRole("radio", { name: more % 2 === 0 ? /^Eliminate:/ : /^Balanced:/ }).tap();
    await page.waitForFunction(() => performance.getEntriesByName("odds", "measure").length > 0);
    await worked(page);
    // The first is the one with all three Ki; the others have less.
    times.push(await page.evaluate(() => performance.getEntriesByName("odds", "measure")[0].duration));
  }
  const note = `${times.length} questions, most ${Math.round(Math.max(...times))} ms`;
  record({ name: `odds before the roll, median, ${SLOWDOWN}× slower`, value: median(times), unit: "ms", budget: 30, note });
});

test("memory of the heaviest question", async ({ page }) => {
  // As much Ki as can be supposed, and a goal that never saves any: the most steps ahead that are ever reckoned.
  await tsukoAndTheOni(page, "?measure");
  await explore(page);
  await page.getByRole("radio", { name: /^Eliminate:/ }).tap();
  await page.getByRole("button", { name: /^What if/ }).tap();
  const more = page.getByRole("button", { name: "Ki: one more" });
  for (let ki = 3; ki < 20; ki++) await more.tap();
  await worked(page);
  const grown = await page.evaluate(() => {
    const noted = globalThis as unknown as { memoryBefore: number; memoryAfter: number };
    return { before: noted.memoryBefore, after: noted.memoryAfter };
  });
  const note = `page ${Math.round(grown.before / 1000)} kB before, ${Math.round(grown.after / 1000)} kB after, 20 Ki`;
  record({ name: "memory grown by the heaviest odds", value: (grown.after - grown.before) / 1000, unit: "kB", budget: 16_000, note });
});

test("forecast", async ({ page }) => {
  await openSave(page, "crowd", "?measure");
  await slowProcessor(page);
  const [plans, all]: [number[], number[]] = [[], []];
  for (let run = 0; run < FORECASTS; run++) {
    await page.evaluate(() => performance.clearMeasures());
    await lookAhead(page);
    await foreseen(page);
    const times = (name: string) =>
      page.evaluate((name) => performance.getEntriesByName(name, "measure").map((entry) => entry.duration), name);
    const [plan, dangers] = [await times("plan"), await times("danger")];
    plans.push(plan[0]);
    all.push(plan[0] + dangers.reduce((sum, time) => sum + time, 0));
    await page.getByRole("link", { name: "Back to the table" }).tap();
  }
  const note = "12 Enemies, 5 Champions, 60 areas";
  record({ name: `plan of an Enemies Phase, median, ${SLOWDOWN}× slower`, value: median(plans), unit: "ms", budget: 8, note });
  record({ name: `forecast with all odds, median, ${SLOWDOWN}× slower`, value: median(all), unit: "ms", budget: 60, note: spread(all) });
});

function spread(times: number[]): string {
  return `${times.length} runs, ${Math.round(Math.min(...times))}–${Math.round(Math.max(...times))} ms`;
}

function kilobytes(bytes: number): string {
  return `${Math.round(bytes / 1000)} kB`;
}
