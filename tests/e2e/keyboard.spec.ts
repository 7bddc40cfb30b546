// Everything without a finger: a table set up, a turn with a Combat played, steps taken back, the board walked over.

import type { Locator, Page } from "@playwright/test";
import { openApp } from "./support/app";
import { attackKey } from "./support/dice";
import { choose, reach, use } from "./support/keyboard";
import { FIVE, WATCHTOWER, chooseOrder, demonstration, gauge, reading, sheet, step } from "./support/play";
import { lay, row, asList, toField } from "./support/places";
import { expect, test } from "./support/test";

const [JUN, AKI] = FIVE;
const inDock = (page: Page, name: RegExp) => page.getByRole("contentinfo").last().getByRole("button", { name });
const turn = (page: Page, number: number) => page.getByRole("heading", { level: 1, name: new RegExp(`^Turn ${number}\\b`) });

// Some hundred stops, one after the other.
test.beforeEach(() => test.slow());

test("a table is set up by keys alone", async ({ page }) => {
  await openApp(page);
  await use(page.getByRole("link", { name: "New table" }));
  await choose(page, /^Tap a scenario you have/, new RegExp(WATCHTOWER));
  await use(page.getByRole("link", { name: /^Champions/ }));
  await choose(page, "Players", /^5/);
  for (const [place, champion] of FIVE.entries()) {
    const seat = page.getByRole("button", { name: new RegExp(`^Seat ${place + 1}:`) });
    await use(seat);
    await use(sheet(page).getByRole("button", { name: new RegExp(`^${champion}\\b`) }));
    await expect(sheet(page)).toBeHidden();
    await expect(seat, "the focus is back where the sheet was opened").toBeFocused();
  }
  await use(page.getByRole("link", { name: /^Objectives/ }));
  await use(page.getByRole("link", { name: /^Board/ }));
  await use(page.getByRole("link", { name: /^Enemies/ }));
  await use(page.getByRole("link", { name: /^Check/ }));
  await use(page.getByRole("button", { name: "Begin turn 1" }));
  await expect(turn(page, 1)).toBeVisible();
});

test("a turn with a Combat is played and taken back by keys alone", async ({ page }) => {
  await openApp(page);
  await use(page.getByRole("button", { name: "Demonstration table" }).first());
  await use(page.getByRole("button", { name: new RegExp(`^Place 1: ${JUN}`) }));
  await use(inDock(page, /^Begin turn 1/));
  await expect(gauge(page, JUN, "Life")).toBeVisible();
  const honor = await reading(page, JUN, "Honor");
  await use(gauge(page, JUN, "Honor").getByRole("button", { name: "Honor plus 1" }), "Space");
  await expect.poll(() => reading(page, JUN, "Honor")).toBe(honor + 1);

  await use(page.getByRole("button", { name: /^Melee \d AP: Melee Combat$/ }));
  await use(page.getByRole("radiogroup", { name: "Against whom?" }).getByRole("radio").first(), "Space");
  await use(page.getByRole("group", { name: "Add a die" }).getByRole("button", { name: "Fire", exact: true }));
  for (const key of ["e", "a", "w", "v"]) await page.keyboard.press(key);
  for (const total of ["1", "0"]) await page.keyboard.press(total);
  await expect(page.getByRole("main")).toContainText(/Practice \w+ A rolled/);
  await use(inDock(page, /^(Apply|Stop and apply)/));
  await expect(turn(page, 1)).toBeVisible();
  const life = await reading(page, JUN, "Life");

  for (let acting = 0; acting < FIVE.length; acting++) await use(inDock(page, /^End activation/));
  await use(page.getByRole("button", { name: /^Enemies done/ }));
  await use(inDock(page, /^Apply, begin turn 2/));
  await expect(turn(page, 2)).toBeVisible();

  // U takes back, as Undo does: Recovery, the Enemies, five Activations; then the Combat and the Honor.
  const undo = inDock(page, /^Undo$/);
  for (let step = 0; step < FIVE.length + 2; step++) await page.keyboard.press("u");
  await expect(turn(page, 1)).toBeVisible();
  await expect.poll(() => reading(page, JUN, "Life")).toBe(life);
  await use(undo);
  await use(undo, "Space");
  await expect.poll(() => reading(page, JUN, "Honor")).toBe(honor);
});

test("Escape closes a sheet and gives the focus back; digits open cards", async ({ page }) => {
  await demonstration(page);
  const more = page.getByRole("button", { name: "More", exact: true });
  await use(more);
  await expect(sheet(page)).toBeVisible();
  await reach(sheet(page).getByRole("link", { name: /^Log/ }));
  await page.keyboard.press("Escape");
  await expect(sheet(page)).toBeHidden();
  await expect(more).toBeFocused();
  await page.keyboard.press("?");
  await expect(sheet(page)).toContainText("opens a card");
  await page.keyboard.press("Escape");
  await expect(sheet(page)).toBeHidden();
});

test("a change of screen leaves the focus on its heading, whichever it is", async ({ page }) => {
  await demonstration(page);
  await chooseOrder(page, [JUN]);
  const heading = page.getByRole("heading", { level: 1 });
  const leads = async (key: Locator, name: RegExp) => {
    await key.tap();
    await expect(heading).toHaveText(name);
    await expect(heading, `${name}`).toBeFocused();
  };
  const back = page.getByRole("link", { name: "Back to the table" });
  await page.getByRole("button", { name: "More", exact: true }).tap();
  await leads(sheet(page).getByRole("link", { name: /^Log/ }), /^Log/);
  await leads(back, /^Turn/);
  await leads(attackKey(page), /^Melee Combat/);
  await leads(page.getByRole("link", { name: "Leave this Combat" }), /^Turn/);
});

test("plus after a digit is meant for the Champion of that digit, however quickly it follows", async ({ page }) => {
  await demonstration(page);
  await chooseOrder(page, [JUN, AKI]);
  await step(page, JUN, "Honor", 1);
  const [first, second] = [await reading(page, JUN, "Honor"), page.getByRole("main").getByRole("group", { name: `${AKI}: Honor`, exact: true })];
  await page.evaluate(() => ["2", "-"].forEach((key) => document.body.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }))));
  await expect(second, "the card of the digit is open").toBeVisible();
  const lowered = await reading(page, AKI, "Honor");
  await page.keyboard.press("u");
  await expect.poll(() => reading(page, AKI, "Honor"), "it was its Honor").toBe(lowered + 1);
  await page.keyboard.press("1");
  await expect.poll(() => reading(page, JUN, "Honor"), "and nobody else’s").toBe(first);
});

test("arrows walk over the board from area to area, and Enter puts a figure down", async ({ page }) => {
  await demonstration(page);
  await chooseOrder(page, [JUN]);
  await toField(page);
  await lay(page, "The Willow Ford");
  const board = page.getByRole("application", { name: /arrows go from area to area/ });
  const reached = board.getByRole("status");
  await reach(board);
  await page.keyboard.press("ArrowRight");
  await expect(reached).toHaveText(/^North Road\./);
  for (const [key, area] of [
    ["ArrowDown", "West Bank"],
    ["ArrowRight", "Ford"],
    ["ArrowRight", "East Bank"],
    ["ArrowUp", "Hill"],
    ["ArrowLeft", "Mill"],
    ["ArrowUp", "Mill"],
    ["ArrowDown", "Ford"],
  ] as const) {
    await page.keyboard.press(key);
    await expect(reached, key).toHaveText(new RegExp(`^${area}\\.`));
  }
  await expect(reached, "with the border that was crossed").toContainText("From Mill: ");
  // The first that waits beside the board is in hand.
  await page.keyboard.press("Enter");
  await expect(reached, "and who stands there").toContainText(JUN);
  await expect(page.locator("[aria-live=polite]").filter({ hasText: `${AKI}: beside the board. Now the area.` })).toBeAttached();
  await page.keyboard.press("Escape");
  await expect(reached).toHaveText("");
  await asList(page);
  await expect(row(page, "Ford")).toContainText(JUN);
});

test("the key that begins a turn does not end an Activation when it is pressed twice", async ({ page }) => {
  await demonstration(page);
  await use(page.getByRole("button", { name: new RegExp(`^Place 1: ${JUN}`) }));
  await expect(page.locator("[aria-live=polite]").filter({ hasText: `${JUN}: place 1. Next tap: place 2.` })).toBeAttached();
  await use(inDock(page, /^Begin turn 1/));
  await expect(page.getByRole("link", { name: `Open ${JUN}’s sheet` })).toBeFocused();
  await expect(inDock(page, /^End activation .* AP left, \d+ will be lost/), "it says what it costs").toBeVisible();
});

test("keys of one character do nothing once they are switched off", async ({ page }) => {
  await demonstration(page);
  await chooseOrder(page, [JUN]);
  await step(page, JUN, "Honor", 1);
  const honor = await reading(page, JUN, "Honor");
  const table = page.url();
  await page.evaluate(() => (location.hash = "#/settings"));
  const keys = page.getByRole("switch", { name: /^Keys of one letter/ });
  await expect(keys).toBeChecked();
  await keys.tap();
  await page.goto(table);
  await expect(gauge(page, JUN, "Honor")).toBeVisible();
  for (const key of ["u", "+", "?"]) await page.keyboard.press(key);
  await expect(sheet(page)).toBeHidden();
  expect(await reading(page, JUN, "Honor")).toBe(honor);
});

test("whoever leafs through the Champions by keys keeps the key in hand", async ({ page }) => {
  await demonstration(page);
  await chooseOrder(page, [JUN]);
  const sheetOfJun = page.getByRole("link", { name: `Open ${JUN}’s sheet` });
  const next = page.getByRole("link", { name: /^Next Champion/ });
  // The first sheet may come a moment after it was asked for; from then on the screen stays.
  await use(sheetOfJun);
  await expect(next).toBeVisible();
  await page.goBack();
  await use(sheetOfJun);
  await use(next);
  for (const champion of FIVE.slice(1)) {
    await expect(page.getByRole("heading", { level: 1, name: new RegExp(`^${champion}`) })).toBeVisible();
    await expect(next, "the screen stays, and so does the focus").toBeFocused();
    await page.keyboard.press("Enter");
  }
  await expect(page.getByRole("heading", { level: 1, name: new RegExp(`^${JUN}`) }), "once around").toBeVisible();
});
