// Whoever has the chest is hunted: "The Tax Chest at the Ford" from the mill on; and a Boss who is reached
// past a bodyguard only.

import type { Page } from "@playwright/test";
import { openApp } from "./support/app";
import { tapMap } from "./support/board";
import { apply, attack, countTaps, dice, totals } from "./support/dice";
import { leadOn, layAtTable } from "./support/enemies";
import { FORD, put, toField, type FordArea } from "./support/places";
import {
  FIVE, addEnemies, backToTable, chooseOrder, endActivation, importCards, ink, newTable, openCard, press, sheet, step,
} from "./support/play";
import { fordTable } from "./support/scenarios";
import { expect, test } from "./support/test";

const [JUN, AKI] = FIVE;
const GOBLIN = "Practice Goblin";

/** Takes a figure up from wherever it stands on the table's board and puts it down. */
async function carryTo(page: Page, name: RegExp, area: FordArea): Promise<void> {
  await page.getByRole("main").getByRole("button", { name }).first().tap();
  await tapMap(page, FORD[area]);
}

/** Puts figures somewhere else by hand, from the table and back to it. */
async function stand(page: Page, ...all: [RegExp, FordArea][]): Promise<void> {
  await toField(page);
  for (const [name, area] of all) await carryTo(page, name, area);
  await backToTable(page);
}

/** Lets Enemies move as the rules say, ties by their default, until that one is asked to. */
async function untilItMoves(page: Page, enemy: string): Promise<void> {
  const title = page.getByRole("heading", { level: 1 });
  const main = page.getByRole("main");
  const asked = main.getByRole("heading", { level: 2, name: new RegExp(`\\b${enemy}\\b`) });
  const told = main.getByText(new RegExp(`^((Move|Take) )?${enemy} (from|stays|off)`));
  const tie = ink(page, /^(Go for|Make for|Fight|Take this way)/);
  const done = ink(page, /^Done/);
  for (let rest = 0; rest < 12; rest++) {
    await expect(title).toContainText("Moves");
    await tie.or(done).first().waitFor();
    if (await told.isVisible()) return;
    const before = await main.innerText();
    await press((await tie.isVisible()) ? tie : done);
    await expect.poll(() => main.innerText()).not.toBe(before);
  }
  throw new Error(`${enemy} is never asked to move (${await asked.count()})`);
}

/** What a Simple Manipulation of whoever acts is about. */
async function handle(page: Page, champion: string, what: string): Promise<void> {
  await page.getByRole("link", { name: `All actions of ${champion}` }).tap();
  await page.getByRole("button", { name: /^Simple Manipulation / }).tap();
  await sheet(page).getByRole("button", { name: what }).tap();
  await expect(sheet(page)).toBeHidden();
}

test("a Champion takes the chest and hands it on, and a Goblin turns on who has it", async ({ page }) => {
  test.slow();
  await fordTable(page);
  await stand(page, [new RegExp(JUN), "Mill"], [new RegExp(AKI), "Mill"]);
  await chooseOrder(page, FIVE);
  await handle(page, JUN, "Pick up Tax chest");
  await expect(page.getByText(`${JUN} takes Tax chest`).first(), "what was done is said").toBeVisible();
  await expect(page.getByRole("main")).toContainText("Carries Tax chest");
  await backToTable(page);
  await expect(page.getByRole("main"), "on its card too").toContainText("Carries Tax chest");
  const taps = await countTaps(page);
  await handle(page, JUN, `Give Tax chest to ${AKI}`);
  expect(await taps(), "giving an item").toBeLessThanOrEqual(4);
  await backToTable(page);
  await stand(page, [new RegExp(AKI), "Ford"]);

  for (const _ of FIVE) await endActivation(page);
  await leadOn(page);
  await press(ink(page, /^Yes, begin/));
  await untilItMoves(page, `${GOBLIN} B`);
  const main = page.getByRole("main");
  await expect(main, "it goes where the chest is, and not to the empty mill").toContainText(AKI);
  await expect(main).not.toContainText("It takes its goal");

});

const typed = (value: unknown) => ({ from: "entered", value });

/** A Boss, and the bodyguard that has to be fought first. */
const LORD = JSON.stringify({
  format: "rokugan-pack",
  version: 1,
  name: "A lord and his guard",
  enemies: [
    {
      name: "Bandit Lord", kind: "boss", ap: typed(4), life: typed(6), size: typed(1), keywords: [],
      melee: typed({ white: 3, gray: 0, black: 0 }), ranged: typed("never"), glory: typed(3), note: "",
    },
    {
      name: "Bandit Guard", kind: "enemy", ap: typed(4), life: typed(1), size: typed(1), keywords: ["Yojimbo"],
      melee: typed({ white: 3, gray: 0, black: 0 }), ranged: typed("never"), glory: typed(1), note: "",
    },
  ],
});

test("a Boss with a bodyguard attacked: the guard is fought first, then the Boss", async ({ page }) => {
  await openApp(page);
  await importCards(page, LORD, "lord.rokugan.json");
  await newTable(page);
  await chooseOrder(page, FIVE);
  await addEnemies(page, "Bandit Lord", 1);
  await addEnemies(page, "Bandit Guard", 1);
  await layAtTable(page, "The Willow Ford");
  await put(page, JUN, "Ford");
  await put(page, /Bandit Lord/, "Ford");
  await put(page, /Bandit Guard/, "Ford");
  await backToTable(page);
  await openCard(page, JUN);
  await attack(page);
  await expect(page.getByRole("button", { name: /^Enemy: Bandit Guard\b/ })).toBeVisible();
  await dice(page, "Fire", "Fire", "Fire", "Earth");
  await totals(page, 0, 0);
  await apply(page);
  await openCard(page, JUN);
  for (let more = 0; more < 3; more++) await step(page, JUN, "AP", 1);
  await attack(page);
  await expect(page.getByRole("button", { name: /^Enemy: Bandit Lord\b/ })).toBeVisible();
});
