// What the odds of The Empire Reborn take on a slow phone, in the release build: a pool of twenty dice, a duel in which two
// Dragons cheat, a battle reckoned exactly, a large one played 20,000 times, an inbox of eight Clans.

import { expect, test, type Page } from "@playwright/test";
import { openApp, painted } from "../support/app";
import { median, record } from "../support/figures";
import { handedOut } from "../support/play";
import { slowProcessor, SLOWDOWN } from "../support/slow_phone";
import { PATIENCE } from "../support/test";

const CLANS = ["Crab", "Crane", "Dragon", "Lion", "Phoenix", "Scorpion", "Unicorn", "Mantis"];

test.beforeEach(({ page }) => {
  test.setTimeout(600_000);
  page.setDefaultTimeout(PATIENCE);
});

async function ink(page: Page, name: string | RegExp): Promise<void> {
  await page.getByRole("contentinfo").getByRole("button", { name }).tap();
  await painted(page);
}

/** A campaign of these Clans that notes what is worked out. */
async function begin(page: Page, clans: string[]): Promise<string> {
  await openApp(page, "?measure#/empire/new");
  for (const clan of clans) await page.getByRole("checkbox", { name: new RegExp(`^${clan}`) }).tap();
  await ink(page, "Begin");
  await expect(page.getByRole("heading", { level: 1, name: new RegExp(`^${clans[0]}`) })).toBeVisible();
  return page.url();
}

/** What the page worked out under a name since it was asked last, a time each. */
async function noted(page: Page, name: string): Promise<number[]> {
  return page.evaluate((name) => {
    const all = performance.getEntriesByName(name, "measure").map(({ duration }) => duration);
    performance.clearMeasures(name);
    return all;
  }, name);
}

const most = (times: number[]) => `${times.length} runs, most ${Math.round(Math.max(...times))} ms`;

async function press(page: Page, name: string | RegExp, times: number, within = page.getByRole("main")): Promise<void> {
  for (let press = 0; press < times; press++) await within.getByRole("button", { name }).first().tap();
  await painted(page);
}

test("the dice desk", async ({ page }) => {
  const realm = await begin(page, ["Crane"]);
  await page.goto(`${realm}/dice`);
  await press(page, "Dice rolled plus 1", 17);
  await press(page, "Dice kept plus 1", 12);
  await slowProcessor(page);
  await noted(page, "dice-odds");
  for (let run = 0; run < 10; run++) await press(page, run % 2 === 0 ? "Added plus 1" : "Added minus 1", 1);
  const times = await noted(page, "dice-odds");
  record({ name: `odds of twenty dice, ${SLOWDOWN}× slower`, value: median(times), unit: "ms", budget: 50, note: most(times) });
});

test("a duel of two Dragons who cheat", async ({ page }) => {
  const realm = await begin(page, ["Dragon"]);
  for (const name of ["Hitomi", "Mitsu"]) {
    await page.goto(`${realm}/new-character`);
    await page.getByRole("textbox", { name: "Name" }).fill(name);
    await page.getByRole("combobox", { name: "Clan" }).selectOption("Dragon");
    await page.getByRole("combobox", { name: "School", exact: true }).selectOption("Dragon bushi");
    await press(page, "Fire plus 1", 2);
    await press(page, "Void plus 1", 2);
    await ink(page, "Add the Character");
  }
  await page.goto(`${realm}/deeds`);
  await page.getByRole("combobox", { name: "Who acts?" }).selectOption({ label: "Hitomi (Dragon)" });
  await page.getByRole("combobox", { name: "Against whom?" }).selectOption({ label: "Mitsu (Dragon)" });
  await slowProcessor(page);
  await noted(page, "deed-odds");
  await page.getByRole("switch", { name: /^Hitomi cheats/ }).tap();
  for (let run = 0; run < 10; run++) {
    await page.getByRole("switch", { name: /^Mitsu cheats/ }).tap();
    await painted(page);
  }
  const times = await noted(page, "deed-odds");
  const both = times.slice(1).filter((_, at) => at % 2 === 0);
  record({ name: `odds of a duel, two Dragons cheat, ${SLOWDOWN}× slower`, value: median(both), unit: "ms", budget: 300, note: most(both) });
});

test("battles", async ({ page }) => {
  const realm = await begin(page, ["Crane"]);
  await page.goto(`${realm}/war`);
  const side = (name: string) => page.getByRole("main").locator("section").filter({ hasText: name });
  const status = page.getByRole("main").getByRole("status").first();
  // Ten against ten, two groups each.
  for (const name of ["Attacker", "Defender"]) {
    await side(name).getByRole("combobox", { name: "More units" }).selectOption({ label: "Samurai" });
    await press(page, "Samurai plus 1", 4, side(name));
  }
  await slowProcessor(page);
  await expect(status).toContainText("exact");
  await noted(page, "battle-odds");
  for (let run = 0; run < 5; run++) {
    await press(page, run % 2 === 0 ? "Bushi minus 1" : "Bushi plus 1", 1, side("Attacker"));
    await expect(status).toContainText("exact");
  }
  const usual = await noted(page, "battle-odds");
  record({ name: `odds of a battle, ten against ten, ${SLOWDOWN}× slower`, value: median(usual), unit: "ms", budget: 300, note: most(usual) });

  // Thirty against thirty in three groups each is too large for that, and played instead.
  for (const name of ["Attacker", "Defender"]) {
    await side(name).getByRole("combobox", { name: "More units" }).selectOption({ label: "Bowmen" });
    await press(page, "Bushi plus 1", 6, side(name));
    await press(page, "Samurai plus 1", 5, side(name));
    await press(page, "Bowmen plus 1", 9, side(name));
  }
  await noted(page, "battle-plays");
  await press(page, "Bushi plus 1", 1, side("Attacker"));
  await expect(status).toContainText("20000 battles played", { timeout: 120_000 });
  const beats = await noted(page, "battle-plays");
  const whole = beats.reduce((all, beat) => all + beat, 0);
  record({ name: `20,000 battles of thirty against thirty, ${SLOWDOWN}× slower`, value: whole, unit: "ms", budget: 3000, note: `${beats.length} beats` });
  record({ name: "  the longest time the screen waits meanwhile", value: Math.max(...beats), unit: "ms", budget: 100 });
});

test("an inbox of eight Clans", async ({ page, browser }) => {
  const orders: string[] = [];
  for (const clan of CLANS) {
    const context = await browser.newContext(test.info().project.use);
    const player = await context.newPage();
    const realm = await begin(player, [clan]);
    await ink(player, /^Begin the first turn/);
    await player.goto(`${realm}/post`);
    for (let question = 0; question < 8; question++) {
      await player.getByRole("textbox", { name: "What for?" }).fill(`Question ${question} of the ${clan}`);
      await player.getByRole("button", { name: "Add to the orders" }).tap();
    }
    orders.push((await handedOut(player, () => ink(player, /^Send the orders/))).text);
    await context.close();
  }
  const realm = await begin(page, CLANS);
  await ink(page, /^Begin the first turn/);
  await page.goto(`${realm}/post`);
  await slowProcessor(page);
  await noted(page, "inbox");
  for (const text of orders) {
    await page.getByRole("textbox", { name: "Paste a message" }).fill(text);
    await page.getByRole("button", { name: "Read it" }).tap();
    await painted(page);
  }
  const times = await noted(page, "inbox");
  expect(times.length).toBe(CLANS.length);
  record({ name: `an inbox of eight Clans, ${SLOWDOWN}× slower`, value: times.reduce((all, one) => all + one, 0), unit: "ms", budget: 200, note: most(times) });
});
