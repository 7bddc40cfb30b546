// Windows with room for two panes: a list and what it opens, the halves of a sheet; on a tablet held upright one column.

import type { Locator, Page } from "@playwright/test";
import { boxOf, openApp } from "./support/app";
import { FIVE, addAllies, backToTable, chooseOrder, demonstration, endActivation, gauge, line, openLog, openSheet } from "./support/play";
import { lay, toField } from "./support/places";
import { expect, expectAccessible, test } from "./support/test";

const [JUN] = FIVE;

async function leftOf(one: Locator, other: Locator): Promise<void> {
  const [left, right] = [await boxOf(one), await boxOf(other)];
  expect(left.x + left.width, "side by side").toBeLessThanOrEqual(right.x + 1);
}

test.describe("a tablet", () => {
  test.use({ viewport: { width: 1024, height: 768 } });

  test("a line of the log stands beside the book, which keeps its place", async ({ page }) => {
    await demonstration(page);
    await chooseOrder(page, [JUN]);
    // In two panes the open card stands beside the list.
    await page.getByRole("group", { name: `${JUN}: Glory`, exact: true }).getByRole("button", { name: "Glory plus 1" }).tap();
    await endActivation(page);
    await openLog(page);
    const pane = page.getByRole("region", { name: "The open line" });
    await expect(pane).toContainText("Tap a line");
    const glory = line(page, /Glory/).getByRole("button");
    await glory.tap();
    await expect(glory).toHaveAttribute("aria-current", "true");
    await expect(pane.getByRole("heading", { level: 2 })).toContainText(JUN);
    await expect(pane.getByRole("button", { name: /^Correct this/ })).toBeVisible();
    await leftOf(glory, pane.getByRole("button", { name: /^Undo to here/ }));
    await expectAccessible(page);
    await pane.getByRole("button", { name: /^Undo to here/ }).tap();
    await expect(pane).toContainText("Tap a line");
  });

  test("the board that lies stands under the cards", async ({ page }) => {
    await demonstration(page);
    await chooseOrder(page, [JUN]);
    await toField(page);
    await lay(page, "The Willow Ford");
    await backToTable(page);
    await expect(page.getByRole("main").locator(".table-board .map")).toBeVisible();
    await expectAccessible(page);
  });

  test("a section of the rules stands beside the list, and the word that was looked for stays", async ({ page }) => {
    await openApp(page, "#/rules");
    const combat = page.getByRole("link", { name: /^Combat/ });
    await combat.tap();
    const section = page.getByRole("region", { name: "Combat", exact: true });
    await expect(section).toBeFocused();
    await expect(combat).toHaveAttribute("aria-current", "true");
    await leftOf(combat, section);
    await expectAccessible(page);
    await page.getByRole("textbox").fill("honor");
    await expect(page.getByRole("main")).toContainText("entries found");
    await expect(section).toBeVisible();
    await page.goBack();
    await expect(page.getByRole("textbox"), "the list is the same one").toHaveValue("honor");
  });
});

test("a phone on its side has a Champion’s numbers at the left and what it may do at the right", async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await demonstration(page);
  await chooseOrder(page, [JUN]);
  await openSheet(page, JUN);
  await leftOf(gauge(page, JUN, "Ki"), page.getByRole("button", { name: /^Melee Combat / }));
  await expectAccessible(page);
  // Turned upright it is one column again, and nothing is lost.
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole("main").getByRole("button", { name: /^Melee Combat / })).toBeVisible();
});

const HALVES: Record<string, { way: string; left: (page: Page) => Locator; right: (page: Page) => Locator }> = {
  "Enemies and Allies": {
    way: "figures",
    left: (page) => page.getByRole("heading", { level: 2, name: "Enemies" }),
    right: (page) => page.getByRole("heading", { level: 2, name: "Allies" }),
  },
  "the odds": {
    way: "odds",
    left: (page) => page.getByRole("list", { name: "Against whom?" }),
    right: (page) => page.getByRole("region", { name: "The numbers in full" }).getByRole("table").first(),
  },
  "the final arithmetic": {
    way: "score",
    left: (page) => page.getByRole("table").first(),
    right: (page) => page.getByRole("region", { name: "Glory and objectives" }).getByRole("table"),
  },
};

for (const [what, { way, left, right }] of Object.entries(HALVES)) {
  test(`${what} stand in two halves on a phone on its side`, async ({ page }) => {
    await demonstration(page);
    await addAllies(page, "Practice Ashigaru");
    await chooseOrder(page, [JUN]);
    await expect(gauge(page, JUN, "Life")).toBeVisible();
    await page.setViewportSize({ width: 844, height: 390 });
    await page.goto(`${page.url()}/${way}`);
    await leftOf(left(page), right(page).first());
    await expectAccessible(page);
    const sideways = await page.evaluate(() => [...document.querySelectorAll(".body")].map((body) => body.scrollWidth - body.clientWidth));
    expect(sideways).toEqual([0, 0]);
  });
}

test("a tablet held upright reads the rules in one column", async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await openApp(page, "#/rules");
  await page.getByRole("link", { name: /^Combat/ }).tap();
  await expect(page.getByRole("heading", { level: 1, name: /^Combat/ })).toBeVisible();
});
