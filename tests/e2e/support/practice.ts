// The practice scenarios as players begin and play them: everything the scenario brings already lies on the table.

import { expect, type Page } from "@playwright/test";
import { openApp } from "./app";
import { dice, totals, type Element } from "./dice";
import { applyCombat } from "./enemies";
import { asList, row } from "./places";
import { FIVE, press, takeSeat, toStep } from "./play";

/** Sets up a practice scenario for five players, to the first turn with everybody where the scenario puts them. */
export async function practiceTable(page: Page, scenario: string, difficulty: "Easy" | "Normal" | "Hard"): Promise<void> {
  await openApp(page);
  await page.getByRole("link", { name: "New table" }).tap();
  await page.getByRole("radio", { name: new RegExp(`^${scenario}`) }).tap();
  await page.getByRole("radio", { name: new RegExp(`^${difficulty}`) }).tap();
  await toStep(page, "Champions");
  await page.getByRole("radio", { name: `${FIVE.length} players` }).tap();
  for (const [place, champion] of FIVE.entries()) await takeSeat(page, place + 1, { champion });
  for (const step of ["Objectives", "Board", "Check"]) await toStep(page, step);
  await press(page.getByRole("button", { name: "Begin turn 1" }));
  await expect(page.getByRole("heading", { level: 1, name: /^Board/ })).toBeVisible();
  await page.getByRole("link", { name: /^That is where they stand/ }).tap();
  await expect(page.getByRole("heading", { level: 1, name: /^Turn 1/ })).toBeVisible();
}

/** The acting Champion goes to an area by the cheapest way; the list is open then, and says what it costs. */
export async function walk(page: Page, area: string): Promise<void> {
  await page.getByRole("button", { name: /^Move / }).tap();
  await expect(page.getByRole("heading", { level: 1, name: /moves/ })).toBeVisible();
  if (await page.getByRole("link", { name: "List", exact: true }).isVisible()) await asList(page);
  await row(page, area).tap();
  await expect(page.getByRole("heading", { level: 1, name: /^Turn/ })).toBeVisible();
}

/** A Combat that is open: what both rolled, and the Wounds they come to. */
export type Rolled = { faces: readonly Element[]; enemy: readonly [offensive: number, defensive: number] };

/** Enters both rolls of the open Combat, and applies it. */
export async function fightOut(page: Page, { faces, enemy }: Rolled): Promise<void> {
  await dice(page, ...faces);
  await totals(page, ...enemy);
  await applyCombat(page);
}
