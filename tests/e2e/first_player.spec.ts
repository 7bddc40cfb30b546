// What a first-time player stumbled over: ways that must be found, words that must be said, taps that must come back.

import { expect, test } from "./support/test";
import { boxOf, openApp } from "./support/app";
import {
  FIVE,
  addAllies,
  backToTable,
  chooseOrder,
  demonstration,
  endActivation,
  gauge,
  line,
  more,
  openLog,
  openSheet,
  press,
  reading,
  sheet,
  step,
  toStep,
  takeSeat,
  WATCHTOWER,
} from "./support/play";
import type { Locator, Page } from "@playwright/test";

const [JUN, AKI, REN] = FIVE;

const undo = (page: Page): Locator => page.getByRole("contentinfo").getByRole("button", { name: "Undo" });
const toast = (page: Page, text: string | RegExp): Locator => page.getByRole("status").filter({ hasText: text });
const place = (page: Page, champion: string): Locator => page.getByRole("button", { name: new RegExp(`^Place \\d: ${champion}\\b`) });

test("the tapped order outlives another page, and Undo takes back the last tap first", async ({ page }) => {
  await demonstration(page);
  await place(page, REN).tap();
  await place(page, AKI).tap();
  await openLog(page);
  await backToTable(page);
  await expect(page.getByRole("button", { name: `Place 1: ${REN}` })).toHaveAttribute("aria-pressed", "true");
  await undo(page).tap();
  await expect(toast(page, `Undone: the place of ${AKI}`)).toBeVisible();
  await expect(place(page, AKI)).toHaveAttribute("aria-pressed", "false");
  await expect(place(page, REN)).toHaveAttribute("aria-pressed", "true");
});

test("the holder of the Favor takes any place", async ({ page }) => {
  await demonstration(page);
  await expect(page.getByRole("main"), "there was no turn before").not.toContainText("last turn");
  await page.getByRole("radiogroup", { name: "Next tap: place" }).getByRole("radio").nth(4).tap();
  await place(page, JUN).tap();
  await expect(page.getByRole("button", { name: `Place 5: ${JUN}` })).toHaveAttribute("aria-pressed", "true");
  await place(page, REN).tap();
  await expect(page.getByRole("button", { name: `Place 1: ${REN}` }), "then from the front").toHaveAttribute("aria-pressed", "true");
});

test("every Undo says what it undid", async ({ page }) => {
  await demonstration(page);
  await chooseOrder(page, [JUN]);
  await step(page, JUN, "Glory", 1);
  await expect.poll(() => reading(page, JUN, "Glory")).toBe(1);
  await undo(page).tap();
  await expect(toast(page, `Undone: ${JUN}: +1 Glory`)).toBeVisible();
  await more(page, /^Log/);
  await expect(toast(page, "Undone"), "the toast belongs to the screen before").toBeHidden();
});

test("a number that changed is underlined for a second, and the page rests meanwhile", async ({ page, context }) => {
  await demonstration(page);
  await chooseOrder(page, [JUN]);
  const number = gauge(page, JUN, "Honor").locator("output .gv > span");
  const session = await context.newCDPSession(page);
  await session.send("Performance.enable");
  const restyled = async () => (await session.send("Performance.getMetrics")).metrics.find(({ name }) => name === "RecalcStyleCount")!.value;

  await step(page, JUN, "Honor", 1);
  await expect(number).toHaveCSS("text-decoration-line", "underline");
  const before = await restyled();
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)));
  const frames = (await restyled()) - before;
  expect(frames, "in half a second there are thirty frames, and work for hardly any").toBeLessThan(10);
  await expect(number).toHaveCSS("text-decoration-line", "none");
});

test("a tap that ends a Champion says so, and comes back", async ({ page }) => {
  await demonstration(page);
  await chooseOrder(page, [JUN]);
  for (let life = await reading(page, JUN, "Life"); life > 0; life--) {
    if (life > 1) await expect.poll(() => reading(page, JUN, "Life")).toBe(life);
    await step(page, JUN, "Life", -1);
  }
  const said = toast(page, new RegExp(`${JUN} Eliminated\\. Threshold \\d+ to \\d+\\. .* acts now\\.`));
  await expect(said).toBeVisible();
  await said.getByRole("button", { name: "Undo" }).tap();
  await expect.poll(() => reading(page, JUN, "Life")).toBe(1);
});

test("an action that is not possible says why where its key is pressed", async ({ page }) => {
  await demonstration(page);
  await chooseOrder(page, [JUN]);
  for (let ap = await reading(page, JUN, "AP"); ap > 0; ap--) {
    await expect.poll(() => reading(page, JUN, "AP")).toBe(ap);
    await step(page, JUN, "AP", -1);
  }
  const melee = page.getByRole("button", { name: /^Melee 3 AP/ });
  await expect(melee).toHaveAttribute("aria-disabled", "true");
  await melee.tap({ force: true });
  await expect(sheet(page).getByRole("heading", { level: 2 })).toContainText("Not possible: Melee Combat");
  await expect(sheet(page).getByRole("button", { name: /^Rulebook p\. \d+/ })).toBeVisible();
});

test("from a sheet the end of an Activation leads to the next sheet", async ({ page }) => {
  await demonstration(page);
  await chooseOrder(page, [JUN, AKI]);
  await openSheet(page, JUN);
  await endActivation(page);
  await expect(page.getByRole("heading", { level: 1, name: new RegExp(`^${AKI}`) })).toBeVisible();
});

/** A table in whose log +1 Honor was put right to +2, with a later step behind it. */
async function corrected(page: Page): Promise<void> {
  await demonstration(page);
  await chooseOrder(page, [JUN]);
  await step(page, JUN, "Honor", 1);
  await endActivation(page);
  await openLog(page);
  await line(page, /\+1 Honor/).getByRole("button").first().tap();
  await page.getByRole("button", { name: /^Correct this/ }).tap();
  await sheet(page).getByRole("button", { name: "Change by plus 1" }).tap();
  await press(sheet(page).getByRole("button", { name: /^Accept/ }));
  await expect(page.getByRole("main")).toContainText(`${JUN}: +2 Honor`);
}

test("the dock's Undo takes back a correction that was just made", async ({ page }) => {
  await corrected(page);
  await expect(line(page, /\+2 Honor/), "it leaves a trace").toContainText("corrected");
  await press(undo(page));
  await expect(toast(page, "The correction is taken back")).toBeVisible();
  await expect(page.getByRole("main")).toContainText(`${JUN}: +1 Honor`);
});

test("a correction is taken back after a reload as well, and put in again", async ({ page }) => {
  await corrected(page);
  await page.reload();
  await press(undo(page));
  const note = toast(page, "The correction is taken back");
  await expect(page.getByRole("main")).toContainText(`${JUN}: +1 Honor`);
  await press(note.getByRole("button", { name: "Redo" }));
  await expect(page.getByRole("main")).toContainText(`${JUN}: +2 Honor`);
});

test("an opened line says why, and what it did to the Threshold", async ({ page }) => {
  await demonstration(page);
  await chooseOrder(page, [JUN]);
  await openSheet(page, JUN);
  await page.getByRole("button", { name: /^Eliminate/ }).tap();
  await backToTable(page);
  await openLog(page);
  await line(page, /is Eliminated/).getByRole("button").first().tap();
  const opened = line(page, /is Eliminated/);
  await expect(opened).toContainText(/Threshold \d+ to \d+/);
  await expect(opened).toContainText(/Group Honor \d+ to \d+/);
});

test("after the game Home tells the result once and leads to it", async ({ page }) => {
  await demonstration(page);
  await chooseOrder(page, [JUN]);
  await more(page, /^End the game/);
  await sheet(page).getByRole("button", { name: /^The objective is missed/ }).tap();
  await page.getByRole("link", { name: "Back Home" }).tap();
  await expect(page.getByRole("main").getByText(/\d+ short/)).toHaveCount(1);
  await page.getByRole("link", { name: /^See the result/ }).tap();
  await expect(page.getByRole("heading", { level: 1, name: /^Defeat/ })).toBeVisible();
});

test("whom the scenario needs is put right in its list of names", async ({ page }) => {
  await openApp(page);
  await page.getByRole("link", { name: "New table" }).tap();
  await page.getByRole("radio", { name: WATCHTOWER }).tap();
  await page.getByText("More about the scenario").tap();
  const names = page.getByRole("textbox", { name: "Champions who must take part" });
  await names.fill("Doji Nobody");
  await toStep(page, "Champions");
  await page.getByRole("radio", { name: "5 players" }).tap();
  for (const [seat, champion] of FIVE.entries()) await takeSeat(page, seat + 1, { champion });
  await page.getByRole("button", { name: /The scenario needs Doji Nobody/ }).tap();
  await expect(names).toBeVisible();
  await expect(names).toBeFocused();
});

test("what the Allies do first is said above the card that acts, in sight, however far down it is", async ({ page }) => {
  const note = page.getByText("Allies act first, before this Activation.");
  const acts = (champion: string) => expect(page.getByRole("link", { name: `Open ${champion}’s sheet` })).toBeVisible();
  await demonstration(page);
  const favor = await page.getByRole("banner").getByLabel(/^Imperial Favor: /).getAttribute("aria-label");
  const holder = FIVE.find((champion) => favor!.endsWith(champion.split(" ")[1]))!;
  const order = [...FIVE.filter((champion) => champion !== holder), holder];
  await chooseOrder(page, order);
  await addAllies(page, "Practice Ashigaru");
  for (const champion of order.slice(0, -1)) {
    await acts(champion);
    await expect(note).toBeHidden();
    await endActivation(page);
  }
  await acts(holder);
  await expect(note).toBeInViewport({ ratio: 1 });
  const [above, card, main] = [await boxOf(note), await boxOf(page.locator(".champ.open")), await boxOf(page.getByRole("main"))];
  expect(above.y, "not behind the head").toBeGreaterThanOrEqual(main.y);
  expect(above.y + above.height).toBeLessThanOrEqual(card.y);
});

test("a key runs while it is held, also where the pointer moves on it, and stands still once the pointer is beside it", async ({ page }) => {
  await demonstration(page);
  await chooseOrder(page, [JUN]);
  const key = gauge(page, JUN, "Glory").getByRole("button", { name: "Glory plus 1" });
  const { x, y, width, height } = await boxOf(key);
  const glory = () => reading(page, JUN, "Glory");
  const often = { intervals: [50] };
  const before = await glory();
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
  await expect.poll(glory, { message: "it runs", ...often }).toBeGreaterThan(before + 1);
  // From the sign in its middle to its edge: still the same key.
  await page.mouse.move(x + 4, y + 4);
  const within = await glory();
  await expect.poll(glory, { message: "it runs on", ...often }).toBeGreaterThan(within + 1);
  await page.mouse.move(x + width / 2, y + 3 * height);
  const beside = await glory();
  await page.waitForTimeout(600);
  expect(await glory(), "nobody holds it any more").toBe(beside);
  await page.mouse.up();
});

test("a key that is held stops at the last Life; only a tap of its own takes it", async ({ page }) => {
  await demonstration(page);
  await chooseOrder(page, [JUN]);
  const { x, y, width, height } = await boxOf(gauge(page, JUN, "Life").getByRole("button", { name: "Life minus 1" }));
  const life = () => reading(page, JUN, "Life");
  expect(await life(), "more than a run of two").toBeGreaterThan(3);
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
  await expect.poll(life, { message: "it runs" }).toBe(1);
  // As long as several more steps would take.
  await page.waitForTimeout(800);
  await page.mouse.up();
  expect(await life(), "nobody falls by a finger that was held too long").toBe(1);
  await page.mouse.down();
  await page.mouse.up();
  await expect(toast(page, `${JUN} Eliminated.`)).toBeVisible();
});
