// What is kept apart from every table: decks that are checked and feed the odds of a duel, the card book, and what came
// of all tables.

import { expect, type Page } from "@playwright/test";
import { openApp, pageThere, painted, THEMES } from "../support/app";
import { axe } from "../support/axe";
import { handedOut, importFile } from "../support/play";
import { test } from "../support/test";

const sheet = (page: Page) => page.getByRole("dialog");

/** A deck of thirty Holdings and thirty Fate cards of Focus Value 3, as a file. */
function file(name: string): string {
  const cards = (title: string, kind: string, more: object) =>
    Array.from({ length: 10 }, (_, at) => ({ title: `${title} ${at}`, kind, copies: 3, ...more }));
  const [dynasty, fate] = [cards("Farm", "holding", {}), cards("Tale", "action", { focus: 3 })];
  return JSON.stringify({ format: "rokugan-ccg-deck", version: 1, name, clan: "lion", dynasty, fate });
}

const book = (force: number) =>
  JSON.stringify({
    format: "rokugan-ccg-cards",
    version: 1,
    cards: [{ title: "Ayame", version: 1, kind: "personality", force, chi: 3, honor: 2, cost: 5, origin: "entered" }],
  });

async function newDeck(page: Page, name: string): Promise<void> {
  await openApp(page, "#/ccg/decks");
  await page.getByRole("button", { name: "New deck" }).tap();
  await sheet(page).getByRole("textbox", { name: "Name of the deck" }).fill(name);
  await sheet(page).getByRole("button", { name: "Enter its cards" }).tap();
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
}

test("a deck is typed in, all its faults are listed, and it goes out as a file that comes in again", async ({ page }) => {
  await newDeck(page, "Border guard");
  const form = page.getByRole("main");
  await form.getByRole("textbox", { name: "Name of the card" }).fill("Spear");
  await form.getByRole("combobox", { name: "Kind" }).selectOption("Item");
  await form.getByRole("button", { name: "Focus Value 3" }).tap();
  for (let more = 1; more < 4; more++) await form.getByRole("button", { name: "Copies plus 1" }).tap();
  await form.getByRole("button", { name: "Into the deck" }).tap();
  await expect(form).toContainText("3 faults");
  await expect(form).toContainText("Spear: 4 copies, at most 3");
  await expect(form.getByRole("img", { name: "Focus Value 3: 4 cards" })).toBeVisible();
  await form.getByRole("button", { name: "Spear: one fewer" }).tap();
  await expect(form).toContainText("2 faults");
  const given = await handedOut(page, () => page.getByRole("button", { name: "Export the deck" }).tap());
  const deck = JSON.parse(given.text);
  expect(deck).toMatchObject({ format: "rokugan-ccg-deck", version: 1, name: "Border guard", clan: null, dynasty: [] });
  expect(deck.fate).toEqual([{ title: "Spear", kind: "item", copies: 3, unique: false, version: 1, focus: 3 }]);
  await page.getByRole("button", { name: "Delete" }).tap();
  await expect(page.getByText("No deck yet.")).toBeVisible();
  await importFile(page, given.text, "deck.json");
  await expect(page.getByRole("link", { name: /^Border guard/ })).toContainText("2 faults");
  await page.reload();
  await expect(page.getByRole("link", { name: /^Border guard/ })).toBeVisible();
});

test("a whole list is pasted at once, by headings and the card book, and taken back with one press", async ({ page }) => {
  await openApp(page, "#/ccg/decks");
  await importFile(page, book(4), "cards.json");
  await newDeck(page, "Pasted");
  const form = page.getByRole("main");
  await form.getByRole("button", { name: "Paste a list" }).tap();
  const go = sheet(page).getByRole("button", { name: "Into the deck" });
  await expect(go).toHaveAttribute("aria-disabled", "true");
  await sheet(page).getByRole("textbox", { name: "The cards, a line each" }).fill("Holdings (3)\n3 Border farm\n\nFate\nayame\nFollowers\nSpearmen x3 [2]");
  expect(await axe(page), "a list to be pasted").toEqual([]);
  await go.tap();
  await expect(form.getByRole("heading", { name: "Dynasty deck: 4" })).toBeVisible();
  await expect(form.getByRole("heading", { name: "Fate deck: 3" })).toBeVisible();
  await expect(form.getByRole("img", { name: "Focus Value 2: 3 cards" })).toBeVisible();
  await page.getByRole("status").getByRole("button", { name: "Undo" }).tap();
  await expect(form.getByRole("heading", { name: "Dynasty deck: 0" })).toBeVisible();
});

test("a file that is newer or broken changes nothing, and says why", async ({ page }) => {
  await openApp(page, "#/ccg/decks");
  await importFile(page, file("Newer").replace('"version":1', '"version":2'), "deck.json");
  await expect(page.getByRole("main")).toContainText("a newer version of the app made it");
  await importFile(page, file("Broken").replace('"kind":"action"', '"kind":"dragon"'), "deck.json");
  await expect(page.getByRole("main")).toContainText("fate[0].kind");
  await expect(page.getByText("No deck yet.")).toBeVisible();
});

test("the odds of a duel come from the deck entered, and say so", async ({ page }) => {
  await openApp(page, "#/ccg/decks");
  await importFile(page, file("Lion of the border"), "deck.json");
  await expect(page.getByRole("link", { name: /^Lion of the border/ })).toContainText("by the rules");
  await openApp(page, "#/ccg");
  await page.getByRole("button", { name: "First lesson" }).first().tap();
  await page.getByRole("button", { name: "More" }).tap();
  await sheet(page).getByRole("link", { name: "Duel", exact: true }).tap();
  await page.getByRole("button", { name: "Challenge", exact: true }).tap();
  await page.getByRole("button", { name: "Enter the hand" }).tap();
  for (const value of [5, 4, 3, 2, 1]) await sheet(page).getByRole("button", { name: `Focus Value ${value}` }).tap();
  await sheet(page).getByRole("button", { name: "Close" }).tap();
  const hold = page.getByRole("button", { name: /^Hold to see/ });
  await hold.dispatchEvent("pointerdown", { button: 0 });
  const from = page.getByRole("combobox", { name: "The other’s cards come from" });
  await expect(page.getByRole("main")).toContainText("our guess");
  await from.selectOption("Lion of the border");
  await expect(page.getByRole("main")).toContainText("from the deck Lion of the border as entered");
  await expect(page.getByRole("img", { name: /^Strike: win/ })).toBeVisible();
});

test("a card typed in once is offered again by its name, and a file never writes over it unasked", async ({ page }) => {
  await openApp(page, "#/ccg/new");
  await page.getByRole("button", { name: "Begin", exact: true }).tap();
  await page.getByRole("button", { name: "Crane begins" }).tap();
  const cards = async () => {
    await page.getByRole("button", { name: "More" }).tap();
    await sheet(page).getByRole("link", { name: "Cards of Crane" }).tap();
    await page.getByRole("button", { name: "A card" }).tap();
  };
  await cards();
  await sheet(page).getByRole("textbox", { name: "Name of the card" }).fill("Ayame");
  for (let step = 0; step <= 4; step++) await sheet(page).getByRole("button", { name: "Force plus 1" }).tap();
  await sheet(page).getByRole("button", { name: /^It lies there/ }).tap();
  await page.getByRole("button", { name: "A card" }).tap();
  await sheet(page).getByRole("textbox", { name: "Name of the card" }).fill("Ay");
  await sheet(page).getByRole("button", { name: /^Ayame.*from the card book/ }).tap();
  await expect(sheet(page).getByRole("textbox", { name: "Name of the card" })).toHaveValue("Ayame");
  await sheet(page).getByRole("button", { name: /^It lies there/ }).tap();
  await expect(page.getByRole("button", { name: /^Ayame.*Force 4/ })).toHaveCount(2);

  await openApp(page, "#/ccg/decks");
  await importFile(page, book(6), "cards.json");
  await expect(sheet(page)).toContainText("Which numbers stay?");
  await sheet(page).getByRole("button", { name: "Close" }).tap();
  await page.getByRole("button", { name: /^Card book/ }).tap();
  await expect(page.getByRole("main")).toContainText("Force 4");
  await importFile(page, book(6), "cards.json");
  await sheet(page).getByRole("checkbox", { name: "Ayame" }).tap();
  await sheet(page).getByRole("button", { name: "Take 1 of the file" }).tap();
  await page.getByRole("button", { name: /^Card book/ }).tap();
  await expect(page.getByRole("main")).toContainText("Force 6");
  const given = await handedOut(page, () => page.getByRole("button", { name: "Export the card book" }).tap());
  expect(JSON.parse(given.text)).toMatchObject({ format: "rokugan-ccg-cards", cards: [{ title: "Ayame", force: 6, origin: "imported" }] });
});

test("what came of all tables is counted by clan", async ({ page }) => {
  await openApp(page, "#/ccg/new");
  await page.getByRole("button", { name: "Begin", exact: true }).tap();
  await page.getByRole("button", { name: "Crane begins" }).tap();
  const lion = page.getByRole("region", { name: "Half of Lion" });
  for (const ring of ["Air", "Earth", "Fire", "Water", "Void"]) {
    await lion.getByRole("button", { name: new RegExp(`^Ring of ${ring}, not`) }).tap();
    await sheet(page).getByRole("button", { name: "Enters play" }).tap();
  }
  await page.getByRole("button", { name: /^So it is/ }).tap();
  await expect(page.getByRole("link", { name: "How it went" })).toBeVisible();
  await openApp(page, "#/ccg/statistics");
  await expect(page.getByRole("main")).toContainText("Over: 1, without a winner: 0. Still open: 0.");
  await expect(page.getByRole("row", { name: /^Lion 1 0 0 1 0$/ })).toBeVisible();
  await expect(page.getByRole("row", { name: /^Crane 1 0 0 0 0$/ })).toBeVisible();
});

for (const [theme, colorScheme] of Object.entries(THEMES)) {
  test(`decks, card book and statistics are without findings in ${theme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await openApp(page, "#/ccg/decks");
    await pageThere(page);
    expect.soft(await axe(page), "no deck yet").toEqual([]);
    await importFile(page, file("Border guard"), "deck.json");
    await importFile(page, book(4), "cards.json");
    await page.getByRole("button", { name: /^Card book/ }).tap();
    expect.soft(await axe(page), "decks and the card book").toEqual([]);
    await page.getByRole("link", { name: /^Border guard/ }).tap();
    await painted(page);
    expect.soft(await axe(page), "a deck").toEqual([]);
    await openApp(page, "#/ccg/statistics");
    await pageThere(page);
    await painted(page);
    expect.soft(await axe(page), "all tables").toEqual([]);
  });
}
