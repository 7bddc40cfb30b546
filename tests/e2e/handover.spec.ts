// A table handed to another phone: its codes shown here, read by a camera there that sees a canvas with them.

import type { Browser, Page } from "@playwright/test";
import { openApp } from "./support/app";
import { FIVE, chooseOrder, demonstration, goHome, step } from "./support/play";
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

/** A phone whose camera sees these codes one after the other. */
async function phoneThatSees(browser: Browser, baseURL: string, shown: { size: number; path: string }[]): Promise<Page> {
  const context = await browser.newContext({ baseURL, viewport: { width: 412, height: 839 }, hasTouch: true, isMobile: true });
  const page = await context.newPage();
  await page.addInitScript((shown) => {
    const canvas = document.createElement("canvas");
    canvas.width = 1280;
    canvas.height = 960;
    const draw = canvas.getContext("2d")!;
    let at = 0;
    setInterval(() => {
      const { size, path } = shown[at++ % shown.length];
      draw.resetTransform();
      draw.fillStyle = "#b8b2a8";
      draw.fillRect(0, 0, 1280, 960);
      draw.setTransform(900 / size, 0, 0, 900 / size, 190, 30);
      draw.fillStyle = "#f4f4f4";
      draw.fillRect(0, 0, size, size);
      draw.fillStyle = "#202020";
      draw.fill(new Path2D(path));
    }, 1200);
    navigator.mediaDevices.getUserMedia = async () => canvas.captureStream(15);
  }, shown);
  return page;
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
