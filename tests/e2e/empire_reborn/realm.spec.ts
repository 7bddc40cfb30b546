// A campaign of The Empire Reborn: begun, played through a turn and a duel, kept, taken back, told; and every screen without
// findings.

import { expect, type Page } from "@playwright/test";
import { openApp, pageThere, painted, THEMES } from "../support/app";
import { axe } from "../support/axe";
import { test } from "../support/test";

async function ink(page: Page, name: string | RegExp): Promise<void> {
  await page.getByRole("contentinfo").getByRole("button", { name }).tap();
  await painted(page);
}

/** A new campaign of the Crane. */
async function begin(page: Page): Promise<void> {
  await openApp(page, "#/empire/new");
  await page.getByRole("checkbox", { name: /^Crane/ }).tap();
  await ink(page, "Begin");
  await expect(page.getByRole("heading", { level: 1, name: /^Crane/ })).toContainText("110 koku for the first army");
}

/** Buys six Bushi in Kakita for the first army, and comes back. */
async function muster(page: Page): Promise<void> {
  await page.getByRole("link", { name: "Units" }).tap();
  await ink(page, /^Muster/);
  const sheet = page.getByRole("dialog", { name: "Muster" });
  await sheet.getByRole("combobox", { name: "Where?" }).selectOption("Kakita");
  await sheet.getByRole("combobox", { name: "What?" }).selectOption("Bushi, 4 koku");
  for (let step = 0; step < 5; step++) await sheet.getByRole("button", { name: "How many plus 1" }).tap();
  await expect(sheet.getByText("24 koku, 86 are left, upkeep 6 a turn")).toBeVisible();
  await sheet.getByRole("button", { name: "Muster" }).tap();
  await expect(page.getByRole("region", { name: "Kakita" }).getByRole("button", { name: /^Bushi/ })).toContainText("6");
  await page.getByRole("link", { name: "Back to the realm" }).tap();
}

/** A Character of a Clan with its rings as they are, plus some levels of Fire. */
async function welcome(page: Page, name: string, clan: string, fire: number): Promise<void> {
  await page.getByRole("button", { name: "More" }).tap();
  await page.getByRole("dialog").getByRole("link", { name: /^Characters/ }).tap();
  await page.getByRole("link", { name: "A Character" }).tap();
  await page.getByRole("textbox", { name: "Name" }).fill(name);
  await page.getByRole("combobox", { name: "Clan" }).selectOption(clan);
  await page.getByRole("combobox", { name: "School", exact: true }).selectOption(`${clan} bushi`);
  for (let step = 0; step < fire; step++) await page.getByRole("button", { name: "Fire plus 1" }).tap();
  await ink(page, "Add the Character");
  await expect(page.getByRole("link", { name: new RegExp(`^${name}`) })).toBeVisible();
  await page.getByRole("link", { name: "Back to the realm" }).tap();
}

test("a turn is closed with every sum opened, kept, told and taken back", async ({ page }) => {
  await begin(page);
  await muster(page);
  await ink(page, /^Begin the first turn/);
  await expect(page.getByRole("heading", { level: 1, name: /^Crane/ })).toContainText("Turn 1, spring");
  // 60 % of 110, 95 and 90, each rounded down.
  const account = page.getByRole("region", { name: "Account" });
  await expect(account.getByRole("row", { name: /^Kakita/ })).toContainText("57");
  await account.getByRole("button", { name: /upkeep$/ }).tap();
  await expect(account.getByRole("row", { name: /^Bushi/ })).toContainText("6 × 1");
  await account.getByRole("button", { name: /free$/ }).tap();
  await expect(account).toContainText("171");
  await ink(page, /^Close the account/);
  await expect(page.getByRole("heading", { level: 1, name: /^Crane/ })).toContainText("171 koku held");
  await expect(page.getByRole("contentinfo").getByRole("button", { name: /^End the turn/ })).toContainText("then turn 2");
  await page.reload();
  await expect(page.getByRole("heading", { level: 1, name: /^Crane/ })).toContainText("171 koku held");
  await page.getByRole("link", { name: "Log" }).tap();
  await expect(page.getByRole("main")).toContainText("Crane: 177 koku come in, 6 go to the units");
  await page.goBack();
  await page.getByRole("button", { name: "Undo" }).tap();
  await expect(page.getByRole("contentinfo").getByRole("button", { name: /^Close the account/ })).toBeVisible();
});

test("an army that comes among others is told before, and leads to the battle with both", async ({ page }) => {
  await openApp(page, "#/empire/new");
  for (const clan of ["Crab", "Crane"]) await page.getByRole("checkbox", { name: new RegExp(`^${clan}`) }).tap();
  await ink(page, "Begin");
  await page.getByRole("combobox", { name: /realm/i }).selectOption("Crane");
  await muster(page);
  await page.getByRole("combobox", { name: /realm/i }).selectOption("Crab");
  await page.getByRole("link", { name: "Units" }).tap();
  await ink(page, /^Muster/);
  await page.getByRole("dialog").getByRole("combobox", { name: "Where?" }).selectOption("Hida");
  await page.getByRole("dialog").getByRole("button", { name: "Muster" }).tap();
  await page.getByRole("link", { name: "Back to the realm" }).tap();
  await page.getByRole("combobox", { name: /realm/i }).selectOption("Crane");
  await page.getByRole("link", { name: "Units" }).tap();
  await page.getByRole("button", { name: "March from Kakita" }).tap();
  await page.getByRole("dialog").getByRole("textbox", { name: "Province or sea zone" }).fill("Hida");
  await expect(page.getByRole("dialog").getByRole("status").filter({ hasText: "Crab: 1 unit" })).toBeVisible();
  await page.getByRole("dialog").getByRole("button", { name: "March", exact: true }).tap();
  await page.getByRole("main").getByRole("button", { name: /^Others stand in Hida/ }).tap();
  await expect(page.getByRole("heading", { level: 1, name: /^War room/ })).toBeVisible();
  await ink(page, "To the table");
  await expect(page.getByRole("combobox", { name: "Where?" }).locator("option:checked")).toHaveText("Hida");
  const from = page.getByRole("combobox", { name: "The attackers come from" });
  await expect(from.locator("option:checked")).toHaveText("Kakita");
});

test("a march takes its troops along", async ({ page }) => {
  await begin(page);
  await muster(page);
  await ink(page, /^Begin the first turn/);
  await page.getByRole("button", { name: /^Army in Kakita/ }).tap();
  await page.getByRole("button", { name: "March from Kakita" }).tap();
  const sheet = page.getByRole("dialog", { name: "March from Kakita" });
  await sheet.getByRole("button", { name: "Doji" }).tap();
  await sheet.getByRole("button", { name: "Bushi minus 1" }).tap();
  await sheet.getByRole("button", { name: "March", exact: true }).tap();
  await expect(page.getByRole("region", { name: "Doji" }).getByRole("button", { name: /^Bushi/ })).toContainText("5");
  await expect(page.getByRole("region", { name: "Kakita" }).getByRole("button", { name: /^Bushi/ })).toContainText("1");
});

test("a duel has its odds before, its dice, and what follows waits", async ({ page }) => {
  await begin(page);
  await ink(page, /^Begin the first turn/);
  await welcome(page, "Ren", "Crane", 2);
  await welcome(page, "Tetsuo", "Lion", 1);
  await page.getByRole("button", { name: /^Ren/ }).tap();
  await page.getByRole("combobox", { name: "Against whom?" }).selectOption({ label: "Tetsuo (Lion)" });
  const odds = page.getByRole("main").getByRole("status");
  await expect(odds).toContainText("Ren succeeds");
  await expect(odds).toContainText("6k4 against 3k3");
  const faces = page.getByRole("group", { name: "Faces" });
  const press = async (face: string) => faces.getByRole("button", { name: face, exact: true }).tap();
  for (const face of ["1", "4", "6", "10 again", "4", "2", "1"]) await press(face);
  for (const face of ["6", "7", "7"]) await press(face);
  await ink(page, /^Apply/);
  // The loser's life, then the Honor of both.
  await expect(page.getByRole("heading", { level: 2, name: "Tetsuo: life or death" })).toBeVisible();
  await expect(page.getByRole("main")).toContainText("2k2 against 40");
  for (const face of ["3", "8"]) await press(face);
  await ink(page, "Apply");
  await expect(page.getByRole("heading", { level: 2, name: "Ren: 2 points of Honor to win" })).toBeVisible();
  await ink(page, "Roll for me");
  await expect(page.getByRole("heading", { level: 2, name: "Ren: 1 point of Honor to win" })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("heading", { level: 2, name: "Ren: 1 point of Honor to win" })).toBeVisible();
  // Of the dead nothing is asked any more.
  await ink(page, "No roll");
  await expect(page.getByRole("main")).toContainText("Nothing is to be rolled.");
  await page.getByRole("link", { name: "Back to the realm" }).first().tap();
  await page.getByRole("link", { name: "Log" }).tap();
  await expect(page.getByRole("main")).toContainText("Tetsuo dies");
});

test("whoever chooses death has the Honor of the turn back, and a champion fights step by step", async ({ page }) => {
  await begin(page);
  await ink(page, /^Begin the first turn/);
  await welcome(page, "Ren", "Crane", 2);
  await welcome(page, "Tetsuo", "Lion", 1);
  await welcome(page, "Sayo", "Lion", 0);
  await page.getByRole("button", { name: /^Ren/ }).tap();
  await page.getByRole("combobox", { name: "Against whom?" }).selectOption({ label: "Sayo (Lion)" });
  await page.getByRole("combobox", { name: "Who fights for the challenged?" }).selectOption({ label: "Tetsuo (Lion)" });
  await ink(page, /^Apply/);
  await expect(page.getByRole("heading", { level: 2, name: "Ren against Tetsuo" })).toBeVisible();
  const realm = page.url().replace(/queue$/, "");
  await page.goto(`${realm}character/0`);
  await pageThere(page);
  await page.getByRole("button", { name: /^Seppuku/ }).tap();
  await expect(page.getByRole("link", { name: /^Ren/ })).toContainText("dead");
});

test("more than there is is refused with its rule, and done anyway", async ({ page }) => {
  await begin(page);
  await page.getByRole("link", { name: "Units" }).tap();
  await ink(page, /^Muster/);
  const sheet = page.getByRole("dialog", { name: "Muster" });
  await sheet.getByRole("combobox", { name: "What?" }).selectOption("Kakita Kenshinzen, 10 koku");
  await expect(sheet).toContainText("AV +1 always. There are 0 of at most 4.");
  for (let step = 0; step < 4; step++) await sheet.getByRole("button", { name: "How many plus 1" }).tap();
  await sheet.getByRole("button", { name: "Muster" }).tap();
  const refusal = page.getByRole("dialog").filter({ hasText: "at most four Elites" });
  await expect(refusal).toBeVisible();
  await refusal.getByRole("button", { name: /anyway/i }).tap();
  await expect(page.getByRole("button", { name: /^Kakita Kenshinzen/ })).toContainText("5");
});

test("the war room reckons a battle and says what turns it", async ({ page }) => {
  await openApp(page, "#/");
  await page.getByRole("link", { name: "The Empire Reborn", exact: true }).tap();
  await page.getByRole("button", { name: "Demonstration table" }).first().tap();
  await expect(page.getByRole("heading", { level: 1, name: /^Crane/ })).toContainText("Turn 3");
  await page.getByRole("link", { name: "Units" }).tap();
  await page.getByRole("link", { name: "War room" }).tap();
  const outcome = page.getByRole("main").getByRole("status").first();
  await expect(outcome).toContainText("Crane wins");
  await expect(outcome).toContainText("exact");
  const before = await outcome.locator("b").first().textContent();
  const defender = page.getByRole("main").locator("section").filter({ hasText: "Defender" });
  for (let step = 0; step < 9; step++) await defender.getByRole("button", { name: "Bushi plus 1" }).tap();
  await expect(outcome.locator("b").first()).not.toHaveText(before ?? "");
  await page.getByRole("button", { name: "Show" }).tap();
  await expect(page.getByRole("main")).toContainText("Three Bushi more");
});

for (const [theme, colorScheme] of Object.entries(THEMES)) {
  test(`the screens are without findings in ${theme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await openApp(page, "#/empire/new");
    await pageThere(page);
    expect.soft(await axe(page), "a new campaign").toEqual([]);
    await openApp(page, "#/");
    await page.getByRole("link", { name: "The Empire Reborn", exact: true }).tap();
    await page.getByRole("button", { name: "Demonstration table" }).first().tap();
    await expect(page.getByRole("heading", { level: 1, name: /^Crane/ })).toBeVisible();
    await painted(page);
    expect.soft(await axe(page), "the realm").toEqual([]);
    const realm = page.url();
    const paths = ["units", "lands", "characters", "new-character", "character/0", "deeds", "court", "queue", "war", "dice", "chronicle"];
    for (const path of paths) {
      await page.goto(`${realm}/${path}`);
      await pageThere(page);
      await painted(page);
      expect.soft(await axe(page), path).toEqual([]);
    }
  });
}
