// A whole game of Keii, from the roster file to the end screen: six turns, three models a side, every die typed in.

import { expect, type Page } from "@playwright/test";
import { openApp, painted } from "../support/app";
import { BushidoTable } from "../support/bushido";
import { replay } from "../support/native";
import { share } from "../support/play";
import { test } from "../support/test";

const ROSTER = "tests/data/bushido/example.ros";
const [USHIO, ICHI, NI] = ["Captain Ushio", "Watchman A", "Watchman B"];
const [REN, CATCHER, SAZANAMI] = ["Ren of the Reeds", "Eel Catcher", "Old Sazanami"];
const HARBOR = "Harbor Watch 40";

const row = (page: Page, name: string) => page.getByRole("link", { name: new RegExp(`^${name}, `) });
const points = (page: Page, name: string, said: string) =>
  expect(page.getByRole("region", { name: new RegExp(`^${name}: ${said}`) })).toBeVisible();

/** The table, three models a side, at the beginning of turn 1. */
async function begin(table: BushidoTable): Promise<void> {
  await table.within(2, "a playable Warband from the file", () => table.import(ROSTER, HARBOR));
  await table.place("Old Gull Spirit", "out of play");
  await table.place("Mud Heron", "out of play");
  await table.tap(table.button("Begin turn 1"));
}

/** Turn 1: two exchanges, one of them behind the cover, and a prayer. */
async function first(table: BushidoTable): Promise<void> {
  const { page } = table;
  await table.start(HARBOR);
  await table.fight({
    who: USHIO, whom: REN,
    own: "2 Attack, 1 Defence", other: "2 Attack, 1 Defence",
    dice: [4, 2, 5, 5, 3, 4], damage: [3, 5, 4, 4],
  });
  await expect(row(page, REN)).toHaveAccessibleName(/ 2 of 6 Wounds/);
  await table.declare(SAZANAMI, ICHI);
  await table.tap(page.getByRole("switch", { name: /Keep the splits secret/ }));
  await table.tap(table.button(/^Only Old Sazanami’s player looks/));
  await table.within(1, "the best split", () => table.tap(table.button("What should I choose?")));
  const sheet = page.getByRole("dialog", { name: "Which split?" });
  await expect(sheet).toContainText("at least, whatever Watchman A does");
  await table.tap(sheet.getByRole("button", { name: "Close" }));
  await table.split(SAZANAMI, "1 Attack, 1 Defence");
  await expect(page.getByRole("radiogroup")).toHaveCount(0);
  await table.tap(table.button(/^Only Watchman A’s player looks/));
  await table.split(ICHI, "1 Attack, 1 Defence");
  await table.tap(table.button("Reveal both"));
  await table.dice([3, 4, 5, 2]);
  await table.damage([3, 4]);
  await table.apply();
  await table.pray(NI, "n1");
  await points(page, HARBOR, "0 Victory Points, 2 Scenario Points");
  await table.rest();
  await expect(page.getByRole("main")).toContainText("No VP is due");
  await table.end();
}

/** Turn 2: a shot, markers that wound in the End Phase, the first Victory Point. */
async function second(table: BushidoTable): Promise<void> {
  const { page } = table;
  await table.start(HARBOR);
  await table.within(7, "a Ranged Attack with physical dice", () => shot(table, ICHI, REN, [4, 3]));
  await table.fight({ who: REN, whom: USHIO, own: "1 Attack, 2 Defence", other: "2 Attack, 1 Defence", dice: [3, 5, 4, 2, 3, 5] });
  await table.fight({ who: NI, whom: CATCHER, own: "1 Attack, 1 Defence", other: "1 Attack, 1 Defence", dice: [5, 3, 2, 4] });
  await table.mark(REN, "Fire", "Poison");
  await table.mark(CATCHER, "Blind", "Stunned", "Diseased", "Spirit Block", "Reload");
  await table.rest();
  await expect(page.getByRole("main")).toContainText(`1 VP to ${HARBOR}`);
  await table.end();
}

async function shot(table: BushidoTable, who: string, whom: string, dice: number[]): Promise<void> {
  const { page } = table;
  await table.model(who);
  await table.tap(table.button(/^Ranged Attack/));
  await table.tap(page.getByRole("radiogroup", { name: "Whom?" }).getByRole("radio", { name: whom }));
  await table.tap(page.getByRole("radiogroup", { name: "How far?" }).getByRole("radio", { name: /^up to 4″/ }));
  await table.dice(dice);
  await table.damage([2, 3]);
  await expect(page.getByRole("main")).toContainText(/Hit, level \d|Missed/);
  await table.apply();
}

/** Turn 3: points begin at 0 again, and the other side prays. */
async function third(table: BushidoTable): Promise<void> {
  const { page } = table;
  await expect(page.getByRole("main")).toContainText("Scenario Points start at 0 again");
  await table.start("Reed Marsh");
  await table.pray(SAZANAMI, "a1");
  await points(page, "Reed Marsh", "0 Victory Points, 3 Scenario Points");
  await table.fight({ who: USHIO, whom: REN, own: "2 Attack, 1 Defence", other: "1 Attack, 2 Defence", dice: [3, 2, 4, 2, 5, 4] });
  await table.fight({ who: CATCHER, whom: ICHI, own: "1 Attack, 1 Defence", other: "0 Attack, 2 Defence", dice: [3, 2, 2, 4] });
  await table.fight({ who: NI, whom: SAZANAMI, own: "1 Attack, 1 Defence", other: "1 Attack, 1 Defence", dice: [2, 4, 3, 4] });
  await table.rest();
  await table.end();
}

/** Turn 4: another shot, the states that hold and frighten, the second Victory Point goes across the table. */
async function fourth(table: BushidoTable): Promise<void> {
  const { page } = table;
  await table.start(HARBOR);
  await shot(table, NI, SAZANAMI, [5, 4]);
  await table.fight({ who: REN, whom: ICHI, own: "1 Attack, 2 Defence", other: "1 Attack, 1 Defence", dice: [2, 5, 3, 3, 4] });
  await table.fight({ who: USHIO, whom: SAZANAMI, own: "0 Attack, 3 Defence", other: "1 Attack, 1 Defence", dice: [5, 4, 3, 2, 3] });
  await table.mark(CATCHER, "Bleed", "Frightened", "Prone", "Held", "Immobilised", "Death Sentence", "Disguised", "Surprised");
  await table.rest();
  await table.tap(page.getByRole("radiogroup", { name: /^Eel Catcher/ }).getByRole("radio", { name: "passed" }));
  await expect(page.getByRole("main")).toContainText("1 VP to Reed Marsh");
  await table.end();
}

/** Turn 5: points begin at 0 once more; Ren is Killed, and comes back and goes again by undo and redo. */
async function fifth(table: BushidoTable): Promise<void> {
  const { page } = table;
  await expect(page.getByRole("main")).toContainText("Scenario Points start at 0 again");
  await table.start(HARBOR);
  await table.fight({ who: USHIO, whom: REN, own: "3 Attack, 0 Defence", other: "0 Attack, 3 Defence", dice: [6, 6, 6, 1, 1, 1], damage: [6, 6] });
  await expect(row(page, REN)).toHaveCount(0);
  await expect(page.getByRole("main")).toContainText(`Out of play: ${REN}`);
  await table.unmark(CATCHER, "Prone");
  await table.fight({ who: SAZANAMI, whom: ICHI, own: "1 Attack, 1 Defence", other: "1 Attack, 1 Defence", dice: [2, 3, 3, 3] });
  await table.pray(NI, "n2");
  await table.rest();
  await table.end();
}

/** Turn 6: a Pass Token of the side with fewer models, and the end. */
async function sixth(table: BushidoTable): Promise<void> {
  const { page } = table;
  await table.start("Reed Marsh");
  await points(page, "Reed Marsh", "1 Victory Point, 0 Scenario Points, 1 Pass Token");
  await expect(page.getByRole("contentinfo")).toContainText("Tap a model to activate it");
  await table.within(1, "a pass", () => table.tap(table.button("Pass, 1 left")));
  await table.fight({ who: ICHI, whom: SAZANAMI, own: "1 Attack, 1 Defence", other: "1 Attack, 1 Defence", dice: [3, 4, 2, 3] });
  await table.mark(CATCHER, "Berserk", "Impetuous", "Controlled");
  await table.unmark(CATCHER, "Controlled");
  await table.rest();
  await table.end();
}

/** The table as a screen reader tells it: every number and state of both sides. */
const told = async (page: Page): Promise<string> => page.getByRole("main").ariaSnapshot();

/** Taps a key of the foot until it is worn out; how many taps that took. */
async function all(page: Page, key: "Undo" | "Redo"): Promise<number> {
  const button = page.getByRole("contentinfo").getByRole("button", { name: key });
  for (let taps = 0; ; taps++) {
    if (await button.isDisabled()) return taps;
    await button.tap();
    await painted(page);
  }
}

test("a whole game of Keii from the roster to the end screen, undone to its start and redone", async ({ page }) => {
  test.slow();
  const table = new BushidoTable(page);
  await begin(table);
  for (const turn of [first, second, third, fourth, fifth, sixth]) await turn(table);
  await expect(page.getByRole("main")).toContainText(`${HARBOR} wins`);
  await expect(page.getByRole("main")).toContainText("All Victory Points are scored. Victory Points 2 : 1");
  const end = await told(page);
  const home = page.url();
  await page.getByRole("contentinfo").getByRole("link", { name: "How it went" }).tap();
  await expect(page.getByRole("main")).toContainText("12 exchanges, 2 shots");
  await expect(page.getByRole("heading", { level: 1 })).toContainText(`${HARBOR} wins`);

  await page.goto(`${home}/log`);
  const { path } = await share(page);
  expect(replay(path).identical, "the headless program comes to the same table").toBe(true);
  const undone = await all(page, "Undo");
  await page.getByRole("link", { name: /^Back/ }).first().tap();
  await expect(table.button("Begin turn 1")).toBeVisible();
  await page.goto(`${home}/log`);
  expect(await all(page, "Redo")).toBe(undone);
  await page.goto(home);
  expect(await told(page)).toBe(end);
});

test("an exchange goes on where a reload cut it, die for die, and what was hidden stays hidden", async ({ page }) => {
  const table = new BushidoTable(page);
  await openApp(page, "#/bushido/new");
  await table.tap(table.button("Begin"));
  await table.tap(table.button("Begin turn 1"));
  await table.start("Harbor Watch");
  await table.declare("Captain Tsubaki", REN);
  await table.tap(page.getByRole("switch", { name: /Keep the splits secret/ }));
  await table.tap(table.button(/^Only Captain Tsubaki’s player looks/));
  await table.split("Captain Tsubaki", "2 Attack, 1 Defence");
  await table.tap(table.button(/^Only Ren of the Reeds’s player looks/));
  await page.getByRole("radiogroup").waitFor();
  await painted(page);
  await page.reload();
  await expect(table.button(/^Captain Tsubaki has chosen/)).toBeVisible();
  await expect(table.button(/^Only Ren of the Reeds’s player looks/)).toBeVisible();
  await expect(page.getByRole("radiogroup")).toHaveCount(0);
  await table.tap(table.button(/^Only Ren of the Reeds’s player looks/));
  await table.split(REN, "2 Attack, 1 Defence");
  await table.tap(table.button("Reveal both"));
  await table.dice([4, 2, 5, 5]);
  await painted(page);
  await page.reload();
  await expect(page.locator("footer [role=status]")).toContainText("Ren of the Reeds: Attack die 2");
  await table.dice([3, 4]);
  await table.damage([3, 5, 4, 4]);
  await table.apply();
  await expect(row(page, REN)).toHaveAccessibleName(/ 2 of 6 Wounds/);
});
