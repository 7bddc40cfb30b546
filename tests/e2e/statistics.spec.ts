// Statistics of a table, and the page that closes a game: read, shared as a text, kept as a picture.

import { readFileSync } from "node:fs";
import { expect, test } from "./support/test";
import { FIVE, backToTable, chooseOrder, combat, demonstration, endActivation, more, sheet } from "./support/play";
import type { Page } from "@playwright/test";

const [JUN, AKI] = FIVE;

async function fought(page: Page): Promise<void> {
  await demonstration(page);
  await chooseOrder(page, [JUN]);
  await combat(page, { champion: JUN, enemy: "Practice Goblin A", dealt: 2, taken: 1 });
  await endActivation(page);
}

/** The lines of a card, as ears receive them. */
const lines = (page: Page, card: string) => page.getByRole("region", { name: card }).getByRole("listitem");

test("what was fought is counted, Champion by Champion, and what is undone is not", async ({ page }) => {
  await fought(page);
  await more(page, /^Statistics/);
  await expect(lines(page, "Wounds").first()).toContainText("Jun: 2 dealt, 1 taken.");
  await expect(lines(page, "Honor by cause")).toContainText(["wounded an Enemy: 1 gained, 0 lost."]);
  await page.getByRole("combobox", { name: "Whose numbers" }).selectOption(AKI);
  await expect(page.getByRole("region", { name: "Honor by cause" })).toContainText("Nothing has changed it yet.");
  await backToTable(page);
  const undo = page.getByRole("contentinfo").getByRole("button", { name: "Undo" });
  await undo.tap();
  await undo.tap();
  await more(page, /^Statistics/);
  await expect(page.getByRole("main")).not.toContainText("2 dealt");
});

test("a game that is over is shared as a text and kept as a picture", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await fought(page);
  await more(page, /^End the game/);
  await sheet(page).getByRole("button", { name: /^The objective is missed/ }).tap();
  await page.getByRole("link", { name: /^The game in short/ }).tap();
  await expect(page.getByRole("heading", { level: 1, name: "The game in short" })).toBeVisible();
  await expect(page.getByRole("row", { name: new RegExp(`^${JUN}`) })).toContainText("21");
  // A desktop browser has no sharing of its own: the text is copied, the picture is kept.
  await page.evaluate(() => Object.defineProperty(navigator, "share", { value: undefined, configurable: true }));
  await page.getByRole("button", { name: "Share text" }).tap();
  await expect(page.getByRole("status").filter({ hasText: "Copied" })).toBeVisible();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(text).toContain("Defeat.");
  expect(text).toContain(`${JUN}: Honor`);
  expect(text).toContain("Most Wounds dealt: Jun, 2");
  const keeping = page.waitForEvent("download");
  await page.getByRole("button", { name: /^Share picture/ }).tap();
  const download = await keeping;
  expect(download.suggestedFilename()).toMatch(/\.png$/);
  const png = readFileSync(await download.path());
  expect(png.subarray(1, 4).toString()).toBe("PNG");
  expect(png.readUInt32BE(16), "as wide as it is drawn").toBe(1080);
  expect(png.length, "something is drawn on it").toBeGreaterThan(20_000);
});

test("a device that shares is handed the text", async ({ page }) => {
  await fought(page);
  await more(page, /^Statistics/);
  await page.getByRole("link", { name: /^The game in short/ }).tap();
  await page.evaluate(() => {
    const handed = globalThis as unknown as { handed?: ShareData };
    Object.defineProperty(navigator, "share", { value: async (data: ShareData) => void (handed.handed = data), configurable: true });
  });
  await page.getByRole("button", { name: "Share text" }).tap();
  await expect.poll(() => page.evaluate(() => (globalThis as unknown as { handed?: ShareData }).handed?.text)).toContain(JUN);
});
