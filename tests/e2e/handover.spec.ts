// A table handed to another phone: its codes shown here, read by a camera there that sees a canvas with them.

import { readFileSync } from "node:fs";
import type { Browser, Page } from "@playwright/test";
import { openApp } from "./support/app";
import { FIVE, chooseOrder, demonstration, goHome, step } from "./support/play";
import { storedTables } from "./support/saves";
import { expect, expectAccessible, test } from "./support/test";

/** The codes of the open page, as the paths they are drawn with, until the first comes again. */
async function codes(page: Page): Promise<{ size: number; path: string }[]> {
  const code = page.getByRole("img", { name: /^Code \d+ of \d+/ });
  const count = Number((await code.getAttribute("aria-label"))!.match(/of (\d+)/)![1]);
  if (count > 1) {
    // They change by themselves until somebody stops them.
    await page.getByRole("button", { name: "Pause" }).tap();
    await expect(page.getByRole("button", { name: "Go on" })).toBeVisible();
  }
  const all = [];
  for (let number = 0; number < count; number++) {
    const size = Number((await code.getAttribute("viewBox"))!.split(" ")[2]);
    const path = (await code.locator("path").getAttribute("d"))!;
    all.push({ size, path });
    if (count === 1) break;
    await page.getByRole("button", { name: "Next" }).tap();
    await expect(code.locator("path")).not.toHaveAttribute("d", path);
  }
  return all;
}

/** A code as a drawing. */
type Drawn = { size: number; path: string };

/** A phone whose camera sees these codes one after the other. */
async function phoneThatSees(browser: Browser, baseURL: string, shown: Drawn[]): Promise<Page> {
  const context = await browser.newContext({ baseURL, viewport: { width: 412, height: 839 }, hasTouch: true, isMobile: true });
  const page = await context.newPage();
  await sees(page, shown);
  return page;
}

/** From its next load on the camera of this page sees these codes, or those that `show` puts before it later. */
async function sees(page: Page, shown: Drawn[]): Promise<void> {
  await page.addInitScript((shown) => {
    const canvas = document.createElement("canvas");
    canvas.width = 1280;
    canvas.height = 960;
    const draw = canvas.getContext("2d")!;
    let [codes, at] = [shown, 0];
    const next = () => {
      draw.resetTransform();
      draw.fillStyle = "#b8b2a8";
      draw.fillRect(0, 0, 1280, 960);
      if (codes.length === 0) return;
      const { size, path } = codes[at++ % codes.length];
      draw.setTransform(900 / size, 0, 0, 900 / size, 190, 30);
      draw.fillStyle = "#f4f4f4";
      draw.fillRect(0, 0, size, size);
      draw.fillStyle = "#202020";
      draw.fill(new Path2D(path));
    };
    setInterval(next, 1200);
    const show = (others: Drawn[]) => {
      [codes, at] = [others, 0];
      next();
    };
    Object.assign(window, { show });
    navigator.mediaDevices.getUserMedia = async () => canvas.captureStream(15);
  }, shown);
}

/** Series of codes that make no table; `tests/storage/handover_series.rs` judges the same ones and writes them. */
const SERIES: { name: string; codes: string[][] }[] = JSON.parse(readFileSync("tests/data/handover/series.json", "utf8"));

/** What a phone says of each: where reading goes on, on the page; where a file came whole and is none of ours, in its note. */
const SAYS: Record<string, RegExp> = {
  "wrong checksum": /The codes make no table\. Reading began anew/,
  cut: /The codes make no table\. Reading began anew/,
  "no text": /The codes make no table\. Reading began anew/,
  "half of each of two": /The codes make no table\. Reading began anew/,
  "a part missing": /1 of 2 codes read/,
  "255 announced": /1 of 255 codes read/,
  "two tables in turn": /The other phone shows another table now\. Reading began anew/,
  "none of none": /That is no code of this app/,
  "another app": /That is no code of this app/,
  "newer codes": /A newer version of the app shows these codes/,
  nonsense: /Not imported\..*this is no file of the app.*Nothing was changed/s,
  "another document": /Not imported\..*this is a file of something else.*Nothing was changed/s,
  "a save of a newer version": /Not imported\..*a newer version of the app made it \(999.*Nothing was changed/s,
  "a save of a newer game": /Not imported\..*a newer version of the app made it \(chess.*Nothing was changed/s,
  "a forged save": /Not imported\..*the file was damaged or changed.*Nothing was changed/s,
};

/** Rows of black and white squares as a drawing. */
function drawn(rows: string[]): Drawn {
  const run = (y: number) => (black: RegExpMatchArray) => `M${black.index} ${y}h${black[0].length}v1h-${black[0].length}z`;
  const squares = rows.flatMap((row, y) => [...row.matchAll(/#+/g)].map(run(y)));
  return { size: rows.length, path: squares.join("") };
}

test("a table goes from one phone to another as codes, and both have it", async ({ page, browser, baseURL }) => {
  await demonstration(page);
  await chooseOrder(page, [...FIVE]);
  await step(page, FIVE[0], "Honor", -1);
  await goHome(page);
  await page.getByRole("button", { name: /: more$/ }).first().tap();
  await page.getByRole("button", { name: /^Hand over/ }).tap();
  await expect(page.getByRole("heading", { name: "Hand over" })).toBeVisible();
  await expectAccessible(page);

  const other = await phoneThatSees(browser, baseURL!, await codes(page));
  await openApp(other);
  await other.getByRole("link", { name: /^From another phone/ }).tap();
  await expectAccessible(other);
  // It is on the shelf of the other phone, with what was played.
  await expect(other.getByRole("heading", { name: "From another phone" })).toHaveCount(0, { timeout: 30_000 });
  const table = (of: Page) => of.getByRole("main").getByRole("link", { name: /The Old Watchtower|Demonstration/ }).first();
  await expect(table(other)).toBeVisible();
  await other.context().close();

  await page.getByRole("link", { name: "Back to Home" }).tap();
  await expect(table(page)).toBeVisible();
});

test("codes that make no table are refused with a word, and nothing is changed", async ({ page }) => {
  test.setTimeout(240_000);
  expect(SERIES.map(({ name }) => name).sort(), "each series has its word").toEqual(Object.keys(SAYS).sort());
  await sees(page, []);
  await demonstration(page);
  await goHome(page);
  const [shelf, tables] = [await storedTables(page), page.getByRole("main").getByRole("link", { name: /The Old Watchtower|Demonstration/ })];
  const links = await tables.count();
  for (const { name, codes } of SERIES) {
    // What was said of the series before is said no longer.
    await page.reload();
    await page.evaluate((codes) => (window as unknown as { show: (codes: Drawn[]) => void }).show(codes), codes.map(drawn));
    await page.getByRole("link", { name: /^From another phone/ }).tap();
    await expect(page.locator("body"), name).toContainText(SAYS[name], { timeout: 20_000 });
    await expect(page.getByRole("heading", { name: "From another phone" }), "reading can go on, or begin again").toBeVisible();
    await page.getByRole("link", { name: "Back to Home" }).tap();
    await expect(tables, name).toHaveCount(links);
    expect(await storedTables(page), name).toEqual(shelf);
  }
});

test("without a camera the other phone says so, and offers the way with a file", async ({ page }) => {
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = async () => Promise.reject(new DOMException("no", "NotFoundError"));
  });
  await openApp(page, "#/take-in");
  await expect(page.getByRole("alert")).toContainText("No camera was found");
  await page.evaluate(() => {
    navigator.mediaDevices.getUserMedia = async () => Promise.reject(new DOMException("no", "NotAllowedError"));
  });
  await page.getByRole("button", { name: "Try again" }).tap();
  await expect(page.getByRole("alert")).toContainText("was not allowed");
});
