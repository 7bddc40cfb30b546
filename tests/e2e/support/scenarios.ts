// Scenarios as players write and play them.

import { expect, type Locator, type Page } from "@playwright/test";
import { openApp } from "./app";
import { FIVE, handedOut, importFile, more, press, sheet, takeSeat, toStep } from "./play";

/** The made-up Adventure with everything in it. */
export const FORD = "The Tax Chest at the Ford";

/** Opens the list of scenarios from Home. */
export async function openScenarios(page: Page): Promise<void> {
  await page.getByRole("link", { name: /^Scenarios/ }).tap();
  await expect(page.getByRole("heading", { level: 1, name: "Scenarios" })).toBeVisible();
}

/** Opens a scenario of the list, on an empty phone. */
export async function openScenario(page: Page, name = FORD): Promise<void> {
  await openApp(page);
  await openScenarios(page);
  await page.getByRole("link", { name: new RegExp(`^${name}`) }).tap();
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
}

/** A copy of the made-up Adventure, open. */
export async function copied(page: Page, name = FORD): Promise<void> {
  await openScenario(page, name);
  await page.getByRole("button", { name: /^Duplicate/ }).tap();
  await expect(page.getByRole("heading", { level: 1, name: `Copy of ${name}` })).toBeVisible();
}

/** Opens a part of the open scenario. */
export async function openPart(page: Page, part: string): Promise<void> {
  await page.getByRole("list", { name: "Parts of the scenario" }).getByRole("link", { name: new RegExp(`^${part}`) }).tap();
  await expect(page.getByRole("heading", { level: 1, name: part })).toBeVisible();
}

/** Back from a part to the whole. */
export async function closePart(page: Page): Promise<void> {
  await page.getByRole("contentinfo").getByRole("link", { name: "Done" }).tap();
  await expect(page.getByRole("list", { name: "Parts of the scenario" })).toBeVisible();
}

/** Takes out every area where Champions begin, on the part of the board. */
export async function noStart(page: Page): Promise<void> {
  const out = page.getByRole("group", { name: "Where Champions begin" }).getByRole("button", { name: /^Take out/ });
  for (let left = await out.count(); left > 0; left--) {
    await out.first().tap();
    await expect(out).toHaveCount(left - 1);
  }
}

/** An own scenario, taken in with Units in an Adventure, about to be played. */
export async function broken(page: Page): Promise<void> {
  await copied(page);
  const file = await handedOut(page, () => page.getByRole("button", { name: /^Share as a file/ }).tap());
  const pack = JSON.parse(file.text);
  pack.scenarios[0].name = "Broken ford";
  pack.scenarios[0].script.enemies[0].miniatures = 3;
  await page.getByRole("link", { name: "Back to the scenarios" }).tap();
  await importFile(page, JSON.stringify(pack), "broken.json");
  await page.getByRole("link", { name: /^Broken ford/ }).tap();
  await press(page.getByRole("contentinfo").getByRole("button", { name: /^Play/ }));
}

/** From the first step of the set-up of a scenario that was taken over to the last. */
export async function toCheck(page: Page): Promise<void> {
  await toStep(page, "Champions");
  await page.getByRole("radio", { name: "5 players" }).tap();
  for (const [place, champion] of FIVE.entries()) await takeSeat(page, place + 1, { champion });
  for (const step of ["Objectives", "Board", "Check"]) await toStep(page, step);
}

/** From the first step of the set-up of a scenario that was taken over to its first turn, everybody on the board. */
export async function begin(page: Page): Promise<void> {
  await toCheck(page);
  await press(page.getByRole("button", { name: "Begin turn 1" }));
}

/** A table of the made-up Adventure. */
export async function fordTable(page: Page): Promise<void> {
  await openScenario(page);
  await press(page.getByRole("contentinfo").getByRole("button", { name: /^Play/ }));
  await begin(page);
  await page.getByRole("link", { name: /^That is where they stand/ }).tap();
  await expect(page.getByRole("heading", { level: 1, name: /^Turn 1/ })).toBeVisible();
}

/** Sets the turn by hand, from the table and back to it. */
export async function setTurn(page: Page, from: number, to: number): Promise<void> {
  await more(page, /^Scenario/);
  await page.getByRole("button", { name: /^Turn and phase/ }).tap();
  const plus = sheet(page).getByRole("button", { name: "Turn plus 1" });
  for (let turn = from; turn < to; turn++) await plus.tap();
  await press(sheet(page).getByRole("button", { name: new RegExp(`^Set turn ${to}`) }));
  await page.getByRole("contentinfo").getByRole("link", { name: "Back to the table" }).tap();
  await expect(page.getByRole("heading", { level: 1, name: new RegExp(`^Turn ${to}`) })).toBeVisible();
}

/** The reminder of an event of that turn, on the table. */
export function event(page: Page, turn: number): Locator {
  return page.getByRole("main").locator(".story-event").filter({ hasText: `Event of turn ${turn}` });
}

/** The quiet line of the scenario on the table. */
export function strip(page: Page): Locator {
  return page.getByRole("main").locator(".story-strip").getByRole("button");
}
