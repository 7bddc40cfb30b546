// The forecast, as players use it, on tables whose saves were written by the native tests.

import { readFileSync } from "node:fs";
import { expect, type Locator, type Page } from "@playwright/test";
import { openApp } from "./app";
import { importFile, more } from "./play";

/** A save of tests/data, as its file is called. */
type Save = "duel" | "crowd" | "retreat";

/** Its text. */
export function save(name: Save): string {
  return readFileSync(`tests/data/saves/v1/${name}.json`, "utf8");
}

/** Opens the app, imports that save and goes to its table. `at` is what follows the address of the app. */
export async function openSave(page: Page, name: Save, at = ""): Promise<void> {
  await openApp(page, at);
  await importFile(page, save(name));
  await page.getByRole("link", { name: /^Continue/ }).tap();
  await expect(page.getByRole("heading", { level: 1, name: /^Turn 1/ })).toBeVisible();
}

/** Opens the forecast from the table and waits until everybody is worked out. */
export async function lookAhead(page: Page): Promise<void> {
  await more(page, /^Look ahead/);
  await expect(page.getByRole("heading", { level: 1, name: /^Look ahead/ })).toBeVisible();
  await foreseen(page);
}

/** Waits until everybody is worked out. */
export async function foreseen(page: Page): Promise<void> {
  await expect(page.getByRole("main")).toContainText("most danger first");
}

/** The line of somebody in danger. */
export function inDanger(page: Page, name: string): Locator {
  return page.getByRole("list", { name: "Who is in danger" }).getByRole("listitem").filter({ hasText: name });
}

/** Opens the what-if part. */
export async function openWhatIf(page: Page): Promise<void> {
  await page.getByRole("button", { name: /^What if/ }).tap();
}

/** Tries a Movement to that area. */
export async function attempt(page: Page, area: string): Promise<void> {
  await page.getByRole("list", { name: "Where to?" }).getByRole("button", { name: new RegExp(`^${area}\\b`) }).tap();
}
