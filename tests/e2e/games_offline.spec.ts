// Offline, a game at a time: nobody fetches what nobody opened, what was opened is there for good, and every update brings
// it whole or not at all.

import type { Page } from "@playwright/test";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { READY, waitUntilOffline } from "./support/app";
import { Host, gamesOf, type Version } from "./support/host";
import { goHome } from "./support/play";
import { test as base, expect, expectAccessible } from "./support/test";

const GAME = "Champions of Rokugan";
const RETRY = "Try again";

const test = base.extend<{ host: Host }>({
  host: async ({}, use) => {
    const host = await Host.open();
    await use(host);
    await host.close();
  },
});

test.use({ worker: "shipped" });

/** The files that only who plays the game needs. */
const filesOf = (version: Version): string[] => Object.keys(gamesOf(version.folder).champions.files).sort();

/** Those of them that a version on the phone has. */
async function filesThere(page: Page, version: Version): Promise<string[]> {
  const there = await page.evaluate(async (name) => {
    if (!(await caches.has(name))) return [];
    return (await (await caches.open(name)).keys()).map((request) => request.url.slice(document.baseURI.split("#")[0].length));
  }, `rokugan-${version.mark}`);
  return filesOf(version).filter((file) => there.includes(file));
}

const expectKept = (page: Page, version: Version) => expect.poll(() => filesThere(page, version)).toEqual(filesOf(version));

/** A phone that has visited the first version once. */
async function visited(page: Page, host: Host): Promise<void> {
  await page.goto(host.address);
  await page.locator(READY).first().waitFor();
  await waitUntilOffline(page);
}

async function again(page: Page): Promise<void> {
  await page.reload();
  await page.locator(READY).first().waitFor();
}

const demonstration = (page: Page) => page.getByRole("button", { name: "Demonstration table" }).first().tap();
const table = (page: Page) => page.getByRole("heading", { level: 1, name: /^Turn 1/ });
const spine = (page: Page) => page.getByRole("link", { name: GAME, exact: true });
const offer = (page: Page) => page.getByRole("main").locator(".note").filter({ hasText: "A new version is ready." });

/** Opens the game, and waits until it is kept. */
async function opened(page: Page, host: Host): Promise<void> {
  await demonstration(page);
  await expect(table(page)).toBeVisible();
  await expectKept(page, host.version("first"));
}

/** The browser and the worker complain of what was broken on purpose; everything else still counts. */
function expectOnly(complaints: string[], expected: RegExp): void {
  expect(complaints.filter((complaint) => !expected.test(complaint))).toEqual([]);
  complaints.length = 0;
}

/** Changes a file of the game as a new release would: with a new name. */
function changeGame(version: Version): string {
  const words = version.named("words-fr-champions", ".ftl");
  version.rebuild(words, `${readFileSync(version.path(words), "utf8")}\nanother-line = Une ligne\n`);
  version.stamp();
  return version.named("words-fr-champions", ".ftl");
}

test("a first visit fetches no game, nor do the settings or an update", async ({ page, host }) => {
  await visited(page, host);
  await page.getByRole("link", { name: "Settings" }).tap();
  const row = page.getByRole("region", { name: "Games without a network" });
  await expect(row).toContainText(/Fetched when it is opened · \d+\.\d MB/);
  await expectAccessible(page);
  await again(page);
  await expect(row.getByRole("button", { name: `Fetch ${GAME}` })).toBeVisible();
  expect(await page.locator("link[rel=preload]").evaluateAll((links) => links.map((link) => link.getAttribute("href")))).not.toContain(
    host.version("first").named("split_champions-", ".wasm"),
  );
  const second = host.deploy("second");
  await again(page);
  await expect(offer(page)).toBeVisible();
  const fetched = await page.evaluate(() => performance.getEntriesByType("resource").map((file) => new URL(file.name).pathname.slice(1)));
  for (const version of [host.version("first"), second]) {
    expect(await filesThere(page, version)).toEqual([]);
    // Also none whose name says nothing of a game.
    expect(filesOf(version).filter((file) => fetched.includes(file))).toEqual([]);
  }
});

test("a game that was opened is there without a network from then on, and the shelf says so", async ({ page, context, host }) => {
  await visited(page, host);
  await expect(spine(page)).toHaveAccessibleDescription("");
  await opened(page, host);
  await goHome(page);
  await expect(spine(page)).toHaveAccessibleDescription("Ready without a network");
  await expectAccessible(page);
  await context.setOffline(true);
  await again(page);
  await expect(spine(page)).toHaveAccessibleDescription("Ready without a network");
  await page.getByRole("link", { name: /^Continue/ }).tap();
  await expect(table(page)).toBeVisible();
});

test("while a game comes, a bar and its words say how much is to come", async ({ page, context, host }) => {
  // Without a worker the page fetches by itself, as slowly as it is told to.
  await page.addInitScript(() => (ServiceWorkerContainer.prototype.register = () => new Promise(() => {})));
  await page.goto(host.address);
  await page.getByRole("link", { name: "Settings" }).tap();
  await expect(page.getByRole("heading", { level: 1, name: "Settings" })).toBeVisible();
  await page.getByRole("link", { name: "Back to Home" }).tap();
  const client = await context.newCDPSession(page);
  const slow = (downloadThroughput: number) =>
    client.send("Network.emulateNetworkConditions", { offline: false, latency: 0, downloadThroughput, uploadThroughput: -1 });
  await slow(100_000);
  await demonstration(page);
  const left = /On its way: \d+\.\d of \d+\.\d MB still to come/;
  await expect(page.getByRole("img", { name: left })).toBeVisible();
  await expect(page.getByRole("main")).toContainText(left);
  await expectAccessible(page);
  await slow(-1);
  await expect(table(page)).toBeVisible();
});

test("a game that was opened before there was a worker is kept as soon as there is one", async ({ page, context, host }) => {
  await page.goto(host.address);
  await demonstration(page);
  await expect(table(page)).toBeVisible();
  await waitUntilOffline(page);
  await expectKept(page, host.version("first"));
  await context.setOffline(true);
  await again(page);
  await expect(table(page)).toBeVisible();
});

test("a game nobody has opened says so without a network, and comes once there is one", async ({ page, context, host, complaints }) => {
  await visited(page, host);
  await context.setOffline(true);
  await demonstration(page);
  await expect(page.getByRole("alert")).toContainText("This game could not be fetched.");
  await page.getByRole("link", { name: "Settings" }).tap();
  await expect(page.getByRole("heading", { level: 1, name: "Settings" })).toBeVisible();
  await page.goBack();
  await context.setOffline(false);
  await page.getByRole("button", { name: RETRY }).first().tap();
  await expect(table(page)).toBeVisible();
  await expectKept(page, host.version("first"));
  expectOnly(complaints, /ERR_INTERNET_DISCONNECTED|Failed to fetch/);
});

test("a game that breaks off on its way goes on with what is missing", async ({ page, host, complaints }) => {
  await visited(page, host);
  const first = host.version("first");
  const part = first.named("split_champions-", ".wasm");
  const whole = readFileSync(first.path(part));
  writeFileSync(first.path(part), whole.subarray(0, whole.length / 2));
  await demonstration(page);
  await expect(page.getByRole("alert")).toContainText("did not arrive whole");
  // What lies behind the first part is not begun before that is whole.
  const come = gamesOf(first.folder).champions.first.files.filter((file) => file !== part).sort();
  await expect.poll(() => filesThere(page, first)).toEqual(come);
  // What has come is not asked for again: the host has it no more.
  come.forEach((file) => rmSync(first.path(file)));
  writeFileSync(first.path(part), whole);
  await page.getByRole("button", { name: RETRY }).first().tap();
  await expect(table(page)).toBeVisible();
  await expectKept(page, first);
  expectOnly(complaints, /missing or damaged|404/);
});

test("a table stands before what lies behind it has come; what cannot be fetched of that is said where it is wanted", async ({ page, host, complaints }) => {
  // Without a worker the page fetches by itself, and the network can be stopped file by file.
  await page.addInitScript(() => (ServiceWorkerContainer.prototype.register = () => new Promise(() => {})));
  const behind = /\/split_champions_(evening|workshop)-/;
  await page.route(behind, (route) => route.abort());
  await page.goto(host.address);
  await demonstration(page);
  await expect(table(page)).toBeVisible();
  const missing = page.getByRole("alert").filter({ hasText: "The rest of this game could not be fetched." });
  await expect(missing).toBeVisible();
  await expectAccessible(page);
  await page.unroute(behind);
  await page.getByRole("button", { name: RETRY }).tap();
  await expect(missing).toBeHidden();
  await goHome(page);
  await page.getByRole("link", { name: "New table" }).tap();
  await expect(page.getByRole("textbox", { name: "Title of the scenario" })).toBeVisible();
  expectOnly(complaints, /ERR_FAILED|Failed to fetch/);
});

test("a page of a table waits for its part, with the way back to the table", async ({ page, host }) => {
  await page.addInitScript(() => (ServiceWorkerContainer.prototype.register = () => new Promise(() => {})));
  await page.goto(host.address);
  await demonstration(page);
  await expect(table(page)).toBeVisible();
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/split_champions_evening-/, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(`${page.url()}/luck`);
  await page.reload();
  await expect(page.getByRole("heading", { level: 1, name: "One moment" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Back to the table" })).toBeVisible();
  await expectAccessible(page);
  release();
  await expect(page.getByRole("heading", { level: 1, name: "One moment" })).toBeHidden();
});

test("a game is ready without a network only when what lies behind its tables is there too", async ({ page, context, host, complaints }) => {
  await visited(page, host);
  const first = host.version("first");
  const part = first.named("split_champions_evening-", ".wasm");
  const whole = readFileSync(first.path(part));
  writeFileSync(first.path(part), whole.subarray(0, whole.length / 2));
  await demonstration(page);
  await expect(table(page)).toBeVisible();
  await expect(page.getByRole("alert")).toContainText(/did not arrive whole|could not be fetched/);
  await expect.poll(() => filesThere(page, first)).toEqual(filesOf(first).filter((file) => file !== part));
  await page.goto(`${host.address}#/`);
  await expect(spine(page)).toHaveAccessibleDescription("");
  writeFileSync(first.path(part), whole);
  await page.getByRole("link", { name: /^Continue/ }).tap();
  await expect(table(page)).toBeVisible();
  await expectKept(page, first);
  await goHome(page);
  await expect(spine(page)).toHaveAccessibleDescription("Ready without a network");
  await context.setOffline(true);
  await again(page);
  await page.getByRole("link", { name: /^Continue/ }).tap();
  await expect(table(page)).toBeVisible();
  expectOnly(complaints, /missing or damaged|404|CompileError|Failed to fetch|magic|WebAssembly/);
});

test("an update brings every game that is kept", async ({ page, context, host }) => {
  await visited(page, host);
  await opened(page, host);
  const second = host.deploy("second", changeGame);
  await goHome(page);
  await again(page);
  await expect(offer(page)).toBeVisible();
  expect(await filesThere(page, second)).toEqual(filesOf(second));
  await context.setOffline(true);
  await offer(page).getByRole("button", { name: "Restart" }).tap();
  await expect(page.locator("html[data-version=second][data-running]")).toBeAttached();
  await page.getByRole("link", { name: /^Continue/ }).tap();
  await expect(table(page)).toBeVisible();
});

test("an update that lacks a file of a kept game is not offered at all", async ({ page, host, complaints }) => {
  await visited(page, host);
  await opened(page, host);
  await goHome(page);
  host.deploy("second", (version) => rmSync(version.path(changeGame(version))));
  await again(page);
  const state = await page.evaluate(async () => {
    const registration = (await navigator.serviceWorker.getRegistration())!;
    await registration.update().catch(() => {});
    const worker = registration.installing;
    if (!worker) return "redundant";
    await new Promise((resolve) => worker.addEventListener("statechange", resolve, { once: true }));
    return worker.state;
  });
  expect(state).toBe("redundant");
  await expect.poll(() => page.evaluate(() => caches.has("rokugan-second"))).toBe(false);
  await expect(offer(page)).toBeHidden();
  await page.getByRole("link", { name: /^Continue/ }).tap();
  await expect(table(page)).toBeVisible();
  expectOnly(complaints, /404|missing or damaged|ServiceWorker/);
});

test("who comes from a version that kept everything keeps the game", async ({ page, host }) => {
  await visited(page, host);
  await opened(page, host);
  // The ledger of such a version names no games.
  await page.evaluate(async () => {
    const cache = await caches.open("rokugan-ledger");
    const [place] = await cache.keys();
    const { games, ...ledger } = await (await cache.match(place))!.json();
    await cache.put(place, new Response(JSON.stringify(ledger)));
  });
  const second = host.deploy("second", changeGame);
  await goHome(page);
  await again(page);
  await expect(offer(page)).toBeVisible();
  expect(await filesThere(page, second)).toEqual(filesOf(second));
});

test("a game of a version that the host has no more says so, and comes with the new one", async ({ page, host, complaints }) => {
  await visited(page, host);
  const second = host.deploy("second", changeGame);
  // Only what is listed under another name is gone in truth; the first part is gone until the new version has it.
  const part = second.named("split_champions-", ".wasm");
  const whole = readFileSync(second.path(part));
  rmSync(second.path(part));
  await demonstration(page);
  await expect(page.getByRole("alert")).toContainText("belongs to a version that is no longer on the net");
  writeFileSync(second.path(part), whole);
  await offer(page).getByRole("button", { name: "Restart" }).tap();
  await expect(page.locator("html[data-version=second][data-running]")).toBeAttached();
  await demonstration(page);
  await expect(table(page)).toBeVisible();
  await expectKept(page, host.version("second"));
  expectOnly(complaints, /404|missing or damaged/);
});

test("a game is dropped and fetched again; its tables stay", async ({ page, context, host }) => {
  await visited(page, host);
  await opened(page, host);
  await goHome(page);
  await page.getByRole("link", { name: "Settings" }).tap();
  const games = page.getByRole("region", { name: "Games without a network" });
  await games.getByRole("button", { name: `Drop ${GAME}` }).tap();
  await expect(games).toContainText("This game has tables. They stay");
  await expectAccessible(page);
  await games.getByRole("button", { name: "Drop it" }).tap();
  await expect(games).toContainText("Fetched when it is opened");
  await expect.poll(() => filesThere(page, host.version("first"))).toEqual([]);
  await games.getByRole("button", { name: `Fetch ${GAME}` }).tap();
  await expect(games).toContainText("Ready without a network");
  await expectKept(page, host.version("first"));
  await context.setOffline(true);
  await page.getByRole("link", { name: "Back to Home" }).tap();
  await page.getByRole("link", { name: /^Continue/ }).tap();
  await expect(table(page)).toBeVisible();
});

test("a game there is no room for is said and played all the same", async ({ page, context, host, complaints }) => {
  await visited(page, host);
  const client = await context.newCDPSession(page);
  await client.send("Storage.overrideQuotaForOrigin", { origin: host.address.slice(0, -1), quotaSize: 1 });
  await demonstration(page);
  await expect(table(page)).toBeVisible();
  await expect(page.getByText("There is no room to keep this game.").first()).toBeVisible();
  expectOnly(complaints, /[Qq]uota/);
});
