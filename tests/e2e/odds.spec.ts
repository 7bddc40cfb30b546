// The odds before anybody has decided: the faces of the Enemy Dice, the explorer against the headless program, what-if
// copies, and the way into the Combat. Then luck.

import { attack, dice, target } from "./support/dice";
import { needProgram, odds } from "./support/native";
import { cell, explore, foe, percent, question, shows, tsukoAndTheOni, USUAL, worked, type Faces } from "./support/odds";
import { addAllies, backToTable, chooseOrder, demonstration, expectGauges, more, openCard, openSheet, press, sheet, FIVE } from "./support/play";
import { expect, test } from "./support/test";

const [JUN, AKI] = FIVE;

/** A number as the app writes it: what is whole has no decimals. */
const decimal = (value: number) => value.toFixed(Math.abs(value - Math.round(value)) < 1e-9 ? 0 : 1);

test.beforeAll(needProgram);

test("the explorer says what the headless program says, for every amount of Ki", async ({ page }) => {
  await tsukoAndTheOni(page);
  await explore(page);
  for (const ki of [0, 1, 2, 3]) {
    const answer = odds(question(ki));
    await expect(cell(page, "Eliminates", ki)).toHaveText(percent(answer.eliminates));
    await expect(cell(page, "Falls", ki)).toHaveText(percent(answer.eliminated));
    await expect(cell(page, "Ki used", ki)).toHaveText(decimal(answer.ki_spent));
  }
  const all = odds(question(3));
  await expect(foe(page, "Armored Oni")).toContainText(`${percent(all.eliminates)} to eliminate`);
  const dealt = page.getByRole("table", { name: /^Armored Oni: .* Wounds expected/ });
  await expect(dealt.getByRole("row", { name: /^0/ })).toContainText(percent(all.dealt[0]));
  await expect(dealt.getByRole("row", { name: /^3 or more/ })).toContainText(percent(all.eliminates));
});

test("faces are a guess until they are said to be one's own, and odds follow them", async ({ page }) => {
  await tsukoAndTheOni(page);
  await explore(page);
  const guess = page.getByText(/our guess of the Enemy Dice/);
  await expect(guess).toBeVisible();
  await page.getByRole("button", { name: "Check", exact: true }).tap();
  const black = page.getByRole("region", { name: "Black die" });
  await black.getByRole("button", { name: /^Face 6: 2 Offensive, 0 Defensive/ }).tap();
  await shows(page, 0, 3);
  await press(page.getByRole("button", { name: "These are my dice" }));
  await expect(page.getByRole("heading", { level: 1, name: /^Odds/ })).toBeVisible();
  await worked(page);
  await expect(guess).toBeHidden();
  const black_faces: Faces = { ...USUAL, black: [...USUAL.black.slice(0, 5), [0, 3]] };
  const answer = odds(question(3, black_faces));
  await expect(foe(page, "Armored Oni")).toContainText(`${percent(answer.eliminates)} to eliminate`);
  await page.reload();
  await expect(page.getByRole("heading", { level: 1, name: /^Odds/ })).toBeVisible();
  await expect(guess).toBeHidden();
});

test("a die that shows nothing is refused by its name, and the guess comes back", async ({ page }) => {
  await page.goto("./#/enemy-dice");
  const white = page.getByRole("region", { name: "White die" });
  for (let face = 1; face <= 6; face++) {
    await white.getByRole("button", { name: new RegExp(`^Face ${face}:`) }).tap();
    await shows(page, 0, 0);
  }
  await expect(page.getByRole("alert")).toContainText("White die: all six faces are blank");
  await expect(page.getByRole("button", { name: "These are my dice" })).toHaveAttribute("aria-disabled", "true");
  await page.getByRole("button", { name: "Back to our guess" }).tap();
  await expect(page.getByRole("alert")).toBeHidden();
  await expect(white.getByRole("button", { name: "Face 3: 1 Offensive, 0 Defensive" })).toBeVisible();
  await page.getByRole("button", { name: "Take back" }).tap();
  await expect(page.getByRole("alert")).toContainText("White die");
});

test("a what-if copy is marked, changes the odds, and leaves the table alone", async ({ page }) => {
  await tsukoAndTheOni(page);
  await openSheet(page, "Matsu Tsuko");
  await page.getByRole("link", { name: /^Odds/ }).tap();
  await worked(page);
  await page.getByRole("button", { name: /^What if/ }).tap();
  await page.getByRole("button", { name: "Offensive from cards: one more" }).tap();
  for (let life = 5; life > 2; life--) await page.getByRole("button", { name: "Life: one less" }).tap();
  await expect(page.getByText(/nothing is logged/)).toBeVisible();
  await expect(page.getByRole("main")).toContainText("Weakened");
  await worked(page);
  const answer = odds(question(3, USUAL, { lp: 2, dice: 4, offence_bonus: 1 }));
  await expect(foe(page, "Armored Oni")).toContainText(`${percent(answer.eliminates)} to eliminate`);
  await page.getByRole("button", { name: "As at the table" }).tap();
  await worked(page);
  await expect(foe(page, "Armored Oni")).toContainText(`${percent(odds(question(3)).eliminates)} to eliminate`);
  await backToTable(page);
  await expectGauges(page, "Matsu Tsuko", { Life: 5 });
});

test("targets are sorted by the goal, and a tap leads into the Combat", async ({ page }) => {
  await demonstration(page);
  await chooseOrder(page, [JUN]);
  await openCard(page, JUN);
  await explore(page);
  const lines = page.getByRole("list", { name: "Against whom?" }).getByRole("listitem");
  await expect(lines).toHaveCount(6);
  await expect(lines.last()).toContainText("Practice Oni");
  await page.getByRole("radio", { name: /^Stay unhurt/ }).tap();
  await worked(page);
  await expect(page.getByRole("radio", { name: /^Stay unhurt/ })).toBeChecked();
  await page.getByRole("button", { name: "Weights" }).tap();
  await expect(sheet(page).getByRole("group", { name: "Each Ki" })).toBeVisible();
  await sheet(page).getByRole("button", { name: "Close" }).tap();
  await page.getByRole("radio", { name: AKI }).tap();
  await worked(page);
  await foe(page, "Practice Goblin B").getByRole("button", { name: "Fight Practice Goblin B" }).tap();
  await expect(page.getByRole("heading", { level: 1, name: /^Melee Combat/ })).toBeVisible();
  await expect(page.getByRole("button", { name: /Doji Aki/ })).toBeVisible();
  await expect(page.getByRole("alert"), "another acts: said before any die falls").toContainText("Not possible by the rules");
  await expect(page.getByRole("button", { name: /Practice Goblin B/ })).toBeVisible();
});

test("whether the odds count on Deception goes with them into the Combat", async ({ page }) => {
  await tsukoAndTheOni(page);
  await explore(page);
  await foe(page, "Armored Oni").getByRole("button", { name: "Fight Armored Oni" }).tap();
  await page.getByRole("radiogroup", { name: "Sizes" }).getByRole("radio", { name: /^even/i }).tap();
  await expect(page.getByRole("checkbox", { name: /^Deception/ })).toBeChecked();
});

test("the chance to lose Purity is told where the Enemy has Corruption, and an Ally can be chosen", async ({ page }) => {
  await demonstration(page);
  await addAllies(page, "Practice Ashigaru");
  await chooseOrder(page, [JUN]);
  await openCard(page, JUN);
  await explore(page);
  await expect(foe(page, "Practice Oni")).toContainText(/Loses Purity: \d+%/);
  await expect(foe(page, "Practice Goblin A")).not.toContainText("Purity");
  await foe(page, "Practice Oni").getByRole("button", { expanded: false }).tap();
  await worked(page);
  await expect(cell(page, "Loses Purity", 0)).toHaveText(/%$/);
  await page.getByRole("radio", { name: /^Practice Ashigaru/ }).tap();
  await worked(page);
  const each = page.getByRole("table", { name: "By the reroll tokens you are ready to spend" });
  await expect(each.getByRole("rowheader", { name: "Tokens used" })).toBeVisible();
  await expect(each).not.toContainText(/Ki|Honor/);
  await expect(page).toHaveURL(/odds\/ally-/);
  const fight = page.getByRole("button", { name: /^Fight Practice Oni/ }).first();
  await fight.tap();
  // Until the Combat is open, every row of the odds names the Ally.
  await expect(fight).toBeHidden();
  await expect(page.getByRole("button", { name: /Practice Ashigaru/ })).toBeVisible();
  await expect(page.getByRole("main")).toContainText("loses Purity");
});

test("luck counts the dice that were tapped in", async ({ page }) => {
  await demonstration(page);
  await more(page, /^Luck/);
  await expect(page.getByRole("main")).toContainText("No dice yet");
  await backToTable(page);
  await chooseOrder(page, [JUN]);
  await openCard(page, JUN);
  await attack(page);
  await target(page, "Practice Zombie A");
  await dice(page, "Fire", "Fire", "Fire", "Fire", "Earth");
  await page.getByRole("radiogroup", { name: "Offensive, all dice together" }).getByRole("radio", { name: "0", exact: true }).tap();
  await page.getByRole("radiogroup", { name: "Defensive, all dice together" }).getByRole("radio", { name: "0", exact: true }).tap();
  await press(page.getByRole("contentinfo").getByRole("button", { name: /^(Apply|Stop and apply)/ }));
  await more(page, /^Luck/);
  const card = page.getByRole("region", { name: JUN });
  await expect(card).toContainText("3 more Fire than expected in 5 dice");
  await expect(card.getByRole("listitem").filter({ hasText: "Fire" })).toContainText("Fire: 4, expected 1");
});
