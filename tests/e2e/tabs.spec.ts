// Two tabs on one table: one writes, the other is told.

import type { Page } from "@playwright/test";
import { openApp, painted } from "./support/app";
import { chooseOrder, demonstration, goHome, line, more, openLog, press, reading, sheet, step } from "./support/play";
import { expect, test } from "./support/test";

const JUN = "Hida Jun";
const told = (page: Page) => page.getByRole("alert").filter({ hasText: "Another tab has this table" });

test("the second tab is told and read-only, takes over by a tap, and the first becomes read-only", async ({ page, context }) => {
  await demonstration(page);
  await chooseOrder(page, [JUN]);
  const before = await reading(page, JUN, "Honor");
  const second = await context.newPage();
  await second.goto(page.url());
  await expect(told(second)).toBeVisible();
  await step(second, JUN, "Honor", 1);
  await expect.poll(() => reading(second, JUN, "Honor"), "nothing changes in the second tab").toBe(before);

  await step(page, JUN, "Honor", 1);
  await expect.poll(() => reading(page, JUN, "Honor"), "the first tab still writes").toBe(before + 1);

  await told(second).getByRole("button", { name: "Take over" }).tap();
  await expect(told(second)).toBeHidden();
  await expect.poll(() => reading(second, JUN, "Honor"), "it goes on from what the first tab saved").toBe(before + 1);
  await step(second, JUN, "Honor", 1);
  await expect.poll(() => reading(second, JUN, "Honor")).toBe(before + 2);

  await expect(told(page)).toBeVisible();
  await step(page, JUN, "Honor", -1);
  await expect.poll(() => reading(page, JUN, "Honor"), "the first tab cannot write any more").toBe(before + 1);
  await second.reload();
  await expect.poll(() => reading(second, JUN, "Honor"), "nothing was overwritten").toBe(before + 2);
});

test("after the first tab is closed the second simply opens", async ({ page, context }) => {
  await demonstration(page);
  await chooseOrder(page, [JUN]);
  const before = await reading(page, JUN, "Honor");
  const address = page.url();
  const second = await context.newPage();
  await page.close();
  await second.goto(address);
  await step(second, JUN, "Honor", 1);
  await expect.poll(() => reading(second, JUN, "Honor")).toBe(before + 1);
  await expect(told(second)).toBeHidden();
});

test("a tab that lost its table neither takes a correction back nor renames", async ({ page, context }) => {
  await demonstration(page);
  await chooseOrder(page, [JUN]);
  const honor = await reading(page, JUN, "Honor");
  await step(page, JUN, "Honor", 1);
  const table = page.url();
  await more(page, /^Scenario/);
  await page.getByRole("button", { name: /^Name of the table/ }).tap();
  await sheet(page).getByRole("textbox").fill("Mine");
  const second = await context.newPage();
  await second.goto(table);
  await told(second).getByRole("button", { name: "Take over" }).tap();
  await expect(told(second)).toBeHidden();
  await sheet(page).getByRole("button", { name: "Rename" }).tap();
  await expect(sheet(page)).toBeHidden();
  await expect(page.getByRole("status").filter({ hasText: "is called Mine" })).toBeHidden();
  await expect(page.getByRole("button", { name: /^Name of the table.*Mine/ })).toBeHidden();

  await openLog(second);
  await line(second, /\+1 Honor/).getByRole("button").first().tap();
  await second.getByRole("button", { name: /^Correct this/ }).tap();
  await sheet(second).getByRole("button", { name: "Change by plus 1" }).tap();
  await press(sheet(second).getByRole("button", { name: /^Accept/ }));
  const corrected = second.getByRole("main").getByText("+2 Honor");
  await expect(corrected.first()).toBeVisible();
  await page.goto(table);
  await told(page).getByRole("button", { name: "Take over" }).tap();
  await expect(told(page)).toBeHidden();
  await second.getByRole("status").filter({ hasText: "Corrected" }).getByRole("button").first().tap();
  await expect(corrected.first(), "it shows what it showed").toBeVisible();
  await painted(second);
  await painted(page);
  expect(await reading(page, JUN, "Honor"), "and changes nothing").toBe(honor + 2);
});

test("a take-over that fails leaves the table where it is", async ({ page, context }) => {
  await demonstration(page);
  await chooseOrder(page, [JUN]);
  const before = await reading(page, JUN, "Honor");
  const second = await context.newPage();
  await second.goto(page.url());
  await expect(told(second)).toBeVisible();
  await second.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("No room.", "QuotaExceededError");
    };
  });
  await told(second).getByRole("button", { name: "Take over" }).tap();
  await expect(second.getByRole("status").filter({ hasText: "storage is full" })).toBeVisible();
  await expect(told(second), "it still only reads").toBeVisible();
  await step(page, JUN, "Honor", 1);
  await expect.poll(() => reading(page, JUN, "Honor"), "the first tab plays on").toBe(before + 1);
  await expect(told(page)).toBeHidden();
});

test.describe("a page that the browser lays aside and shows again", () => {
  /** The event itself: this browser does not lay a page aside that has a table open, as others do. */
  const pass = (page: Page, name: "pagehide" | "pageshow") =>
    page.evaluate((name) => window.dispatchEvent(new PageTransitionEvent(name, { persisted: true })), name);

  test("still has its table", async ({ page }) => {
    await demonstration(page);
    await chooseOrder(page, [JUN]);
    const honor = await reading(page, JUN, "Honor");
    await pass(page, "pagehide");
    await pass(page, "pageshow");
    await step(page, JUN, "Honor", 1);
    await expect.poll(() => reading(page, JUN, "Honor")).toBe(honor + 1);
    await expect(told(page)).toBeHidden();
    await page.reload();
    await expect.poll(() => reading(page, JUN, "Honor"), "it was saved").toBe(honor + 1);
  });

  test("is told where another tab has played on", async ({ page }) => {
    await demonstration(page);
    await chooseOrder(page, [JUN]);
    const honor = await reading(page, JUN, "Honor");
    await pass(page, "pagehide");
    await page.evaluate(() => {
      const owner = Object.keys(localStorage).find((key) => key.endsWith(".owner"))!;
      // As another tab leaves it that had the table and went on, while this one heard nothing.
      localStorage.setItem(owner, "another tab");
    });
    await pass(page, "pageshow");
    await expect(told(page)).toBeVisible();
    await step(page, JUN, "Honor", 1);
    await expect.poll(() => reading(page, JUN, "Honor"), "nothing is written over").toBe(honor);
  });
});

test("Home deletes and renames a table of a tab that is gone, but not of one that is there", async ({ page, context }) => {
  await demonstration(page);
  const second = await context.newPage();
  await openApp(second);
  await goHome(second);
  const manage = async (name: RegExp) => {
    await second.getByRole("button", { name: /: more$/ }).first().tap();
    await sheet(second).getByRole("button", { name }).tap();
  };
  await manage(/^Delete/);
  await expect(second.getByRole("status").filter({ hasText: "Another tab has this table open" })).toBeVisible();
  // As after a kill: the note of who has it is still there, and nobody answers.
  await goHome(page);
  await page.evaluate(() => {
    const owner = Object.keys(localStorage).find((key) => key.endsWith(".summary"))!.replace("summary", "owner");
    localStorage.setItem(owner, "somebody who is gone");
  });
  await second.getByRole("button", { name: /: more$/ }).first().tap();
  await sheet(second).getByRole("textbox").fill("Mine now");
  await sheet(second).getByRole("button", { name: "Rename" }).tap();
  await expect(second.getByRole("heading", { name: "Mine now" })).toBeVisible();
  await manage(/^Delete/);
  await expect(second.getByRole("heading", { name: "Mine now" })).toBeHidden();
});
