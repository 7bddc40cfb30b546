// How long the app takes to open, and what it fetches for it.

import { readdirSync, statSync } from "node:fs";
import path from "node:path";
import { test, type Browser, type Page } from "@playwright/test";
import { DIST } from "./dist";
import { READY, waitUntilOffline } from "./app";
import { readyAfter, slowPhone, slowProcessor, watchReady } from "./slow_phone";

/** The table of the demonstration, and something on it that can be tapped. */
const TABLE = "main .champ:is(button:not([disabled]), a[href])";

/** Bytes of a shipped file over the wire: the build has packed what is worth packing. */
export function transferred(file: string): number {
  return statSync(`${file}.br`, { throwIfNoEntry: false })?.size ?? statSync(file).size;
}

/** Bytes of the app's words of the languages that a device in English does not need; a game's come with the game. */
export function otherLanguages(): number {
  const words = readdirSync(DIST).filter((name) => /^words-[a-z]+-[0-9a-f]+\.ftl$/.test(name));
  return words.reduce((sum, name) => sum + transferred(path.join(DIST, name)), 0);
}

/** First visits over a slow net: bytes and milliseconds until something can be tapped. */
export async function firstVisits(browser: Browser, runs: number): Promise<{ bytes: number[]; times: number[] }> {
  const bytes: number[] = [];
  const times = await repeated(browser, runs, async (page) => {
    await slowPhone(page);
    await page.goto("./");
    const ready = await readyAfter(page);
    bytes.push(await transferredBy(page, ready));
    return ready;
  });
  return { bytes, times };
}

/** Second visits, from the service worker: milliseconds until something can be tapped. */
export function repeatVisits(browser: Browser, runs: number, begin = (page: Page): Promise<unknown> => page.goto("./")): Promise<number[]> {
  return repeated(browser, runs, async (page) => {
    await begin(page);
    await waitUntilOffline(page);
    // What the first visit still does in the background is not part of the second.
    await page.waitForLoadState("networkidle");
    await slowPhone(page);
    await page.reload();
    return readyAfter(page);
  });
}

/** First tables over a slow net: milliseconds from opening the address to a demonstration table that can be tapped. */
export function firstTables(browser: Browser, runs: number): Promise<number[]> {
  return repeated(browser, runs, async (page) => {
    await slowPhone(page);
    await page.goto("./");
    await demonstrationTable(page).tap();
    return readyAfter(page);
  }, TABLE);
}

/** The same table opened again without a network, with everything that was kept. */
export function tablesOffline(browser: Browser, runs: number): Promise<number[]> {
  return repeated(browser, runs, async (page) => {
    await page.goto("./");
    await demonstrationTable(page).tap();
    await readyAfter(page);
    await waitUntilOffline(page);
    await gameIsKept(page, "champions");
    await page.waitForLoadState("networkidle");
    await page.context().setOffline(true);
    await slowProcessor(page);
    await page.reload();
    return readyAfter(page);
  }, TABLE);
}

const demonstrationTable = (page: Page) => page.getByRole("button", { name: "Demonstration table" }).first();

/** Waits until the phone has every file of a game, by the name of its folder. */
export async function gameIsKept(page: Page, game: string): Promise<void> {
  await page.waitForFunction(async (game) => {
    const games = await (await fetch("games.json")).json();
    const there = await Promise.all(Object.keys(games[game].files).map((file) => caches.match(file)));
    return there.every(Boolean);
  }, game);
}

/** Bytes of everything that had arrived at that moment, the page itself included. */
async function transferredBy(page: Page, moment: number): Promise<number> {
  const files = (await arrived(page, moment)).filter((file) => file !== "index.html");
  return bytesOf([...files, "index.html"]);
}

/** Notes, from now on, when the first table stands on the page; what was fetched until now is forgotten. */
export function noteTable(page: Page): Promise<void> {
  return page.evaluate(() => {
    performance.clearResourceTimings();
    const look = () => {
      if (!location.hash.startsWith("#/table/") || !document.querySelector("footer")) return requestAnimationFrame(look);
      (globalThis as any).tableAt = performance.now();
    };
    requestAnimationFrame(look);
  });
}

/** Bytes of the parts of the program that came for the table that was waited for, without what is fetched once it stands. */
export async function fetchedForTable(page: Page): Promise<number> {
  const stands = await page.waitForFunction(() => (globalThis as any).tableAt as number | undefined);
  const files = await arrived(page, (await stands.jsonValue())!);
  return bytesOf(files.filter((file) => file.endsWith(".wasm")));
}

/** The files that had arrived at that moment of the page's own clock. */
function arrived(page: Page, moment: number): Promise<string[]> {
  return page.evaluate((moment) => {
    const files = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
    return files.filter((file) => file.responseEnd > 0 && file.responseEnd <= moment).map((file) => new URL(file.name).pathname.slice(1));
  }, moment);
}

/** Bytes of files over the wire, each counted once. */
function bytesOf(files: string[]): number {
  return [...new Set(files)].reduce((sum, file) => sum + transferred(path.join(DIST, file)), 0);
}

/** The same measurement in fresh browsers contexts, each as empty as a new phone. */
async function repeated(browser: Browser, runs: number, measure: (page: Page) => Promise<number>, ready = READY): Promise<number[]> {
  const times: number[] = [];
  for (let run = 0; run < runs; run++) {
    const context = await browser.newContext(test.info().project.use);
    const page = await context.newPage();
    await watchReady(page, ready);
    times.push(await measure(page));
    await context.close();
  }
  return times;
}
