// Languages: the device's at the start, another by one tap without a reload, kept, offline, and in the middle of a Combat.

import type { Page } from "@playwright/test";
import { openApp, waitUntilOffline } from "./support/app";
import { attack, dice, onTable, target } from "./support/dice";
import { FIVE, chooseOrder, demonstration, openCard } from "./support/play";
import { expect, expectAccessible, test } from "./support/test";

test.use({ worker: "shipped" });

/** Waits until the page says that it is in that language. */
const expectLanguage = (page: Page, language: string) => expect(page.locator("html")).toHaveAttribute("lang", language);

/** Chooses a language by its own name, wherever the page is. */
async function speak(page: Page, name: "English" | "Deutsch" | "Français"): Promise<void> {
  await page.evaluate(() => (location.hash = "#/settings"));
  await page.getByRole("radio", { name }).tap();
}

/** Marks the page, so that a reload would be noticed. */
const mark = (page: Page) => page.evaluate(() => document.documentElement.setAttribute("data-same", ""));

test.describe("on a German device", () => {
  test.use({ locale: "de-AT" });

  test("the app speaks German from the start, and offline", async ({ page }) => {
    await openApp(page);
    await expect(page.getByRole("link", { name: "Einstellungen" })).toBeVisible();
    await expectLanguage(page, "de");
    await waitUntilOffline(page);
    await page.context().setOffline(true);
    await page.reload();
    await expect(page.getByRole("link", { name: "Einstellungen" })).toBeVisible();
    await speak(page, "Français");
    await expect(page.getByRole("heading", { name: "Réglages" })).toBeVisible();
  });
});

test("a language is chosen without a reload, and kept", async ({ page }) => {
  await openApp(page);
  await mark(page);
  await speak(page, "Français");
  await expect(page.getByRole("heading", { name: "Réglages" })).toBeVisible();
  await expectLanguage(page, "fr");
  await expectAccessible(page);
  await expect(page.locator("html[data-same]")).toHaveCount(1);
  await page.reload();
  await expect(page.getByRole("heading", { name: "Réglages" })).toBeVisible();
  await speak(page, "English");
  await expect(page.getByRole("heading", { name: "Settings" })).toBeVisible();
});

test("of two languages chosen quickly the last is spoken, however late the words of the first come", async ({ page }) => {
  await page.addInitScript(() => {
    const fetched = window.fetch;
    const slow = { asked: false, go: () => {} };
    const gate = new Promise<void>((open) => (slow.go = open));
    window.fetch = async (input, init) => {
      if (/\bde[-.]/.test(String(input))) {
        slow.asked = true;
        await gate;
      }
      return fetched(input, init);
    };
    Object.assign(window, { slow });
  });
  await openApp(page);
  await speak(page, "Deutsch");
  await page.waitForFunction(() => (window as any).slow.asked);
  await speak(page, "Français");
  await expect(page.getByRole("heading", { name: "Réglages" })).toBeVisible();
  await page.evaluate(() => (window as any).slow.go());
  await page.waitForTimeout(300);
  await expect(page.getByRole("heading", { name: "Réglages" })).toBeVisible();
  await expectLanguage(page, "fr");
  await page.reload();
  await expect(page.getByRole("heading", { name: "Réglages" })).toBeVisible();
});

test("in the middle of a Combat another language loses no die", async ({ page }) => {
  await demonstration(page);
  await chooseOrder(page, [FIVE[0]]);
  await openCard(page, FIVE[0]);
  await attack(page);
  await target(page, "Practice Zombie B");
  await dice(page, "Fire", "Fire", "Fire", "Air", "Earth");
  await expect(onTable(page).nth(4)).toHaveAttribute("aria-label", /^Earth/);
  const combat = page.url();
  await speak(page, "Deutsch");
  await expect(page.getByRole("heading", { name: "Einstellungen" })).toBeVisible();
  await page.goto(combat);
  await expect(page.getByRole("group", { name: "Würfel auf dem Tisch" }).getByRole("button")).toHaveCount(5);
  await expectLanguage(page, "de");
  await speak(page, "English");
  await expectLanguage(page, "en");
  await page.goto(combat);
  await expect(onTable(page)).toHaveCount(5);
  await expect(onTable(page).nth(3)).toHaveAttribute("aria-label", /^Air/);
});
