// Whole games as players play them, from the set-up to the final arithmetic, each compared with what the rules say of
// the saved file without a browser.

import type { Page } from "@playwright/test";
import { openApp } from "./support/app";
import { guards } from "./support/cards";
import { attack, dice, palette, target, whom } from "./support/dice";
import { done, leadOn } from "./support/enemies";
import { needProgram } from "./support/native";
import {
  FIVE, WATCHTOWER, act, addEnemies, backToTable, chooseOrder, endActivation, endEnemies, endGame, expectGauges, goHome, handedOut,
  importCards, importFile, ink, more, openCard, openLog, press, recover, share, sheet, step, takeSeat, toFigures, toStep,
} from "./support/play";
import { fightOut, practiceTable, walk } from "./support/practice";
import { expectAsNative } from "./support/score";
import { expect, test } from "./support/test";

const [JUN, AKI, REN, MEI, TAO] = FIVE;
const QUICK = { faces: ["Fire", "Fire", "Air", "Air", "Earth"], enemy: [0, 0] } as const;

test.beforeAll(needProgram);
// Whole games are long where many builds share the machine.
test.beforeEach(() => test.setTimeout(300_000));

test("the Investigation: questioned until one token is left, fought for, taken, and won", async ({ page }) => {
  await practiceTable(page, "One Guest Too Many", "Easy");
  await chooseOrder(page, [AKI, JUN, REN, TAO]);
  await question(page, "Groom", "Air", "Air", "Air", "Earth", "Void");
  await question(page, "Stable boy", "Air", "Air", "Earth", "Earth", "Void");
  await endActivation(page);
  // Five successes draw three cards each; the deck of seven is through before these four are.
  for (const asker of [JUN, REN]) {
    await expect(page.getByRole("main")).toContainText(asker);
    for (const persona of asker === JUN ? ["Cook", "Innkeeper"] : ["Pilgrim", "Musician"]) {
      await question(page, persona, "Water", "Water", "Water", "Water", "Water");
    }
    await endActivation(page);
  }
  const goal = await goalOf(page);

  // A guard that is attacked strikes back in its own phase.
  await walk(page, "Bath");
  await attack(page);
  await fightOut(page, QUICK);
  await openCard(page, TAO);
  await expectGauges(page, TAO, { Honor: 4 });
  await endActivation(page);
  await endActivation(page);
  await leadOn(page);
  await press(ink(page, /^Yes, begin/));
  await expect(page.getByRole("main")).toContainText("one Combat against Shinjo Tao");
  await done(page);
  // The objective is met, which is said first: whoever goes on opens the Combat.
  await expect(page.getByRole("main")).toContainText("Every objective is met");
  await press(ink(page, /^Begin Combat/));
  await fightOut(page, QUICK);
  await expect(page.getByRole("main")).toContainText("All Enemies have acted.");
  await press(ink(page, /^Enemies done/));
  await recover(page);

  await chooseOrder(page, [MEI]);
  await walk(page, goal);
  await act(page, MEI, "Simple Manipulation");
  await more(page, /^End the game/);
  await sheet(page).getByRole("button", { name: /^The objective is met/ }).tap();
  const ended = await expectAsNative(page, FIVE);
  expect([ended.ended, ended.turn]).toEqual(["met", 2]);
  expect(ended.champions.map(({ glory }) => glory), "the guard was worth 1 Glory").toEqual([0, 0, 0, 0, 1]);
});

/** Whoever acts questions a Persona, and plays the first card where any is in hand. */
async function question(page: Page, persona: string, ...faces: Parameters<typeof dice>[1][]): Promise<void> {
  await more(page, /^Investigation/);
  await page.getByRole("link", { name: /^Question somebody/ }).tap();
  const asked = page.getByRole("combobox", { name: "Who is asked?" });
  // Where it stands is said behind its name.
  await asked.selectOption(await asked.getByRole("option", { name: new RegExp(`^${persona} · `) }).innerText());
  await dice(page, ...faces);
  await press(page.getByRole("contentinfo").getByRole("button", { name: /^(Apply|Stop and apply)/ }));
  await expect(page.getByRole("heading", { level: 1, name: /^Investigation (What is known|Cards are in hand)/ })).toBeVisible();
  if (await page.getByRole("button", { name: /^Show the cards/ }).isVisible()) {
    await press(page.getByRole("button", { name: /^Show the cards/ }));
    await page.getByRole("group", { name: "Which are played?" }).getByRole("checkbox").first().tap();
    await press(page.getByRole("button", { name: /^Play 1/ }));
  }
  await backToTable(page);
}

/** The area under the last token, as the scenario puts them and the page says. */
async function goalOf(page: Page): Promise<string> {
  await more(page, /^Investigation/);
  const title = await page.getByRole("heading", { name: /^Token \d is the goal/ }).innerText();
  const area = ["Store", "Bath", "Loft", "Roof"][Number(title.match(/\d/)![0]) - 1]!;
  await expect(page.getByRole("main")).toContainText(`It lies here: ${area}`);
  await expect(page.getByRole("button", { name: /^Late guest/ })).toContainText("Stairs");
  await backToTable(page);
  return area;
}

const ALONE = [JUN, "Practice Bushi A", "Practice Bushi B", "Practice Bushi C", "Practice Bushi D"] as const;

test("alone: the Favor stays, Companions earn against the Champion, and the third condition decides", async ({ page }) => {
  await openApp(page);
  await page.getByRole("link", { name: "New table" }).tap();
  await page.getByRole("radio", { name: WATCHTOWER }).tap();
  await page.getByRole("radio", { name: /^Easy/ }).tap();
  await toStep(page, "Champions");
  await page.getByRole("radio", { name: "1 player", exact: true }).tap();
  await takeSeat(page, 1, { champion: JUN });
  await takeSeat(page, 2, { champion: "Practice Bushi" });
  for (const place of [3, 4, 5]) {
    await expect(page.getByRole("button", { name: new RegExp(`^Seat ${place}: Practice Bushi`) }), "four of a kind").toBeVisible();
  }
  for (const name of ["Objectives", "Board", "Check"]) await toStep(page, name);
  await press(page.getByRole("button", { name: "Begin turn 1" }));

  await expect(page.getByRole("main")).toContainText("You choose the order.");
  await chooseOrder(page, ["Practice Bushi A", JUN]);
  await addEnemies(page, "Practice Goblin", 3);
  // A Companion counts as a Champion for Honor and Glory, but keeps no objectives.
  await page.getByRole("link", { name: "All actions of Practice Bushi A" }).tap();
  await expect(page.getByRole("main")).toContainText("Companions have no Clan Objectives");
  await backToTable(page);
  await fell(page, "Practice Goblin A", 4);
  await endActivation(page);
  await fell(page, "Practice Goblin B", 5);
  for (const _ of ALONE.slice(1)) await endActivation(page);
  await endEnemies(page);
  await expect(page.getByRole("main"), "the Favor never moves").not.toContainText("Favor to");
  await recover(page);
  await expect(page.getByRole("button", { name: `Imperial Favor: ${JUN}` })).toBeVisible();

  await chooseOrder(page, [JUN]);
  await more(page, /^End the game/);
  await sheet(page).getByRole("button", { name: /^The objective is met/ }).tap();
  const title = page.getByRole("heading", { level: 1 });
  await expect(title, "1 of Glory less 1 of Destiny are not more than the Companion's 1").toHaveText(/^Defeat/);
  await expect(page.getByRole("main")).toContainText("0 against 1");
  await page.getByRole("contentinfo").getByRole("button", { name: "Undo", exact: true }).tap();
  await backToTable(page);

  await fell(page, "Practice Goblin C", 5);
  await openCard(page, JUN);
  await step(page, JUN, "Glory", 1);
  await more(page, /^End the game/);
  await sheet(page).getByRole("button", { name: /^The objective is met/ }).tap();
  await expect(title).toHaveText(/^Victory/);
  await expect(page.getByRole("main")).toContainText("2 against 1");
  const ended = await expectAsNative(page, ALONE, "alone");
  expect([ended.ended, ended.turn]).toEqual(["met", 2]);
});

/** Whoever acts eliminates an Enemy of Life 3 without a scratch, with so many dice. */
async function fell(page: Page, enemy: string, rolls: 4 | 5): Promise<void> {
  await attack(page);
  await whom(page).or(palette(page)).first().waitFor();
  if (await whom(page).isVisible()) await target(page, enemy);
  await fightOut(page, { faces: (["Water", "Water", "Water", "Air", "Earth"] as const).slice(0, rolls), enemy: [0, 0] });
}

const OWN = "Kitsuki Sen";
const WITH_OWN = [OWN, AKI, REN, MEI, TAO] as const;

test("own cards and a table go to an empty phone as files, and the game goes on there to its end", async ({ page }) => {
  await openApp(page);
  await importCards(page, guards(3), "guards.rokugan.json");
  await page.getByRole("link", { name: "New table" }).tap();
  await page.getByRole("radio", { name: WATCHTOWER }).tap();
  await toStep(page, "Champions");
  await page.getByRole("radio", { name: "5 players" }).tap();
  await typeIn(page);
  for (const [place, champion] of WITH_OWN.entries()) if (place > 0) await takeSeat(page, place + 1, { champion });
  for (const name of ["Objectives", "Board", "Check"]) await toStep(page, name);
  await press(page.getByRole("button", { name: "Begin turn 1" }));
  await chooseOrder(page, [OWN]);
  await addEnemies(page, "Mud Ghoul", 2);
  await attack(page);
  await target(page, "Mud Ghoul A");
  await fightOut(page, { faces: ["Fire", "Fire", "Fire", "Earth"], enemy: [2, 0] });
  await expectGauges(page, OWN, { Life: 6, Ki: 3, Glory: 1 });
  await openLog(page);
  const table = await share(page);
  await backToTable(page);
  await goHome(page);
  const pack = await exportCards(page);
  expect(JSON.parse(pack.text)).toMatchObject({
    format: "rokugan-pack", champions: [{ name: OWN }], allies: [{ name: "Gate Guard" }], enemies: [{ name: "Mud Ghoul" }],
  });

  await page.goto("about:blank");
  const tools = await page.context().newCDPSession(page);
  await tools.send("Storage.clearDataForOrigin", { origin: new URL(test.info().project.use.baseURL!).origin, storageTypes: "all" });
  await openApp(page);
  await expect(page.getByRole("heading", { name: "No table yet" })).toBeVisible();
  await importCards(page, pack.text, pack.name);
  await importFile(page, table.text, table.name);
  await page.getByRole("link", { name: /^Continue/ }).tap();
  await expect(page.getByRole("heading", { level: 1, name: /^Turn 1/ })).toBeVisible();
  await expectGauges(page, OWN, { Life: 6, AP: 4, Glory: 1 });

  // The table knows its cards by itself; new figures come from the cards that were brought.
  await attack(page);
  await fightOut(page, { faces: ["Fire", "Fire", "Air", "Earth"], enemy: [0, 0] });
  await expectGauges(page, OWN, { Glory: 2 });
  await addEnemies(page, "Mud Ghoul", 1);
  await toFigures(page);
  await expect(page.getByRole("main").getByRole("button", { name: /^Mud Ghoul C/ })).toContainText("Life 2 of 2");
  await backToTable(page);
  for (const _ of WITH_OWN) await endActivation(page);
  await more(page, /^End the game/);
  await sheet(page).getByRole("button", { name: /^The objective is missed/ }).tap();
  const ended = await expectAsNative(page, WITH_OWN, "missed");
  expect(ended.ended).toBe("missed");
});

/** Types in a card in the first seat, field by field. */
async function typeIn(page: Page): Promise<void> {
  await page.getByRole("button", { name: /^Seat 1:/ }).tap();
  await sheet(page).getByRole("button", { name: /^Type in another card/ }).tap();
  const values = { Name: OWN, Destiny: "1", Honor: "3", Life: "7", "Weakened at Life": "3", AP: "7", Ki: "2" };
  for (const [field, value] of Object.entries(values)) await sheet(page).getByRole("textbox", { name: field, exact: true }).fill(value);
  await sheet(page).getByRole("combobox", { name: "Clan" }).selectOption("Dragon");
  for (const [group, value] of [["Size", "1"], ["Dice in Melee Combat", "4"], ["Ranged Combat", "None"]] as const) {
    await sheet(page).getByRole("radiogroup", { name: group }).getByRole("radio", { name: value, exact: true }).tap();
  }
  await press(sheet(page).getByRole("button", { name: "Keep the card" }));
  await expect(page.getByRole("button", { name: /^Seat 1:/ })).toContainText(OWN);
}

/** The players' own cards as a file, from the settings. */
async function exportCards(page: Page): Promise<{ name: string; text: string }> {
  await page.getByRole("link", { name: "Settings" }).tap();
  return handedOut(page, () => page.getByRole("button", { name: "Export cards" }).tap());
}

test("the Battle: Units, twice the Size, the phase on the board, reinforcements, held to the last turn", async ({ page }) => {
  await practiceTable(page, "Hold the Stone Stair", "Normal");
  await chooseOrder(page, [TAO, AKI]);
  // Size 1 against 4 is Outnumbered, from next to a Saturated area.
  await attack(page);
  await expect(page.getByRole("button", { name: /^Enemy: Practice Zombie A Life 8\/8/ }), "four of 2 Life each").toBeVisible();
  await expect(page.getByRole("radiogroup", { name: "Sizes" }).getByRole("radio", { name: /^Outnumbered/ })).toBeChecked();
  await fightOut(page, { faces: ["Fire", "Earth", "Air", "Air"], enemy: [0, 0] });
  await openCard(page, TAO);
  await expectGauges(page, TAO, { Honor: 4 }, "for being Outnumbered, not for wounding the Insignificant");
  await toFigures(page);
  await page.getByRole("main").getByRole("button", { name: /^Practice Ashigaru/ }).tap();
  await expect(page.getByRole("group", { name: "Practice Ashigaru: Purity" }), "5, and 1 for each further miniature").toContainText("7");
  for (const goblins of ["Practice Goblin A", "Practice Goblin B"]) await eliminate(page, goblins);
  await backToTable(page);
  for (const _ of FIVE) await endActivation(page);

  await leadOn(page);
  await press(ink(page, /^Yes, begin/));
  const main = page.getByRole("main");
  // Each Unit fights before the next one moves; where Size 4 does not fit it fights from next door.
  await expect(main).toContainText("Practice Zombie A stays in Torii.");
  await expect(main).toContainText(`one Combat against ${TAO}`);
  await done(page);
  await expect(page.getByRole("radiogroup", { name: "Sizes" }).getByRole("radio", { name: /^Outnumbered/ })).toBeChecked();
  await fightOut(page, { faces: ["Earth", "Air", "Void", "Water"], enemy: [0, 1] });
  await expect(main).toContainText("one Combat against Practice Ashigaru");
  await done(page);
  // Sizes 3 and 4: neither is twice the other.
  await expect(page.getByRole("radiogroup", { name: "Sizes" }).getByRole("radio", { name: "Even" })).toBeChecked();
  await fightOut(page, { faces: ["Earth", "Air", "Fire", "Water"], enemy: [1, 0] });
  const returning = page.getByRole("radiogroup", { name: "Reinforcements return now." }).getByRole("radio");
  await expect(ink(page, /^Return in .*Pilgrims’ Path/)).toBeVisible();
  for (let left = await returning.count(); left > 0; left--) {
    await expect(returning).toHaveCount(left);
    await press(ink(page, /^Return in/));
  }
  await press(ink(page, /^Enemies done/));
  await recover(page);

  for (let turn = 2; turn <= 6; turn++) {
    await chooseOrder(page, [TAO]);
    for (const _ of FIVE) await endActivation(page);
    await endEnemies(page);
    if (turn < 6) await recover(page);
  }
  await endGame(page, true);
  const ended = await expectAsNative(page, FIVE);
  expect([ended.ended, ended.turn]).toEqual(["met", 6]);
});

/** Takes an Enemy off by the players' word, on the page of figures; nobody is credited. */
async function eliminate(page: Page, enemy: string): Promise<void> {
  await page.getByRole("main").getByRole("button", { name: new RegExp(`^${enemy}`) }).tap();
  await page.getByRole("main").getByRole("button", { name: "Eliminate", exact: true }).tap();
  await sheet(page).getByRole("button", { name: /^Nobody/ }).tap();
  await expect(sheet(page)).toBeHidden();
}
