// A table of Battle for Rokugan: set up, a round placed, revealed, resolved and told, kept and taken back; and every
// screen without findings.

import { expect, type Page } from "@playwright/test";
import { openApp, painted, THEMES } from "../support/app";
import { axe } from "../support/axe";
import { test } from "../support/test";

/** The demonstration table: round 3, five tokens still to be placed. */
async function demonstration(page: Page): Promise<string> {
  await openApp(page, "#/battle");
  await page.getByRole("button", { name: "Demonstration table" }).tap();
  await expect(page.getByRole("heading", { name: /^Round 3/, level: 1 })).toBeVisible();
  return page.url();
}

/** Places the tokens that are left in the center of provinces of those who place them. */
async function place(page: Page): Promise<void> {
  const own = ["Dragon, south", "Unicorn, capital", "Crab, center", "Crane, capital", "Unicorn, west"];
  for (const province of own) {
    await page.getByRole("button", { name: new RegExp(`^${province} `) }).tap();
    await page.getByRole("dialog").getByRole("button", { name: /^In the center/ }).tap();
    await painted(page);
  }
}

/** Turns every token to the first kind that its clan has left. */
async function turnAll(page: Page): Promise<number> {
  await page.getByRole("button", { name: /^Reveal/ }).tap();
  await expect(page.getByRole("heading", { name: "Reveal 1 of 19, in map order" })).toBeVisible();
  for (let taps = 0; ; taps++) {
    if (await page.getByRole("button", { name: /^Resolve/ }).isVisible()) return taps;
    const before = await page.getByRole("heading", { level: 1 }).textContent();
    await page.getByRole("contentinfo").getByRole("button", { name: /left$/ }).first().tap();
    await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(before ?? "");
  }
}

test("four clans are seated, and the starting tokens go to free provinces in turn", async ({ page }) => {
  await openApp(page, "#/battle/new");
  const begin = page.getByRole("button", { name: /^Begin/ });
  await expect(begin).toBeDisabled();
  for (const clan of ["Crab", "Lion", "Scorpion", "Crane"]) {
    await page.getByRole("checkbox", { name: new RegExp(`^${clan}`) }).tap();
  }
  await begin.tap();
  await page.getByRole("button", { name: /^Who begins/ }).tap();
  await page.getByRole("dialog").getByRole("button", { name: "The app draws" }).tap();
  await expect(page.getByRole("contentinfo")).toContainText("tap a free province");
  await page.getByRole("button", { name: /^Dragon, capital / }).tap();
  await page.getByRole("dialog").getByRole("button", { name: "Place a starting token here" }).tap();
  await expect(page.getByRole("button", { name: /^Dragon, capital (Crab|Lion|Scorpion|Crane)/ })).toBeVisible();
  await page.getByRole("contentinfo").getByRole("button", { name: "Undo" }).tap();
  await expect(page.getByRole("button", { name: /^Dragon, capital Nobody/ })).toBeVisible();
});

test("a round is placed, turned with a tap each, resolved, kept, told and taken back", async ({ page }) => {
  const table = await demonstration(page);
  await place(page);
  expect(await turnAll(page), "one tap a token").toBe(19);
  await page.getByRole("button", { name: /^Resolve/ }).tap();
  await expect(page.getByRole("heading", { name: /step \d of 7/ })).toBeVisible();
  await painted(page);
  await page.reload();
  await expect(page.getByRole("heading", { name: /step \d of 7/ })).toBeVisible();
  await page.getByRole("button", { name: "All" }).tap();
  await expect(page.getByRole("checkbox").first()).toBeVisible();
  await page.getByRole("button", { name: /^Next round/ }).tap();
  await expect(page.getByRole("heading", { name: /^Round 4/, level: 1 })).toBeVisible();
  await page.goto(`${table}/log`);
  await expect(page.getByRole("main")).toContainText("Round 3 is resolved");
  await page.goto(table);
  await page.getByRole("contentinfo").getByRole("button", { name: "Undo" }).tap();
  await painted(page);
  await page.goto(table);
  await page.getByRole("contentinfo").getByRole("button", { name: "Undo" }).tap();
  await expect(page.getByRole("button", { name: /^Resolve/ })).toBeVisible();
});

test("what a rule is against names it, and can be done anyway", async ({ page }) => {
  await demonstration(page);
  await page.getByRole("button", { name: /^Lion, capital / }).tap();
  await page.getByRole("dialog").getByRole("button", { name: /^From Lion, coast/ }).tap();
  await expect(page.getByRole("dialog")).toContainText("does not control");
  await page.getByRole("button", { name: /[Aa]nyway/ }).first().tap();
  await expect(page.getByRole("contentinfo")).toContainText("Lion, 5 of 5");
});

for (const [theme, colorScheme] of Object.entries(THEMES)) {
  test(`the screens are without findings in ${theme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await openApp(page, "#/battle/new");
    expect(await axe(page), "a new table").toEqual([]);
    const table = await demonstration(page);
    for (const layer of ["Control", "Honor", "Defense", "Danger"]) {
      await page.getByRole("radio", { name: layer }).tap();
      await painted(page);
      expect(await axe(page), layer).toEqual([]);
    }
    for (const path of ["ledger", "score", "options"]) {
      await page.goto(`${table}/${path}`);
      await page.getByRole("heading", { level: 1 }).waitFor();
      await painted(page);
      expect(await axe(page), path).toEqual([]);
    }
    await page.goto(table);
    await place(page);
    await page.getByRole("button", { name: /^Reveal/ }).tap();
    expect(await axe(page), "the reveal").toEqual([]);
  });
}
