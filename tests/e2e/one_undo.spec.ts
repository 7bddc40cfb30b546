// Undo means the last thing tapped; what was left is gone on with; the way back leads where one was.

import { type Page } from "@playwright/test";
import { applyInk, attack, dice, onTable, target, totals } from "./support/dice";
import { FIVE, chooseOrder, demonstration, endActivation, expectGauges, more, press, sheet } from "./support/play";
import { expect, test } from "./support/test";

const [JUN] = FIVE;
const undo = (page: Page) => page.getByRole("contentinfo").getByRole("button", { name: "Undo", exact: true });
const stop = (page: Page) => page.getByRole("contentinfo").getByRole("button", { name: /^(Apply|Stop and apply)/ });
const goal = (page: Page, name: string) => page.getByRole("button", { name: `Goal: ${name}`, exact: true });

async function fighting(page: Page): Promise<void> {
  await demonstration(page);
  await chooseOrder(page, [JUN]);
  await attack(page);
  await target(page, "Practice Goblin B");
  await dice(page, "Fire", "Fire", "Water", "Air", "Earth");
  await totals(page, 1, 0);
}

test("Undo of an applied Combat leads back into its last look, and Redo applies it again", async ({ page }) => {
  await fighting(page);
  await press(stop(page));
  await expect(page.getByRole("heading", { level: 1, name: /^Turn 1/ })).toBeVisible();
  await undo(page).tap();
  await expect(stop(page)).toBeVisible();
  await expect(onTable(page).filter({ hasText: /\w/ })).toHaveCount(5);
  await page.getByRole("status").getByRole("button", { name: "Redo" }).tap();
  await expect(page.getByRole("heading", { level: 1, name: /^Turn 1/ })).toBeVisible();
  await expectGauges(page, JUN, { AP: 3 });
});

test("a Combat that was left stands on the table with its dice, and goes on from there", async ({ page }) => {
  await fighting(page);
  await page.getByRole("link", { name: "Leave this Combat" }).tap();
  const open = page.getByText(/^Combat open: .*5 dice on the table\.$/);
  await expect(open).toBeVisible();
  await more(page, /^Settings/);
  await page.getByRole("link", { name: "Back to the table" }).tap();
  await page.getByRole("button", { name: "Go on" }).tap();
  await expect(stop(page)).toBeVisible();
  await expect(onTable(page).filter({ hasText: /\w/ })).toHaveCount(5);

  await page.getByRole("link", { name: "Leave this Combat" }).tap();
  const foot = page.getByRole("contentinfo");
  await expect(page.getByRole("button", { name: "Go on" }), "one key says so, the dark one").toHaveCount(1);
  await press(foot.getByRole("button", { name: "Go on with the Combat" }));
  await expect(stop(page)).toBeVisible();
  await page.getByRole("link", { name: "Leave this Combat" }).tap();
  await endActivation(page);
  await expect(open, "the Activation ended over it").toBeVisible();
  await page.getByRole("button", { name: "Discard", exact: true }).tap();
  await expect(open).toHaveCount(0);
  await page.getByRole("status").getByRole("button", { name: "Undo" }).tap();
  await page.getByRole("button", { name: "Go on" }).tap();
  await expect(onTable(page).filter({ hasText: /\w/ })).toHaveCount(5);
  await expect(page.getByRole("alert")).toContainText("Not possible by the rules");
  await expect(page.locator("main > [role=alert]:first-child"), "at the head of the Combat").toBeVisible();
  await page.getByRole("alert").getByRole("button", { name: "Anyway" }).tap();
  await page.getByRole("link", { name: "Leave this Combat" }).tap();
  await page.getByRole("button", { name: "Go on" }).tap();
  await expect(page.getByRole("alert"), "a rule is set aside once").toContainText("This rule is set aside");
  for (let entered = 0; entered < 7; entered++) await undo(page).tap();
  await page.getByRole("link", { name: "Leave this Combat" }).tap();
  await expect(open).toHaveCount(0);
});

test("a Combat that outlasted its phase is there as it was when it is undone", async ({ page }) => {
  await fighting(page);
  await page.getByRole("link", { name: "Leave this Combat" }).tap();
  for (let champion = 0; champion < FIVE.length; champion++) await endActivation(page);
  await page.getByRole("button", { name: "Go on" }).tap();
  await page.getByRole("alert").getByRole("button", { name: "Anyway" }).tap();
  await press(stop(page));
  await undo(page).tap();
  await expect(stop(page)).toBeVisible();
  await expect(onTable(page).filter({ hasText: /\w/ })).toHaveCount(5);
  await expect(page.getByRole("button", { name: "Go on" }), "no empty one beside it").toHaveCount(0);
});

test("a goal is named on the card, changes what is advised at once, and is the next Combat's no more", async ({ page }) => {
  await demonstration(page);
  await chooseOrder(page, [JUN]);
  await attack(page);
  await target(page, "Practice Goblin B");
  await goal(page, "Balanced").tap();
  await sheet(page).getByRole("radio", { name: /^Stay unhurt/ }).tap();
  await sheet(page).getByRole("button", { name: "Close" }).tap();
  await expect(goal(page, "Stay unhurt")).toBeVisible();
  await dice(page, "Fire", "Fire", "Water", "Void", "Void");
  await totals(page, 2, 1);
  const advice = page.getByRole("region", { name: "Advice" });
  await expect(advice.or(applyInk(page)).first()).toBeVisible();
  await page.getByRole("button", { name: "What are you after?" }).tap();
  await sheet(page).getByRole("radio", { name: /^Eliminate/ }).tap();
  await sheet(page).getByRole("button", { name: "Close" }).tap();
  await expect(advice).not.toContainText("to stay unhurt");
  await press(stop(page));
  await attack(page);
  await target(page, "Practice Zombie A");
  await expect(goal(page, "Balanced")).toBeVisible();
});

test("Back closes a sheet first, then the page", async ({ page }) => {
  const turn = page.getByRole("heading", { level: 1, name: /^Turn 1/ });
  const closes = async (): Promise<void> => {
    await page.getByRole("button", { name: "More", exact: true }).tap();
    await expect(sheet(page)).toBeVisible();
    await page.goBack();
    await expect(sheet(page)).toBeHidden();
    await expect(turn).toBeVisible();
  };
  await fighting(page);
  await press(stop(page));
  await expect(turn).toBeVisible();
  // The table after the Combat has the URL of the table before it.
  await closes();
  await more(page, /^Statistics/);
  await page.getByRole("link", { name: "Back to the table" }).first().tap();
  await closes();
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1, name: /^Statistics/ })).toBeVisible();
  await page.goBack();
  await expect(turn).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1, name: /^Rokugan/ }), "no second time through the table").toBeVisible();
});

test("what is said after a step has room of its own: it lies over no key of a card or the dock", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await fighting(page);
  await press(stop(page));
  const toast = page.getByRole("status").filter({ hasText: "Melee Combat" }).locator(".toast");
  await expect(toast).toBeVisible();
  const main = page.getByRole("main");
  const bottom = async (): Promise<number> => toast.boundingBox().then((box) => box!.y + box!.height);
  await expect.poll(async () => (await main.boundingBox())!.y - (await bottom())).toBeGreaterThanOrEqual(0);
  const head = (await page.getByRole("banner").first().boundingBox())!;
  expect((await toast.boundingBox())!.y).toBeGreaterThanOrEqual(head.y + head.height - 1);
  expect(await bottom()).toBeLessThan((await page.getByRole("contentinfo").boundingBox())!.y - 100);
  const first = main.getByRole("link").or(main.getByRole("button")).first();
  await first.scrollIntoViewIfNeeded();
  expect((await first.boundingBox())!.y, "what stands on top scrolls clear of it").toBeGreaterThanOrEqual(await bottom());
});
