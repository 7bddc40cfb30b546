// What the release keeps in the browser's own localStorage: the whole table after every step, nothing lost where it is
// full, and the bytes that the headless program writes. Another phone, with nothing but those texts, opens them.

import { readFileSync } from "node:fs";
import type { Browser, BrowserContext, Page } from "@playwright/test";
import { openApp } from "./support/app";
import { importFile, more, openLog, press, share, sheet } from "./support/play";
import { fill, makeRoom } from "./support/room";
import { expect, test } from "./support/test";

test.use({ worker: "shipped" });

/** A table of nine steps, written by the native tests. */
const SAVE = readFileSync("tests/data/saves/v1/first-turn.json", "utf8");
const STEPS = 9;

/** A phone with the table of the save, and its log open. */
async function imported(page: Page): Promise<void> {
  await openApp(page);
  await importFile(page, SAVE);
  await page.getByRole("link", { name: /^Continue/ }).tap();
  await openLog(page);
  await atStep(page, STEPS);
}

/** Waits until so many of the log's steps count. */
async function atStep(page: Page, cursor: number): Promise<void> {
  const undone = cursor === STEPS ? "all kept" : `${STEPS - cursor} undone`;
  await expect(page.getByRole("heading", { level: 1, name: `Log ${STEPS} steps, ${undone}` })).toBeVisible();
}

/** Goes there step by step, with the keys of the log. */
async function goTo(page: Page, from: number, to: number): Promise<void> {
  const key = page.getByRole("contentinfo").getByRole("button", { name: to < from ? "Undo" : "Redo" });
  for (let at = from; at !== to; ) {
    await press(key);
    at += Math.sign(to - from);
    await atStep(page, at);
  }
}

/** The log on another phone that has what this one's localStorage has, without what only takes room. */
async function elsewhere(browser: Browser, context: BrowserContext, log: string): Promise<Page> {
  const { cookies, origins } = await context.storageState();
  const kept = origins.map(({ origin, localStorage }) => ({ origin, localStorage: localStorage.filter(({ name }) => !name.startsWith("filler.")) }));
  const other = await browser.newContext({ ...test.info().project.use, storageState: { cookies, origins: kept } });
  const page = await other.newPage();
  await page.goto(log);
  return page;
}

test("a table is in localStorage after every step, under its name", async ({ page, context, browser }) => {
  const name = "金曜日 🐉";
  await imported(page);
  await page.goBack();
  await more(page, /^Scenario/);
  await page.getByRole("button", { name: /^Name of the table/ }).tap();
  await sheet(page).getByRole("textbox").fill(name);
  await sheet(page).getByRole("button", { name: "Rename" }).tap();
  await expect(page.getByRole("button", { name: new RegExp(`^Name of the table.*${name}`) })).toBeVisible();
  await page.goBack();
  await openLog(page);
  let at = STEPS;
  for (const cursor of [4, STEPS, 0]) {
    await goTo(page, at, cursor);
    at = cursor;
    const other = await elsewhere(browser, context, page.url());
    await atStep(other, cursor);
    await expect(other.getByText("could not be read"), "it is whole").toBeHidden();
    const { text } = await share(other);
    expect(JSON.parse(text)).toMatchObject({ name, body: { cursor } });
    expect(text, "it is the very table").toBe((await share(page)).text);
    await other.context().close();
  }
});

test("the browser's quota is a full store, and costs nothing that was kept", async ({ page, context, browser }) => {
  await imported(page);
  await page.evaluate(fill);
  await goTo(page, STEPS, 3);
  await expect(page.getByRole("alert").filter({ hasText: "Not saved: storage is full" })).toBeVisible();
  const before = await elsewhere(browser, context, page.url());
  await atStep(before, STEPS);
  expect((await share(before)).text, "what was kept before").toBe(SAVE);
  await before.context().close();
  await page.evaluate(makeRoom);
  await goTo(page, 3, 4);
  await expect(page.getByRole("alert").filter({ hasText: "Not saved" })).toBeHidden();
  const after = await elsewhere(browser, context, page.url());
  await atStep(after, 4);
  expect((await share(after)).text, "everything since").toBe((await share(page)).text);
  await after.context().close();
});

test("the same events give the same document in the browser", async ({ page }) => {
  await imported(page);
  expect((await share(page)).text).toBe(SAVE);
});
