// A table of Battle for Rokugan: set up, a round placed, revealed, resolved and told, kept and taken back; and every
// screen without findings.

import { expect, type Page } from "@playwright/test";
import { openApp, pageThere, painted, THEMES } from "../support/app";
import { axe } from "../support/axe";
import { handedOut, importFile } from "../support/play";
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
  await page.getByRole("contentinfo").getByRole("button", { name: "Undo" }).tap();
  await expect(page, "without its story the round is to be resolved again").toHaveURL(/\/reveal$/);
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

test("what all may know of a table is kept as a file, and goes on at another phone", async ({ page }) => {
  await page.goto(`${await demonstration(page)}/options`);
  const file = await handedOut(page, () => page.getByRole("button", { name: "Keep the table file" }).tap());
  await openApp(page, "#/");
  await importFile(page, file.text, file.name);
  await page.getByRole("link", { name: "Continue Battle for Rokugan (2)" }).tap();
  await expect(page.getByRole("heading", { name: /^Round 3/, level: 1 })).toBeVisible();
  await openApp(page, "#/");
  await importFile(page, file.text.replace('"version": 1', '"version": 2'), file.name);
  await expect(page.getByRole("alert")).toContainText("Place: version");
});

/** Ends the game after its round: on with the objectives, one a clan, the end. */
async function endGame(page: Page, table: string): Promise<void> {
  await page.goto(`${table}/options`);
  await page.getByLabel("Round", { exact: true }).selectOption("5");
  await page.getByLabel("Go on with").selectOption("Objectives");
  await page.goto(`${table}/score`);
  for (const objective of ["Emerald Empire", "Reclaiming Lost Lands", "Way of the Sail", "The Den of Secrets"]) {
    await page.getByRole("button", { name: /^Which objective/ }).tap();
    await page.getByRole("dialog").getByRole("button", { name: objective }).tap();
    await painted(page);
  }
  await page.getByRole("button", { name: /^End the game/ }).tap();
}

test("a game closes with its objectives and turning points, is shared, and is no game of the players", async ({ page }) => {
  const table = await demonstration(page);
  await place(page);
  await turnAll(page);
  await page.getByRole("button", { name: /^Resolve/ }).tap();
  await expect(page.getByRole("heading", { name: /step \d of 7/ })).toBeVisible();
  await page.goto(`${table}/score`);
  await expect(page.getByRole("banner"), "the round whose story is open counts").toContainText("3 rounds played");
  await endGame(page, table);
  await expect(page.getByRole("heading", { name: / wins |^A shared victory/, level: 1 })).toBeVisible();
  await expect(page.getByRole("main")).toContainText("coastal provinces");
  await expect(page.getByRole("heading", { name: "Turning points" })).toBeVisible();
  await expect(page.getByRole("listitem").filter({ hasText: /^Round 3: / }).first()).toBeVisible();
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Share picture" }).tap();
  expect((await download).suggestedFilename()).toMatch(/\.png$/);
  expect(await axe(page), "the closing page").toEqual([]);
  await page.goto(table.replace(/#.*/, "#/battle/statistics"));
  await expect(page.getByRole("heading", { name: "Statistics", level: 1 })).toBeVisible();
  await expect(page.getByText("No game on this device has ended yet.")).toBeVisible();
  expect(await axe(page), "the statistics").toEqual([]);
});

test("behind the screen is seen only while it is held, and is in no text of the table", async ({ page }) => {
  await demonstration(page);
  await page.getByRole("contentinfo").getByRole("button", { name: "More" }).tap();
  await page.getByRole("dialog").getByRole("link", { name: /^Behind the screen/ }).tap();
  await expect(page.getByRole("heading", { name: /^Behind the screen/, level: 1 })).toBeVisible();
  await page.getByRole("main").getByRole("button", { name: "Crane", exact: true }).tap();
  await page.getByRole("button", { name: "Tokens" }).tap();
  const sheet = page.getByRole("dialog");
  await sheet.getByRole("button", { name: /^Army 4 .*left/ }).tap();
  await sheet.getByRole("button", { name: /^Army 4 no plan yet/ }).tap();
  await sheet.getByLabel("Province").selectOption("Lion, coast");
  await sheet.getByRole("button", { name: /^Crane, capital . Lion, coast/ }).tap();
  await sheet.getByRole("button", { name: "Which objective?" }).tap();
  await sheet.getByRole("button", { name: "Way of the Sail" }).tap();
  expect(await axe(page), "what is entered").toEqual([]);
  await sheet.getByRole("button", { name: "Close" }).tap();
  for (const again of [false, true]) {
    if (again) await page.reload();
    await expect(page.getByText("Covered")).toBeVisible();
    await expect(page.getByText("Army 4")).toHaveCount(0);
    const key = page.getByRole("button", { name: /^Hold to see/ });
    await key.dispatchEvent("pointerdown", { button: 0 });
    await expect(page.getByText("Army 4")).toBeVisible();
    await expect(page.getByRole("main")).toContainText("Way of the Sail");
    await expect(page.getByRole("main")).toContainText(/6\d%/);
    if (!again) expect(await axe(page), "held open").toEqual([]);
    await key.dispatchEvent("pointerup");
    await expect(page.getByText("Army 4")).toHaveCount(0);
  }
  const others = await page.evaluate(() => {
    const all = Object.entries(localStorage).filter(([key]) => key.startsWith("rokugan.table."));
    return all.filter(([key]) => !key.endsWith(".private")).map(([, text]) => text).join();
  });
  expect(others).not.toContain("way_of_the_sail");
});

test("the first lesson explains each moment of a prepared round", async ({ page }) => {
  await openApp(page, "#/battle");
  await page.getByRole("button", { name: "First lesson" }).tap();
  await expect(page.getByRole("heading", { name: "A blessing" })).toBeVisible();
  await expect(page.getByText("Next in this lesson: Dragon lays Blessing 2")).toBeVisible();
  expect(await axe(page), "the lesson").toEqual([]);
  await page.getByRole("button", { name: /^Dragon, northwest / }).tap();
  await page.getByRole("dialog").getByRole("button", { name: /^Blessing 2 on/ }).tap();
  await expect(page.getByRole("heading", { name: "Placing" })).toBeVisible();
  for (const [province, next] of [["Lion, capital", "Scorpion"], ["Scorpion, capital", "Dragon"]]) {
    await page.getByRole("button", { name: new RegExp(`^${province} `) }).tap();
    await page.getByRole("dialog").getByRole("button", { name: /^In the center/ }).tap();
    await expect(page.getByText(`Next in this lesson: ${next} lays`)).toBeVisible();
  }
  await expect(page.getByRole("heading", { name: "A bluff" })).toBeVisible();
  for (const province of ["Phoenix, center", "Phoenix, center", "Lion, northwest"]) {
    await page.getByRole("button", { name: new RegExp(`^${province} `) }).tap();
    await page.getByRole("dialog").getByRole("button", { name: /^In the center/ }).tap();
    await painted(page);
  }
  await page.getByRole("button", { name: /^Reveal/ }).tap();
  for (let turned = 0; turned < 14; turned++) {
    const heading = await page.getByRole("heading", { level: 1 }).textContent();
    const face = /it is: (.*)\./.exec((await page.getByText("In this lesson it is:").textContent()) ?? "")![1];
    await page.getByRole("contentinfo").getByRole("button", { name: new RegExp(`^${face}`) }).tap();
    if (turned < 13) await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(heading ?? "");
  }
  await page.getByRole("button", { name: /^Resolve/ }).tap();
  const moment = (title: string) => page.getByRole("heading", { name: title, level: 2 });
  await expect(moment("Bluffs go home")).toBeVisible();
  const next = page.getByRole("contentinfo").getByRole("button", { name: /^Next/ });
  const count = page.locator(".stepn");
  for (const title of ["A raid", "Diplomacy", "A battle"]) {
    for (let pages = 0; pages < 9 && !(await moment(title).isVisible()); pages++) {
      const before = await count.innerText();
      await next.tap();
      await expect(count).not.toHaveText(before);
      await painted(page);
    }
    await expect(moment(title)).toBeVisible();
  }
});

for (const [theme, colorScheme] of Object.entries(THEMES)) {
  test(`the screens are without findings in ${theme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await openApp(page, "#/battle/new");
    await pageThere(page);
    expect(await axe(page), "a new table").toEqual([]);
    const table = await demonstration(page);
    for (const layer of ["Control", "Honor", "Defense", "Danger"]) {
      await page.getByRole("radio", { name: layer }).tap();
      await painted(page);
      expect(await axe(page), layer).toEqual([]);
    }
    for (const path of ["ledger", "score", "private", "options"]) {
      await page.goto(`${table}/${path}`);
      await pageThere(page);
      await painted(page);
      expect(await axe(page), path).toEqual([]);
    }
    await page.goto(table);
    await place(page);
    await page.getByRole("button", { name: /^Reveal/ }).tap();
    expect(await axe(page), "the reveal").toEqual([]);
  });
}
