// The players' own cards: a file with other values under the same name asks which of the two stays.

import { openApp } from "./support/app";
import { guards } from "./support/cards";
import { apply, attack, dice, target, totals } from "./support/dice";
import {
  FIVE, backToTable, chooseOrder, demonstration, goHome, importCards, importFile, openSheet, press, sheet, toStep,
} from "./support/play";
import { expect, expectAccessible, test } from "./support/test";

const [JUN] = FIVE;

test("cards that differ are shown with both values, and the players choose", async ({ page }) => {
  await openApp(page);
  await importCards(page, guards(3), "three.rokugan.json");
  await importFile(page, guards(3), "again.rokugan.json");
  await expect(page.getByText(/: 0 cards added, 2 there already$/).first()).toBeVisible();
  await expect(sheet(page)).toBeHidden();
  await importFile(page, guards(5), "five.rokugan.json");
  await expect(sheet(page).getByRole("heading", { name: "One card differs from yours" })).toBeVisible();
  await expect(sheet(page)).toContainText("Life: 3 yours, 5 in the file");
  await expect(sheet(page)).not.toContainText("Mud Ghoul");
  await sheet(page).getByRole("button", { name: "Close" }).tap();
  await importFile(page, guards(5), "five.rokugan.json");
  await expect(sheet(page), "closed without an answer, the players' own stayed").toContainText("Life: 3 yours, 5 in the file");
  await sheet(page).getByRole("radiogroup", { name: "Which Gate Guard?" }).getByRole("radio", { name: "From the file" }).tap();
  await sheet(page).getByRole("button", { name: "Take one from the file" }).tap();
  await expect(page.getByText("One card was taken from the file.").first()).toBeVisible();
  await page.reload();
  await importCards(page, guards(5), "five.rokugan.json");
  await expect(sheet(page)).toBeHidden();
});

test("an Ally's card is linked with the Enemy it becomes, and its Combat effects are kept", async ({ page }) => {
  await openApp(page);
  await importCards(page, guards(3), "guards.rokugan.json");
  await page.getByRole("link", { name: "Settings" }).tap();
  const card = page.getByRole("button", { name: /^Gate Guard/ });
  await card.tap();
  await sheet(page).getByLabel("Enemy side when Corrupted").selectOption("Mud Ghoul");
  await sheet(page).getByRole("button", { name: /^Beginning and end of Combat/ }).tap();
  await sheet(page).getByLabel("Defensive Successes").fill("2");
  await sheet(page).getByLabel("At the end of Combat").fill("Heals 1 Wound.");
  await sheet(page).getByRole("button", { name: "Keep the card" }).tap();
  await expect(sheet(page)).toBeHidden();
  await page.reload();
  await card.tap();
  await expect(sheet(page).getByLabel("Enemy side when Corrupted")).toHaveValue("Mud Ghoul");
  await expect(sheet(page).getByLabel("Defensive Successes")).toHaveValue("2");
  await expect(sheet(page).getByLabel("At the end of Combat")).toHaveValue("Heals 1 Wound.");
});

test("a card with values no card has says what is wrong, typed in or imported", async ({ page }) => {
  await openApp(page);
  await importFile(page, guards(3).replace('"white":3', '"white":1'), "one-die.rokugan.json");
  await expect(page.getByRole("main")).toContainText("Why: 1 is not from 2 to 6 · Place: enemies[0].melee");
  await importCards(page, guards(3), "guards.rokugan.json");
  await page.getByRole("link", { name: "Settings" }).tap();
  await page.getByRole("button", { name: /^Mud Ghoul/ }).tap();
  await sheet(page).getByLabel("White").first().fill("1");
  await sheet(page).getByRole("button", { name: "Keep the card" }).tap();
  await expect(sheet(page)).toContainText("An Enemy has 2 to 6 dice.");
});

test("a value that another one is against is marked at its own field, which is brought into sight", async ({ page }) => {
  await openApp(page);
  await page.getByRole("link", { name: "New table" }).tap();
  await toStep(page, "Champions");
  await page.getByRole("button", { name: /^Seat 1:/ }).tap();
  await sheet(page).getByRole("button", { name: /^Type in another card/ }).tap();
  const field = (name: string) => sheet(page).getByRole("textbox", { name, exact: true });
  const weakened = field("Weakened at Life");
  await field("Name").fill("Kitsu Ema");
  await field("Life").fill("6");
  await weakened.fill("7");
  await expect(weakened, "nothing is wrong while one types").not.toHaveAttribute("aria-invalid", "true");
  await sheet(page).getByRole("button", { name: "Keep the card" }).tap();
  await expect(weakened).toHaveAttribute("aria-invalid", "true");
  await expect(weakened).toBeFocused();
  await expect(weakened).toBeInViewport();
  await weakened.fill("3");
  await expect(weakened).not.toHaveAttribute("aria-invalid", "true");
});

test("an item is typed in once and offered at the next table", async ({ page }) => {
  await demonstration(page);
  await chooseOrder(page, FIVE);
  await openSheet(page, JUN);
  await page.getByRole("button", { name: "Add an item" }).tap();
  await expect(sheet(page).getByLabel("From your cards"), "nothing was typed in yet").toBeHidden();
  await sheet(page).getByLabel("Name").fill("Ancestral Nodachi");
  await sheet(page).getByLabel("What it does").fill("+1 Offensive in Melee Combat");
  await press(sheet(page).getByRole("button", { name: "Take it" }));
  await expect(sheet(page)).toBeHidden();
  await backToTable(page);
  await goHome(page);
  await page.getByRole("button", { name: "Demonstration table" }).first().tap();
  await chooseOrder(page, FIVE);
  await openSheet(page, JUN);
  await page.getByRole("button", { name: "Add an item" }).tap();
  await sheet(page).getByLabel("From your cards").selectOption("Ancestral Nodachi");
  await expect(sheet(page).getByLabel("Name")).toHaveValue("Ancestral Nodachi");
  await expect(sheet(page).getByLabel("What it does")).toHaveValue("+1 Offensive in Melee Combat");
  await expectAccessible(page);
  await press(sheet(page).getByRole("button", { name: "Take it" }));
  await expect(page.getByRole("main")).toContainText("Ancestral Nodachi");
});

test("a token beside a Champion counts in the odds, is used in the Combat and is gone", async ({ page }) => {
  await demonstration(page);
  await chooseOrder(page, FIVE);
  await openSheet(page, JUN);
  const main = page.getByRole("main");
  await main.getByRole("button", { name: /^Tokens beside it None/ }).tap();
  await main.getByRole("group", { name: "+2 Offensive" }).getByRole("button", { name: "One more" }).tap();
  await expect(main.getByRole("button", { name: /^Tokens beside it 1 × \+2 Offensive/ })).toBeVisible();
  await expectAccessible(page);
  await backToTable(page);
  await attack(page);
  await target(page, "Practice Oni");
  await page.getByRole("button", { name: /^More of this Combat/ }).tap();
  await page.getByRole("checkbox", { name: /^Use the token: \+2 Offensive/ }).tap();
  await dice(page, "Void", "Void", "Void", "Void", "Earth");
  await totals(page, 0, 0);
  await expect(main, "the token alone wounds").toContainText("2 Wounds");
  await apply(page);
  await openSheet(page, JUN);
  await expect(main.getByRole("button", { name: /^Tokens beside it None/ })).toBeVisible();
});
