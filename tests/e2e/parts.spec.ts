// The app comes in two parts: Home with an empty shelf can be used before the rest is there, and nothing asked for
// meanwhile is lost.

import { expectAccessible, expect, test } from "./support/test";
import { openApp, painted } from "./support/app";
import { hold } from "./support/held";
import type { Page } from "@playwright/test";

test.use({ worker: "shipped" });

/** The program itself. */
const FIRST = /\/rokugan-web-[^/]*\.wasm$/;
/** The files that come after the first page. */
const REST = /\/(split|chunk)_[^/]*\.wasm$/;

/** What all that comes after the first page looks like. */
const LATER_STYLES = /\/style_later-[^/]*\.css$/;

/** Sizes at which the layout differs. */
const SIZES = [
  { name: "a phone", size: { width: 360, height: 640 } },
  { name: "a phone on its side", size: { width: 800, height: 360 } },
  { name: "text at its double", size: { width: 180, height: 400 } },
  { name: "a wide window", size: { width: 1280, height: 900 } },
];

/** Fails with each element that the later styles change, once they are there. */
async function expectSameWithoutLaterStyles(page: Page): Promise<void> {
  const later = "link[rel=stylesheet][href*=style_later]";
  await page.waitForFunction((later) => document.querySelector<HTMLLinkElement>(later)?.sheet, later);
  const changed = await page.evaluate((later) => {
    const { sheet } = document.querySelector<HTMLLinkElement>(later)!;
    const shown = [...document.body.querySelectorAll(":not(symbol, symbol *)")];
    const looks = () => shown.flatMap((element) => ["", "::before", "::after"].map((pseudo) => {
      const style = getComputedStyle(element, pseudo);
      const look = [...style].map((name) => `${name}: ${style.getPropertyValue(name)}`);
      return { what: `${element.tagName} ${element.getAttribute("class")} ${pseudo}`, look };
    }));
    const withThem = looks();
    sheet!.disabled = true;
    const without = looks();
    sheet!.disabled = false;
    return without.flatMap(({ what, look }, at) =>
      look.filter((line, place) => line !== withThem[at].look[place]).map((line) => `${what} ${line}`));
  }, later);
  expect(changed, "they change nothing").toEqual([]);
}

test("before the program is there its name stands on the page, and gives way to the app", async ({ page }) => {
  const release = await hold(page, FIRST);
  await page.goto("./", { waitUntil: "domcontentloaded" });
  await expect(page.getByText("Rokugan Companion", { exact: true })).toBeVisible();
  await expectAccessible(page);
  release();
  await expect(page.getByRole("heading", { name: "No table yet" })).toBeVisible();
  await expect(page.locator("#starting")).toHaveCount(0);
});

test("Home can be used before the rest of the app is there", async ({ page }) => {
  const release = await hold(page, REST);
  await openApp(page);
  await expect(page.getByRole("heading", { name: "No table yet" })).toBeVisible();
  await page.getByRole("button", { name: "Dark theme" }).tap();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "ink");
  await expectAccessible(page);
  release();
  await expect.poll(() => page.evaluate(() => localStorage.getItem("rokugan.prefs"))).toContain('"ink"');
  await expect(page.locator("html")).toHaveAttribute("data-theme", "ink");
});

test("what is asked for before the rest is there happens when it comes", async ({ page }) => {
  const release = await hold(page, REST);
  await openApp(page);
  await page.getByRole("button", { name: "Demonstration table" }).tap();
  await expect(page.getByRole("main")).toContainText("The rest of the app is on its way.");
  release();
  await expect(page.getByRole("heading", { level: 1, name: /^Turn 1/ })).toBeVisible();
});

test("a page that belongs to the rest waits for it", async ({ page }) => {
  const release = await hold(page, REST);
  await openApp(page);
  await page.getByRole("link", { name: "Settings" }).tap();
  await expect(page.getByRole("heading", { level: 1, name: "One moment" })).toBeVisible();
  await expectAccessible(page);
  release();
  await expect(page.getByRole("heading", { level: 1, name: "Settings" })).toBeVisible();
});

test("a rest that cannot be fetched is said and asked for again, and the wish is kept", async ({ page, complaints }) => {
  await page.route(REST, (route) => route.abort());
  await openApp(page);
  await page.getByRole("button", { name: "Demonstration table" }).tap();
  await expect(page.getByRole("alert")).toContainText("could not be fetched");
  await page.unroute(REST);
  await page.getByRole("button", { name: "Try again" }).tap();
  await expect(page.getByRole("heading", { level: 1, name: /^Turn 1/ })).toBeVisible();
  // The browser and the loader complain of the failed request, which is the point here.
  complaints.splice(0);
});

test("nothing of the rest is shown before what it looks like is there", async ({ page }) => {
  const release = await hold(page, LATER_STYLES);
  const come = page.waitForResponse((response) => response.url().includes("split_rest-"));
  await openApp(page);
  await page.getByRole("button", { name: "Demonstration table" }).tap();
  await (await come).finished();
  await painted(page);
  await expect(page.getByRole("main")).toContainText("The rest of the app is on its way.");
  await expect(page.getByRole("heading", { level: 1, name: /^Turn 1/ })).toHaveCount(0);
  release();
  await expect(page.getByRole("heading", { level: 1, name: /^Turn 1/ })).toBeVisible();
  await expect(page.locator("main .champ").first(), "it is laid out").toHaveCSS("display", "block");
});

test("what the rest looks like is asked for again where it could not be fetched", async ({ page, complaints }) => {
  await page.route(LATER_STYLES, (route) => route.abort());
  await openApp(page);
  await page.getByRole("button", { name: "Demonstration table" }).tap();
  await expect(page.getByRole("alert")).toContainText("could not be fetched");
  await expect(page.locator("link[rel=stylesheet]"), "what failed is taken away").toHaveCount(1);
  await page.unroute(LATER_STYLES);
  await page.getByRole("button", { name: "Try again" }).tap();
  await expect(page.getByRole("heading", { level: 1, name: /^Turn 1/ })).toBeVisible();
  await expect(page.locator("main .champ").first(), "it is laid out").toHaveCSS("display", "block");
  complaints.splice(0);
});

for (const { name, size } of SIZES) {
  test(`what is shown before the rest needs nothing of the later styles: ${name}`, async ({ page, complaints }) => {
    await page.setViewportSize(size);
    const release = await hold(page, REST);
    await openApp(page);
    await expectSameWithoutLaterStyles(page);
    await page.getByRole("link", { name: "Settings" }).tap();
    await expect(page.getByRole("heading", { level: 1, name: "One moment" })).toBeVisible();
    await expectSameWithoutLaterStyles(page);
    await page.route(REST, (route) => route.abort());
    release();
    await page.reload();
    await expect(page.getByRole("alert")).toContainText("could not be fetched");
    await expectSameWithoutLaterStyles(page);
    complaints.splice(0);
  });
}

test("a saved table is never taken for an empty shelf", async ({ page, complaints }) => {
  await openApp(page);
  await page.getByRole("button", { name: "Demonstration table" }).tap();
  await expect(page.getByRole("heading", { level: 1, name: /^Turn 1/ })).toBeVisible();
  let refused = 0;
  await page.route(REST, (route) => {
    // What the rest shares with a game is a file of its own, asked for with it.
    if (route.request().url().includes("split_rest")) refused += 1;
    return route.abort();
  });
  // Another worker's cache would answer in the place of the network, and a new worker would open the page again by itself.
  await page.evaluate(async () => {
    for (const worker of await navigator.serviceWorker.getRegistrations()) await worker.unregister();
    for (const name of await caches.keys()) await caches.delete(name);
  });
  await page.addInitScript(() => (ServiceWorkerContainer.prototype.register = () => new Promise(() => {})));
  await page.goto("./#/");
  refused = 0;
  await page.reload();
  await expect(page.getByRole("alert")).toContainText("could not be fetched");
  await expect(page.getByText("No table yet")).toHaveCount(0);
  // With its first page there the app has asked once more by itself; that is refused as well.
  await expect.poll(() => refused).toBeGreaterThanOrEqual(2);
  await page.unroute(REST);
  // It may have asked by itself meanwhile, and have it.
  const [again, there] = [page.getByRole("button", { name: "Try again" }), page.getByRole("link", { name: /^Continue/ })];
  await expect(async () => {
    if (await again.isVisible()) await again.tap({ timeout: 1_000 });
    await expect(there).toBeVisible({ timeout: 1_000 });
  }).toPass();
  complaints.splice(0);
});

test("a shelf that looks empty says that what knows of its tables could not be fetched", async ({ page, complaints }) => {
  await page.addInitScript(() => (ServiceWorkerContainer.prototype.register = () => new Promise(() => {})));
  await page.route(REST, (route) => route.abort());
  await openApp(page);
  await expect(page.getByText("No table yet")).toBeVisible();
  await expect(page.getByRole("alert")).toContainText("could not be fetched");
  await page.unroute(REST);
  await page.getByRole("button", { name: "Try again" }).tap();
  await expect(page.getByRole("alert")).toBeHidden();
  complaints.splice(0);
});
