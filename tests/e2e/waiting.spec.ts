// What decides at a table of Champions of Rokugan lies behind the table, and with it what plans the Enemies and what reads a
// Combat that was left: what is pressed before it has come waits and is done then, once, and what cannot be fetched is said.

import type { Page } from "@playwright/test";
import { hold } from "./support/held";
import { painted } from "./support/app";
import { attack, dice, target, totals } from "./support/dice";
import { FIVE, chooseOrder, countSteps, demonstration, endActivation, ink, press } from "./support/play";
import { event, fordTable, setTurn } from "./support/scenarios";
import { expect, expectAccessible, test } from "./support/test";

/** The file in which it lies. */
const BEHIND = /\/split_champions_evening-/;

const [JUN] = FIVE;

const comes = (page: Page) => page.locator(".pad[role=status]").filter({ hasText: /on its way/i });
const begin = (page: Page) => press(ink(page, /^Begin turn 1/));
const begun = (page: Page) => ink(page, /^End activation/);

/** How many steps the demonstration has had. */
const STEPS = 3;

/** Opens the table anew. */
async function again(page: Page): Promise<void> {
  await page.reload();
  await expect(page.getByRole("heading", { level: 1, name: /^Turn 1/ })).toBeVisible();
  await painted(page);
}

test("a step pressed before what decides it has come waits, is said to, and is done once", async ({ page }) => {
  const release = await hold(page, BEHIND);
  await demonstration(page);
  await painted(page);
  await begin(page);
  await expect(comes(page)).toBeVisible();
  await expectAccessible(page);
  await begin(page);
  await expect(begun(page)).toHaveCount(0);
  release();
  await expect(begun(page)).toBeVisible();
  await expect(comes(page)).toHaveCount(0);
  expect(await countSteps(page)).toBe(STEPS + 1);
  await again(page);
  await expect(begun(page), "it is kept").toBeVisible();
});

test("an event of the scenario waits like every step, and of two the first is done", async ({ page }) => {
  test.slow();
  await fordTable(page);
  await setTurn(page, 1, 4);
  const release = await hold(page, BEHIND);
  await page.reload();
  await event(page, 3).getByRole("button", { name: /^Done/ }).tap();
  await expect(comes(page)).toBeVisible();
  await event(page, 4).getByRole("button", { name: /^They come/ }).tap();
  await expect(page.locator(".toast")).toContainText("The step before waits still");
  release();
  await expect(event(page, 3)).toHaveCount(0);
  await expect(event(page, 4)).toBeVisible();
});

test("a step that waits is the first that Undo takes back", async ({ page }) => {
  const release = await hold(page, BEHIND);
  await demonstration(page);
  await painted(page);
  await begin(page);
  await expect(comes(page)).toBeVisible();
  await page.getByRole("contentinfo").getByRole("button", { name: "Undo" }).tap();
  await expect(comes(page)).toHaveCount(0);
  await expect(page.locator(".toast")).toContainText("Taken back: the step that waited");
  release();
  expect(await countSteps(page)).toBe(STEPS);
  await expect(begun(page)).toHaveCount(0);
});

test("a step that cannot be decided says so, and is done when that could be fetched after all", async ({ page, complaints }) => {
  await page.route(BEHIND, (route) => route.abort());
  await demonstration(page);
  await painted(page);
  await begin(page);
  const missing = page.getByRole("alert").filter({ hasText: "The rest of this game could not be fetched." });
  await expect(missing).toBeVisible();
  await expectAccessible(page);
  await expect(begun(page)).toHaveCount(0);
  await page.unroute(BEHIND);
  await missing.getByRole("button", { name: "Try again" }).tap();
  await expect(begun(page)).toBeVisible();
  await expect(missing).toHaveCount(0);
  // The browser and the loader complain of the failed request, which is the point here.
  complaints.splice(0);
});

test("a Combat that was left stands on the table as soon as what reads it is there", async ({ page }) => {
  await demonstration(page);
  await chooseOrder(page, [JUN]);
  await attack(page);
  await target(page, "Practice Goblin B");
  await dice(page, "Fire", "Fire", "Water", "Air", "Earth");
  await totals(page, 1, 0);
  await page.getByRole("link", { name: "Leave this Combat" }).tap();
  const open = page.getByText(/^Combat open: .*5 dice on the table\.$/);
  await expect(open).toBeVisible();
  const release = await hold(page, BEHIND);
  await again(page);
  await expect(begun(page)).toBeVisible();
  await expect(open).toHaveCount(0);
  release();
  await expect(open).toBeInViewport();
  await expect(ink(page, /^Go on with the Combat/)).toBeVisible();
});

test("the Enemies Phase is led into before what plans it is there", async ({ page }) => {
  await demonstration(page);
  await chooseOrder(page, FIVE);
  for (const _ of FIVE) await endActivation(page);
  const release = await hold(page, BEHIND);
  await again(page);
  const foot = page.getByRole("contentinfo");
  await expect(foot.getByRole("link", { name: "Enemies", exact: true })).toBeVisible();
  release();
  await expect(foot.getByRole("link", { name: /^Next Enemy/ })).toBeVisible();
});
