// Whole games of the old card game by tapping, to each of the three victories: one through every part of the table, with
// a reload in the middle of a duel and the browser killed in the middle of a battle; one of three players, killed between
// its maneuvers and reloaded in a battle. What the save says then is what the
// headless program works out of it.

import { expect, type Locator, type Page } from "@playwright/test";
import { openApp, painted, waitUntilOffline } from "../support/app";
import { axe } from "../support/axe";
import { needProgram, replay } from "../support/native";
import { share } from "../support/play";
import { mirrored, storedSteps } from "../support/saves";
import { test } from "../support/test";
import { gameIsKept } from "../support/visits";

test.use({ worker: "shipped" });

type Native = {
  turn: number;
  favor: number | null;
  seats: { honor: number; hand: number; rings: string[]; provinces: { stands: boolean }[]; dead: { name: string }[] }[];
  winner: [number, string] | null;
};

test.beforeAll(needProgram);

const dock = (page: Page) => page.getByRole("contentinfo");
const sheet = (page: Page) => page.getByRole("dialog");
const half = (page: Page, player: string) => page.getByRole("region", { name: `Half of ${player}` });

async function tap(page: Page, what: Locator): Promise<void> {
  await what.tap();
  await painted(page);
}

/** Presses of the ink, one after another. */
async function ink(page: Page, ...names: (string | RegExp)[]): Promise<void> {
  for (const name of names) await tap(page, dock(page).getByRole("button", { name }));
}

const button = (page: Page, name: string | RegExp) =>
  tap(page, page.getByRole("button", { name, exact: typeof name === "string" }).first());
const link = (page: Page, name: string | RegExp) => tap(page, page.getByRole("link", { name, exact: typeof name === "string" }).first());

async function more(page: Page, name: string): Promise<void> {
  await button(page, "More");
  await tap(page, sheet(page).getByRole("link", { name, exact: true }));
}

const back = (page: Page) => link(page, "Back to the table");

/** A new table of Lion and Crane, or of others, whose player cuts highest. */
async function begin(page: Page, first = "Crane", players = 2): Promise<void> {
  await openApp(page, "#/ccg/new");
  for (let more = 2; more < players; more++) await button(page, "One more player");
  await tap(page, page.getByRole("button", { name: "Begin", exact: true }));
  const cuts = page.getByRole("group", { name: /^Cut of/ });
  for (const cut of await cuts.all()) {
    const label = (await cut.getAttribute("aria-label"))!;
    await tap(page, cut.getByRole("button", { name: label.endsWith(first) ? "5" : "2", exact: true }));
  }
  await ink(page, "Compare the cuts");
  await expect(page.getByRole("heading", { name: /^Turn 1/ })).toBeVisible();
}

/** Whoever acts passes, and nobody else. */
async function pass(page: Page): Promise<void> {
  await button(page, "Act");
  await tap(page, sheet(page).getByRole("button", { name: "Pass", exact: true }));
}

type Numbers = { [label: string]: number };

/** Fills in what is typed of a card. The first step from "?" is 0. */
async function fill(page: Page, form: Locator, name: string, numbers: Numbers, more: Numbers = {}, ticks: (string | RegExp)[] = []): Promise<void> {
  await form.getByRole("textbox", { name: "Name of the card" }).fill(name);
  const count = async (values: Numbers) => {
    for (const [label, value] of Object.entries(values)) {
      const plus = form.getByRole("button", { name: `${label} plus 1`, exact: true });
      for (let step = 0; step <= value; step++) await plus.tap();
    }
  };
  await count(numbers);
  if (Object.keys(more).length + ticks.length > 0) {
    await form.getByRole("button", { name: /^More of the card/ }).tap();
    await count(more);
    for (const tick of ticks) await form.getByRole("checkbox", { name: tick }).tap();
  }
  await painted(page);
}

/** Types in a Personality that lies on the table. */
async function typeIn(page: Page, player: string, name: string, numbers: Numbers, more: Numbers = {}, ticks: (string | RegExp)[] = []): Promise<void> {
  await openCards(page, player);
  await button(page, "A card");
  await fill(page, sheet(page), name, numbers, more, ticks);
  await tap(page, sheet(page).getByRole("button", { name: /^It lies there/ }));
  await expect(page.getByRole("button", { name: new RegExp(`^${name}`) })).toBeVisible();
  await back(page);
}

const openCards = (page: Page, player: string) => more(page, `Cards of ${player}`);

/** Attaches a card from the hand, as the action of whoever acts. */
async function attach(page: Page, player: string, kind: string, name: string, numbers: Numbers, to: string): Promise<void> {
  await openCards(page, player);
  await button(page, "A card");
  await sheet(page).getByRole("combobox", { name: "Kind" }).selectOption(kind);
  await tap(page, sheet(page).getByRole("radio", { name: to }));
  await fill(page, sheet(page), name, numbers);
  await tap(page, sheet(page).getByRole("button", { name: /^Attached now/ }));
  await back(page);
}

async function recruit(page: Page, name: string, way: string): Promise<void> {
  await link(page, "Recruit");
  await fill(page, page.getByRole("main"), name, { Force: 3, Chi: 3, "Personal Honor": 2 }, { "Gold cost": 5 }, [/^Of the clan/]);
  const offered = page.getByRole("main").locator("section").filter({ has: page.getByRole("heading", { name: way }) });
  await tap(page, offered.getByRole("button", { name: "Recruit this way" }));
  await expect(page.getByRole("main").getByRole("status").filter({ hasText: `brings ${name} into play` })).toContainText(/For \d gold/);
  await back(page);
}

async function honor(page: Page, player: string, ...amounts: string[]): Promise<void> {
  for (const amount of amounts) {
    await tap(page, half(page, player).getByRole("button", { name: new RegExp(`^${player}: Honor -?[−\\d]`) }));
    await tap(page, sheet(page).getByRole("button", { name: amount, exact: true }));
    await tap(page, sheet(page).getByRole("button", { name: "an action" }));
  }
}

const expectHonor = (page: Page, player: string, value: number) =>
  expect(half(page, player).getByRole("button", { name: new RegExp(`^${player}: Honor ${value},`) })).toBeVisible();

/** The Favor goes to a player because a card says so. */
async function favorTo(page: Page, player: string): Promise<void> {
  await button(page, "Favor in the middle");
  await tap(page, sheet(page).getByRole("button", { name: new RegExp(`^${player}`) }));
}

/** From the Attack Phase to the first action of a battle at Province 1. */
async function send(page: Page, units: string[]): Promise<void> {
  await link(page, "Attack");
  await ink(page, "Declare the attack");
  for (const unit of units) {
    await button(page, new RegExp(`^${unit}`));
    await button(page, "Send to Province 1");
  }
  await ink(page, "Next maneuvers", "Next maneuvers", "Begin the battle");
}

/** From the last passes of a battle back to the table. */
async function finish(page: Page, passes: string[]): Promise<void> {
  await ink(page, ...passes, "Apply the result", "The attack is over");
}

/** Provinces of a player fall, each for a reason of a card. */
async function fall(page: Page, player: string, places: number[], strength: number): Promise<void> {
  await button(page, new RegExp(`^${player}: Honor .*Open$`));
  for (const place of places) {
    await button(page, `Province ${place}, Strength ${strength}`);
    await tap(page, sheet(page).getByRole("button", { name: "Destroyed" }));
  }
}

const QUIET = ["Straighten all", "Events seen", "All pass", "No attack", "Done recruiting", "Drew, end turn"];

/** The save that the log hands out, as the headless program works it out again. */
async function worked(page: Page): Promise<Native> {
  await more(page, "Log");
  const saved = await share(page);
  const report = replay(saved.path) as unknown as { identical: boolean; state: Native };
  expect(report.identical, "the save says what its events make").toBe(true);
  await back(page);
  return report.state;
}

test("a whole game to a victory by Honor, with a reload, a kill, undo and a correction", async ({ phone }) => {
  test.setTimeout(600_000);
  let page = await phone.open();
  await waitUntilOffline(page);
  await begin(page);
  await gameIsKept(page, "l5r_ccg");
  await page.context().setOffline(true);

  await test.step("turn 1: the Favor falls to who has most Honor, and is given up for a card; a card for its Honor", async () => {
    await typeIn(page, "Crane", "Ayame", { Force: 4, Chi: 4, "Personal Honor": 2 }, { "Ranged Attack": 2 }, ["Samurai", "Cavalry"]);
    await typeIn(page, "Lion", "Hana", { Force: 3, Chi: 3, "Personal Honor": 3 }, { Fear: 1 }, ["Samurai"]);
    await typeIn(page, "Lion", "Goro", { Force: 1, Chi: 2, "Personal Honor": 1 });
    await ink(page, "Straighten all", "Events seen");
    await button(page, "Act");
    await tap(page, sheet(page).getByRole("link", { name: "Lobby for the Favor" }));
    await expect(page.getByText(/^Automatic/)).toBeVisible();
    await button(page, /^Ayame/);
    await back(page);
    await expect(half(page, "Crane").getByRole("button", { name: "Favor", exact: true })).toBeVisible();
    await pass(page);
    await button(page, "Act");
    await button(page, "Favor: draw a card");
    await expect(half(page, "Crane").getByRole("button", { name: "6 cards in hand" })).toBeVisible();
    await ink(page, "All pass", "No attack");
    await recruit(page, "Kenshin", "Own clan: its Honor is gained");
    await expectHonor(page, "Crane", 11);
    await ink(page, "Done recruiting", "Drew, end turn");
  });

  await test.step("turn 2: a lobbying is lost, a card comes for less gold, a weapon is attached", async () => {
    await ink(page, "Straighten all", "Events seen");
    await attach(page, "Lion", "Follower", "Spearmen", { Force: 1 }, "Hana");
    await pass(page);
    await button(page, "Act");
    await tap(page, sheet(page).getByRole("link", { name: "Lobby for the Favor" }));
    await button(page, /^Goro/);
    await expect(page.getByRole("heading", { name: /^Lion needs/ })).toBeVisible();
    await button(page, "Lion passes");
    await button(page, "Crane passes");
    await expect(page.getByText("The Favor: the middle").or(page.getByText(/The Favor: .*middle/))).toBeVisible();
    await expect(page.getByText(/^Lion does not take the Favor: \d+, \d+ short$/)).toBeVisible();
    await back(page);
    await ink(page, "All pass", "No attack");
    await recruit(page, "Tetsuo", "Own clan: 2 gold less");
    await expectHonor(page, "Lion", 8);
    await ink(page, "Done recruiting", "Drew, end turn");
  });

  await test.step("turn 3: a battle with Cavalry, Ranged Attack, Fear and Terrain; the browser is killed in it", async () => {
    await ink(page, "Straighten all", "Events seen", "All pass");
    await link(page, "Attack");
    await ink(page, "Declare the attack");
    for (const unit of ["Kenshin", "Hana"]) {
      await button(page, new RegExp(`^${unit}`));
      await button(page, "Send to Province 1");
    }
    await ink(page, "Next maneuvers");
    await button(page, /^Ayame/);
    await button(page, "Send to Province 1");
    await ink(page, "Next maneuvers", "Begin the battle");
    await expect(page.getByRole("img", { name: "Crane 7 against Lion 4 and Strength 5" })).toBeVisible();
    await button(page, "Terrain");
    await tap(page, sheet(page).getByRole("button", { name: "Defending army plus 1" }));
    await button(page, "Lay the Terrain");
    await button(page, "Ranged");
    // The only one who can shoot is meant, and shoots at the others alone.
    await expect(sheet(page).getByRole("checkbox", { name: /^Ayame/ })).toBeChecked();
    await expect(sheet(page).getByRole("button", { name: /^Kenshin/ })).toHaveCount(0);
    await button(page, /^Spearmen.*destroyed$/);
    await expect(page.getByRole("img", { name: "Crane 3 against Lion 4 and Strength 5" })).toBeVisible();
    await button(page, "Fear");
    await tap(page, sheet(page).getByRole("button", { name: /^Kenshin/ }));
    await mirrored(page);
    await phone.kill();
    page = await phone.open();
    await expect(page.getByRole("img", { name: "Crane 3 against Lion 4 and Strength 5" })).toBeVisible();
    await page.context().setOffline(true);
    await ink(page, "Crane passes", "Lion passes");
    await expect(page.getByRole("main")).toContainText("If it ended now");
    await ink(page, "Apply the result");
    await ink(page, "The attack is over");
    // The Terrain gave the Lion one more: 3 against 4. Both units of the Crane fall, a Personality each.
    await expectHonor(page, "Lion", 12);
    await ink(page, "Done recruiting", "Drew, end turn");
  });

  await test.step("turn 4: a duel with the advice followed and the page reloaded in it; seppuku; undo and correction", async () => {
    await typeIn(page, "Crane", "Jiro", { Force: 2, Chi: 5, "Personal Honor": 2 }, {}, ["Samurai"]);
    await ink(page, "Straighten all", "Events seen");
    await more(page, "Duel");
    await button(page, "Challenge");
    await button(page, "Enter the hand");
    for (const value of [5, 4, 3]) await tap(page, sheet(page).getByRole("button", { name: `Focus Value ${value}` }));
    await tap(page, sheet(page).getByRole("button", { name: "Close" }));
    await page.reload();
    await expect(page.getByText(/is challenged$/)).toBeVisible();
    await button(page, "Enter the hand");
    for (const value of [5, 4, 3, 2, 1, 1, 0, 0].slice(0, 8)) await tap(page, sheet(page).getByRole("button", { name: `Focus Value ${value}` }));
    await tap(page, sheet(page).getByRole("button", { name: "Close" }));
    const hold = page.getByRole("button", { name: /^Hold to see/ });
    await hold.dispatchEvent("pointerdown", { button: 0 });
    const advice = await page.getByRole("heading", { name: /^(Strike now|Focus now)/ }).innerText();
    await hold.dispatchEvent("pointerup");
    await button(page, advice.startsWith("Focus") ? "Focus" : "Strike");
    if (advice.startsWith("Focus")) await button(page, "Strike");
    for (const group of await page.getByRole("main").locator("section:has(.ccg-keys)").all()) {
      if (await group.getByText(/to enter$/).isVisible()) await tap(page, group.getByRole("button", { name: "2", exact: true }));
    }
    await expect(page.getByRole("main")).toContainText(/Lion loses \d cards?, destroyed: /);
    await tap(page, page.getByRole("button", { name: /^Apply/ }));
    await expect(page.getByRole("heading", { name: /^Turn 4/ })).toBeVisible();
    await expect(half(page, "Lion").getByRole("button", { name: "1 dead" })).toBeVisible();

    await tap(page, half(page, "Crane").getByRole("button", { name: /^Crane: Honor \d/ }));
    await tap(page, sheet(page).getByRole("button", { name: "−8", exact: true }));
    await sheet(page).getByText("Who had a part in it?").tap();
    await tap(page, sheet(page).getByRole("checkbox", { name: /^Jiro/ }));
    await tap(page, sheet(page).getByRole("checkbox", { name: /^Seppuku: Jiro/ }));
    await tap(page, sheet(page).getByRole("button", { name: "an action" }));
    await expectHonor(page, "Crane", 10);
    await button(page, "Undo");
    await expectHonor(page, "Crane", 11);
    await tap(page, page.getByRole("status").getByRole("button", { name: "Redo" }));
    await expectHonor(page, "Crane", 10);
    await ink(page, "All pass", "No attack", "Done recruiting", "Drew, end turn");
  });

  await test.step("turn 5: the Favor makes a dishonored Personality honorable again; a loss does not happen", async () => {
    await typeIn(page, "Crane", "Mai", { Force: 5, Chi: 3, "Personal Honor": 2 });
    await favorTo(page, "Crane");
    await openCards(page, "Crane");
    await button(page, /^Mai/);
    await button(page, "Becomes dishonored");
    await back(page);
    await ink(page, "Straighten all", "Events seen");
    await button(page, "Act");
    await button(page, "Favor: restore honor");
    await button(page, "Mai is honorable again");
    await expect(page.getByRole("button", { name: "Favor in the middle" })).toBeVisible();
    await favorTo(page, "Crane");
    await tap(page, half(page, "Crane").getByRole("button", { name: /^Crane: Honor \d/ }));
    await tap(page, sheet(page).getByRole("button", { name: "−4", exact: true }));
    await tap(page, sheet(page).getByRole("checkbox", { name: /^Give up the Favor/ }));
    await tap(page, sheet(page).getByRole("button", { name: "an action" }));
    await expectHonor(page, "Crane", 10);
    await expect(page.getByRole("button", { name: "Favor in the middle" })).toBeVisible();
    await ink(page, "All pass", "No attack", "Done recruiting", "Drew, end turn");
  });

  await test.step("turn 6: the Favor sends the defender home, and a Province is lost", async () => {
    await favorTo(page, "Lion");
    await ink(page, "Straighten all", "Events seen", "All pass");
    await send(page, ["Tetsuo", "Mai"]);
    await ink(page, "Crane passes");
    await button(page, "Favor");
    await tap(page, sheet(page).getByRole("button", { name: /^Mai/ }));
    await button(page, "By hand");
    for (let more = 0; more < 3; more++) await tap(page, sheet(page).getByRole("button", { name: "Attacking army plus 1" }));
    await tap(page, sheet(page).getByRole("button", { name: "Close" }));
    await expect(page.getByRole("main")).toContainText("the Province falls");
    await finish(page, ["Crane passes", "Lion passes"]);
    await expect(half(page, "Crane").getByRole("button", { name: "Province 1, fallen" })).toBeVisible();
    await ink(page, "Done recruiting", "Drew, end turn");
  });

  await test.step("turn 7: a tie, and Honor enough to win when the turn begins", async () => {
    await ink(page, "Straighten all", "Events seen", "All pass");
    await send(page, ["Mai", "Goro"]);
    await button(page, "By hand");
    for (let more = 0; more < 4; more++) await tap(page, sheet(page).getByRole("button", { name: "Defending army plus 1" }));
    await tap(page, sheet(page).getByRole("button", { name: "Close" }));
    await expect(page.getByRole("img", { name: "Crane 5 against Lion 5 and Strength 5" })).toBeVisible();
    await finish(page, ["Lion passes", "Crane passes"]);
    await expectHonor(page, "Crane", 11);
    await expectHonor(page, "Lion", 13);
    await honor(page, "Crane", "+8", "+8", "+8", "+8");
    await expect(half(page, "Crane")).toContainText("wins when its turn begins");
    await ink(page, "Done recruiting", "Drew, end turn");
  });

  await test.step("a step of the log is corrected, and the rest is kept", async () => {
    await more(page, "Log");
    await tap(page, page.getByRole("main").getByRole("listitem").getByRole("button", { name: /Crane.*\+8/ }).first());
    await button(page, /^Correct this/);
    await tap(page, sheet(page).getByRole("button", { name: /^Change.*plus 1$/ }));
    await expect(sheet(page).getByRole("region", { name: "What changes" })).toContainText("43 → 44");
    await tap(page, sheet(page).getByRole("button", { name: /^Accept/ }));
    await back(page);
    await expectHonor(page, "Crane", 44);
  });

  await test.step("turns 8 and 9: the Crane begins its turn with 40 or more", async () => {
    await ink(page, ...QUIET);
    await expect(page.getByRole("button", { name: /^So it is/ })).toContainText("Crane wins");
    await button(page, /^So it is/);
    await expect(dock(page).getByRole("link", { name: "How it went" })).toBeVisible();
    const native = await worked(page);
    expect(native.winner).toEqual([1, "honor"]);
    expect(native.seats.map((seat) => seat.honor)).toEqual([13, 44]);
    expect(native.seats[1]!.provinces.map((province) => province.stands)).toEqual([false, true, true, true]);
    expect(native.turn).toBe(9);
  });
});

test("three players with Cavalry and allies to the last Province, killed in the middle, and handed out as text and picture", async ({ phone }) => {
  test.setTimeout(600_000);
  let page = await phone.open();
  await begin(page, "Crane", 3);
  await typeIn(page, "Crane", "Ayame", { Force: 5, Chi: 3, "Personal Honor": 2 }, {}, ["Cavalry"]);
  await typeIn(page, "Crab", "Hida", { Force: 4, Chi: 3, "Personal Honor": 1 });
  await typeIn(page, "Lion", "Hana", { Force: 3, Chi: 3, "Personal Honor": 1 });
  const declare = async (side: string) => {
    await ink(page, "Straighten all", "Events seen", "All pass");
    await link(page, "Attack");
    await tap(page, page.getByRole("radiogroup", { name: "Whom?" }).getByRole("radio", { name: "Lion" }));
    await tap(page, page.getByRole("radiogroup", { name: "Is Crab invited?" }).getByRole("radio", { name: side }));
    await ink(page, "Declare the attack");
  };
  const assign = async (unit: string, province: number) => {
    await button(page, new RegExp(`^${unit}`));
    await button(page, `Send to Province ${province}`);
  };
  const closed = (player: string, honor: number, provinces: number) =>
    expect(page.getByRole("button", { name: new RegExp(`^${player}: Honor ${honor}, .*${provinces} Provinces\\. Open$`) })).toBeVisible();

  await test.step("turn 1: the Crab comes along, Cavalry comes last; together they take a Province", async () => {
    await declare("with the attack");
    await assign("Hida", 1);
    await assign("Hana", 1);
    await ink(page, "Next maneuvers");
    await assign("Ayame", 1);
    await ink(page, "Next maneuvers", "Begin the battle");
    await expect(page.getByRole("img", { name: "Crane 9 against Lion 3 and Strength 5" })).toBeVisible();
    await finish(page, ["Lion passes", "Crane passes", "Crab passes"]);
    // The ally has its 2; the Attacker 2 for Hana.
    await expectHonor(page, "Crane", 11);
    await closed("Crab", 7, 4);
    await closed("Lion", 8, 3);
    await ink(page, "Done recruiting", "Drew, end turn");
  });

  await test.step("turns 2 and 3: the others do nothing", async () => {
    await ink(page, ...QUIET, ...QUIET);
    await expect(page.getByRole("heading", { name: /^Turn 4/ })).toBeVisible();
  });

  await test.step("turn 4: the browser is killed between the maneuvers; who was sent is still there", async () => {
    await declare("with the defense");
    await assign("Hida", 2);
    await ink(page, "Next maneuvers");
    await mirrored(page);
    const steps = await storedSteps(page);
    await phone.kill();
    page = await phone.open();
    await expect(page.getByRole("heading", { name: "Cavalry maneuvers" })).toBeVisible();
    expect(await storedSteps(page), "no step is lost").toBe(steps);
    await expect(page.getByRole("region", { name: "Province 2" }).getByRole("button", { name: /^Hida/ })).toBeVisible();
  });

  await test.step("the Crab defends the Lion, is beaten after a reload, and the Province stands", async () => {
    await assign("Ayame", 2);
    await ink(page, "Next maneuvers", "Begin the battle");
    await expect(page.getByRole("img", { name: "Crane 5 against Lion 4 and Strength 5" })).toBeVisible();
    await ink(page, "Lion passes");
    await page.reload();
    await expect(page.getByRole("img", { name: "Crane 5 against Lion 4 and Strength 5" })).toBeVisible();
    await ink(page, "Crane passes", "Crab passes", "Apply the result");
    // What came of it stands on the page before it is left.
    await expect(page.getByRole("status").filter({ hasText: "How the battle went" })).toContainText("Hida dies with honor");
    await ink(page, "The attack is over");
    await expectHonor(page, "Crane", 13);
    await closed("Crab", 9, 4);
    await closed("Lion", 8, 3);
  });

  await fall(page, "Lion", [2, 3, 4], 5);
  await expect(page.getByRole("button", { name: /^So it is/ })).toContainText("Lion");
  await button(page, /^So it is/);
  await fall(page, "Crab", [1, 2, 3, 4], 6);
  await button(page, /^So it is/);
  await expect(dock(page).getByRole("link", { name: "How it went" })).toBeVisible();
  const native = await worked(page);
  expect(native.winner).toEqual([1, "military"]);
  expect(native.seats.map((seat) => seat.provinces.filter((province) => province.stands).length)).toEqual([0, 4, 0]);
  expect(native.seats.map((seat) => seat.honor)).toEqual([8, 13, 9]);

  await test.step("how it ended is told, and handed out", async () => {
    await link(page, "How it went");
    await expect(page.getByRole("main")).toContainText(/Crane wins/);
    await expect(page.getByRole("heading", { name: "Turning points" })).toBeVisible();
    await expect(page.getByRole("listitem").filter({ hasText: /^Turn 4: Lion is out/ })).toBeVisible();
    expect(await axe(page), "the closing page").toEqual([]);
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    // A desktop browser has no sharing of its own: the text is copied, the picture is kept.
    await page.evaluate(() => Object.defineProperty(navigator, "share", { value: undefined, configurable: true }));
    await button(page, "Share text");
    await expect(page.getByRole("status").filter({ hasText: "Copied" })).toBeVisible();
    const text = await page.evaluate(() => navigator.clipboard.readText());
    expect(text).toMatch(/^Crane wins/);
    expect(text).toContain("Crab: Honor 9 (from 5: +4, 0), Provinces 0, Rings 0, dead 1");
    const download = page.waitForEvent("download");
    await button(page, "Share picture");
    expect((await download).suggestedFilename()).toMatch(/\.png$/);
  });
});

test("five Rings win at once, in any phase", async ({ page }) => {
  await begin(page);
  await ink(page, "Straighten all");
  for (const ring of ["Air", "Earth", "Fire", "Water", "Void"]) {
    await tap(page, half(page, "Lion").getByRole("button", { name: new RegExp(`^Ring of ${ring}, not in play`) }));
    await tap(page, sheet(page).getByRole("button", { name: "Enters play" }));
  }
  await button(page, /^So it is/);
  await expect(dock(page).getByRole("link", { name: "How it went" })).toBeVisible();
  const native = await worked(page);
  expect(native.winner).toEqual([0, "enlightenment"]);
});
