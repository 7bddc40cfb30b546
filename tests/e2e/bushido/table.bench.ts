// What `./dev bench` measures of Bushido in the browser: the size of its part, how it opens, taps at a long table, and
// the hidden split of 5 and 5 dice with 20 × 20 choices.

import { readdirSync } from "node:fs";
import path from "node:path";
import { expect, test, type Page } from "@playwright/test";
import { openApp, waitUntilOffline } from "../support/app";
import { BushidoTable } from "../support/bushido";
import { DIST } from "../support/dist";
import { median, quantile, record } from "../support/figures";
import { handedOut } from "../support/play";
import { slowPhone, slowProcessor, SLOWDOWN } from "../support/slow_phone";
import { tapTimes } from "../support/taps";
import { transferred } from "../support/visits";

const RUNS = 5;
const TAPS = 60;
const EVENTS = 1000;
const QUESTIONS = 20;

test("the part of Bushido", () => {
  const part = readdirSync(DIST).find((name) => /^split_bushido-[0-9a-f]+\.wasm$/.test(name))!;
  record({ name: "part of Bushido as transferred (brotli)", value: transferred(path.join(DIST, part)), unit: "B", budget: 450_000 });
});

test("opening Bushido", async ({ browser }) => {
  const [first, again]: [number[], number[]] = [[], []];
  for (let run = 0; run < RUNS; run++) {
    const context = await browser.newContext(test.info().project.use);
    const page = await context.newPage();
    await openApp(page);
    await waitUntilOffline(page);
    await slowPhone(page);
    first.push(await opened(page));
    await page.goto("./#/");
    await page.reload();
    again.push(await opened(page));
    await context.close();
  }
  record({ name: `first opening of Bushido, slow 4G, ${SLOWDOWN}× slower`, value: median(first), unit: "ms", budget: 3000 });
  record({ name: `opening Bushido again, ${SLOWDOWN}× slower`, value: median(again), unit: "ms", budget: 800 });
});

test("tap to paint at a table of Bushido with 1000 events", async ({ page }) => {
  test.setTimeout(300_000);
  const table = await begun(page);
  await table.model("Captain Tsubaki");
  const ki = page.getByRole("group", { name: "Ki", exact: true });
  const keys = ["Ki minus 1", "Ki plus 1"].map((name) => ki.getByRole("button", { name }));
  await ki.evaluate(async (group, events) => {
    for (let tap = 0; tap < events; tap++) {
      document.querySelectorAll<HTMLButtonElement>(`[aria-label="Ki"] button`)[tap % 2].click();
      if (tap % 50 === 0) await new Promise((done) => setTimeout(done));
    }
    return group.isConnected;
  }, EVENTS);
  const value = page.getByRole("main");
  const times = await tapTimes(page, keys.map((key) => ({ key, value })), TAPS);
  const note = `${TAPS} taps, median ${Math.round(median(times))} ms`;
  record({ name: `Bushido, tap to paint, 95th percentile, ${SLOWDOWN}× slower`, value: quantile(times, 0.95), unit: "ms", budget: 50, note });
});

test("the hidden split of 5 and 5 dice", async ({ page }) => {
  await openApp(page, "?measure#/bushido/new");
  const side = (number: number) => page.locator("section").filter({ hasText: `Warband ${number}` }).first();
  for (const number of [1, 2]) {
    const { text, name } = await handedOut(page, () => side(number).getByRole("button", { name: "Hand on as a file" }).tap());
    const chosen = page.waitForEvent("filechooser");
    await side(number).getByRole("button", { name: "Roster file" }).tap();
    await (await chosen).setFiles({ name, mimeType: "application/json", buffer: Buffer.from(strong(text, number)) });
    await expect(side(number).getByRole("heading", { name: `Strong ${number}` })).toBeVisible();
  }
  const table = new BushidoTable(page);
  await table.tap(page.getByRole("button", { name: /^(Begin|Play anyway)$/ }));
  await table.tap(table.button("Begin turn 1"));
  await table.start("Strong 1");
  await table.declare("Captain Tsubaki", "Ren of the Reeds");
  await slowProcessor(page);
  await page.getByRole("button", { name: "What should I choose?" }).first().tap();
  const times: number[] = [];
  for (let more = 0; times.length < QUESTIONS; more++) {
    await page.evaluate(() => performance.clearMeasures("split"));
    await page.getByRole("radio", { name: more % 2 === 0 ? "Hurt" : "Even", exact: true }).tap();
    await page.waitForFunction(() => performance.getEntriesByName("split", "measure").length > 0);
    times.push(await page.evaluate(() => performance.getEntriesByName("split", "measure")[0].duration));
  }
  const grown = await page.evaluate(() => {
    const noted = globalThis as unknown as { memoryBefore: number; memoryAfter: number };
    return noted.memoryAfter - noted.memoryBefore;
  });
  const note = `${times.length} questions, most ${Math.round(Math.max(...times))} ms`;
  record({ name: `hidden split of 5 and 5 dice, median, ${SLOWDOWN}× slower`, value: median(times), unit: "ms", budget: 60, note });
  record({ name: "memory grown by hidden splits", value: grown / 1000, unit: "kB", budget: 16_000 });
});

/** Milliseconds from a tap on the spine to the first page of the game with a new table on it. */
async function opened(page: Page): Promise<number> {
  const begun = Date.now();
  await page.goto("./#/bushido/new");
  await page.getByRole("button", { name: "Begin", exact: true }).waitFor();
  return Date.now() - begun;
}

/** A made-up table in its first Main Phase. */
async function begun(page: Page): Promise<BushidoTable> {
  const table = new BushidoTable(page);
  await openApp(page, "#/bushido/new");
  await table.tap(table.button("Begin"));
  await table.tap(table.button("Begin turn 1"));
  await table.start("Harbor Watch");
  return table;
}

/** The Warband with five dice, three Specials and a reroll on its first card. */
function strong(text: string, number: number): string {
  const warband = JSON.parse(text);
  const [card] = warband.profiles;
  warband.name = `Strong ${number}`;
  card.melee = 5;
  card.traits.push(number === 1 ? "Prowess [Melee] (1)" : "Dodge (1)");
  card.melee_weapons[0].specials = [
    { name: "Powerful Attack", cost: 1 },
    { name: "Slam Attack", cost: 0 },
    { name: "Counterstrike Defence", cost: 0 },
  ];
  return JSON.stringify(warband);
}
