// The rulebook's examples as lessons: each is begun from Home, played by what its cards say, and ends as printed.

import type { Page } from "@playwright/test";
import { openApp } from "./support/app";
import { applyInk, attack, dice, reroll, target, totals, whom } from "./support/dice";
import { endActivation, ink, openCard, press } from "./support/play";
import { expect, test } from "./support/test";

/** Begins an example from an empty phone; its Champion acts. */
async function example(page: Page, title: string, champion: string): Promise<void> {
  await openApp(page);
  await page.getByRole("link", { name: "Examples", exact: true }).tap();
  await expect(page.getByRole("heading", { level: 1, name: "Examples" })).toBeVisible();
  await page.getByRole("main").getByRole("button", { name: new RegExp(`^${title}`) }).tap();
  await expect(page.getByRole("heading", { level: 1, name: /^Turn 1/ })).toBeVisible();
  await openCard(page, champion);
}

/** What the card of the present step says. */
const card = (page: Page, title: string) => page.getByRole("complementary", { name: new RegExp(`^Learning: .?${title}`) });

/** The printed result, every line of it held. */
async function asPrinted(page: Page, title: string, lines: RegExp[]): Promise<void> {
  const result = page.getByRole("region", { name: title });
  await expect(result.getByRole("heading", { name: "It came out as printed" })).toBeVisible();
  await expect(result.getByRole("listitem")).toHaveText(lines);
  await expect(result.getByRole("link", { name: "All examples" })).toBeVisible();
}

test("Tsuko and the Oni end as printed on page 25", async ({ page }) => {
  const title = "Tsuko and the Oni";
  await example(page, title, "Matsu Tsuko");
  await expect(card(page, title)).toContainText("Tap Melee");
  await attack(page);
  await expect(card(page, title)).toContainText("Choose the Armored Oni");
  await target(page, "Armored Oni");
  await expect(page.getByRole("radiogroup", { name: "Sizes" }).getByRole("radio", { name: /^Outnumbered/ })).toBeChecked();
  await expect(card(page, title)).toContainText("Size 1 against 5");
  await dice(page, "Fire", "Fire", "Void", "Void", "Air");
  await expect(card(page, title)).toContainText("2 Offensive and 2 Defensive");
  await totals(page, 2, 2);
  await expect(card(page, title)).toContainText("rerolls both Void");
  await reroll(page, [2, 3], "Fire", "Earth");
  await expect(card(page, title)).toContainText("One more Ki");
  await reroll(page, [3], "Air");
  await expect(card(page, title)).toContainText("4 Offensive and 2 Defensive");
  await press(applyInk(page));
  await asPrinted(page, title, [/2 Wounds/, /takes none/, /Honor up by 3/, /2 Ki spent, 1 back/]);

  await page.getByRole("contentinfo").getByRole("button", { name: "Undo", exact: true }).tap();
  await page.getByRole("link", { name: "Leave this Combat" }).tap();
  await endActivation(page);
  await expect(card(page, title), "it says when the example was left").toContainText("Undo leads back");
});

for (const [title, champion, archer] of [
  ["Isha’s choice", "Isha", /in Cover, Isha is not/],
  ["Takako on the roof", "Asahina Takako", /neither has Cover/],
] as const) {
  test(`${title} says of every target what is printed on page 26`, async ({ page }) => {
    await example(page, title, champion);
    await attack(page, "Ranged");
    await expect(whom(page).getByRole("radio"), "nobody sees through the red border").toHaveCount(2);
    await target(page, "Ashigaru Spearman");
    await expect(card(page, title)).toContainText("Direct");
    await page.getByRole("button", { name: /^Enemy: Ashigaru Spearman/ }).tap();
    await target(page, "Skeleton Archer");
    await expect(card(page, title)).toContainText("double border");
    await dice(page, "Fire", "Fire", "Earth", "Earth", "Air");
    await totals(page, 1, 1);
    await press(page.getByRole("contentinfo").getByRole("button", { name: /^(Apply|Stop and apply)/ }));
    await asPrinted(page, title, [/Direct, no Cover, no answer/, /no target/, archer]);
  });
}

test("Kisada and the Samurai end as printed on page 28", async ({ page }) => {
  const title = "Kisada and the Samurai";
  await example(page, title, "Hida Kisada");
  await attack(page);
  await expect(card(page, title)).toContainText("Imposing");
  await dice(page, "Fire", "Fire", "Fire", "Fire", "Earth");
  await expect(card(page, title)).toContainText("2 Offensive and 0 Defensive");
  await totals(page, 2, 0);
  await press(page.getByRole("contentinfo").getByRole("button", { name: /^(Apply|Stop and apply)/ }));
  await expect(page.getByRole("heading", { level: 1, name: "Force Retreat" })).toBeVisible();
  await expect(card(page, title)).toContainText("forced back");
  await press(ink(page, /^Retreat to/));
  await expect(card(page, title)).toContainText("follows for free");
  await press(ink(page, /^Follow to/));
  await expect(page.getByRole("heading", { level: 1, name: /^Turn 1/ })).toBeVisible();
  await asPrinted(page, title, [/takes 1 Wound/, /one falls, two stand/, /1 Honor and 1 Glory/, /retreats/, /follows/]);

  await page.getByRole("link", { name: "All examples" }).tap();
  await expect(page.getByRole("heading", { level: 1, name: "Examples" })).toBeVisible();
});
