// Two tabs on one table: one writes, the other is told.

import type { Page } from "@playwright/test";
import { chooseOrder, demonstration, line, more, openLog, press, reading, sheet, step } from "./support/play";
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
  expect(await reading(second, JUN, "Honor"), "it goes on from what the first tab saved").toBe(before + 1);
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
