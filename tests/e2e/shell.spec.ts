// The ground under every screen: the page loads, keeps its policy, works without a network, and is installed as a whole.

import { expectAccessible, expect, test } from "./support/test";
import { openApp, painted, READY, waitUntilOffline } from "./support/app";
import { DIST } from "./support/dist";
import { fingerprints, gamesOf, hashes, stamped } from "./support/host";
import { transferred } from "./support/visits";

test.use({ worker: "shipped" });

test("the app starts and the console stays silent", async ({ page }) => {
  await openApp(page);
  await expect(page.locator("#boot-failed")).toBeHidden();
});

test("the first screen is accessible", async ({ page }) => {
  await openApp(page);
  await expectAccessible(page);
});

test("nothing on the first screen moves when its letters come", async ({ page }) => {
  // They come late, as over a slow net; until then the phone's own stand for them. Here those are DejaVu or Liberation.
  let fonts!: () => void;
  const sent = new Promise<void>((send) => (fonts = send));
  await page.route("**/*.woff2", (route) => sent.then(() => route.continue()));
  await page.addInitScript(() => {
    let moved = 0;
    const add = (shifts: PerformanceEntry[]) => shifts.forEach((shift: any) => (moved += shift.value));
    const observer = new PerformanceObserver((list) => add(list.getEntries()));
    observer.observe({ type: "layout-shift", buffered: true });
    (globalThis as any).moved = () => {
      add(observer.takeRecords());
      return moved;
    };
  });
  // The page counts as loaded only with what it has asked for by then.
  await page.goto("./", { waitUntil: "commit" });
  await page.locator(READY).first().waitFor();
  await painted(page);
  const letters = (status: FontFaceLoadStatus) => page.waitForFunction((status) => ["Shippori Mincho", "Source Sans 3"].every(
    (name) => [...document.fonts].some((font) => font.family.replaceAll('"', "") === name && font.status === status)), status);
  await letters("loading");
  fonts();
  await letters("loaded");
  await painted(page);
  const moved: number = await page.evaluate(() => (globalThis as any).moved());
  expect(moved, "of 1 at most a hundredth").toBeLessThan(0.01);
});

test("nothing on the page is inline script, and the policy allows none", async ({ page }) => {
  await openApp(page);
  await expect(page.locator("script:not([src])")).toHaveCount(0);
  const policy = await page.locator("meta[http-equiv=Content-Security-Policy]").getAttribute("content");
  expect(policy).toContain("script-src 'self' 'wasm-unsafe-eval';");
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toContain("unsafe-inline");
});

test("the host sends the page’s own policy, and lets the worker fetch the site’s files alone", async ({ page, request }) => {
  await openApp(page);
  const policy = await page.locator("meta[http-equiv=Content-Security-Policy]").getAttribute("content");
  const sent = (await request.get("./")).headers();
  expect(sent["content-security-policy"]).toBe(`${policy}; frame-ancestors 'none'`);
  expect((await request.get("./sw.js")).headers()["content-security-policy"]).toBe("default-src 'none'; connect-src 'self'");
});

test("what goes against the policy is noticed by every test, in the console", async ({ page, complaints }) => {
  await openApp(page);
  const stopped = page.evaluate(async () => {
    const events: string[] = [];
    document.addEventListener("securitypolicyviolation", (event) => events.push(event.effectiveDirective));
    document.body.setAttribute("style", "color: red");
    const script = document.createElement("script");
    script.textContent = "document.title = 'taken'";
    document.body.append(script);
    await fetch("https://example.invalid/").catch(() => {});
    await new Promise((resolve) => setTimeout(resolve, 100));
    // The page's own policy and the host's say the same, each for itself.
    return { events: [...new Set(events)].sort(), title: document.title };
  });
  expect(await stopped).toEqual({ events: ["connect-src", "script-src-elem", "style-src-attr"], title: "Rokugan Companion" });
  for (const what of ["inline style", "inline script", "https://example.invalid/"]) {
    const blocked = complaints.some((complaint) => complaint.includes(what) && complaint.includes("Content Security Policy"));
    expect(blocked, what).toBe(true);
  }
  complaints.length = 0;
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

test("the worker keeps every file that is for everybody, whole, in one cache", async ({ page }) => {
  await openApp(page);
  await waitUntilOffline(page);
  const cached = await page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name !== "rokugan-ledger");
    const requests = await (await caches.open(names[0])).keys();
    return { names, files: requests.map((request) => request.url.slice(document.baseURI.length) || "./").sort() };
  });
  const listed = stamped(`${DIST}/sw.js`);
  expect(cached.names).toHaveLength(1);
  expect(cached.files).toEqual(Object.keys(listed).sort());
  expect(listed, "the build and the tests stamp alike").toEqual(hashes(DIST));
  const onTheWay = (names: string[]) => names.reduce((sum, name) => sum + transferred(`${DIST}/${name}`), 0);
  for (const { bytes, first, files } of Object.values(gamesOf(DIST))) {
    expect(files, "of games too").toEqual(fingerprints(DIST, Object.keys(files)));
    expect(bytes).toBe(onTheWay(Object.keys(files)));
    expect(Object.keys(files)).toEqual(expect.arrayContaining(first.files));
    expect(first.bytes).toBe(onTheWay(first.files));
  }
});

test("an unknown path is a plain 404 and a path outside the site is refused", async ({ request }) => {
  expect((await request.get("./nothing.js")).status()).toBe(404);
  expect((await request.get("./..%2fCargo.toml")).status()).toBe(404);
  const host = new URL((await request.get("./")).url()).origin;
  expect((await request.get(`${host}//nothing.txt`)).status(), "a second slash names no other host").toBe(404);
  const refused = await request.get("./", { headers: { "Accept-Encoding": "br;q=0" } });
  expect(refused.headers()["content-encoding"], "a coding that is refused is not sent").toBeUndefined();
});

test("the browser finds nothing against installing the app", async ({ page, context }) => {
  await openApp(page);
  await waitUntilOffline(page);
  const client = await context.newCDPSession(page);
  const { errors, data } = await client.send("Page.getAppManifest");
  expect(errors).toEqual([]);
  const { shortcuts } = JSON.parse(data!);
  for (const { name, url } of shortcuts) {
    await page.goto(url);
    // The new table begins with its first step.
    const heading = name === "New table" ? /^Scenario Champions of Rokugan/ : name;
    await expect(page.getByRole("heading", { level: 1, name: heading }), url).toBeVisible();
  }
  const { installabilityErrors } = await client.send("Page.getInstallabilityErrors");
  // A page of the tests is not a window that could be installed from.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== "in-incognito")).toEqual([]);
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
