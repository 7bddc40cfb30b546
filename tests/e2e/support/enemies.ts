// The board on the table and the Enemies Phase as players go through it.

import { expect, type Locator, type Page } from "@playwright/test";
import type { Spot } from "./board";
import { ink, more, press, sheet } from "./play";

/** Width by height of a board without a picture. */
const PLAIN = 390 / 372;

/** The map of the table's own board. */
export function tableMap(page: Page): Locator {
  return page.getByRole("img", { name: "The board with everybody on it" });
}

/** Taps a spot of the table's board, before anybody has moved the map. */
export async function tapTable(page: Page, [x, y]: Spot): Promise<void> {
  const box = await tableMap(page).boundingBox();
  if (!box) throw new Error("no map on the screen");
  const width = Math.min(box.width, box.height * PLAIN);
  const height = width / PLAIN;
  await page.touchscreen.tap(box.x + (box.width - width) / 2 + x * width, box.y + (box.height - height) / 2 + y * height);
}

/** Lays a board at the open table, from More. */
export async function lay(page: Page, board: string): Promise<void> {
  await more(page, /^Board/);
  await page.getByRole("button", { name: new RegExp(`^${board}\\b`) }).tap();
  await press(sheet(page).getByRole("button", { name: "Lay this board" }));
  await expect(page.getByRole("main")).toContainText("Is this where everyone stands?");
}

/** Puts everybody who stands beside the board on it, in the order of the tray: a tap for each area. */
export async function place(page: Page, spots: Spot[]): Promise<void> {
  await page.getByRole("group", { name: "Beside the board" }).getByRole("button").first().tap();
  for (const spot of spots) await tapTable(page, spot);
  await expect(page.getByRole("group", { name: "Beside the board" })).toBeHidden();
}

/** Says what an Enemy is about, among the figures. */
export async function behave(page: Page, enemy: string, behaviour: string): Promise<void> {
  const main = page.getByRole("main");
  await main.getByRole("button", { name: new RegExp(enemy) }).first().tap();
  await main.getByRole("button", { name: /^(Assault|Guardian|Escape|Patrol|Search)/ }).tap();
  await sheet(page).getByRole("button", { name: behaviour }).tap();
  await expect(sheet(page)).toBeHidden();
  await main.getByRole("button", { name: new RegExp(enemy) }).first().tap();
}

/** From the table into the phase. */
export async function leadOn(page: Page): Promise<void> {
  await page.getByRole("contentinfo").getByRole("link", { name: /^Enemies, one by one/ }).tap();
  await expect(page.getByRole("heading", { level: 1, name: /^Enemies/ })).toBeVisible();
}

/** The Enemy has moved on the table. */
export async function done(page: Page): Promise<void> {
  await press(ink(page, /^Done/));
}

/** Opens what an Enemy could do instead. */
export async function otherwise(page: Page): Promise<void> {
  await page.getByRole("contentinfo").getByRole("button", { name: "Choose otherwise" }).tap();
}

/** Applies the Combat that is open; the phase goes on by itself. */
export async function applyCombat(page: Page): Promise<void> {
  const title = page.getByRole("heading", { level: 1 });
  await expect(title).toContainText("Step");
  await press(page.getByRole("contentinfo").getByRole("button", { name: /^(Apply|Stop and apply)/ }));
}
