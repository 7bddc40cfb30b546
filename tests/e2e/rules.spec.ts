// The rules at hand: found by words, read section by section, opened from wherever a rule is named; learning mode.

import { openApp } from "./support/app";
import { expect, test } from "./support/test";
import { FIVE, backToTable, chooseOrder, demonstration, ink, more, press, sheet, step, toFigures } from "./support/play";

const [JUN] = FIVE;

test("a rule is found by words and leads to what belongs to it, to its section, and back", async ({ page }) => {
  await openApp(page);
  await page.getByRole("link", { name: /^Rules/ }).tap();
  await expect(page.getByRole("heading", { level: 1, name: /^Rules/ })).toBeVisible();
  const search = page.getByRole("textbox", { name: "Look for a word or a page" });
  await search.fill("OUTNUMB");
  await expect(page.getByRole("main")).toContainText(/\d entr(y|ies) found/);
  await page.getByRole("main").getByRole("button").first().tap();
  await expect(sheet(page).getByRole("heading", { name: "Outnumbered and Numerical Superiority" })).toBeVisible();
  await expect(sheet(page)).toContainText("Rulebook p. 25");
  await sheet(page).getByRole("button", { name: "Imposing" }).tap();
  await expect(sheet(page).getByRole("heading", { level: 2, name: "Imposing" })).toBeFocused();
  await sheet(page).getByRole("button", { name: /^Back to Outnumbered/ }).tap();
  await sheet(page).getByRole("button", { name: /^Read more/ }).tap();
  await expect(sheet(page).getByRole("heading", { level: 2, name: "Combat" })).toBeVisible();
  await expect(sheet(page).getByRole("heading", { level: 3, name: "Wounds" })).toBeVisible();
  await sheet(page).getByRole("button", { name: "Close" }).tap();
  await expect(search, "what was looked for is still there").toHaveValue("OUTNUMB");
  await search.fill("xyzzy");
  await expect(page.getByRole("main")).toContainText("Nothing found.");
});

test("a section has a page of its own, from the table and back without closing it", async ({ page }) => {
  await demonstration(page);
  await more(page, /^Rules/);
  await page.getByRole("link", { name: /^Keywords/ }).tap();
  await expect(page.getByRole("heading", { level: 1, name: /^Keywords/ })).toBeVisible();
  await expect(page.getByRole("main").getByRole("heading", { level: 2 })).toHaveCount(17);
  await page.reload();
  await expect(page.getByRole("heading", { level: 1, name: /^Keywords/ })).toBeVisible();
  await page.getByRole("link", { name: "Back to the rules" }).tap();
  await backToTable(page);
});

test("a refusal opens its rule, and reading on loses nothing of what was asked", async ({ page }) => {
  await demonstration(page);
  await chooseOrder(page, [JUN]);
  await step(page, JUN, "Life", -1);
  await page.keyboard.press("+");
  await page.keyboard.press("+");
  const refusal = sheet(page).filter({ hasText: "stays at" });
  await refusal.getByRole("button", { name: /^Rulebook p\./ }).tap();
  const rule = sheet(page).last();
  await expect(rule.getByRole("heading", { name: "Life Points" })).toBeVisible();
  await rule.getByRole("button", { name: /^Read more/ }).tap();
  await expect(rule.getByRole("heading", { level: 3, name: "Weakened" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(refusal, "the refusal still waits").toBeVisible();
});

test("a keyword on a card opens its rule", async ({ page }) => {
  await demonstration(page);
  await toFigures(page);
  await page.getByRole("main").getByRole("button", { name: /Practice Oni/ }).first().tap();
  await page.getByRole("main").getByRole("button", { name: "Corruption(1)" }).tap();
  await expect(sheet(page).getByRole("heading", { level: 2, name: "Corruption" })).toBeVisible();
  await expect(sheet(page)).toContainText("Rulebook p. 39");
});

test("the first lesson explains each step until it is understood", async ({ page }) => {
  await openApp(page);
  await page.getByRole("button", { name: "First lesson" }).tap();
  const lesson = (title: string) => page.getByRole("complementary", { name: `Learning: ${title}` });
  await expect(lesson("Preparation")).toContainText("At the table:");
  await lesson("Preparation").getByRole("button", { name: /^Rulebook p\./ }).tap();
  await expect(sheet(page).getByRole("heading", { level: 2, name: "Preparation" })).toBeVisible();
  await sheet(page).getByRole("button", { name: "Close" }).tap();
  await lesson("Preparation").getByRole("button", { name: "Understood" }).tap();
  await expect(lesson("Preparation")).toBeHidden();
  await chooseOrder(page, [JUN]);
  await expect(lesson("A Champion acts")).toBeVisible();
  await page.reload();
  await expect(lesson("A Champion acts"), "it stays on after a reload").toBeVisible();
  await page.getByRole("contentinfo").getByRole("button", { name: "Undo" }).tap();
  await expect(page.getByRole("button", { name: new RegExp(`^Place \\d: ${JUN}`) })).toBeVisible();
  await expect(lesson("Preparation"), "what was understood is not explained again").toBeHidden();
  await press(ink(page, /^Begin/));
  await more(page, /^Scenario/);
  await page.getByRole("switch", { name: /^Learning mode/ }).tap();
  await backToTable(page);
  await expect(page.getByRole("complementary")).toHaveCount(0);
});
