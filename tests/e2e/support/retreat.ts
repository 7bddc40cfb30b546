// A table on which a Champion has just beaten a Unit.

import { expect, type Page } from "@playwright/test";
import { openSave } from "./ahead";
import { ink, press } from "./play";

/** The page that asks where the Unit retreats. */
export async function beaten(page: Page): Promise<void> {
  await openSave(page, "retreat");
  await page.getByRole("contentinfo").getByRole("link", { name: /^Force Retreat/ }).tap();
  await expect(page.getByRole("heading", { level: 1, name: "Force Retreat" })).toBeVisible();
}

/** The page that asks whether the Champion follows. */
export async function pursuing(page: Page): Promise<void> {
  await beaten(page);
  await press(ink(page, /^Retreat to Wood/));
  await expect(page.getByRole("heading", { level: 1, name: "Pursue" })).toBeVisible();
}
