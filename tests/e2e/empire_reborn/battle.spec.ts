// A battle on the table of The Empire Reborn: over a pass in rounds, by numbers and by dice, kept in its middle, played on and
// booked; a raid that comes home with a captive; and its screens without findings.

import { expect, type Page } from "@playwright/test";
import { openApp, painted, THEMES } from "../support/app";
import { axe } from "../support/axe";
import { test } from "../support/test";

async function ink(page: Page, name: string | RegExp): Promise<void> {
  await page.getByRole("contentinfo").getByRole("button", { name }).tap();
  await painted(page);
}

/** Types dice in, face by face. */
async function type(page: Page, ...faces: number[]): Promise<void> {
  const keys = page.getByRole("group", { name: "Faces" });
  for (const face of faces) await keys.getByRole("button", { name: `${face}`, exact: true }).tap();
}

/** Says how many instead of dice: one press. */
async function say(page: Page, question: string, count: number): Promise<void> {
  await page.getByRole("group", { name: question }).getByRole("button", { name: `${count}`, exact: true }).tap();
  await painted(page);
}

const card = (page: Page, name: string | RegExp) => page.getByRole("heading", { level: 2, name });

/** The army of the demonstration in Kakita against five Bushi of the Lion, on the page before the battle. */
async function meet(page: Page, ground: string): Promise<void> {
  await openApp(page, "#/");
  await page.getByRole("link", { name: "The Empire Reborn", exact: true }).tap();
  await page.getByRole("button", { name: "Demonstration table" }).first().tap();
  await expect(page.getByRole("heading", { level: 1, name: /^Crane/ })).toContainText("Turn 3");
  await page.getByRole("link", { name: "Units" }).tap();
  await page.getByRole("link", { name: "War room" }).tap();
  const defender = page.getByRole("main").locator("section").filter({ hasText: "Defender" });
  await defender.getByRole("combobox", { name: "Clan" }).selectOption("Lion");
  await page.getByRole("combobox", { name: "Ground" }).selectOption(ground);
  await ink(page, "To the table");
  await page.getByRole("combobox", { name: "Where?" }).selectOption("Doji");
  await page.getByRole("combobox", { name: "The attackers come from" }).selectOption("Kakita");
}

test("a battle over a pass is fought in numbers and dice, kept in its middle, and booked", async ({ page }) => {
  await meet(page, "over a pass");
  await ink(page, "Begin");
  await expect(card(page, "Both Generals: disposition")).toBeVisible();
  // 24, the Tactician's 10 gone over the pass, against 4: outmanoeuvred.
  await type(page, 9, 8, 7, 1, 1, 1, 1, 1, 1, 1);
  await ink(page, "Apply");
  await expect(page.getByRole("main").getByRole("status").first()).toContainText("Attackers come off better");
  await expect(page.locator(".er-came"), "what the roll came to stays to be read").toContainText("24");
  await expect(card(page, "Who finds a duel?")).toBeVisible();
  await type(page, 5, 5, 5);
  await ink(page, "Apply");
  await expect(card(page, "Both Generals: initiative")).toBeVisible();
  await type(page, 9, 9, 9, 1, 1, 1, 1, 1, 1, 1);
  await ink(page, "Apply");
  await expect(card(page, "Crane, 6 × Bushi: who hits?")).toBeVisible();
  await expect(page.getByRole("main")).toContainText("A die up to 3 hits.");
  await say(page, "How many hit?", 3);
  await say(page, "How many hit?", 1);
  await expect(card(page, /^Crane, 2 × /)).toBeVisible();
  await type(page, 9, 9);
  await ink(page, "Apply");
  await expect(card(page, "Lion, 4 × Bushi: who stands?")).toBeVisible();
  await say(page, "How many are lost?", 2);
  await expect(card(page, "Lion, 3 × Bushi: who hits?")).toBeVisible();

  // Nothing is lost on closing; from the realm the strike is two taps.
  await page.reload();
  await expect(card(page, "Lion, 3 × Bushi: who hits?")).toBeVisible();
  await page.getByRole("link", { name: "Back to the realm" }).tap();
  await page.getByRole("contentinfo").getByRole("link", { name: "Battle table" }).tap();
  await say(page, "How many hit?", 1);
  await say(page, "How many are lost?", 0);
  await expect(card(page, "Defenders: morale")).toBeVisible();
  await type(page, 1, 1, 1, 1, 1, 1, 1);
  await ink(page, "Apply");
  await expect(page.getByRole("main").getByRole("status").first()).toContainText("round 2");
  await page.getByRole("button", { name: "Undo" }).tap();
  await expect(card(page, "Defenders: morale")).toBeVisible();

  await ink(page, "Finish for me");
  await expect(card(page, "It is over")).toBeVisible();
  await ink(page, "Book it");
  await page.getByRole("link", { name: "Back to the realm" }).tap();
  await page.getByRole("link", { name: "Log" }).tap();
  await expect(page.getByRole("main")).toContainText("The battle is over and booked");
});

test("a raid comes home with koku and a captive", async ({ page }) => {
  await meet(page, "open");
  await page.getByRole("combobox", { name: "What is fought?" }).selectOption("A raid");
  await ink(page, "Begin");
  await type(page, 1, 1, 1, 4, 3, 3, 3, 1, 1, 1);
  await ink(page, "Apply");
  await expect(page.getByRole("main").getByRole("status").first()).toContainText("head-to-head");
  await type(page, 5, 5, 5);
  await ink(page, "Apply");
  await type(page, 9, 9, 9, 1, 1, 1, 1, 1, 1, 1);
  await ink(page, "Apply");
  for (let volley = 0; volley < 4; volley++) await say(page, "How many hit?", 0);
  await expect(card(page, "Crane, 6 × Bushi: who reaches the objective?")).toBeVisible();
  await say(page, "How many count?", 3);
  await say(page, "How many count?", 0);
  await say(page, "How many count?", 0);
  await say(page, "How many count?", 1);
  await expect(card(page, "What strikes bring: 2")).toBeVisible();
  await type(page, 1, 5, 8, 2);
  await ink(page, "Apply");
  await expect(page.getByRole("main")).toContainText("Carried off: koku 6, captives 1, freed 0");
  await ink(page, "Book it");
  await page.getByRole("link", { name: "Back to the realm" }).tap();
  await page.getByRole("link", { name: "Log" }).tap();
  await expect(page.getByRole("main")).toContainText("Matsu Hanae is a captive of the Crane");
});

for (const [theme, colorScheme] of Object.entries(THEMES)) {
  test(`the battle table is without findings in ${theme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await meet(page, "open");
    await painted(page);
    expect.soft(await axe(page), "before the battle").toEqual([]);
    await ink(page, "Begin");
    expect.soft(await axe(page), "disposition").toEqual([]);
    for (let roll = 0; roll < 4; roll++) await ink(page, /^(Roll for me|Book it)/);
    expect.soft(await axe(page), "later").toEqual([]);
  });
}
