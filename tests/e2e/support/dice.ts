// The sheet of a Combat or test, as players use it: dice by tapping symbols, totals, advice, apply.

import { expect, type Locator, type Page } from "@playwright/test";
import { ink, press } from "./play";

export type Element = "Air" | "Earth" | "Fire" | "Water" | "Void";

/** Opens a Combat of whoever acts. */
export async function attack(page: Page, kind: "Melee" | "Ranged" = "Melee"): Promise<void> {
  await attackKey(page, kind).tap();
  await expect(page.getByRole("link", { name: "Leave this Combat" })).toBeVisible();
}

/** What opens a Combat of whoever acts. */
export function attackKey(page: Page, kind: "Melee" | "Ranged" = "Melee"): Locator {
  return page.getByRole("button", { name: new RegExp(`^${kind} \\d AP: ${kind} Combat$`) });
}

/** The question which Enemy is fought. */
export function whom(page: Page): Locator {
  return page.getByRole("radiogroup", { name: "Against whom?" });
}

/** Chooses the Enemy that is fought. */
export async function target(page: Page, enemy: string): Promise<void> {
  await answer(page, enemy).tap();
}

/** An Enemy of those who can be fought. */
export function answer(page: Page, enemy: string): Locator {
  return whom(page).getByRole("radio", { name: new RegExp(`(^|\\s)${enemy}\\b`) });
}

/** Chooses who fights on the players' side. */
export async function fighter(page: Page, champion: string): Promise<void> {
  await page.getByRole("radiogroup", { name: "Who fights?" }).getByRole("radio", { name: new RegExp(`(^|\\s)${champion}\\b`) }).tap();
}

/** Taps dice into the sheet. */
export async function dice(page: Page, ...faces: Element[]): Promise<void> {
  for (const face of faces) await palette(page).getByRole("button", { name: face, exact: true }).tap();
}

export function palette(page: Page): Locator {
  return page.getByRole("group", { name: "Add a die" });
}

/** The dice on the table. */
export function onTable(page: Page): Locator {
  return page.getByRole("group", { name: "Dice on the table" }).getByRole("button");
}

/** Taps the two totals of the Enemy. */
export async function totals(page: Page, offensive: number, defensive: number): Promise<void> {
  await total(page, "Offensive", offensive).tap();
  await total(page, "Defensive", defensive).tap();
}

/** One of the two totals of the Enemy. */
export function total(page: Page, kind: "Offensive" | "Defensive", symbols: number): Locator {
  return page.getByRole("radiogroup", { name: `${kind}, all dice together` }).getByRole("radio", { name: `${symbols}`, exact: true });
}

/** Waits until the app has said whether anything is better than to stop. */
export async function thought(page: Page): Promise<void> {
  await page.getByRole("region", { name: "Advice" }).getByRole("button").first().or(applyInk(page)).first().waitFor();
}

/** Marks these dice, by their places from 0, and no others: the app may have marked some. */
export async function mark(page: Page, ...places: number[]): Promise<void> {
  const all = onTable(page);
  await thought(page);
  for (let place = 0; place < (await all.count()); place++) {
    const marked = /marked/.test((await all.nth(place).getAttribute("aria-label")) ?? "");
    if (marked !== places.includes(place)) await all.nth(place).tap();
  }
}

/** Rolls these dice again, by their places from 0, and taps what they show then. */
export async function reroll(page: Page, places: number[], ...faces: Element[]): Promise<void> {
  await mark(page, ...places);
  const these = places.length === 1 ? "this die" : `these ${places.length}`;
  await press(page.getByRole("button", { name: new RegExp(`^Reroll ${these}\\b`) }));
  await dice(page, ...faces);
}

/** Applies everything, whether or not the app knows something better. */
export async function apply(page: Page): Promise<void> {
  const button = page.getByRole("contentinfo").getByRole("button", { name: /^(Apply|Stop and apply)/ });
  await press(button);
  await expect(page.getByRole("heading", { level: 1, name: /^Turn/ })).toBeVisible();
}

/** The ink that applies, once nothing better is known. */
export function applyInk(page: Page): Locator {
  return ink(page, /^Apply/);
}

/** Counts every press from now on. */
export async function countTaps(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const counted = globalThis as unknown as { taps?: number };
    if (counted.taps === undefined) {
      document.addEventListener("click", () => (counted.taps = (counted.taps ?? 0) + 1), { capture: true });
    }
    counted.taps = 0;
  });
  return () => page.evaluate(() => (globalThis as unknown as { taps: number }).taps);
}
