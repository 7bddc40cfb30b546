// Offline for good: one complete version at a time, changed only when the players ask, and taken back where it is broken.

import type { Page } from "@playwright/test";
import { readFileSync } from "node:fs";
import { READY, waitUntilOffline } from "./support/app";
import { Host, type Version } from "./support/host";
import { chooseOrder, gauge, goHome, reading, sheet, step } from "./support/play";
import { test as base, expect } from "./support/test";

const JUN = "Hida Jun";
const OFFER = "A new version is ready.";
const FELL_BACK = "The new version did not start.";

const test = base.extend<{ host: Host }>({
  host: async ({}, use) => {
    const host = await Host.open();
    await use(host);
    await host.close();
  },
});

test.use({ worker: "shipped" });

/** A phone that has visited the first version once. */
async function visited(page: Page, host: Host): Promise<void> {
  await page.goto(host.address);
  await page.locator(READY).first().waitFor();
  await waitUntilOffline(page);
}

/** Which version the page is. */
const version = (page: Page) => page.locator("html").getAttribute("data-version");

/** Opens the page again, as after closing the app. */
async function again(page: Page): Promise<void> {
  await page.reload();
  await page.locator(READY).first().waitFor();
}

const offer = (page: Page) => page.getByRole("main").locator(".note").filter({ hasText: OFFER });
const restart = (page: Page) => offer(page).getByRole("button", { name: "Restart" }).tap();
const fellBack = (page: Page) => page.getByRole("main").locator(".note").filter({ hasText: FELL_BACK });

/** Deploys a version and waits until it is offered. */
async function offered(page: Page, host: Host, mark: string, spoil?: (version: Version) => void): Promise<void> {
  host.deploy(mark, spoil);
  await again(page);
  await expect(offer(page)).toBeVisible();
}

/** The versions that lie in the caches. */
const kept = (page: Page) =>
  page.evaluate(async () => (await caches.keys()).filter((name) => name !== "rokugan-ledger").sort());

/** Taking a broken version says so in the console; everything else still counts. */
function expectOnly(complaints: string[], expected: RegExp): void {
  expect(complaints.filter((complaint) => !expected.test(complaint))).toEqual([]);
  complaints.length = 0;
}

test("the first visit keeps what was opened, and the second needs no network at all", async ({ page, context, host }) => {
  await visited(page, host);
  await page.getByRole("button", { name: "Demonstration table" }).tap();
  await chooseOrder(page, [JUN]);
  await goHome(page);
  const isKept = async () => {
    const games = await (await fetch("games.json")).json();
    const there = await Promise.all(Object.keys(games.champions.files).map((file) => caches.match(file)));
    return there.every(Boolean);
  };
  await expect.poll(() => page.evaluate(isKept)).toBe(true);
  await context.setOffline(true);
  await again(page);
  expect(await version(page)).toBe("first");
  await page.getByRole("button", { name: "Demonstration table" }).tap();
  await chooseOrder(page, [JUN]);
  await expect(gauge(page, JUN, "Honor")).toBeVisible();
  await again(page);
  await expect.poll(() => reading(page, JUN, "Honor")).not.toBeNaN();
});

test("a ledger that cannot be read keeps nobody from the app", async ({ page, context, host }) => {
  await visited(page, host);
  for (const offline of [false, true]) {
    await context.setOffline(offline);
    for (const text of ["{not json", "", "null", "7", '{"current":null}', '{"current":"gone"}', '{"current":"first","games":3}']) {
      await page.evaluate(async (text) => {
        const cache = await caches.open("rokugan-ledger");
        for (const key of await cache.keys()) await cache.put(key, new Response(text));
      }, text);
      await again(page);
      expect(await version(page), `${text}, ${offline ? "offline" : "online"}`).toBe("first");
    }
  }
});

test("a new version waits until it is asked for, also after every page was closed", async ({ page, context, host }) => {
  await visited(page, host);
  await offered(page, host, "second");
  expect(await version(page)).toBe("first");
  expect(await kept(page), "both lie side by side").toEqual(["rokugan-first", "rokugan-second"]);
  await page.close();
  await context.setOffline(true);
  const later = await context.newPage();
  await later.goto(host.address);
  await expect(offer(later)).toBeVisible();
  expect(await version(later)).toBe("first");
  await restart(later);
  await expect(later.locator("html[data-version=second][data-running]")).toBeAttached();
  await expect(offer(later)).toBeHidden();
  await expect.poll(() => kept(later), "the one before goes when the new one has started").toEqual(["rokugan-second"]);
  await again(later);
  expect(await version(later)).toBe("second");
});

test("an empty worker from the host takes no table along", async ({ page, context, host, complaints }) => {
  const table = (of: Page) => of.getByRole("main").getByRole("link", { name: /^Continue/ });
  await visited(page, host);
  await page.getByRole("button", { name: "Demonstration table" }).tap();
  await chooseOrder(page, [JUN]);
  host.deploy("empty", (version) => version.change("sw.js", () => ""));
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())!.update());
  await page.close();
  const online = await context.newPage();
  await online.goto(new URL("#/", host.address).href);
  await expect(table(online), "with a network it goes on").toBeVisible();
  expectOnly(complaints, /worker/i);
});

test("in the middle of a turn nothing is offered, and the restart comes back to the same table", async ({ page, host }) => {
  await visited(page, host);
  await page.getByRole("button", { name: "Demonstration table" }).tap();
  await chooseOrder(page, [JUN]);
  const honor = await reading(page, JUN, "Honor");
  host.deploy("second");
  await again(page);
  await expect.poll(() => kept(page)).toEqual(["rokugan-first", "rokugan-second"]);
  await step(page, JUN, "Honor", 1);
  await expect(page.getByText(OFFER)).toBeHidden();
  expect(await version(page)).toBe("first");
  await page.getByRole("button", { name: "More", exact: true }).tap();
  await sheet(page).getByRole("button", { name: "Restart" }).tap();
  await expect(page.locator("html[data-version=second][data-running]")).toBeAttached();
  await expect.poll(() => reading(page, JUN, "Honor")).toBe(honor + 1);
});

test("a page that still runs the version before is told, and works on", async ({ page, context, host }) => {
  await visited(page, host);
  const other = await context.newPage();
  await other.goto(host.address);
  await offered(page, host, "second");
  await restart(page);
  await expect(page.locator("html[data-version=second][data-running]")).toBeAttached();
  await expect(offer(other)).toBeVisible();
  expect(await kept(other), "its files stay").toContain("rokugan-first");
  await restart(other);
  await expect(other.locator("html[data-version=second][data-running]")).toBeAttached();
});

const DAMAGED: Record<string, (version: Version) => void> = {
  "a file is missing": (version) => version.change("sw.js", (text) => text.replace('"manifest.webmanifest"', '"manifest-2.webmanifest"')),
  // One that is not kept already from the version before.
  "a file is cut off": (version) => version.change("index.html", (page) => page.slice(0, page.length / 2)),
};

for (const [what, spoil] of Object.entries(DAMAGED)) {
  test(`a new version is not even offered where ${what}`, async ({ page, host, complaints }) => {
    await visited(page, host);
    host.deploy("second", spoil);
    await again(page);
    const failed = page.evaluate(async () => {
      const registration = (await navigator.serviceWorker.getRegistration())!;
      await registration.update().catch(() => {});
      const worker = registration.installing;
      if (!worker) return "redundant";
      await new Promise((resolve) => worker.addEventListener("statechange", resolve, { once: true }));
      return worker.state;
    });
    expect(await failed).toBe("redundant");
    await expect.poll(() => kept(page)).toEqual(["rokugan-first"]);
    await again(page);
    expect(await version(page)).toBe("first");
    await expect(offer(page)).toBeHidden();
    expectOnly(complaints, /404|missing or damaged|ServiceWorker/);
  });
}

const BROKEN: Record<string, (version: Version) => void> = {
  "its WebAssembly is none": (version) => version.rebuild(version.named("rokugan-web", ".wasm"), "no wasm"),
  "its program fails at once": (version) =>
    version.rebuild(version.named("rokugan-web", ".js"), "export default async () => setTimeout(() => { throw new Error('broken'); });"),
  "its first screen cannot be drawn": (version) => {
    const boot = version.named("boot-", ".js");
    const spoiled = "const make = document.createElement; document.createElement = (name) => { if (name === 'main') throw new Error('broken'); return make.call(document, name); };";
    version.rebuild(boot, `${spoiled}\n${readFileSync(version.path(boot), "utf8")}`);
  },
  "its module cannot be read": (version) => version.rebuild(version.named("rokugan-web", ".js"), "this is no module"),
};

for (const [what, spoil] of Object.entries(BROKEN)) {
  test(`a new version that does not start is given up by itself: ${what}`, async ({ page, context, host, complaints }) => {
    await visited(page, host);
    await page.getByRole("button", { name: "Demonstration table" }).tap();
    await chooseOrder(page, [JUN]);
    await goHome(page);
    const spoiled = (version: Version) => (spoil(version), version.stamp());
    await offered(page, host, "second", spoiled);
    await context.setOffline(true);
    await restart(page);
    await expect(fellBack(page)).toBeVisible();
    expect(await version(page)).toBe("first");
    await expect(page.getByRole("link", { name: /^Continue/ }), "the table is there").toBeVisible();
    await expect(offer(page), "it is not offered again").toBeHidden();
    await fellBack(page).getByRole("button", { name: "Close" }).tap();
    await expect(fellBack(page)).toBeHidden();
    await again(page);
    await expect(fellBack(page)).toBeHidden();
    expect(complaints.length, "the reason stands in the console").toBeGreaterThan(0);
    complaints.length = 0;
    await context.setOffline(false);
    await offered(page, host, "third");
    await restart(page);
    await expect(page.locator("html[data-version=third][data-running]")).toBeAttached();
  });
}

test("a new version that says nothing at all is given up after two visits", async ({ page, host }) => {
  await visited(page, host);
  await offered(page, host, "second", (version) => {
    version.rebuild(version.named("boot-", ".js"), "// Nothing.");
    version.stamp();
  });
  await restart(page);
  await expect(page.locator("html[data-version=second]")).toBeAttached();
  await page.reload();
  await expect(page.locator("html[data-version=second]")).toBeAttached();
  await page.reload();
  await expect(page.locator("html[data-version=first][data-running]")).toBeAttached();
  await expect(fellBack(page)).toBeVisible();
});

test("a new version that was damaged on the phone is mended with a network, and never started without", async ({ page, context, host, complaints }) => {
  await visited(page, host);
  await offered(page, host, "second");
  await page.evaluate(async () => {
    const cache = await caches.open("rokugan-second");
    const wasm = (await cache.keys()).find((request) => request.url.endsWith(".wasm"))!;
    await cache.put(wasm, new Response("half of it", { headers: { "Content-Type": "application/wasm" } }));
    const first = await caches.open("rokugan-first");
    await first.put(wasm.url.replace(".wasm", ".none"), new Response(""));
    await first.delete(wasm);
  });
  await context.setOffline(true);
  await restart(page);
  await expect(page.getByRole("main")).toContainText("The new version is not complete.");
  expect(await version(page)).toBe("first");
  await context.setOffline(false);
  await page.getByRole("main").getByRole("button", { name: "Restart" }).tap();
  await expect(page.locator("html[data-version=second][data-running]")).toBeAttached();
  expectOnly(complaints, /ERR_INTERNET_DISCONNECTED|Failed to fetch/);
});

test("after the site data was cleared the app is as on the first day, with a network", async ({ page, context, host }) => {
  await visited(page, host);
  const client = await context.newCDPSession(page);
  await client.send("Storage.clearDataForOrigin", { origin: host.address.slice(0, -1), storageTypes: "all" });
  await again(page);
  await expect(page.getByRole("heading", { name: "No table yet" })).toBeVisible();
  await waitUntilOffline(page);
  await context.setOffline(true);
  await again(page);
  expect(await version(page)).toBe("first");
});
