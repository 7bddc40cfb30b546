// Bad input and bad storage: each has a clear message, and nothing is lost.

import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { openApp } from "./support/app";
import { fill, makeRoom } from "./support/room";
import { expect, test } from "./support/test";
import {
  FIVE,
  backToTable,
  chooseOrder,
  demonstration,
  goHome,
  handedOut,
  importFile,
  more,
  newTable,
  openLog,
  press,
  reading,
  share,
  sheet,
  step,
  takeSeat,
  toStep,
} from "./support/play";

const JUN = "Hida Jun";
const SAVE = readFileSync("tests/data/saves/v1/first-turn.json", "utf8");

/** Everything stored but what only says where the players were. */
function stored(page: Page): Promise<string> {
  return page.evaluate(() => {
    const keys = Object.keys(localStorage).filter((key) => key.startsWith("rokugan.table.") || key === "rokugan.library");
    return JSON.stringify(keys.sort().map((key) => [key, localStorage.getItem(key)]));
  });
}

const BAD: Record<string, { text: string; says: RegExp }> = {
  "a file that is nested too deep": { text: "[".repeat(200_000), says: /nested deeper/ },
  "a pack that is too large": {
    text: JSON.stringify({ format: "rokugan-pack", version: 1, name: "x".repeat(3 << 20) }),
    says: /larger than 2 MB/,
  },
  "a file that is cut off": { text: SAVE.slice(0, SAVE.length / 2), says: /cut off/ },
  "a file that was changed": { text: SAVE.replace('"hard"', '"easy"'), says: /damaged or changed/ },
  "no JSON at all": { text: "Dear diary", says: /no file of the app/ },
  "a file of something else": { text: '{"format":"recipe","version":1}', says: /something else/ },
  "a file of a newer version": { text: SAVE.replace('"version":1', '"version":99'), says: /newer version.*99/ },
  "a pack with values out of bounds": {
    text: JSON.stringify({
      format: "rokugan-pack",
      version: 1,
      name: "Too much",
      champions: [],
      allies: [],
      enemies: [],
      scenarios: [{ name: "Long", kind: "adventure", max_turns: 1000, modifiers: { easy: 0, normal: 0, hard: 0 }, mandatory: [], forbidden: [], same_clan: "forbidden" }],
    }),
    says: /scenarios\[0\]\.max_turns/,
  },
  "a board with a word of a million letters": {
    text: JSON.stringify({ format: "rokugan-board", version: 1, ["A".repeat(1_000_000)]: 1 }),
    says: /AAAA…/,
  },
  "an Honor of 11 in a pack": {
    text: readFileSync("src/games/champions/content/practice.json", "utf8").replace('"honor": {"from": "entered", "value": 4}', '"honor": {"from": "entered", "value": 11}'),
    says: /champions\[0\]\.honor/,
  },
};

for (const [what, { text, says }] of Object.entries(BAD)) {
  test(`${what} is not imported, and nothing changes`, async ({ page }) => {
    await demonstration(page);
    await goHome(page);
    const before = await stored(page);
    await importFile(page, text);
    const main = page.getByRole("main");
    await expect(main).toContainText("Not imported.");
    await expect(main).toContainText(says);
    await expect(main).toContainText("Nothing was changed.");
    const note = await main.getByRole("alert").filter({ hasText: "Not imported." }).innerText();
    expect(note.length, "nothing a file says is longer than a line or two").toBeLessThan(500);
    expect(await stored(page)).toBe(before);
  });
}

test("a good file becomes a table", async ({ page }) => {
  await openApp(page);
  await importFile(page, SAVE);
  await expect(page.getByRole("heading", { name: "First turn" })).toBeVisible();
});

test("a table whose newest text is damaged opens its last good copy, and the damaged text can be downloaded", async ({ page }) => {
  await demonstration(page);
  await chooseOrder(page, [JUN]);
  const honor = await reading(page, JUN, "Honor");
  await step(page, JUN, "Honor", 1);
  await expect.poll(() => reading(page, JUN, "Honor")).toBe(honor + 1);
  await goHome(page);
  await page.evaluate(() => {
    const number = (key: string) => Number(key.split(".").at(-1));
    const texts = Object.keys(localStorage).filter((key) => /^rokugan\.table\..*\.(log|base)\.\d+$/.test(key));
    const newest = texts.sort((a, b) => number(a) - number(b)).at(-1)!;
    const text = localStorage.getItem(newest)!;
    localStorage.setItem(newest, `${text.slice(0, text.length / 2)} DAMAGED`);
    // The other copy would mend it.
    indexedDB.deleteDatabase("rokugan");
  });
  await page.reload();
  const note = page.getByRole("main").getByText(/could not be read\. The copy from .* is whole\./);
  await expect(note).toBeVisible();
  const { text } = await handedOut(page, () => page.getByRole("button", { name: "Download" }).tap());
  expect(text).toContain("DAMAGED");
  await page.getByRole("link", { name: /^Continue/ }).tap();
  await expect.poll(() => reading(page, JUN, "Honor"), "the last good copy").toBe(honor);
  await step(page, JUN, "Honor", 1);
  await expect.poll(() => reading(page, JUN, "Honor"), "play goes on").toBe(honor + 1);
});

const storageIsFull = (page: Page) => page.getByRole("alert").filter({ hasText: "Not saved: storage is full" });

test("a table opened while storage is full is played on in memory, and kept once there is room", async ({ page }) => {
  await demonstration(page);
  await chooseOrder(page, [JUN]);
  const honor = await reading(page, JUN, "Honor");
  // Full again before the app starts: giving the table back has made a little room.
  await page.addInitScript(fill);
  await page.reload();
  await expect(storageIsFull(page), "nobody else has the table").toBeVisible();
  for (const value of [honor + 1, honor + 2]) {
    await step(page, JUN, "Honor", 1);
    await expect.poll(() => reading(page, JUN, "Honor"), "play goes on").toBe(value);
  }
  await page.evaluate(makeRoom);
  await handedOut(page, () => storageIsFull(page).getByRole("button", { name: "Back up" }).tap());
  await expect(storageIsFull(page), "it is tried again").toBeHidden();
  await page.reload();
  await expect.poll(() => reading(page, JUN, "Honor"), "everything is saved").toBe(honor + 2);
});

test("full storage is said, play goes on, and after making room it is saved", async ({ page }) => {
  await demonstration(page);
  await chooseOrder(page, [JUN]);
  const honor = await reading(page, JUN, "Honor");
  await page.evaluate(fill);
  const note = storageIsFull(page);
  for (const value of [honor + 1, honor + 2]) {
    await step(page, JUN, "Honor", 1);
    await expect.poll(() => reading(page, JUN, "Honor"), "play goes on").toBe(value);
  }
  await expect(note).toBeVisible();
  await page.evaluate(makeRoom);
  await step(page, JUN, "Honor", 1);
  await expect(note).toBeHidden();
  await page.reload();
  await expect.poll(() => reading(page, JUN, "Honor"), "everything is saved").toBe(honor + 3);
});

test("without localStorage the app runs and says so", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, "localStorage", {
      get() {
        throw new DOMException("The storage is disabled.", "SecurityError");
      },
    });
  });
  await openApp(page);
  await expect(page.getByRole("main")).toContainText("This browser gives no storage.");
  await demonstration(page);
  await chooseOrder(page, [JUN]);
  await expect(page.getByRole("alert")).toContainText("Not saved: this browser gives no storage.");
  const honor = await reading(page, JUN, "Honor");
  await step(page, JUN, "Honor", 1);
  await expect.poll(() => reading(page, JUN, "Honor")).toBe(honor + 1);
  const { text } = await handedOut(page, () => page.getByRole("alert").getByRole("button", { name: "Back up" }).tap());
  expect(JSON.parse(text).format).toBe("rokugan-save");
});

test("a name of 1,000 characters is said to be too long, and stays where it was typed", async ({ page }) => {
  await openApp(page);
  await page.getByRole("link", { name: "New table" }).tap();
  const title = page.getByRole("textbox", { name: "Title of the scenario" });
  await title.fill("武".repeat(1000));
  await expect(page.getByRole("main")).toContainText(/The name has .*1,?000.* characters/);
  await expect(title).toHaveValue("武".repeat(1000));
  await toStep(page, "Champions");
  await page.getByRole("radio", { name: "5 players" }).tap();
  for (const [place, champion] of FIVE.entries()) await takeSeat(page, place + 1, { champion });
  await toStep(page, "Objectives");
  await toStep(page, "Board");
  await toStep(page, "Check");
  await expect(page.getByRole("button", { name: /^Begin turn 1/ })).toBeDisabled();
});

test("names that look like markup are text wherever they stand", async ({ page }) => {
  const markup = "<img src=x onerror=\"document.title='!'\"><b>";
  await openApp(page);
  await newTable(page, markup, FIVE.map((champion) => ({ champion, player: markup })));
  const plain = async (where: string) => {
    await expect(page.locator("img[src=x], main b b"), where).toHaveCount(0);
    await expect(page, where).toHaveTitle("Rokugan Companion");
  };
  await plain("table");
  await chooseOrder(page, [JUN]);
  await more(page, /^Remark/);
  await sheet(page).getByRole("textbox").fill(markup);
  await press(sheet(page).getByRole("button", { name: /^Write/ }));
  await openLog(page);
  await expect(page.getByRole("main")).toContainText(markup);
  await plain("log");
  const { text } = await share(page);
  await backToTable(page);
  await goHome(page);
  await expect(page.getByRole("heading", { name: markup })).toBeVisible();
  await importFile(page, text);
  await expect(page.getByRole("status").filter({ hasText: markup })).toBeVisible();
  await plain("first page");
});

test("emoji and right-to-left names are kept as they are, and nothing is pushed off the screen", async ({ page }) => {
  const title = "🐉 سيف الإمبراطور 👩‍👩‍👧‍👦";
  const players = ["هيدا", "👹🎴", "אורי", "W".repeat(60), "平 清盛"];
  await openApp(page);
  await newTable(page, title, FIVE.map((champion, place) => ({ champion, player: players[place] })));
  const sideways = () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(await sideways()).toBe(0);
  await goHome(page);
  await page.reload();
  await expect(page.getByRole("heading", { name: title })).toBeVisible();
  expect(await sideways()).toBe(0);
  await expect(sheet(page)).toBeHidden();
});
