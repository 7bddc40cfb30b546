// What decides at a table of The Empire Reborn lies behind the realm: what is pressed before it has come waits and is done
// then, once, and what cannot be fetched is said.

import { expect, type Page } from "@playwright/test";
import { hold } from "../support/held";
import { openApp, painted } from "../support/app";
import { expectAccessible, test } from "../support/test";

/** The file in which it lies. */
const BEHIND = /\/split_empire_reborn_evening-/;

const realm = (page: Page) => page.getByRole("heading", { level: 1, name: /^Crane/ });
const dock = (page: Page) => page.getByRole("contentinfo");
const comes = (page: Page) => page.getByRole("status").filter({ hasText: /on its way/i });
const said = (page: Page) => page.locator(".toast");
const begin = (page: Page) => dock(page).getByRole("button", { name: /^Begin the first turn/ }).tap();

/** The realm of the first lesson, before its first army. */
async function lesson(page: Page): Promise<void> {
  await openApp(page, "#/empire");
  await page.getByRole("button", { name: "First lesson" }).tap();
  await expect(realm(page)).toContainText("for the first army");
  await painted(page);
}

/** How many steps the log of the open table has. */
async function steps(page: Page): Promise<number> {
  const table = page.url();
  await page.goto(`${table}/log`);
  const said = await page.getByRole("heading", { level: 1, name: /^Log/ }).textContent();
  await page.goto(table);
  await painted(page);
  return Number(said!.match(/\d+/)![0]);
}

test("a step pressed before what decides it has come waits, is said to, and is done once", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  const release = await hold(page, BEHIND);
  await lesson(page);
  const before = await steps(page);
  await begin(page);
  await expect(comes(page).first()).toBeVisible();
  await expect(dock(page).getByRole("button", { name: "Undo" }), "the note leaves the dock where it is").toBeInViewport({ ratio: 1 });
  await expectAccessible(page);
  await begin(page);
  await expect(said(page)).toContainText("The step before waits still");
  await expect(realm(page)).toContainText("for the first army");
  release();
  await expect(realm(page)).toContainText("Turn 1, spring");
  await expect(page.locator(".pad").filter({ hasText: /on its way/i })).toHaveCount(0);
  expect(await steps(page)).toBe(before + 1);
  await page.reload();
  await expect(realm(page), "it is kept").toContainText("Turn 1, spring");
});

test("a step that waits is the first that Undo takes back", async ({ page }) => {
  const release = await hold(page, BEHIND);
  await lesson(page);
  const before = await steps(page);
  await begin(page);
  await expect(comes(page)).toBeVisible();
  await dock(page).getByRole("button", { name: "Undo" }).tap();
  await expect(comes(page)).toBeHidden();
  await expect(said(page)).toContainText("Taken back: the step that waited");
  release();
  await dock(page).getByRole("button", { name: "More" }).tap();
  await expect(page.getByRole("dialog").getByRole("link", { name: /^Characters/ })).toBeVisible();
  await page.getByRole("dialog").getByRole("button", { name: "Close" }).tap();
  await expect(realm(page)).toContainText("for the first army");
  expect(await steps(page)).toBe(before);
});

test("a step that waits is not done once the table is left, and that is said", async ({ page }) => {
  const release = await hold(page, BEHIND);
  await lesson(page);
  const table = page.url();
  await begin(page);
  await expect(comes(page)).toBeVisible();
  await page.goto(table.replace(/#.*/, "#/"));
  await expect(said(page)).toContainText("The step that still waited was not done.");
  await expect(page.locator("html"), "it has room of its own").toHaveAttribute("style", /--said/);
  expect(await page.getByRole("main").evaluate((main) => main.scrollTop), "the page begins below it").toBe(0);
  release();
  await page.goto(table);
  await expect(realm(page)).toContainText("for the first army");
});

test("a step that cannot be decided says so, and is done when that could be fetched after all", async ({ page, complaints }) => {
  await page.route(BEHIND, (route) => route.abort());
  await lesson(page);
  await begin(page);
  const missing = page.getByRole("alert").filter({ hasText: "The rest of this game could not be fetched." });
  await expect(missing).toBeVisible();
  await expectAccessible(page);
  await expect(realm(page)).toContainText("for the first army");
  await begin(page);
  await expect(said(page), "it does not come").toContainText("could not be fetched");
  await expect(missing).toBeInViewport();
  await page.unroute(BEHIND);
  await missing.getByRole("button", { name: "Try again" }).tap();
  await expect(realm(page)).toContainText("Turn 1, spring");
  await expect(missing).toHaveCount(0);
  // The browser and the loader complain of the failed request, which is the point here.
  complaints.splice(0);
});

test("a correction waits for what works it out", async ({ page }) => {
  const release = await hold(page, BEHIND);
  await lesson(page);
  await page.goto(`${page.url()}/log`);
  await page.getByRole("main").getByRole("listitem").getByRole("button").first().tap();
  await page.getByRole("button", { name: /^Correct this/ }).tap();
  const sheet = page.getByRole("dialog");
  await expect(sheet).toContainText(/on its way/i);
  release();
  await expect(sheet.getByRole("button", { name: /^Accept/ })).toBeVisible();
});
