// A table of the old card game: begun, played through a battle, kept, taken back, told; a duel behind a held finger; and
// every screen without findings.

import { expect, type Page } from "@playwright/test";
import { openApp, pageThere, painted, THEMES } from "../support/app";
import { axe } from "../support/axe";
import { test } from "../support/test";
import { belowTheWindow, DOUBLE, textSize, tornWords } from "../support/words";

async function ink(page: Page, name: string): Promise<void> {
  await page.getByRole("contentinfo").getByRole("button", { name }).tap();
  await painted(page);
}

/** A new table of Lion and Crane, in the first turn of the Crane. */
async function begin(page: Page): Promise<void> {
  await openApp(page, "#/ccg/new");
  await page.getByRole("button", { name: "Begin", exact: true }).tap();
  await page.getByRole("group", { name: "Cut of Lion" }).getByRole("button", { name: "2" }).tap();
  await page.getByRole("group", { name: "Cut of Crane" }).getByRole("button", { name: "5" }).tap();
  await ink(page, "Compare the cuts");
  await expect(page.getByRole("heading", { name: /^Turn 1/ })).toBeVisible();
}

/** Types in a Personality of a player by name and Force; the first step from "?" is 0. */
async function typeIn(page: Page, player: string, name: string, force: number, chi: number, honor?: number): Promise<void> {
  await page.getByRole("button", { name: "More" }).tap();
  await page.getByRole("dialog").getByRole("link", { name: `Cards of ${player}` }).tap();
  await page.getByRole("button", { name: "A card" }).tap();
  const sheet = page.getByRole("dialog");
  await sheet.getByRole("textbox", { name: "Name of the card" }).fill(name);
  for (let step = 0; step <= force; step++) await sheet.getByRole("button", { name: "Force plus 1" }).tap();
  for (let step = 0; step <= chi; step++) await sheet.getByRole("button", { name: "Chi plus 1" }).tap();
  for (let step = 0; step <= (honor ?? -1); step++) await sheet.getByRole("button", { name: "Personal Honor plus 1" }).tap();
  await sheet.getByRole("button", { name: /^It lies there/ }).tap();
  await expect(page.getByRole("button", { name: new RegExp(`^${name}`) })).toBeVisible();
  await page.getByRole("link", { name: "Back to the table" }).tap();
  await expect(page.getByRole("heading", { name: /^Turn 1/ })).toBeVisible();
}

/** From the Straighten Phase to the attack on the Lion's first Province: Ayame 6 against Hana 2. */
async function attack(page: Page): Promise<void> {
  await typeIn(page, "Crane", "Ayame", 6, 3);
  await typeIn(page, "Lion", "Hana", 2, 3);
  for (const name of ["Straighten all", "Events seen", "All pass"]) await ink(page, name);
  await page.getByRole("link", { name: "Attack" }).tap();
  await ink(page, "Declare the attack");
  for (const unit of ["Ayame", "Hana"]) {
    await page.getByRole("button", { name: new RegExp(`^${unit}`) }).tap();
    await page.getByRole("button", { name: "Send to Province 1" }).tap();
  }
  await expect(page.getByRole("region", { name: "Province 1" })).toContainText("Crane 6 · Lion 2");
  await expect(page.getByRole("contentinfo")).toContainText("then Cavalry maneuvers");
  for (const name of ["Next maneuvers", "Next maneuvers", "Begin the battle"]) await ink(page, name);
  await expect(page.getByRole("heading", { name: /^Province 1/ })).toBeVisible();
}

test("an uneventful turn takes six presses of the ink", async ({ page }) => {
  await begin(page);
  for (const name of ["Straighten all", "Events seen", "All pass", "No attack", "Done recruiting", "Drew, end turn"]) {
    await ink(page, name);
  }
  await expect(page.getByRole("heading", { name: /^Turn 2/ })).toBeVisible();
  await expect(page.getByRole("region", { name: "Half of Crane" }).getByRole("button", { name: "6 cards in hand" })).toBeVisible();
});

test("an attack for which nobody can be sent says so, and goes on only as one without a unit", async ({ page }) => {
  await begin(page);
  for (const name of ["Straighten all", "Events seen", "All pass"]) await ink(page, name);
  await page.getByRole("link", { name: "Attack" }).tap();
  await expect(page.getByText("Crane has no unbowed Personality typed in: nobody can be sent.")).toBeVisible();
  await expect(page.getByRole("link", { name: "Cards of Crane" })).toBeVisible();
  await expect(page.getByRole("button", { name: /^Declare the attack/ })).toHaveCount(0);
  await ink(page, "Attack without a unit");
  await expect(page.getByText("No unit attacks. Without one there is no battle.")).toBeVisible();
});

test("a battle is played, applied, kept, told and taken back", async ({ page }) => {
  await begin(page);
  await attack(page);
  await expect(page.getByRole("img", { name: "Crane 6 against Lion 2 and Strength 5" })).toBeVisible();
  await expect(page.getByRole("main")).toContainText("2 more");
  await page.getByRole("button", { name: /^2 self: bow/ }).tap();
  await expect(page.getByRole("img", { name: "Crane 6 against Lion 0 and Strength 5" })).toBeVisible();
  await expect(page.getByRole("button", { name: "2 self bowed: straighten" })).toBeVisible();
  await expect(page.getByRole("main")).toContainText("the Province falls");
  await expect(page.getByRole("main")).toContainText("Lion loses 1 card, destroyed: Hana");
  for (const name of ["Lion passes", "Crane passes", "Apply the result"]) await ink(page, name);
  await expect(page.getByRole("status").filter({ hasText: "How the battle went" })).toContainText("Lion loses 1 card, destroyed: Hana");
  await ink(page, "The attack is over");
  const crane = page.getByRole("button", { name: /^Crane: Honor 11, 29 short of 40/ });
  await expect(crane).toBeVisible();
  await expect(page.getByRole("region", { name: "Half of Lion" }).getByRole("button", { name: "Province 1, fallen" })).toBeVisible();
  await painted(page);
  await page.reload();
  await expect(crane).toBeVisible();
  await page.getByRole("button", { name: "More" }).tap();
  await page.getByRole("dialog").getByRole("link", { name: "Log" }).tap();
  const applied = page.getByRole("main").getByRole("listitem").getByRole("button", { name: /Crane attacks Province 1 of Lion: the attack wins, 6 against 0/ });
  await expect(applied).toContainText("Lion loses Province 1");
  await applied.tap();
  await page.getByRole("button", { name: /^Correct this/ }).tap();
  // The values come first, leaving it out last.
  await expect(page.getByRole("dialog").getByRole("radio", { name: "Put it right" })).toBeChecked();
  await page.getByRole("dialog").getByRole("button", { name: "Strength added to the Province plus 1" }).tap();
  await expect(page.getByRole("dialog").getByRole("button", { name: /^Accept/ })).toBeEnabled();
  await page.getByRole("dialog").getByRole("button", { name: "Close" }).tap();
  await page.getByRole("link", { name: "Back to the table" }).first().tap();
  await page.getByRole("button", { name: "More" }).tap();
  await page.getByRole("dialog").getByRole("link", { name: "Rules" }).tap();
  await page.getByRole("link", { name: "Back to the table" }).tap();
  for (let step = 0; step < 2; step++) await page.getByRole("button", { name: "Undo" }).tap();
  await expect(page.getByRole("button", { name: /^Crane: Honor 9, 31 short of 40/ })).toBeVisible();
  await expect(page.getByRole("link", { name: "The attack" })).toBeVisible();
});

test("numbers of the table move in few taps, and the end is a proposal", async ({ page }) => {
  await begin(page);
  const lion = page.getByRole("region", { name: "Half of Lion" });
  await lion.getByRole("button", { name: "Lion: Honor plus 1" }).tap();
  await expect(lion.getByRole("button", { name: /^Lion: Honor 9/ })).toBeVisible();
  await lion.getByRole("button", { name: /^Lion: Honor 9/ }).tap();
  await page.getByRole("dialog").getByRole("button", { name: "−8" }).tap();
  await page.getByRole("dialog").getByRole("button", { name: "an action" }).tap();
  await expect(lion.getByRole("button", { name: /^Lion: Honor 1,/ })).toBeVisible();
  for (let at = 1; at <= 4; at++) {
    await lion.getByRole("button", { name: `Province ${at}, Strength 5` }).tap();
    await page.getByRole("dialog").getByRole("button", { name: "Destroyed" }).tap();
  }
  const answer = page.getByRole("button", { name: /^So it is/ });
  await expect(answer).toContainText("Crane wins");
  expect((await answer.boundingBox())!.width, "its words have room").toBeGreaterThan(120);
  await page.getByRole("button", { name: "Anyway, play on" }).tap();
  await expect(page.getByRole("button", { name: "Straighten all" })).toBeVisible();
});

test("a duel shows its odds only under a finger", async ({ page }) => {
  await challenge(page);
  await page.getByRole("button", { name: "Enter the hand" }).tap();
  const sheet = page.getByRole("dialog", { name: "Only Lion looks" });
  for (const value of [5, 4, 3, 2, 1]) await sheet.getByRole("button", { name: `Focus Value ${value}` }).tap();
  await sheet.getByRole("button", { name: "Close" }).tap();
  await expect(page.getByText("open only under a finger")).toBeVisible();
  const key = page.getByRole("button", { name: /^Hold to see the side of Lion/ });
  await key.dispatchEvent("pointerdown", { button: 0 });
  await expect(page.getByRole("img", { name: /^Strike: win/ })).toBeVisible();
  await key.dispatchEvent("pointerup");
  await expect(page.getByRole("img", { name: /^Strike: win/ })).toHaveCount(0);
  await page.getByRole("button", { name: "Focus" }).tap();
  await page.getByRole("button", { name: "Strike" }).tap();
  await page.getByRole("button", { name: /^Apply/ }).tap();
  await expect(page.getByRole("heading", { name: /^Turn 1/ })).toBeVisible();
  await expect(page.getByRole("region", { name: "Half of Crane" }).getByRole("button", { name: "1 dead" })).toBeVisible();
});

/** A duel that the Crane's Ayame offers the Lion's Hana: Chi 4 against 5. */
async function challenge(page: Page): Promise<void> {
  await begin(page);
  await typeIn(page, "Crane", "Ayame", 2, 4);
  await typeIn(page, "Lion", "Hana", 2, 5);
  await page.getByRole("button", { name: "More" }).tap();
  await page.getByRole("dialog").getByRole("link", { name: "Duel" }).tap();
  await page.getByRole("button", { name: "Challenge" }).tap();
}

test("what is known of the other's cards is entered behind the same sheet, and the odds and their source say so", async ({ page }) => {
  await challenge(page);
  await page.getByRole("button", { name: "Enter the hand" }).tap();
  const sheet = page.getByRole("dialog", { name: "Only Lion looks" });
  for (const value of [5, 4, 3, 2, 1]) await sheet.getByRole("button", { name: `Focus Value ${value}`, exact: true }).tap();
  await expect(sheet.getByRole("heading", { name: "Known of Crane" })).toBeVisible();
  for (const value of [0, 0, 6, 0, 0, 0]) await sheet.getByRole("button", { name: `Known: ${value}`, exact: true }).tap();
  expect(await axe(page), "the hand and what is known").toEqual([]);
  await sheet.getByRole("button", { name: "Close" }).tap();
  const key = page.getByRole("button", { name: /^Hold to see the side of Lion/ });
  const look = async (text: string | RegExp) => {
    await key.dispatchEvent("pointerdown", { button: 0 });
    await expect(page.getByRole("main")).toContainText(text);
    await key.dispatchEvent("pointerup");
    await expect(page.getByText("open only under a finger")).toBeVisible();
  };
  await look("More cards are known than the other has.");
  await page.getByRole("button", { name: "Enter the hand" }).tap();
  await sheet.getByRole("button", { name: "Known 6: forget it" }).tap();
  await sheet.getByRole("button", { name: "Close" }).tap();
  await look("Known to you: 5.");
  await key.dispatchEvent("pointerdown", { button: 0 });
  // Five cards of value 0 and Chi 4: whatever he does, 5 and a card more win.
  await expect(page.getByRole("img", { name: /^1 more: win \u2068?100/ })).toBeVisible();
  await key.dispatchEvent("pointerup");
  // The other side sees nothing of it.
  await page.getByRole("button", { name: "The other’s side" }).tap();
  await page.getByRole("button", { name: "Enter the hand" }).tap();
  await expect(page.getByRole("dialog", { name: "Only Crane looks" }).getByRole("button", { name: /forget it/ })).toHaveCount(0);
  await page.getByRole("dialog").getByRole("button", { name: "Close" }).tap();
  await page.getByRole("combobox", { name: "The other’s cards come from" }).selectOption("as you think");
  await page.getByRole("button", { name: "How likely is each value?" }).tap();
  await page.getByRole("dialog").getByRole("button", { name: "Focus Value 6 plus 1" }).tap();
  expect(await axe(page), "weights").toEqual([]);
  await page.getByRole("dialog").getByRole("button", { name: "Close" }).tap();
  await page.getByRole("button", { name: "Enter the hand" }).tap();
  for (const value of [3, 3, 3, 3, 3]) await page.getByRole("dialog").getByRole("button", { name: `Focus Value ${value}`, exact: true }).tap();
  await page.getByRole("dialog").getByRole("button", { name: "Close" }).tap();
  await page.getByRole("button", { name: /^Hold to see the side of Crane/ }).dispatchEvent("pointerdown", { button: 0 });
  await expect(page.getByRole("main")).toContainText("as you think, 0 to 6 as 1:4:5:5:4:1:1");
});

test("the other's way of playing and what the ends are worth are set for one pair of eyes, and the odds take them", async ({ page }) => {
  await challenge(page);
  await page.getByRole("button", { name: "Enter the hand" }).tap();
  const sheet = page.getByRole("dialog", { name: "Only Lion looks" });
  for (const value of [2, 2, 2, 2, 2]) await sheet.getByRole("button", { name: `Focus Value ${value}`, exact: true }).tap();
  await sheet.getByRole("button", { name: "Close" }).tap();
  const way = page.getByRole("button", { name: "The other’s way of playing" });
  await way.tap();
  await expect(sheet.getByRole("button", { name: "As usual again" })).toHaveAttribute("aria-disabled", "true");
  await sheet.getByRole("radio", { name: "Habit" }).tap();
  await sheet.getByRole("slider", { name: /^With 0 down/ }).fill("100");
  await sheet.getByRole("slider", { name: /^both die/ }).fill("80");
  await sheet.getByRole("slider", { name: /^a card focused costs/ }).fill("5");
  expect(await axe(page), "the other's way of playing").toEqual([]);
  await sheet.getByRole("button", { name: "Close" }).tap();
  const key = page.getByRole("button", { name: /^Hold to see the side of Lion/ });
  await key.dispatchEvent("pointerdown", { button: 0 });
  await expect(page.getByRole("main")).toContainText("the other strikes in 100, 30, 50, 70, 90 of 100 cases");
  await expect(page.getByRole("main")).toContainText("A win counts 100, both die 80, a loss 0, a card focused −5.");
  // It strikes at once, whatever I meant to focus: 7 against 4 after one card, 5 against 4 without.
  await expect(page.getByRole("img", { name: /^5 more: win 100/ })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Strike now" })).toBeVisible();
  await key.dispatchEvent("pointerup");
  expect(await page.evaluate(() => JSON.stringify(Object.entries(localStorage))), "it is never written down").not.toContain("habit");
  // The other side thinks for itself.
  await page.getByRole("button", { name: "The other’s side" }).tap();
  await way.tap();
  const other = page.getByRole("dialog", { name: "Only Crane looks" });
  await expect(other.getByRole("radio", { name: "Worst case" })).toBeChecked();
  await expect(other.getByRole("slider", { name: /^With 0 down/ })).toHaveValue("10");
  // It is not its decision: the ink gives no advice to it.
  await other.getByRole("button", { name: "Close" }).tap();
  await page.getByRole("button", { name: /^Hold to see the side of Crane/ }).dispatchEvent("pointerdown", { button: 0 });
  await expect(page.locator(".tray .btn.act")).toHaveCount(0);
});

test("two of two players are proposed for a duel, and nobody of one's own is challenged", async ({ page }) => {
  await begin(page);
  await typeIn(page, "Crane", "Ayame", 2, 4);
  await typeIn(page, "Crane", "Jiro", 2, 4);
  const duel = async () => {
    await page.getByRole("button", { name: "More" }).tap();
    await page.getByRole("dialog").getByRole("link", { name: "Duel" }).tap();
  };
  await duel();
  await expect(page.getByText("Lion has no Personality typed in: nobody can be challenged.")).toBeVisible();
  await expect(page.getByRole("link", { name: "Cards of Lion" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Challenge", exact: true })).toHaveCount(0);
  await page.getByRole("link", { name: "Back to the table" }).tap();
  await typeIn(page, "Lion", "Hana", 2, 5);
  await duel();
  const challenged = page.getByRole("combobox", { name: "Who is challenged?" });
  await expect(page.getByRole("combobox", { name: "Who challenges?" }).locator("option:checked")).toHaveText("Ayame (Crane)");
  await expect(challenged.locator("option:checked")).toHaveText("Hana (Lion)");
  await expect(challenged.locator("option")).toHaveText(["Hana (Lion)"]);
  await page.getByRole("combobox", { name: "Who challenges?" }).selectOption("Hana (Lion)");
  await expect(challenged.locator("option")).toHaveText(["Ayame (Crane)", "Jiro (Crane)"]);
  await page.getByRole("combobox", { name: "Who challenges?" }).selectOption("Ayame (Crane)");
  await expect(challenged.locator("option:checked")).toHaveText("Hana (Lion)");
  await page.getByRole("button", { name: "Challenge", exact: true }).tap();
  await expect(page.getByText("Hana is challenged")).toBeVisible();
});

test("a challenge from the actions is the action, and the other player acts after the duel", async ({ page }) => {
  await begin(page);
  await typeIn(page, "Crane", "Ayame", 2, 4);
  await typeIn(page, "Lion", "Hana", 2, 5);
  for (const name of ["Straighten all", "Events seen"]) await ink(page, name);
  await page.getByRole("button", { name: "Act", exact: true }).tap();
  await page.getByRole("dialog").getByRole("link", { name: "Challenge to a duel" }).tap();
  await expect(page.getByRole("combobox", { name: "The challenge is" }).locator("option:checked")).toHaveText("Limited action");
  await page.getByRole("button", { name: "Challenge", exact: true }).tap();
  await page.getByRole("button", { name: "Refuse" }).tap();
  await expect(page.getByRole("button", { name: /^Lion acts now/ })).toBeVisible();
  await expect(page.getByRole("button", { name: /^Crane waits/ })).toBeVisible();
});

test("numbers of a Stronghold follow the clan, those that were typed stay", async ({ page }) => {
  await openApp(page, "#/ccg/new");
  const lion = page.locator(".ccg-seat").first();
  await lion.getByRole("textbox", { name: "Family Honor" }).fill("3");
  await lion.getByRole("textbox", { name: "Family Honor" }).blur();
  await lion.getByRole("combobox").selectOption("Crab");
  await expect(lion.getByRole("textbox", { name: "Strength" })).toHaveValue("6");
  await expect(lion.getByRole("textbox", { name: "Family Honor" })).toHaveValue("3");
});

test("a refused card leaves its form as it is, and one that is attached is paid for", async ({ page }) => {
  await begin(page);
  await typeIn(page, "Crane", "Ayame", 2, 3, 1);
  for (const name of ["Straighten all", "Events seen"]) await ink(page, name);
  await page.getByRole("button", { name: "Act", exact: true }).tap();
  await page.getByRole("dialog").getByRole("link", { name: "Attach a card" }).tap();
  const form = page.getByRole("dialog", { name: "A card" });
  await expect(form.getByRole("combobox", { name: "Kind" }), "it opens with what is attached").toHaveValue("Follower");
  await form.getByRole("textbox", { name: "Name of the card" }).fill("Spearmen");
  await expect(form).toContainText("nothing bows for it");
  await form.getByRole("textbox", { name: "Gold cost" }).fill("3");
  await form.getByRole("textbox", { name: "Honor requirement" }).fill("2");
  await form.getByRole("textbox", { name: "Honor requirement" }).blur();
  await expect(form).toContainText("Bow: Stronghold");
  await expect(form).toContainText("Needed: 2, available: 1.");
  await form.getByRole("button", { name: /^Attached now/ }).tap();
  await page.getByRole("button", { name: "Leave it" }).tap();
  await expect(form.getByRole("textbox", { name: "Name of the card" })).toHaveValue("Spearmen");
  await form.getByRole("button", { name: "Honor requirement minus 1" }).tap();
  await form.getByRole("button", { name: /^Attached now/ }).tap();
  await expect(form).toHaveCount(0);
  await expect(page.getByRole("button", { name: /^Stronghold.*bowed/ })).toBeVisible();
});

test("a card's numbers are typed as well as stepped, and an emptied one is unknown again", async ({ page }) => {
  await begin(page);
  for (const name of ["Straighten all", "Events seen", "All pass", "No attack"]) await ink(page, name);
  await page.getByRole("link", { name: "Recruit" }).tap();
  const main = page.getByRole("main");
  await main.getByRole("textbox", { name: "Name of the card" }).fill("Kenshin");
  // What it costs stands first, where it is asked for.
  const cost = main.getByRole("textbox", { name: "Gold cost" });
  await expect(cost).toHaveValue("");
  await cost.fill("5");
  await main.getByRole("textbox", { name: "Personal Honor" }).fill("2");
  await main.getByRole("textbox", { name: "Personal Honor" }).blur();
  await expect(main.getByRole("heading", { name: "For its cost" })).toBeVisible();
  await main.getByRole("button", { name: "Gold cost plus 1" }).tap();
  await expect(cost).toHaveValue("6");
  await cost.fill("many");
  await cost.blur();
  await expect(cost, "what is no number is not kept").toHaveValue("");
  await expect(main).toContainText("Enter the");
});

/** The phone is locked, or something else lies over the app. */
async function lock(page: Page): Promise<void> {
  await page.evaluate(() => {
    Object.defineProperty(document, "visibilityState", { configurable: true, get: () => "hidden" });
    document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
  });
}

async function unlock(page: Page): Promise<void> {
  await page.evaluate(() => {
    Reflect.deleteProperty(document, "visibilityState");
    document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
  });
}

test("a private hand is hidden at once when the phone is locked or turned, entered or held", async ({ page }) => {
  const upright = page.viewportSize()!;
  const turn = (wide: boolean) => page.setViewportSize(wide ? { width: upright.height, height: upright.width } : upright);
  await challenge(page);
  const sheet = page.getByRole("dialog", { name: "Only Lion looks" });
  for (const away of [() => lock(page), () => turn(true)]) {
    await page.getByRole("button", { name: "Enter the hand" }).tap();
    await sheet.getByRole("button", { name: "Focus Value 5", exact: true }).tap();
    await expect(sheet.getByRole("button", { name: "5: take it out" })).toBeVisible();
    await away();
    await expect(sheet).toBeHidden();
    await unlock(page);
    await turn(false);
    await expect(sheet).toBeHidden();
    await page.getByRole("button", { name: "Enter the hand" }).tap();
    await sheet.getByRole("button", { name: "5: take it out" }).first().tap();
    for (const value of [5, 4, 3, 2, 1]) await sheet.getByRole("button", { name: `Focus Value ${value}`, exact: true }).tap();
    await sheet.getByRole("button", { name: "Close" }).tap();
    const key = page.getByRole("button", { name: /^Hold to see the side of Lion/ });
    await key.dispatchEvent("pointerdown", { button: 0 });
    await expect(page.getByRole("img", { name: /^Strike: win/ })).toBeVisible();
    await away();
    await expect(page.getByRole("img", { name: /^Strike: win/ })).toHaveCount(0);
    await unlock(page);
    await turn(false);
    await expect(page.getByText("open only under a finger"), "a finger has to lie down again").toBeVisible();
    await page.getByRole("button", { name: "Enter the hand" }).tap();
    for (const value of [5, 4, 3, 2, 1]) await sheet.getByRole("button", { name: `${value}: take it out` }).tap();
    await sheet.getByRole("button", { name: "Close" }).tap();
  }
});

test("the cheapest way of a lobbying counts the gifts that the lobbyist enters for itself", async ({ page }) => {
  await begin(page);
  await typeIn(page, "Crane", "Ayame", 2, 4, 2);
  await page.getByRole("button", { name: "Favor in the middle" }).tap();
  await page.getByRole("dialog").getByRole("button", { name: /^Lion/ }).tap();
  for (const name of ["Straighten all", "Events seen"]) await ink(page, name);
  await page.getByRole("region", { name: "Half of Lion" }).getByRole("button", { name: /^Lion: Honor 8/ }).tap();
  await page.getByRole("dialog").getByRole("button", { name: "+5" }).tap();
  await page.getByRole("dialog").getByRole("button", { name: "an action" }).tap();
  await page.getByRole("button", { name: "Act", exact: true }).tap();
  await page.getByRole("dialog").getByRole("link", { name: "Lobby for the Favor" }).tap();
  await expect(page.getByRole("heading", { name: "Crane needs 5 more" }), "before anybody bows").toBeVisible();
  await page.getByRole("button", { name: /^Ayame/ }).tap();
  await expect(page.getByRole("heading", { name: "Crane needs 5 more" })).toBeVisible();
  const key = page.getByRole("button", { name: /^Hold: the cheapest way of Crane/ });
  const look = async (text: string) => {
    await key.dispatchEvent("pointerdown", { button: 0 });
    await expect(page.getByRole("main")).toContainText(text);
    await key.dispatchEvent("pointerup");
    await expect(page.getByRole("main")).not.toContainText(text);
  };
  await look("do not suffice");
  await page.getByRole("button", { name: "Enter your own Fate cards" }).tap();
  const sheet = page.getByRole("dialog", { name: "Only Crane looks" });
  for (const value of [6, 5, 1]) await sheet.getByRole("button", { name: `Focus Value ${value}`, exact: true }).tap();
  expect(await axe(page), "the gifts").toEqual([]);
  await sheet.getByRole("button", { name: "Close" }).tap();
  await look("gift +5");
  expect(await page.evaluate(() => JSON.stringify(Object.entries(localStorage))), "it is never written down").not.toContain("gifts");
});

for (const [theme, colorScheme] of Object.entries(THEMES)) {
  test(`the screens are without findings in ${theme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await openApp(page, "#/ccg/new");
    await pageThere(page);
    expect.soft(await axe(page), "a new table").toEqual([]);
    await begin(page);
    expect.soft(await axe(page), "the table").toEqual([]);
    await page.getByRole("button", { name: /^Lion: Honor 8/ }).tap();
    await page.getByRole("dialog").getByRole("button", { name: "+5" }).tap();
    expect.soft(await axe(page), "Honor").toEqual([]);
    await page.getByRole("dialog").getByRole("button", { name: "Close" }).tap();
    await attack(page);
    expect.soft(await axe(page), "a battle").toEqual([]);
    const table = page.url().replace(/\/attack$/, "");
    for (const path of ["cards/1", "duel", "lobby", "recruit", "story", "plan"]) {
      await page.goto(`${table}/${path}`);
      await pageThere(page);
      await painted(page);
      expect.soft(await axe(page), path).toEqual([]);
    }
  });
}

test("in text twice as large nothing is wider than the smallest phone, words stay whole, and the keys in sight", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  const fits = async (what: string) => {
    await painted(page);
    await textSize(page, DOUBLE);
    const sideways = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect.soft(sideways, `${what}: nothing is wider`).toBe(0);
    const wide = await page.evaluate(() => {
      const all = [...document.querySelectorAll(".screen > :is(.dock, .tray), .screen > .body")];
      return all.filter((part) => part.scrollWidth > part.clientWidth + 1).map((part) => part.className);
    });
    expect.soft(wide, `${what}: nothing is cut off at the side`).toEqual([]);
    expect.soft(await belowTheWindow(page), `${what}: the keys stay in sight`).toEqual([]);
    expect.soft(await tornWords(page), `${what}: words stay whole`).toEqual([]);
  };
  await challenge(page);
  await fits("a duel");
  await page.getByRole("button", { name: "Enter the hand" }).tap();
  const sheet = page.getByRole("dialog", { name: "Only Lion looks" });
  for (const value of [5, 4, 3, 2, 1]) await sheet.getByRole("button", { name: `Focus Value ${value}`, exact: true }).tap();
  await sheet.getByRole("button", { name: "Close" }).tap();
  await page.getByRole("button", { name: /^Hold to see/ }).dispatchEvent("pointerdown", { button: 0 });
  await fits("a duel held open");
  const last = (await page.locator(".plan").last().boundingBox())!;
  const tray = (await page.locator(".tray").boundingBox())!;
  expect(last.y + last.height, "the last plan stands above the key that is held").toBeLessThanOrEqual(tray.y);
  await page.getByRole("button", { name: /^Hold to see/ }).dispatchEvent("pointerup");
  await page.getByRole("button", { name: "Refuse" }).tap();
  await expect(page.getByRole("heading", { name: /^Turn 1/ })).toBeVisible();
  await fits("the table");
  const table = page.url();
  for (const name of ["Straighten all", "Events seen", "All pass"]) await ink(page, name);
  await page.getByRole("link", { name: "Attack" }).tap();
  await fits("an attack declared");
  await ink(page, "Declare the attack");
  await fits("maneuvers");
  for (const unit of ["Ayame", "Hana"]) {
    await page.getByRole("button", { name: new RegExp(`^${unit}`) }).tap();
    await page.getByRole("button", { name: "Send to Province 1" }).tap();
  }
  for (const name of ["Next maneuvers", "Next maneuvers", "Begin the battle"]) await ink(page, name);
  await fits("a battle");
  for (const path of ["cards/1", "lobby", "recruit", "story", "plan"]) {
    await page.goto(`${table}/${path}`);
    await pageThere(page);
    await fits(path);
  }
});

test("at 360 × 740 both halves are whole, and the far one stands upright for its player", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await begin(page);
  const dock = (await page.getByRole("contentinfo").boundingBox())!;
  for (const player of ["Lion", "Crane"]) {
    const half = page.getByRole("region", { name: `Half of ${player}` });
    const box = (await half.boundingBox())!;
    expect(box.x, player).toBeGreaterThanOrEqual(0);
    expect(box.y, player).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width, player).toBeLessThanOrEqual(360);
    expect(box.y + box.height, player).toBeLessThanOrEqual(dock.y);
    const honor = half.getByRole("button", { name: new RegExp(`^${player}: Honor \\d`) });
    const size = await honor.evaluate((key) => Number.parseFloat(getComputedStyle(key).fontSize));
    expect(size, `${player} reads its Honor across the table`).toBeGreaterThanOrEqual(40);
  }
  // What is first for its player is last for who sits across: the head of the far half lies below its Rings.
  const far = page.getByRole("region", { name: "Half of Crane" });
  const top = async (name: string | RegExp) => (await far.getByRole("button", { name }).first().boundingBox())!.y;
  expect(await top(/^Crane (acts now|waits)/)).toBeGreaterThan(await top(/^Ring of Air/));
});
