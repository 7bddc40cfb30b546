// A whole game of four clans and five rounds by real taps, with the script that the native tests play: every kind of
// token, three territory cards, a ronin, a tie of each kind, an override, a correction two rounds back, a reload in the
// middle. And a game of two clans that places without markers.

import { writeFileSync } from "node:fs";
import { expect, type Page } from "@playwright/test";
import { openApp, pageThere, painted } from "../support/app";
import { replay } from "../support/native";
import { handedOut } from "../support/play";
import { faceWord, inMapOrder, neighbors, RokuganTable, SCRIPT, type Round, type Token, word } from "../support/rokugan";
import { expectAccessible, test } from "../support/test";

/** Initiative, ronin by hand, draws, cards. */
async function upkeep(table: RokuganTable, round: Round): Promise<void> {
  const { page } = table;
  if (round.initiative !== undefined) {
    const kind = round.initiative.startsWith("master") || round.initiative.startsWith("rise") ? "neutral" : "clan";
    const name = word(kind, round.initiative);
    const taps = await table.count(async () => {
      await table.ink(/initiative/i);
      await table.tap(table.sheet.getByRole("button", { name: new RegExp(`^${name}`) }));
    });
    expect(taps, "initiative: the block and the card").toBe(2);
  }
  if (round.ronin !== undefined) {
    const url = page.url();
    await table.more(/^Table/);
    await table.tap(page.getByRole("button", { name: /^Ronin this round/ }));
    await table.tap(page.getByRole("checkbox", { name: word("clan", round.ronin), exact: true }));
    await page.goto(url);
    await expect(table.main).toContainText(`${word("clan", round.ronin)}: ronin this round`, { ignoreCase: true });
  }
  await expect(table.main).toContainText(/: \p{L}+ [4-6]/u);
  await table.ink(/^All have drawn/);
  for (const card of round.cards ?? []) await table.card(card);
}

/** The tokens of a round, one tap each but where an arrow is asked for. */
async function place(table: RokuganTable, round: Round): Promise<void> {
  for (const [at, token] of round.tokens.entries()) {
    await expect(table.dock).toContainText(`${word("clan", token.clan)}, ${Math.floor(at / 4) + 1} of 5`);
    if (token.anyway) {
      await table.placeAnyway(token);
    } else if (token.at.startsWith("^")) {
      await table.bless(token, round.tokens[Number(token.at.slice(1))]!);
    } else {
      const taps = await table.count(() => table.place(token));
      expect(taps, `${token.clan} ${token.at}`).toBeLessThanOrEqual(token.at.includes(">") ? 2 : 1);
    }
  }
}

/** Turns every token with one tap, and resolves with one. */
async function reveal(table: RokuganTable, round: Round): Promise<void> {
  const { page } = table;
  await table.ink(/^Reveal/);
  const tokens = inMapOrder(round.tokens, neighbors);
  await expect(page.getByRole("heading", { name: `Reveal 1 of ${tokens.length}, in map order` })).toBeVisible();
  const taps = await table.count(async () => {
    for (const token of tokens) await turn(table, token);
  });
  expect(taps, "one tap a token, one more for what may not lie there").toBe(tokens.length + tokens.filter((token) => token.anyway).length);
  await table.ink(/^Resolve/);
  await expect(page.getByRole("heading", { name: /step \d of 7/ })).toBeVisible();
}

async function turn(table: RokuganTable, token: Token): Promise<void> {
  if (token.anyway) await table.tap(table.dock.getByRole("button", { name: "Other kind" }));
  await table.turn(token.face);
}

/** The story's tick list, and the next round. */
async function story(table: RokuganTable): Promise<void> {
  await table.tap(table.dock.getByRole("button", { name: "All" }));
  await table.tap(table.page.getByRole("checkbox").first());
  await table.ink(/^(Next round|Objectives)/);
}

/** What the first round revealed in Crane's middle province is put right two rounds later; the rest is kept. */
async function correct(table: RokuganTable): Promise<void> {
  const { page } = table;
  const { clan, face, to } = SCRIPT.correction;
  const url = page.url();
  await table.more(/^Log/);
  // The lines come some at a time, the newest first; what was revealed stands above what was placed.
  await page.getByRole("heading", { name: "Round 1, Placement" }).waitFor();
  const line = new RegExp(`${word("clan", clan)}.*${faceWord(face)}`);
  await page.getByRole("main").getByRole("listitem").getByRole("button", { name: line }).last().tap();
  await page.getByRole("button", { name: /^Correct this/ }).tap();
  await table.sheet.getByRole("button", { name: /^Accept/ }).waitFor();
  const choose = table.sheet.getByRole("combobox");
  if (await choose.count()) await choose.first().selectOption(faceWord(to));
  else await table.sheet.getByRole("radio", { name: faceWord(to), exact: true }).tap();
  await table.sheet.getByRole("button", { name: /^Accept/ }).tap();
  await painted(page);
  await page.goto(url);
}

test("four clans play five rounds to the final table, tap by tap", async ({ page }, info) => {
  test.setTimeout(420_000);
  const table = new RokuganTable(page);
  const seated = await table.count(async () => {
    await table.begin(SCRIPT.seats);
    await table.first(SCRIPT.first);
  });
  expect(seated, "set-up beside the tokens").toBeLessThanOrEqual(12);
  const settled = await table.count(async () => {
    for (const province of SCRIPT.settle) await table.onMap(province);
  });
  expect(settled, "one tap a starting token").toBe(SCRIPT.settle.length);
  const home = page.url();
  for (const [number, round] of SCRIPT.rounds.entries()) {
    await test.step(`round ${number + 1}`, async () => {
      await expect(page.getByRole("heading", { name: new RegExp(`^Round ${number + 1}`), level: 1 })).toBeVisible();
      await upkeep(table, round);
      await place(table, round);
      if (number === 2) await correct(table);
      if (number === 1) await page.reload();
      await reveal(table, round);
      await story(table);
    });
  }
  await test.step("the end", async () => {
    await page.goto(`${home}/score`);
    for (const clan of SCRIPT.seats) {
      const objective = SCRIPT.objectives[clan];
      const name = objective ? word("objective", objective) : "No objective";
      await table.tap(page.getByRole("button", { name: /^Which objective/ }));
      await table.tap(table.sheet.getByRole("button", { name }));
    }
    await table.tap(page.getByRole("button", { name: /^End the game/ }));
    await expect(page.getByRole("heading", { name: "Crane wins", level: 1 })).toBeVisible();
  });
  await test.step("the headless program comes to the same from the export", async () => {
    await openApp(page, "#/");
    await page.getByRole("button", { name: /: more$/ }).first().tap();
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: /^Export/ }).tap();
    const file = info.outputPath("game.json");
    await (await download).saveAs(file);
    expect(replay(file).identical).toBe(true);
    writeFileSync(info.outputPath("taps.txt"), String(table.taps));
  });
  await test.step("it counts in the statistics", async () => {
    await openApp(page, "#/battle/statistics");
    await expect(page.getByText("1 game that has ended")).toBeVisible();
    await expect(page.getByRole("main")).toContainText("battles won");
    await expectAccessible(page);
  });
});

/** Enters a token at the reveal of a table that placed in silence. */
async function enter(table: RokuganTable, clan: string, province: string, face: string): Promise<void> {
  await table.tap(table.row(province));
  await table.tap(table.sheet.getByRole("radio", { name: word("clan", clan), exact: true }));
  await table.tap(table.sheet.getByRole("button", { name: new RegExp(`^${faceWord(face)} \\d+ left`) }));
}

test("two clans play a round without markers, and enter what they turn", async ({ page }) => {
  const table = new RokuganTable(page);
  await table.begin(["crab", "lion"]);
  await table.first("lion");
  for (let left = 22; left > 0; left -= 1) {
    await table.tap(page.getByRole("button", { name: / Nobody/ }).first());
    await table.tap(table.sheet.getByRole("button", { name: "Place a starting token here" }));
  }
  await table.ink(/^All have drawn/);
  await table.tap(table.dock.getByRole("button", { name: "More" }));
  await table.tap(table.sheet.getByRole("button", { name: "Reveal now" }));
  await page.goto(page.url().replace(/\/reveal$/, ""));
  await expect(table.main).toContainText("No markers were placed");
  await enter(table, "lion", "lion_capital", "army 6");
  await enter(table, "crab", "crab_capital", "navy 3");
  await expect(table.row("lion_capital")).toContainText("Army 6");
  await table.ink(/^Resolve/);
  await expect(page.getByRole("heading", { name: /step \d of 7/ })).toBeVisible();
  await table.tap(table.dock.getByRole("button", { name: "All" }));
  await expect(page.getByRole("checkbox", { name: /^Lion, capital: put down 1 faceup token of Lion/ })).toBeVisible();
  await expect(page.getByRole("checkbox", { name: /^Crab, capital: put down 1 faceup token of Crab/ })).toBeVisible();
});

/** The demonstration table on the open page. */
async function demonstration(page: Page): Promise<string> {
  await openApp(page, "#/battle");
  await page.getByRole("button", { name: "Demonstration table" }).tap();
  await expect(page.getByRole("heading", { name: /^Round 3/, level: 1 })).toBeVisible();
  return page.url();
}

test("a press opens what is behind the screen and the next covers it, for whoever cannot hold a key", async ({ page }) => {
  await openApp(page, "#/settings");
  await page.getByRole("radio", { name: "Press on, press off" }).tap();
  const table = await demonstration(page);
  await page.goto(`${table}/private`);
  await page.getByRole("main").getByRole("button", { name: "Crane", exact: true }).tap();
  await page.getByRole("button", { name: /^Press to see/ }).tap();
  await expect(page.getByRole("heading", { name: "Your tokens" })).toBeVisible();
  await page.getByRole("button", { name: /^Press to cover/ }).tap();
  await expect(page.getByText("Covered")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Your tokens" })).toHaveCount(0);
});

test("a finger that rests on a province names it, and two bring the map nearer until the whole is wanted", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await demonstration(page);
  const table = new RokuganTable(page);
  const map = page.locator(".bmap").first();
  const box = (await map.boundingBox())!;
  const touch = await page.context().newCDPSession(page);
  const at = (x: number, y: number) => ({ x: box.x + box.width * x, y: box.y + box.height * y });
  const fingers = (apart: number) => [{ id: 0, ...at(0.5 - apart, 0.5) }, { id: 1, ...at(0.5 + apart, 0.5) }];
  await touch.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: fingers(0.1) });
  for (const apart of [0.15, 0.2, 0.25]) {
    await touch.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: fingers(apart) });
  }
  await touch.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await expect.poll(async () => Number((await map.getAttribute("viewBox"))!.split(" ")[2])).toBeLessThan(250);
  const near = (await map.getAttribute("viewBox"))!;
  await page.getByRole("radio", { name: "Danger" }).tap();
  const open = page.url();
  await page.goto(`${open}/score`);
  await page.goto(open);
  await expect(map, "it is looked at as before").toHaveAttribute("viewBox", near);
  await expect(page.getByRole("radio", { name: "Danger" })).toBeChecked();
  await expect(page.getByRole("button", { name: "Whole map" })).toBeInViewport({ ratio: 1 });
  await page.getByRole("button", { name: "Whole map" }).tap();
  await expect(map).toHaveAttribute("viewBox", "0.00 -4.00 390.00 500.00");
  const resting = await page.locator(".bmap g.figure").first().evaluate((figure: SVGGElement) => {
    const { e, f } = figure.getScreenCTM()!;
    return { x: e, y: f };
  });
  await touch.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [resting] });
  await expect(table.sheet).toBeVisible();
  await touch.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await table.sheet.getByRole("textbox", { name: "Name of the province" }).fill("Iron Peak");
  await table.sheet.getByRole("button", { name: "Keep the name" }).tap();
  await expect(page.getByRole("region", { name: "Provinces" }).getByRole("button", { name: /^Iron Peak / })).toBeVisible();
});

test("a new table is seated as the last one was, with one tap", async ({ page }) => {
  const table = new RokuganTable(page);
  await table.begin(["crab", "lion", "scorpion"]);
  await page.goto(`${await page.evaluate(() => location.hash)}/options`);
  const bluffs = page.getByRole("radiogroup", { name: "A bluff counts as an attack that failed" });
  await bluffs.getByRole("radio", { checked: false }).tap();
  await openApp(page, "#/battle/new");
  await table.tap(
    page.getByRole("button", { name: /^Same as last time Crab, Lion, Scorpion, with the rulings of that table/ }),
  );
  await expect(page.getByRole("checkbox", { name: /^Scorpion/ })).toBeChecked();
  await page.getByRole("button", { name: /^Compare with your box/ }).tap();
  await expect(page.getByRole("main")).toContainText("Emerald Empire");
  await page.getByRole("button", { name: "It is all so" }).tap();
  await expect(page.getByRole("button", { name: /^Compare with your box/ })).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole("button", { name: /^Begin/ })).toBeVisible();
  await expect(page.getByRole("button", { name: /^Compare with your box/ })).toHaveCount(0);
});

test("what differs in the box is typed once, and every new table plays by it", async ({ page }) => {
  const table = new RokuganTable(page);
  const box = page.getByRole("main");
  await openApp(page, "#/battle/new");
  await page.getByRole("button", { name: /^Compare with your box/ }).tap();
  await page.getByRole("button", { name: "Something differs" }).tap();
  await page.getByRole("button", { name: "Emerald Empire, one less" }).tap();
  await page.getByRole("checkbox", { name: /^The cards of the Shadowlands/ }).tap();
  await expect(page.getByRole("button", { name: /^Your box ?2 facts differ/ })).toBeVisible();
  await expect(box.getByRole("group", { name: "Emerald Empire" })).toContainText("9");
  await page.reload();
  await expect(page.getByRole("button", { name: /^Your box ?2 facts differ/ })).toBeVisible();
  for (const seats of [["crab", "lion"], ["crane", "scorpion"]]) {
    await table.begin(seats);
    await openApp(page, "#/");
    await page.getByRole("button", { name: /: more$/ }).first().tap();
    const { text } = await handedOut(page, () => page.getByRole("button", { name: /^Export/ }).tap());
    expect(JSON.parse(text).body.setup.own_box).toEqual({ honor: { emerald_empire: 9 }, shadowlands_exchanged: true });
  }
  await openApp(page, "#/battle/new");
  await page.getByRole("button", { name: /^Your box/ }).tap();
  await page.getByRole("button", { name: "It is all so" }).tap();
  await expect(page.getByRole("button", { name: /^Your box ?as it is written here/ })).toBeVisible();
});

test("the map is a list for ears: every province with who holds it, what it is worth and what lies there", async ({ page }) => {
  await demonstration(page);
  const rows = page.getByRole("region", { name: "Provinces" }).getByRole("button");
  await expect(rows).toHaveCount(30);
  await expect(rows.first()).toHaveAccessibleName(/^Dragon, northwest (Lion|Crab|Crane|Scorpion|Nobody)\. \d flowers?, faceup \d+, defense \d+/);
  await expect(page.getByRole("img", { name: /^Map of thirty provinces/ })).toBeVisible();
});

test("at 200 % text the map is seen at once, and the honor right below it", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await demonstration(page);
  await page.evaluate(() => document.documentElement.style.setProperty("--text-size", "200%"));
  await painted(page);
  const box = async (part: string) => (await page.locator(part).boundingBox())!;
  const [map, honor, dock] = [await box(".bfr-table .bmap"), await box(".bfr-table .hstrip"), await box(".bfr-table .dock")];
  expect(dock.y - map.y, "of the map above the keys").toBeGreaterThan(180);
  expect(Math.abs(honor.y - (map.y + map.height)), "from the map to the honor").toBeLessThan(2);
});

test("nothing of the table leaves a screen of 360×640, nor at 200 % text", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  const table = await demonstration(page);
  for (const text of ["100%", "200%"]) {
    await page.evaluate((text) => document.documentElement.style.setProperty("--text-size", text), text);
    for (const path of ["", "/odds/lion_capital", "/ledger", "/score", "/private", "/options"]) {
      await page.goto(`${table}${path}`);
      await pageThere(page);
      await painted(page);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(wide, `${path} at ${text}`).toBeLessThanOrEqual(0);
    }
  }
});
