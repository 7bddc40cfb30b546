// The Enemies Phase from a board drawn by touch to the last Combat, and the same phase at a table without a board: what
// it takes in taps, what may be chosen otherwise, and that the saved table is what the rules say without a browser.

import type { Page } from "@playwright/test";
import { openApp } from "./support/app";
import { dragMap, newBoard, placeArea, take, tapMap, type Spot } from "./support/board";
import { countTaps, dice, totals } from "./support/dice";
import { applyCombat, behave, done, layAtTable, leadOn, otherwise, place, tableMap } from "./support/enemies";
import { needProgram, plan, replay } from "./support/native";
import { FORD, put } from "./support/places";
import { FIVE, backToTable, chooseOrder, demonstration, endActivation, ink, openCard, openLog, press, share, sheet, step, toFigures } from "./support/play";
import { expect, expectAccessible, test } from "./support/test";

const [, AKI, REN, MEI] = FIVE;

const SPOTS: Record<string, Spot> = {
  Gate: [0.15, 0.15], Yard: [0.5, 0.13], Tower: [0.85, 0.16],
  Hall: [0.15, 0.5], Court: [0.5, 0.5], Garden: [0.85, 0.5],
  Kitchen: [0.15, 0.85], Pond: [0.5, 0.85], Well: [0.85, 0.85],
};
const AREAS = Object.keys(SPOTS);
const WAYS = [
  ["Gate", "Yard"], ["Yard", "Tower"], ["Hall", "Court"], ["Court", "Garden"], ["Kitchen", "Pond"], ["Pond", "Well"],
  ["Gate", "Hall"], ["Yard", "Court"], ["Tower", "Garden"], ["Hall", "Kitchen"], ["Court", "Pond"], ["Garden", "Well"],
] as const;

/** Who stands where, in the order in which the app asks for them. */
const PLACES = {
  "Hida Jun": "Gate", "Doji Aki": "Tower", "Matsu Ren": "Kitchen", "Shosuro Mei": "Gate", "Shinjo Tao": "Gate",
  "Practice Zombie A": "Court", "Practice Zombie B": "Tower", "Practice Zombie C": "Pond",
  "Practice Goblin A": "Hall", "Practice Goblin B": "Garden", "Practice Oni": "Pond",
} as const;

/** Draws the board with fingers. */
async function draw(page: Page): Promise<void> {
  await newBoard(page, "Nine");
  for (const [name, spot] of Object.entries(SPOTS)) await placeArea(page, spot, name);
  await take(page, "Border");
  for (const [one, other] of WAYS) {
    await dragMap(page, SPOTS[one]!, SPOTS[other]!);
    await expect(page.getByRole("main")).toContainText(`${one} to ${other}`);
  }
  await take(page, "Exit");
  await tapMap(page, SPOTS.Well!);
  await expect(page.getByRole("main")).toContainText("Exits: Well");
}

/** A table of that board with everybody on it, at the end of the last Activation. */
async function setTable(page: Page): Promise<void> {
  await openApp(page, "#/");
  await page.getByRole("button", { name: "Demonstration table" }).first().tap();
  await chooseOrder(page, FIVE);
  await openCard(page, MEI);
  await step(page, MEI, "Ki", -1);
  await layAtTable(page, "Nine");
  await place(page, Object.values(PLACES).map((area) => SPOTS[area]!));
  await backToTable(page);
  await toFigures(page);
  await behave(page, "Practice Zombie C", "Escape");
  await behave(page, "Practice Goblin B", "Guardian, Sentinel");
  await behave(page, "Practice Oni", "Guardian, Gatekeeper");
  await backToTable(page);
}

/** The phase as the headless program is asked for it. */
function document(): object {
  const id = (area: string) => `a${AREAS.indexOf(area) + 1}`;
  const areas = AREAS.map((name, at) => ({ id: id(name), name, x: SPOTS[name]![0], y: SPOTS[name]![1] }));
  const borders = WAYS.map(([one, other]) => ({ between: [id(one), id(other)], kind: "single" }));
  const ki: Record<string, number> = { "Hida Jun": 2, "Doji Aki": 3, "Matsu Ren": 3, "Shosuro Mei": 2, "Shinjo Tao": 2 };
  const card = (name: string) =>
    name.includes("Oni")
      ? { kind: "boss", ap: 5, size: 2, behaviour: { kind: "guardian", mode: "gatekeeper" } }
      : name.includes("Goblin")
        ? { kind: "enemy", ap: 4, ranged: true, ...(name.endsWith("B") && { behaviour: { kind: "guardian", mode: "sentinel" } }) }
        : { kind: "enemy", ap: 3, ...(name.endsWith("C") && { behaviour: { kind: "escape" } }) };
  const characters = Object.entries(PLACES).map(([name, area]) => ({
    id: name, area: id(area),
    ...(name in ki ? { side: "champion", kind: "champion", ki: ki[name] } : { side: "enemy", ...card(name) }),
  }));
  return { board: { format: "rokugan-board", version: 1, name: "Nine", areas, borders, exits: [id("Well")] }, characters };
}

/** Enters four dice and two totals, and applies: seven taps. */
async function fight(page: Page): Promise<void> {
  const taps = await countTaps(page);
  await dice(page, "Earth", "Air", "Fire", "Water");
  await totals(page, 1, 0);
  await applyCombat(page);
  expect(await taps()).toBeLessThanOrEqual(8);
}

/** Whom the open Combat is between. */
async function expectCombat(page: Page, champion: string, enemy: string): Promise<void> {
  await expect(page.getByRole("button", { name: new RegExp(`^On your side: ${champion}\\b`) })).toBeVisible();
  await expect(page.getByRole("button", { name: new RegExp(`^Enemy: ${enemy}\\b`) })).toBeVisible();
}

test("six Enemies of four behaviours move and fight, one by tie, one otherwise, as the rules say without a browser", async ({ page }) => {
  test.slow();
  needProgram();
  await draw(page);
  await setTable(page);
  for (const _ of FIVE) await endActivation(page);
  await leadOn(page);
  const main = page.getByRole("main");
  await expect(main).toContainText("Is this where everyone stands?");
  await expect(tableMap(page)).toBeVisible();
  await expectAccessible(page);
  await press(ink(page, /^Yes, begin/));

  await expect(main).not.toContainText("Is this where everyone stands?");
  const taps = await countTaps(page);
  const ordinary = [
    "Practice Zombie B stays in Tower.", "Take Practice Zombie C off the board at Well.",
    "Practice Goblin A stays in Hall.", "Practice Goblin B stays in Garden.",
  ];
  for (const [place, sentence] of ordinary.entries()) {
    await expect(main).toContainText(sentence);
    await expect(page.getByRole("heading", { level: 1 })).toContainText(`Moves ${place + 1} of 6`);
    await done(page);
  }
  await expect.poll(taps, "an ordinary Enemy takes one tap").toBe(ordinary.length);

  await expect(main).toContainText("Whom does Practice Zombie A go for?");
  await expect(main.getByRole("radio", { name: new RegExp(AKI) })).toBeChecked();
  await expectAccessible(page);
  await press(ink(page, /^Go for Aki/));
  await expect.poll(taps, "a tie takes one").toBe(ordinary.length + 1);
  await expect(main).toContainText("Move Practice Zombie A from Court through Yard to Tower.");
  await expect(main.getByRole("button", { name: /^Rulebook p\. / }).first()).toBeVisible();
  await done(page);

  await expect(main).toContainText("Practice Oni stays in Pond.");
  await otherwise(page);
  await sheet(page).getByRole("button", { name: new RegExp(`^Go for ${REN}`) }).tap();
  await expect.poll(taps, "another target takes two").toBe(ordinary.length + 4);

  // The Combats open one after the other by themselves, with everything filled in.
  await expectCombat(page, AKI, "Practice Zombie B");
  await expect(page.getByRole("radiogroup", { name: "Sizes" }).getByRole("radio", { name: /^Outnumbered/ })).toBeChecked();
  await fight(page);
  await expectCombat(page, REN, "Practice Goblin A");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Ranged Combat");
  await expect(page.getByRole("checkbox", { name: /cannot shoot back/ })).toBeChecked();
  await fight(page);
  await expectCombat(page, AKI, "Practice Goblin B");
  await fight(page);
  await expectCombat(page, REN, "Practice Oni");
  await fight(page);
  await expect(main).toContainText("All Enemies have acted.");
  await press(ink(page, /^Enemies done/));
  await expect(page.getByRole("heading", { level: 1, name: /Recovery/ })).toBeVisible();

  await openLog(page);
  const { path } = await share(page);
  const saved = replay(path);
  expect(saved.identical).toBe(true);
  expectAsPlanned(saved.state);
});

/** A saved table, as far as it shows where everybody stands. */
type Stood = { board: { positions: { who: object; area: string }[] }; enemies: { name: string; letter: string }[] };

/** What the headless plan says of the phase that was played: the Oni alone went elsewhere. */
function expectAsPlanned(state: unknown): void {
  const { moves, combats } = plan(document());
  expect(combats.map(({ attacker, defender, kind }) => [attacker, defender, kind])).toEqual([
    ["Practice Zombie B", AKI, "melee"], ["Practice Goblin A", REN, "ranged"], ["Practice Goblin B", AKI, "ranged"],
  ]);
  const ended = new Map(moves.map((one) => [one.id, one.path.at(-1)]));
  const { board } = state as Stood;
  const stands = (who: object) => board.positions.find((one) => JSON.stringify(one.who) === JSON.stringify(who))?.area;
  const enemies = Object.keys(PLACES).slice(5);
  for (const [id, name] of enemies.entries()) {
    const planned = name === "Practice Zombie C" ? undefined : name === "Practice Oni" ? "a7" : ended.get(name);
    expect(stands({ enemy: id }), name).toBe(planned);
  }
}

test("without a board the app asks, two Combats follow one another, and undo goes back through all of it", async ({ page }) => {
  await demonstration(page);
  await chooseOrder(page, FIVE);
  for (const _ of FIVE) await endActivation(page);
  await leadOn(page);
  const main = page.getByRole("main");
  await expect(main).toContainText("Who is closest to Practice Zombie A in AP?");
  await expectAccessible(page);
  await closest(page, AKI);
  await expect(main).toContainText(`Is ${AKI} in reach then?`);

  // A reload keeps what was said; an answer is taken back by a press on it.
  await page.reload();
  await expect(main).toContainText(`Is ${AKI} in reach then?`);
  await main.getByRole("button", { name: new RegExp(`^${AKI} Who is closest`) }).tap();
  await closest(page, AKI);
  await main.getByRole("radio", { name: "in Melee Combat" }).tap();
  await main.getByRole("radio", { name: "3", exact: true }).tap();
  await expect(main).toContainText(`3 AP left: one Combat against ${AKI}.`);
  await done(page);

  await closest(page, REN);
  await main.getByRole("radio", { name: "in Melee Combat" }).tap();
  await main.getByRole("radio", { name: "3", exact: true }).tap();
  await done(page);
  for (let rest = 0; rest < 4; rest++) {
    await main.getByRole("button", { name: "Nobody" }).tap();
    await done(page);
  }

  await expectCombat(page, AKI, "Practice Zombie A");
  await dice(page, "Earth", "Air", "Fire", "Water", "Void");
  await totals(page, 0, 0);
  await applyCombat(page);
  await expectCombat(page, REN, "Practice Zombie B");

  // Undo in the sheet takes the first Combat back and opens it as it was applied; left, the phase shows it again and waits.
  const undo = page.getByRole("contentinfo").getByRole("button", { name: "Undo", exact: true });
  await undo.tap();
  await expect(main).toContainText("Practice Zombie A rolled");
  await expect(page.getByRole("contentinfo").getByRole("button", { name: /^(Apply|Stop and apply)/ })).toBeVisible();
  await page.getByRole("link", { name: "Leave this Combat" }).tap();
  await expect(main).toContainText(`Practice Zombie A fights ${AKI}: Melee Combat.`);
  await otherwise(page);
  await sheet(page).getByRole("button", { name: /^It does not fight/ }).tap();
  await expectCombat(page, REN, "Practice Zombie B");
  await page.getByRole("link", { name: "Leave this Combat" }).tap();
  await expect(main).toContainText(`Practice Zombie B fights ${REN}: Melee Combat.`);
  await otherwise(page);
  await sheet(page).getByRole("button", { name: /^It does not fight/ }).tap();
  await expect(main).toContainText("All Enemies have acted.");

  // Two Combats and six movements are eight steps; then nobody has moved.
  for (let steps = 0; steps < 8; steps++) await undo.tap();
  await expect(main).toContainText("Who is closest to Practice Zombie A in AP?");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Moves 1 of 6");
  await undo.tap();
  await expect(page.getByRole("heading", { level: 1, name: /^Turn/ })).toBeVisible();
});

test("an Enemy goes to any area, by its own way, and beyond the rules by the players’ word; another one moves first", async ({ page }) => {
  await demonstration(page);
  await chooseOrder(page, FIVE);
  await layAtTable(page, "The Willow Ford");
  await put(page, AKI, "North Road");
  await put(page, /Zombie A/, "Ford");
  await put(page, /Zombie B/, "South Road");
  await backToTable(page);
  for (const _ of FIVE) await endActivation(page);
  await leadOn(page);
  await press(ink(page, /^Yes, begin/));

  const main = page.getByRole("main");
  const undo = page.getByRole("contentinfo").getByRole("button", { name: "Undo", exact: true });
  await expect(main).toContainText("Practice Zombie A");
  await otherwise(page);
  await sheet(page).getByRole("button", { name: /Practice Zombie B$/ }).tap();
  await expect(main).toContainText("Move Practice Zombie B");
  await undo.tap();
  await expect(main).toContainText("Move Practice Zombie A");

  await otherwise(page);
  await sheet(page).getByRole("button", { name: /^Another way or area/ }).tap();
  await expect(main).toContainText("Where does Practice Zombie A go?");
  await expectAccessible(page);
  await tapMap(page, FORD["East Bank"]);
  await expect(main).toContainText("By Ford, East Bank:");
  await tapMap(page, FORD["Ferry House"]);
  await expect(main).toContainText("By Ford, East Bank, Ferry House:");
  await undo.tap();
  await expect(main).not.toContainText("East Bank, Ferry House:");
  await press(ink(page, /^Move to East Bank/));
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Moves 2 of");
  await undo.tap();

  await otherwise(page);
  await sheet(page).getByRole("button", { name: /^Another way or area/ }).tap();
  // A split border is nothing for a Zombie.
  await tapMap(page, FORD["East Bank"]);
  await tapMap(page, FORD.Mill);
  await press(ink(page, /^Move to Mill/));
  await expect(sheet(page)).toContainText(/Rulebook p\./);
  await sheet(page).getByRole("button", { name: "Do it anyway" }).tap();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Moves 2 of");
});

/** Names who is closest. */
async function closest(page: Page, champion: string): Promise<void> {
  await page.getByRole("main").getByRole("checkbox", { name: new RegExp(champion) }).tap();
  await press(ink(page, /^Closest:/));
}
