// What a table in play asks of the device: large type in the middle, a beat in the hand, a clap, paper, a file handed on.

import type { Page } from "@playwright/test";
import { openApp, painted } from "./support/app";
import { FIVE, backToTable, chooseOrder, countSteps, demonstration, endActivation, goHome, handedOut, importFile, ink, more, openLog, sheet, step } from "./support/play";
import { expect, test } from "./support/test";

const [JUN, AKI] = FIVE;

// --- large type ------------------------------------------------------------------------------------------------------

for (const viewport of [
  { width: 1024, height: 768 },
  { width: 768, height: 1024 },
]) {
  test(`the table is read from afar at ${viewport.width}×${viewport.height}, whole and without a touch`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await demonstration(page);
    await chooseOrder(page, [JUN]);
    await more(page, /^Table view/);
    const view = page.getByRole("main");
    await expect(page.getByRole("heading", { level: 1, name: /^Turn 1 of \d+.*Champions/ })).toBeVisible();
    await expect(view).toContainText(`${JUN} acts now`);
    await expect(view).toContainText("Group Honor");
    await expect(view.getByRole("listitem").filter({ hasText: AKI })).toContainText("Life 4 of 4");
    const sizes = await view.locator(".far-lines .strip li").evaluateAll((all) => all.map((one) => parseFloat(getComputedStyle(one).fontSize)));
    expect(sizes).toHaveLength(30);
    expect(Math.min(...sizes), "a number is to be read from 1.5 m").toBeGreaterThanOrEqual(48);
    const cut = await view.evaluate((body) => {
      const low = [...body.querySelectorAll(".far-lines *, .scale *")].filter((one) => one.getBoundingClientRect().bottom > innerHeight);
      return [low.length, body.scrollWidth - body.clientWidth];
    });
    expect(cut, "nothing lies below or beside the window").toEqual([0, 0]);
    await backToTable(page);
    await expect(page.getByRole("group", { name: `${JUN}: Honor`, exact: true })).toBeVisible();
  });
}

// --- hand and ear ----------------------------------------------------------------------------------------------------

/** A device that notes how it is shaken and how often it claps. */
async function noting(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const noted = { beats: [] as number[][], claps: 0 };
    Object.assign(window, { noted });
    navigator.vibrate = (beat) => noted.beats.push([beat].flat() as number[]) > 0;
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (...when) {
      noted.claps++;
      return start.apply(this, when);
    };
  });
}

const noted = (page: Page) => page.evaluate(() => (window as unknown as { noted: { beats: number[][]; claps: number } }).noted);
const vibration = (page: Page) => page.getByRole("switch", { name: /^Vibration/ });
const sound = (page: Page) => page.getByRole("switch", { name: /^Sound/ });

test("nothing shakes and nothing sounds until somebody wants it", async ({ page }) => {
  await noting(page);
  await demonstration(page);
  await chooseOrder(page, [JUN]);
  await step(page, JUN, "Honor", 1);
  await page.keyboard.press("u");
  for (const _ of FIVE) await endActivation(page);
  await expect(page.getByRole("heading", { name: "Enemies on the board" })).toBeVisible();
  expect(await noted(page)).toEqual({ beats: [], claps: 0 });
});

test("steps, Undo and refusals are felt; the Enemies and a refusal are heard; the device remembers", async ({ page }) => {
  await noting(page);
  await openApp(page, "#/settings");
  await vibration(page).tap();
  await sound(page).tap();
  await expect.poll(() => noted(page), "a switch shows what it does").toEqual({ beats: [[15, 40, 15], [15, 40, 15]], claps: 1 });
  await page.reload();
  await expect(vibration(page)).toBeChecked();
  await expect(sound(page)).toBeChecked();
  await page.getByRole("link", { name: "Back to Home" }).tap();
  await page.getByRole("button", { name: "Demonstration table" }).first().tap();
  await chooseOrder(page, [JUN]);
  await step(page, JUN, "Honor", 1);
  await page.getByRole("contentinfo").getByRole("button", { name: "Undo" }).tap();
  await expect.poll(() => noted(page)).toEqual({ beats: [[15], [8], [15]], claps: 0 });
  await step(page, JUN, "Life", -1);
  await page.keyboard.press("+");
  await page.keyboard.press("+");
  await expect(sheet(page)).toContainText("stays at");
  await expect.poll(() => noted(page), "a refusal").toEqual({ beats: [[15], [8], [15], [8], [8], [15, 40, 15]], claps: 1 });
  await page.keyboard.press("Escape");
  for (const _ of FIVE) await endActivation(page);
  await expect.poll(async () => (await noted(page)).claps, "the Enemies begin").toBe(2);
});

test("a device without either says so", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "vibrate", { value: undefined });
    delete (window as { AudioContext?: unknown }).AudioContext;
  });
  await openApp(page, "#/settings");
  await expect(page.getByText("This device cannot vibrate.")).toBeVisible();
  await expect(page.getByText("This browser makes no sounds.")).toBeVisible();
});

// --- paper -----------------------------------------------------------------------------------------------------------

test("the game in short is one page of paper, black on white in the dark theme too, without a button", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await page.addInitScript(() => Object.assign(window, { print: () => Object.assign(window, { printed: true }) }));
  await demonstration(page);
  await chooseOrder(page, [JUN]);
  await step(page, JUN, "Glory", 1);
  await more(page, /^End the game/);
  await sheet(page).getByRole("button", { name: /^The objective is met/ }).tap();
  await page.getByRole("link", { name: /^The game in short/ }).tap();
  await page.getByRole("button", { name: "Print" }).tap();
  await expect.poll(() => page.evaluate(() => (window as { printed?: boolean }).printed)).toBe(true);
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  const colors = await page.locator(".closing").evaluate((paper) => {
    const of = (element: Element) => getComputedStyle(element);
    return [of(paper).color, of(paper).backgroundColor, of(paper.querySelector("td b, td")!).color];
  });
  expect(colors).toEqual(["rgb(0, 0, 0)", "rgb(255, 255, 255)", "rgb(0, 0, 0)"]);
  await expect(page.getByRole("button")).toHaveCount(0);
  await expect(page.getByRole("row", { name: new RegExp(`^${JUN}`) })).toBeVisible();
  const pdf = (await page.pdf({ format: "A4" })).toString("latin1");
  expect(pdf.match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(1);
});

// --- a file handed on ------------------------------------------------------------------------------------------------

/** A device that shares files of some types, and keeps what it is given. */
async function sharing(page: Page, types: string[], outcome: "takes" | "leaves" | "fails" = "takes"): Promise<void> {
  await page.evaluate(
    ([types, outcome]) => {
      const given = { name: "", type: "", text: "" };
      Object.assign(window, { given });
      const canShare = (data: ShareData) => (data.files ?? []).every((file) => types.includes(file.type));
      const share = async (data: ShareData) => {
        if (outcome !== "takes") throw new DOMException("no", outcome === "leaves" ? "AbortError" : "NotAllowedError");
        const [file] = data.files!;
        Object.assign(given, { name: file!.name, type: file!.type, text: await file!.text() });
      };
      Object.defineProperty(navigator, "canShare", { value: canShare, configurable: true });
      Object.defineProperty(navigator, "share", { value: share, configurable: true });
    },
    [types, outcome] as const,
  );
}

const given = (page: Page) => page.evaluate(() => (window as unknown as { given: { name: string; type: string; text: string } }).given);
const shareTable = (page: Page) => page.getByRole("button", { name: "Share this table as a file" });

test("the device’s own sharing is handed the table, as a text where it takes no other file, and the app reads it again", async ({ page }) => {
  await demonstration(page);
  await chooseOrder(page, [JUN]);
  await openLog(page);
  await sharing(page, ["application/json", "text/plain"]);
  await shareTable(page).tap();
  await expect.poll(async () => (await given(page)).name).toMatch(/\.rokugan\.json$/);
  await sharing(page, ["text/plain"]);
  await shareTable(page).tap();
  await expect.poll(async () => (await given(page)).name).toMatch(/\.rokugan\.txt$/);
  const { text } = await given(page);
  await backToTable(page);
  await goHome(page);
  await importFile(page, text, "table.rokugan.txt");
  await expect(page.getByRole("main").getByRole("button", { name: /: more$/ })).toHaveCount(2);
});

test("what the device does not share after all is kept as a file; whoever changes their mind keeps nothing", async ({ page }) => {
  await demonstration(page);
  await openLog(page);
  await sharing(page, ["application/json"], "fails");
  const kept = await handedOut(page, () => shareTable(page).tap());
  expect(kept.name).toMatch(/\.rokugan\.json$/);
  let downloads = 0;
  page.on("download", () => downloads++);
  await sharing(page, ["application/json"], "leaves");
  await shareTable(page).tap();
  await page.waitForTimeout(500);
  expect(downloads).toBe(0);
});

test("a table is handed over as a file too, and its scenario page offers both ways where there are two", async ({ page }) => {
  await demonstration(page);
  await sharing(page, ["application/json"]);
  await more(page, /^Scenario/);
  await page.getByRole("button", { name: /^Share this table/ }).tap();
  await expect.poll(async () => (await given(page)).name).toMatch(/\.rokugan\.json$/);
  const exported = await handedOut(page, () => page.getByRole("button", { name: /^Export a backup file/ }).tap());
  expect(JSON.parse(exported.text)).toBeTruthy();
  await backToTable(page);
  await goHome(page);
  await page.getByRole("button", { name: /: more$/ }).first().tap();
  await sharing(page, []);
  await page.getByRole("button", { name: /^Hand over/ }).tap();
  const handed = await handedOut(page, () => page.getByRole("button", { name: /^Share as a file/ }).tap());
  expect(handed.name).toMatch(/\.rokugan\.json$/);
});

test.describe("with the rest that ships", () => {
  test.use({ rest: "shipped" });

  test("the ink rests as long as the styles say", async ({ page }) => {
    await demonstration(page);
    await chooseOrder(page, FIVE);
    const before = await countSteps(page);
    const rests = (time: string) => page.evaluate((time) => document.documentElement.style.setProperty("--rest", time), time);
    await rests("3600000ms");
    await ink(page, /^End activation/).tap();
    await painted(page);
    expect(await countSteps(page), "it has been pressed within the hour").toBe(before);
    await rests("0ms");
    await endActivation(page);
    expect(await countSteps(page)).toBe(before + 1);
  });

  test("a second press of the ink counts only once what the first one did has been painted", async ({ page }) => {
    await demonstration(page);
    await chooseOrder(page, FIVE);
    const before = await countSteps(page);
    // A phone so slow that no frame comes between two presses half a second apart.
    await page.evaluate(async () => {
      const press = () => [...document.querySelectorAll("button")].find((button) => /^End activation/.test(button.innerText))!.click();
      const [paint, waiting] = [window.requestAnimationFrame, [] as FrameRequestCallback[]];
      window.requestAnimationFrame = (frame) => waiting.push(frame);
      press();
      await new Promise((passed) => setTimeout(passed, 500));
      press();
      window.requestAnimationFrame = paint;
      waiting.forEach((frame) => paint(frame));
    });
    expect(await countSteps(page), "the slip of the thumb is nobody’s step").toBe(before + 1);
    await endActivation(page);
    expect(await countSteps(page)).toBe(before + 2);
  });
});
