// The world beside the realms: ready-made starts, a duel with cheating roll by roll, spies and news for one alone, the
// turn's end with its experience, the chronicle and its closing page.

import { expect, type Page } from "@playwright/test";
import { openApp, pageThere, painted, THEMES } from "../support/app";
import { axe } from "../support/axe";
import { test } from "../support/test";

async function ink(page: Page, name: string | RegExp): Promise<void> {
  await page.getByRole("contentinfo").getByRole("button", { name }).tap();
  await painted(page);
}

/** A page of the open campaign, by its address. */
async function go(page: Page, realm: string, path: string): Promise<void> {
  await page.goto(path ? `${realm}/${path}` : realm);
  await pageThere(page);
  await painted(page);
}

/** A game master's campaign of Crab and Crane, both begun ready-made, in its first turn. */
async function begun(page: Page): Promise<string> {
  await openApp(page, "#/empire/new");
  for (const clan of ["Crab", "Crane"]) await page.getByRole("checkbox", { name: new RegExp(`^${clan}`) }).tap();
  await ink(page, "Begin");
  for (const clan of ["Crab", "Crane"]) {
    await page.getByRole("combobox", { name: /realm/i }).selectOption(clan);
    const starts = page.getByRole("region", { name: "Ready-made starts" });
    await starts.getByRole("button", { name: /^The sword/ }).tap();
    await expect(starts).toBeHidden();
  }
  const realm = page.url();
  await ink(page, /^Begin the first turn/);
  return realm;
}

test("a ready-made start is legal, armed and taken back in one step", async ({ page }) => {
  await openApp(page, "#/empire/new");
  await page.getByRole("checkbox", { name: /^Lion/ }).tap();
  await ink(page, "Begin");
  const starts = page.getByRole("region", { name: "Ready-made starts" });
  await expect(starts.getByRole("button")).toHaveCount(5);
  await starts.getByRole("button", { name: /^The host/ }).tap();
  await expect(page.getByRole("button", { name: /^Akodo Kenshiro/ })).toBeVisible();
  await expect(page.getByRole("button", { name: /^Army in Matsu/ })).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).tap();
  await expect(starts.getByRole("button")).toHaveCount(5);
});

test("a duel that is refused puts Honor at risk", async ({ page }) => {
  const realm = await begun(page);
  await go(page, realm, "deeds");
  await page.getByRole("combobox", { name: "Who acts?" }).selectOption({ label: "Doji Kenshiro (Crane)" });
  await page.getByRole("combobox", { name: "Against whom?" }).selectOption({ label: "Hida Kenshiro (Crab)" });
  await page.getByRole("button", { name: "Hida Kenshiro refuses" }).tap();
  await expect(page.getByRole("heading", { level: 2, name: /^Hida Kenshiro: 3 points of Honor at risk/ })).toBeVisible();
});

test("a Character is hired, and hiring puts Honor at risk", async ({ page }) => {
  const realm = await begun(page);
  await go(page, realm, "new-character");
  await page.getByRole("textbox", { name: "Name", exact: true }).fill("Toku");
  await expect(page.getByRole("combobox", { name: "Hired by" })).toBeHidden();
  await page.getByRole("combobox", { name: "Clan", exact: true }).selectOption({ label: "none" });
  await page.getByRole("combobox", { name: "Hired by" }).selectOption({ label: "Crane" });
  await ink(page, "Add the Character");
  await go(page, realm, "queue");
  await expect(page.getByRole("heading", { level: 2, name: /^Doji Kenshiro: 1 point of Honor at risk/ })).toBeVisible();
});

test("a duel with cheating is rolled step by step", async ({ page }) => {
  const realm = await begun(page);
  await go(page, realm, "deeds");
  await page.getByRole("combobox", { name: "Who acts?" }).selectOption({ label: "Doji Kenshiro (Crane)" });
  await page.getByRole("combobox", { name: "Against whom?" }).selectOption({ label: "Hida Kenshiro (Crab)" });
  const odds = page.getByRole("main").getByRole("status");
  await expect(odds).not.toContainText("caught");
  await page.getByRole("switch", { name: /^Doji Kenshiro cheats/ }).tap();
  await expect(odds).toContainText("Doji Kenshiro is caught cheating");
  await ink(page, /^Apply/);
  await expect(page.getByRole("heading", { level: 2, name: "Doji Kenshiro cheats, unnoticed by Hida Kenshiro?" })).toBeVisible();
  const faces = page.getByRole("group", { name: "Faces" });
  const press = async (face: string) => faces.getByRole("button", { name: face, exact: true }).tap();
  for (const face of ["1", "1", "1"]) await press(face);
  await ink(page, "Apply");
  await expect(page.getByRole("heading", { level: 2, name: "Hida Kenshiro watches Doji Kenshiro" })).toBeVisible();
  for (const face of ["9", "9", "9"]) await press(face);
  await ink(page, "Apply");
  await expect(page.getByRole("button", { name: /^Doji Kenshiro: 3 points of Honor at risk/ })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("heading", { level: 2, name: "Doji Kenshiro against Hida Kenshiro" })).toBeVisible();
  for (let roll = 0; roll < 30; roll++) {
    if (await page.getByText("Nothing is to be rolled.").isVisible()) break;
    await ink(page, "Roll for me");
  }
  await go(page, realm, "");
  await page.getByRole("button", { name: "More" }).tap();
  await page.getByRole("dialog").getByRole("button", { name: /^Rulings/ }).tap();
  await expect(page.getByRole("region", { name: "What another reading would have changed" })).toContainText("The last one");
});

test("spies report to their own Clan alone, and the turn ends with its experience", async ({ page }) => {
  const realm = await begun(page);
  for (const clan of ["Crane", "Crab"]) await ink(page, new RegExp(`^Close the account.*${clan}`));
  await go(page, realm, "world");
  await page.getByRole("button", { name: /^Spies/ }).tap();
  const send = page.getByRole("button", { name: "Send spies" });
  await send.tap();
  const due = page.getByRole("region", { name: "Still to be done this turn" });
  await expect(due).toContainText("Spies that may report: 1");
  await due.getByRole("textbox", { name: "Dice from the table" }).fill("1 10");
  await due.getByRole("button", { name: "Hear the spies" }).tap();
  await expect(due).toContainText("Nothing: the world rests.");
  await go(page, realm, "together");
  await expect(page.getByRole("main")).not.toContainText("spy");
  const report = page.getByRole("dialog", { name: "Crane: report" });
  const show = page.getByRole("button", { name: /^I am Crane – show/ });
  await show.tap();
  await expect(report).toContainText("The one spy in");
  await report.getByRole("button", { name: "Done – put it away" }).last().tap();
  await expect(page.getByRole("main")).not.toContainText("spy");
  await show.tap();
  await expect(report).toContainText("The one spy in");
  const { width, height } = page.viewportSize() ?? { width: 360, height: 640 };
  await page.setViewportSize({ width: height, height: width });
  await expect(report, "whoever turns the phone shows it to nobody").toBeHidden();
  await expect(page.getByRole("main")).not.toContainText("spy");
  await page.setViewportSize({ width, height });
  await go(page, realm, "");
  await ink(page, /^End the turn/);
  await go(page, realm, "world");
  await page.getByRole("button", { name: /^Experience/ }).tap();
  await expect(page.getByRole("main")).toContainText("Clan Pool");
  await go(page, realm, "chronicle");
  await expect(page.getByRole("region", { name: "Over the turns" })).toContainText("Crane: ");
  await page.getByRole("link", { name: "In short" }).tap();
  await expect(page.getByRole("region", { name: "In short" })).toContainText("Crab: ");
});

for (const [theme, colorScheme] of Object.entries(THEMES)) {
  test(`the world's screens are without findings in ${theme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    const realm = await begun(page);
    for (const path of ["world", "together", "chronicle", "closing"]) {
      await go(page, realm, path);
      expect.soft(await axe(page), path).toEqual([]);
    }
    await go(page, realm, "world");
    const folds = page.getByRole("main").getByRole("button", { expanded: false });
    while ((await folds.count()) > 0) await folds.first().tap();
    await painted(page);
    expect.soft(await axe(page), "the world, unfolded").toEqual([]);
  });
}
