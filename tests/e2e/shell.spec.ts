// The ground under every screen: the page loads, keeps its policy, works without a network, and is installed as a whole.

import { readFileSync } from "node:fs";
import { expectAccessible, expect, test } from "./support/test";
import { openApp, waitUntilOffline } from "./support/app";

test("the app starts and the console stays silent", async ({ page }) => {
  await openApp(page);
  await expect(page.locator("#boot-failed")).toBeHidden();
});

test("the first screen is accessible", async ({ page }) => {
  await openApp(page);
  await expectAccessible(page);
});

test("nothing on the page is inline script, and the policy allows none", async ({ page }) => {
  await openApp(page);
  expect(await page.locator("script:not([src])").count()).toBe(0);
  const policy = await page.locator("meta[http-equiv=Content-Security-Policy]").getAttribute("content");
  expect(policy).toContain("script-src 'self' 'wasm-unsafe-eval';");
  expect(policy).toContain("default-src 'none'");
});

test("after one visit the app opens without a network", async ({ page, context }) => {
  await openApp(page);
  await waitUntilOffline(page);
  await context.setOffline(true);
  await page.reload();
  await openApp(page);
  await expect(page.locator("#boot-failed")).toBeHidden();
});

test("after one visit the app opens without a network in a browser started anew", async ({ phone }) => {
  const page = await phone.open();
  await waitUntilOffline(page);
  await phone.close();
  const again = await phone.open();
  await again.context().setOffline(true);
  await again.reload();
  await openApp(again);
});

test("the worker keeps every shipped file, in one cache", async ({ page }) => {
  await openApp(page);
  await waitUntilOffline(page);
  const cached = await page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await (await caches.open(names[0])).keys();
    return { names, files: requests.map((request) => request.url.slice(document.baseURI.length) || "./").sort() };
  });
  const listed = readFileSync("dist/sw.js", "utf8").match(/const FILES = (\[[^]*?\n\]);/)![1].replace(/,\n\]/, "]");
  expect(cached.names).toHaveLength(1);
  expect(cached.files).toEqual(JSON.parse(listed).sort());
});

test("an unknown path is a plain 404 and a path outside the site is refused", async ({ request }) => {
  expect((await request.get("./nothing.js")).status()).toBe(404);
  expect((await request.get("./..%2fCargo.toml")).status()).toBe(404);
});

test("the page can be installed: manifest and icons are there and of the stated size", async ({ page, request }) => {
  const manifest = await (await request.get("./manifest.webmanifest")).json();
  expect(manifest.start_url).toBe("./");
  await openApp(page);
  for (const icon of manifest.icons) {
    const size = await page.evaluate(async (src: string) => {
      const image = new Image();
      image.src = src;
      await image.decode();
      return `${image.naturalWidth}x${image.naturalHeight}`;
    }, icon.src);
    expect(size, icon.src).toBe(icon.sizes);
  }
});
