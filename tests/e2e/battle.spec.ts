// A printed Battle at a table without a board: Units of several miniatures by hand, the order of Activations as a question,
// and a second wave.

import type { Page } from "@playwright/test";
import { openApp } from "./support/app";
import { dice, totals } from "./support/dice";
import { addUnits, applyCombat, done, leadOn } from "./support/enemies";
import { FIVE, chooseOrder, endActivation, endEnemies, ink, newTable, press, recover } from "./support/play";
import { expect, expectAccessible, test } from "./support/test";

const [, AKI] = FIVE;

/** The question which Unit activates next. */
const WHY = "The next Enemy Unit to activate";

/** Says why a Unit comes first, and which. */
async function activates(page: Page, why: string, unit: RegExp): Promise<void> {
  const main = page.getByRole("main");
  await main.getByRole("button", { name: why }).tap();
  await main.getByRole("button", { name: unit }).tap();
}

test("a printed Battle without a drawn board, with a second wave", async ({ page }) => {
  test.slow();
  await openApp(page);
  await newTable(page, "The Broken Gate", undefined, "Battle");
  await addUnits(page, "Practice Goblin", 1, 3);
  await addUnits(page, "Practice Zombie", 1, 2);
  await chooseOrder(page, FIVE);
  for (const _ of FIVE) await endActivation(page);
  await leadOn(page);
  const main = page.getByRole("main");
  await expect(main).toContainText(WHY);
  await expect(main.getByRole("button", { name: /^Rulebook p\. 28/ })).toBeVisible();
  await expectAccessible(page);

  // What was said is taken back by Undo, and a reload keeps it.
  await main.getByRole("button", { name: "It shares an area with an Ally Unit." }).tap();
  await expect(main).toContainText("Of which Unit is it true?");
  await page.reload();
  await expect(main).toContainText("Of which Unit is it true?");
  await page.getByRole("contentinfo").getByRole("button", { name: "Undo", exact: true }).tap();
  await expect(main).toContainText(WHY);
  await activates(page, "It is next to an Ally Unit.", /Practice Zombie/);

  await expect(main).toContainText(/Who is closest to Practice Zombie.* in AP\?/);
  await main.getByRole("checkbox", { name: new RegExp(AKI) }).tap();
  await press(ink(page, /^Closest:/));
  await main.getByRole("radio", { name: "in Melee Combat" }).tap();
  await main.getByRole("radio", { name: "3", exact: true }).tap();
  await expect(main).toContainText("It is next to an Ally Unit.");
  await done(page);

  // A Unit fights before the next one activates.
  await expect(page.getByRole("button", { name: new RegExp(`^On your side: ${AKI}\\b`) })).toBeVisible();
  // Two Zombies are twice the Size of one Champion, which needs no board to be known.
  await expect(page.getByRole("radiogroup", { name: "Sizes" }).getByRole("radio", { name: /^Outnumbered/ })).toBeChecked();
  await dice(page, "Earth", "Air", "Fire", "Water");
  await totals(page, 0, 0);
  await applyCombat(page);
  await expect(main, "the last one needs no question").toContainText(/Who is closest to Practice Goblin.* in AP\?/);
  await main.getByRole("button", { name: "Nobody" }).tap();
  await done(page);
  await expect(main).toContainText("All Enemies have acted.");
  await press(ink(page, /^Enemies done/));
  await recover(page);

  await expect(page.getByRole("heading", { level: 1, name: /^Turn 2/ })).toBeVisible();
  await addUnits(page, "Practice Zombie", 2, 4);
  await chooseOrder(page, FIVE);
  for (const _ of FIVE) await endActivation(page);
  await leadOn(page);
  for (let waiting = 4; waiting > 1; waiting--) {
    await expect(page.getByRole("heading", { level: 1 })).toContainText(`Moves ${5 - waiting} of 4`);
    await main.getByRole("button", { name: "None of these." }).tap();
    await expect(main.getByRole("button", { name: /^Practice/ })).toHaveCount(waiting);
    await main.getByRole("button", { name: /^Practice/ }).last().tap();
    await main.getByRole("button", { name: "Nobody" }).tap();
    await done(page);
  }
  await main.getByRole("button", { name: "Nobody" }).tap();
  await done(page);
  await endEnemies(page);
  await expect(page.getByRole("heading", { level: 1, name: /Recovery/ })).toBeVisible();
});
