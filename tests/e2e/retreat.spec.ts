// Force Retreat and Pursue after a Combat of a Battle, from a table whose save was written by the native tests.

import { type Page } from "@playwright/test";
import { openSave } from "./support/ahead";
import { beaten, pursuing } from "./support/retreat";
import { ink, press } from "./support/play";
import { expect, test } from "./support/test";

const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });

test("a beaten Unit retreats where the players say, and the Champion follows", async ({ page }) => {
  await beaten(page);
  const areas = page.getByRole("radiogroup").getByRole("radio");
  await expect(areas).toHaveText(["Wood", "Road"]);
  await expect(page.getByRole("main")).toContainText(/Mill: \u2068?土地 Kakita\u2069? stands there\./);
  await expect(page.getByRole("main")).toContainText("Ditch: Size 3 there, Size 2 does not fit.");
  await page.getByRole("radio", { name: "Road" }).tap();
  await press(ink(page, /^Retreat to Road/));
  await expect(heading(page, "Pursue")).toBeVisible();
  await press(ink(page, /^Follow to Road/));
  await expect(page.getByRole("heading", { level: 1, name: /^Turn 1/ })).toBeVisible();
});

test("Undo opens the retreat again, and staying costs Honor", async ({ page }) => {
  await pursuing(page);
  await page.getByRole("contentinfo").getByRole("button", { name: "Undo" }).tap();
  await expect(heading(page, "Force Retreat")).toBeVisible();
  await press(ink(page, /^Retreat to Wood/));
  await page.getByRole("button", { name: /^Stay/ }).tap();
  await expect(page.getByRole("heading", { level: 1, name: /^Turn 1/ })).toBeVisible();
});

test("nothing else comes before a retreat that is open", async ({ page }) => {
  await openSave(page, "retreat");
  await expect(page.getByRole("contentinfo").getByRole("link", { name: /^Force Retreat/ })).toBeVisible();
});
