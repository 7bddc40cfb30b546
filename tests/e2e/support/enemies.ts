// The board on the table and the Enemies Phase as players go through it.

import { expect, type Locator, type Page } from "@playwright/test";
import { tapMap, type Spot } from "./board";
import { lay, toField, tray } from "./places";
import { backToTable, ink, press, sheet, toFigures } from "./play";

/** The map of the table's own board. */
export function tableMap(page: Page): Locator {
  return page.getByRole("img", { name: "The board with everybody on it" });
}

/** Lays a board at the open table, where none lies; the first figure is in hand then. */
export async function layAtTable(page: Page, board: string): Promise<void> {
  await toField(page);
  await lay(page, board);
  await expect(tableMap(page)).toBeVisible();
}

/** Puts everybody who stands beside the board on it, in the order of the tray: a tap for each area. */
export async function place(page: Page, spots: Spot[]): Promise<void> {
  for (const spot of spots) await tapMap(page, spot);
  await expect(tray(page)).toBeHidden();
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
  await page.getByRole("contentinfo").getByRole("link", { name: /^Next (Enemy|Combat)/ }).tap();
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

/** Puts Units of so many miniatures on the table of a Battle, and goes back to the table. */
export async function addUnits(page: Page, card: string, units: number, miniatures: number): Promise<void> {
  await toFigures(page);
  await press(ink(page, /^Add/));
  await sheet(page).getByRole("radio", { name: new RegExp(`^${card}\\b`) }).tap();
  const more = async (what: string, times: number) => {
    const key = sheet(page).getByRole("group", { name: what }).getByRole("button", { name: "One more" });
    for (let time = 1; time < times; time++) await key.tap();
  };
  await more("Miniatures of each", miniatures);
  await more("How many", units);
  await press(sheet(page).getByRole("button", { name: new RegExp(`^Add ${units}\\b`) }));
  await expect(sheet(page)).toBeHidden();
  await backToTable(page);
}
