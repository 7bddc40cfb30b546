// The first lesson of the old card game: one turn from Straighten to its end on a ready table, with a lobbying, a duel and
// a battle, each step explained once and then no more.

import { expect, type Page } from "@playwright/test";
import { openApp, painted } from "../support/app";
import { test } from "../support/test";

/** What is explained now is about this; understood, it is gone. */
async function learn(page: Page, title: string): Promise<void> {
  const card = page.getByRole("complementary", { name: new RegExp(`${title}$`) });
  await expect(card).toBeVisible();
  await card.getByRole("button", { name: "Understood" }).tap();
  await expect(card).toBeHidden();
}

async function ink(page: Page, name: string): Promise<void> {
  await page.getByRole("contentinfo").getByRole("button", { name }).tap();
  await painted(page);
}

test("a first turn is explained step by step", async ({ page }) => {
  await openApp(page, "#/ccg");
  await page.getByRole("button", { name: "First lesson" }).first().tap();
  await learn(page, "Who begins");
  await page.getByRole("button", { name: "Crane begins" }).tap();
  await learn(page, "Straighten");
  await ink(page, "Straighten all");
  await learn(page, "Events");
  await ink(page, "Events seen");
  await learn(page, "Actions");

  await page.getByRole("button", { name: "More" }).tap();
  await page.getByRole("dialog").getByRole("link", { name: "Duel", exact: true }).tap();
  await page.getByRole("button", { name: "Challenge", exact: true }).tap();
  await learn(page, "Duel");
  await page.getByRole("button", { name: "Strike" }).tap();
  // A tie, which kills both unless the card says otherwise: both are needed yet.
  await page.getByRole("radio", { name: "as the card says" }).tap();
  await page.getByRole("button", { name: /^Apply/ }).tap();
  await expect(page.getByRole("heading", { name: /^Turn 1/ })).toBeVisible();

  // The Lion has the Favor: the Crane has to be asked against.
  await page.getByRole("button", { name: "Favor in the middle" }).tap();
  await page.getByRole("dialog").getByRole("button", { name: /^Lion/ }).tap();
  await page.getByRole("button", { name: "Act", exact: true }).tap();
  await page.getByRole("dialog").getByRole("link", { name: "Lobby for the Favor" }).tap();
  await page.getByRole("button", { name: /^Kakita Jiro/ }).tap();
  await learn(page, "Lobbying");
  await page.getByRole("button", { name: "Crane passes" }).tap();
  await page.getByRole("button", { name: "Lion passes" }).tap();
  await page.getByRole("link", { name: "Back to the table" }).first().tap();
  await ink(page, "All pass");

  await learn(page, "Attack");
  await page.getByRole("link", { name: "Attack", exact: true }).tap();
  await ink(page, "Declare the attack");
  await learn(page, "Maneuvers");
  await page.getByRole("button", { name: /^Doji Ayame/ }).tap();
  await page.getByRole("button", { name: "Send to Province 1" }).tap();
  for (const name of ["Next maneuvers", "Next maneuvers"]) await ink(page, name);
  const battle = page.getByRole("contentinfo").getByRole("button", { name: "Begin the battle" });
  await battle.tap();
  await learn(page, "Battle");
  for (const name of ["Lion passes", "Crane passes", "Apply the result", "The attack is over"]) await ink(page, name);
  await learn(page, "Dynasty");
  await ink(page, "Done recruiting");
  await learn(page, "End of the turn");
  await ink(page, "Drew, end turn");
  await expect(page.getByRole("heading", { name: /^Turn 2/ })).toBeVisible();
  await expect(page.getByRole("button", { name: "Understood" })).toHaveCount(0);
});
