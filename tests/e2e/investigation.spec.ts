// An Investigation as players keep it: prepared, somebody questioned by typed dice, cards played in secret, numbers
// found out until one token is left.

import type { Page } from "@playwright/test";
import { openApp } from "./support/app";
import { applyInk, dice } from "./support/dice";
import { FIVE, chooseOrder, more, newTable, press, sheet } from "./support/play";
import { expect, test } from "./support/test";

const [JUN] = FIVE;

/** A table with an Investigation under way: one number, so that only the scenario's cards are drawn. */
async function underWay(page: Page, numbers: number, cards: string): Promise<void> {
  await openApp(page);
  await newTable(page, "The Guest", undefined, "Investigation");
  await chooseOrder(page, [JUN]);
  await more(page, /^Investigation/);
  for (let number = 4; number < numbers; number++) await page.getByRole("button", { name: "One number more" }).tap();
  for (let number = 4; number > numbers; number--) await page.getByRole("button", { name: "One number less" }).tap();
  await page.getByRole("textbox", { name: "Personae" }).fill("Guest\nServant");
  await page.getByRole("textbox", { name: "The scenario’s other cards" }).fill(cards);
  await press(page.getByRole("button", { name: "Prepare the Investigation" }));
}

test("who asks draws by the successes, looks alone, and plays at least one card", async ({ page }) => {
  await underWay(page, 1, "Rumour: ask at the gate\nLetter: sealed with a crane\nSilence");
  await expect(page.getByRole("heading", { name: "Token 1 is the goal" })).toBeVisible();
  await expect(page.getByText("3 in the draw pile, 0 discarded")).toBeVisible();
  await page.getByRole("link", { name: /^Question somebody/ }).tap();
  await expect(page.getByRole("combobox", { name: "Who is asked?" })).toHaveValue("Guest");
  await dice(page, "Air", "Air", "Air", "Air", "Earth");
  await press(applyInk(page));
  await expect(page.getByRole("heading", { name: "2 cards from Guest" })).toBeVisible();
  const text = page.getByText(/ask at the gate|sealed with a crane/);
  await expect(text, "covered until whoever asked wants to look").toHaveCount(0);
  await press(page.getByRole("button", { name: /^Show the cards/ }));
  const cards = page.getByRole("group", { name: "Which are played?" }).getByRole("checkbox");
  await expect(cards).toHaveCount(2);
  await expect(page.getByRole("button", { name: "Play 0, discard 2" })).toHaveAttribute("aria-disabled", "true");
  await cards.first().tap();
  await press(page.getByRole("button", { name: "Play 1, discard 1" }));
  await expect(page.getByText("1 in the draw pile, 2 discarded")).toBeVisible();
  await expect(page.getByRole("button", { name: /^Guest Gray side/ })).toBeVisible();
  await page.getByRole("contentinfo").getByRole("button", { name: "Undo" }).tap();
  await expect(page.getByRole("heading", { name: "2 cards from Guest" })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("heading", { name: "2 cards from Guest" })).toBeVisible();
});

test("with the cards of the box numbers are tapped until one token is left, and a tap comes back", async ({ page }) => {
  await openApp(page);
  await newTable(page, "The Guest", undefined, "Investigation");
  await chooseOrder(page, [JUN]);
  await more(page, /^Investigation/);
  await page.getByRole("radio", { name: "The cards of the box" }).tap();
  await press(page.getByRole("button", { name: "Prepare the Investigation" }));
  await page.getByRole("button", { name: "Token 3: found out" }).tap();
  await page.getByRole("button", { name: "Token 4: found out" }).tap();
  await expect(page.getByRole("heading", { name: "2 tokens are left" })).toBeVisible();
  await page.getByRole("button", { name: "Token 1: found out" }).tap();
  await expect(page.getByRole("heading", { name: "Token 2 is the goal" })).toBeVisible();
  await page.getByRole("status").getByRole("button", { name: "Undo" }).tap();
  await expect(page.getByRole("heading", { name: "2 tokens are left" })).toBeVisible();
});

test("a Persona is put right by hand, another one comes, and a bad line is told by its number", async ({ page }) => {
  await openApp(page);
  await newTable(page, "The Guest", undefined, "Investigation");
  await more(page, /^Investigation/);
  await page.getByRole("textbox", { name: "Personae" }).fill(`Guest\n${"x".repeat(61)}`);
  await expect(page.getByText("Line 2 is longer than 60 characters.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Prepare the Investigation" })).toHaveAttribute("aria-disabled", "true");
  await page.getByRole("textbox", { name: "Personae" }).fill("Guest");
  await press(page.getByRole("button", { name: "Prepare the Investigation" }));
  await page.getByRole("button", { name: /^Guest Can be asked/ }).tap();
  await sheet(page).getByRole("radio", { name: "Left the board" }).tap();
  await expect(page.getByRole("button", { name: /^Guest Left the board/ })).toBeVisible();
  await page.getByRole("textbox", { name: "Another Persona" }).fill("Ronin 浪人");
  await page.getByRole("button", { name: "Add", exact: true }).tap();
  await expect(page.getByRole("button", { name: /^Ronin 浪人 Can be asked/ })).toBeVisible();
});
