// The board on a table as fingers use it: laid, stood upon, walked over.

import { expect, type Locator, type Page } from "@playwright/test";
import { dragMap, tapMap, type Spot } from "./board";
import { more, press, sheet } from "./play";

/** The areas of the Willow Ford, and where on the map they lie. */
export const FORD = {
  "North Road": [0.14, 0.14], Mill: [0.46, 0.12], Hill: [0.84, 0.15],
  "West Bank": [0.15, 0.46], Ford: [0.48, 0.48], "East Bank": [0.84, 0.48],
  Willows: [0.16, 0.82], "South Road": [0.5, 0.84], "Ferry House": [0.84, 0.82],
} as const satisfies Record<string, Spot>;

export type FordArea = keyof typeof FORD;

/** From the table to its board. */
export async function toField(page: Page): Promise<void> {
  await more(page, /^Board/);
  await expect(page.getByRole("heading", { level: 1, name: /^Board/ })).toBeVisible();
}

/** Lays one of the boards, from the list of them; whoever has no place on it waits beside it. */
export async function lay(page: Page, board: string): Promise<void> {
  await page.getByRole("button", { name: new RegExp(`^${board}\\b`) }).tap();
  await press(sheet(page).getByRole("button", { name: "Lay this board" }));
  await expect(sheet(page)).toBeHidden();
  await expect(tray(page)).toBeVisible();
}

/** Whoever waits beside the board. */
export function tray(page: Page): Locator {
  return page.getByRole("group", { name: "Beside the board" });
}

/** Takes a figure from beside the board and puts it down. */
export async function put(page: Page, name: string | RegExp, area: FordArea): Promise<void> {
  const key = tray(page).getByRole("button", { name, exact: typeof name === "string" });
  if ((await key.getAttribute("aria-pressed")) !== "true") await key.tap();
  await tapMap(page, FORD[area]);
}

/** Drags whoever stands alone in an area to another. */
export async function carry(page: Page, from: FordArea, to: FordArea): Promise<void> {
  await dragMap(page, FORD[from], FORD[to]);
}

/** Shows the board as a list. */
export async function asList(page: Page): Promise<void> {
  await page.getByRole("link", { name: "List", exact: true }).tap();
  await expect(page.getByRole("list", { name: "Areas" })).toBeVisible();
}

/** The row of an area in the list. */
export function row(page: Page, area: string): Locator {
  return page.getByRole("list", { name: "Areas" }).getByRole("button", { name: new RegExp(`^${area}\\b`) });
}
