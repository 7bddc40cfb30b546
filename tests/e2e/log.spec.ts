// The log: back and forth over a restart, the table as it was, and an old step put right.

import { comesFirst } from "./support/later";
import { expect, test } from "./support/test";
import { DOUBLE, textSize, tornWords } from "./support/words";
import { backToTable, chooseOrder, demonstration, endActivation, expectGauges, line, openLog, press, reading, sheet, step, stepsInLog } from "./support/play";

const JUN = "Hida Jun";

test.beforeEach(async ({ page }) => {
  await demonstration(page);
  await chooseOrder(page, [JUN]);
});

test("undo and redo go on after a reload", async ({ page }) => {
  const honor = await reading(page, JUN, "Honor");
  await step(page, JUN, "Honor", 1);
  await step(page, JUN, "Glory", 1);
  await expect.poll(() => reading(page, JUN, "Glory")).toBe(1);
  const undo = page.getByRole("contentinfo").getByRole("button", { name: "Undo" });
  await undo.tap();
  await expect.poll(() => reading(page, JUN, "Glory")).toBe(0);
  await page.reload();
  await undo.tap();
  await expect.poll(() => reading(page, JUN, "Honor"), "undo reaches behind the reload").toBe(honor);
  await page.reload();
  await openLog(page);
  const steps = await stepsInLog(page);
  const redo = page.getByRole("contentinfo").getByRole("button", { name: "Redo" });
  await redo.tap();
  await redo.tap();
  await expect(page.getByRole("heading", { level: 1, name: `Log ${steps} steps, all kept` })).toBeVisible();
  await backToTable(page);
  await expect.poll(() => reading(page, JUN, "Honor"), "redo too").toBe(honor + 1);
  await expectGauges(page, JUN, { Glory: 1 });
});

test("a line tells the time of day as the language writes it", async ({ page }) => {
  const now = () => page.evaluate(() => new Date().toLocaleTimeString("en-GB", { hour: "2-digit", minute: "2-digit" }));
  const before = await now();
  await step(page, JUN, "Honor", 1);
  await openLog(page);
  const time = page.getByRole("main").locator("time").first();
  await expect(time).toBeVisible();
  // The minute may have passed meanwhile.
  expect([before, await now()]).toContain(await time.innerText());
});

test("the head of the log comes before its lines, for which every step is read, and its dock", async ({ page }) => {
  const lines = comesFirst(page, ".log-page h1", ".log-page .entry");
  const dock = comesFirst(page, ".log-page h1", ".log-page .dock");
  await openLog(page);
  expect([await lines, await dock]).toEqual([true, true]);
  await expect(page.getByRole("contentinfo").getByRole("button", { name: "Undo" })).toBeVisible();
  await expect(page.getByRole("main").getByRole("listitem").first()).toBeVisible();
});

test("an open line is marked before it shows what it holds, and closes at once", async ({ page }) => {
  await openLog(page);
  const line = page.getByRole("main").getByRole("listitem").getByRole("button").first();
  const marked = comesFirst(page, ".logbook .sel", ".logbook .sel .rowx");
  await line.tap();
  expect(await marked, "the mark before the rest").toBe(true);
  await expect(page.locator(".logbook .sel .rowx").first()).toBeVisible();
  await line.tap();
  await expect(page.locator(".logbook .sel")).toHaveCount(0);
});

test("a tap on words leaves no caret on the page it leads to", async ({ page }) => {
  await openLog(page);
  expect(await page.evaluate(() => getSelection()!.rangeCount)).toBe(0);
});

test("a line shows the table as it was; returning changes nothing, going on from there undoes", async ({ page }) => {
  await step(page, JUN, "Glory", 1);
  await expect.poll(() => reading(page, JUN, "Glory")).toBe(1);
  await endActivation(page);
  await openLog(page);
  const steps = await stepsInLog(page);
  const then = async () => {
    await line(page, /Order of Activations/).getByRole("button").first().tap();
    await page.getByRole("link", { name: "See the table then" }).tap();
    await expect(page.getByRole("heading", { level: 1, name: `After step ${steps - 2}` })).toBeVisible();
  };
  await then();
  await expect(page.getByRole("main")).toContainText("This is how the table stood.");
  await page.getByRole("link", { name: "Return to now" }).tap();
  await expect(page.getByRole("main").getByRole("button", { name: /^Hida Jun\b.*has acted.*Glory 1/ })).toBeVisible();
  await openLog(page);
  await then();
  await press(page.getByRole("button", { name: "Go on from here" }));
  await expect.poll(() => reading(page, JUN, "Glory")).toBe(0);
  await openLog(page);
  await expect(page.getByRole("heading", { level: 1, name: `Log ${steps} steps, 2 undone` })).toBeVisible();
});

test("an old step is corrected, what changes is shown first, and the correction is undone", async ({ page }) => {
  const honor = await reading(page, JUN, "Honor");
  await step(page, JUN, "Honor", 1);
  await expect.poll(() => reading(page, JUN, "Honor")).toBe(honor + 1);
  await endActivation(page);
  await openLog(page);
  await line(page, /\+1 Honor|Honor \d to \d/).getByRole("button").first().tap();
  await page.getByRole("button", { name: /^Correct this/ }).tap();
  const accept = sheet(page).getByRole("button", { name: /^Accept/ });
  await expect(accept, "nothing changes yet").toBeDisabled();
  await sheet(page).getByRole("button", { name: "Change by plus 1" }).tap();
  const changes = sheet(page).getByRole("region", { name: "What changes" });
  await expect(changes).toContainText(`Honor ${honor + 1} to ${honor + 2}`);
  await press(accept);
  await expect(sheet(page)).toBeHidden();
  const toast = page.getByRole("status").filter({ hasText: "Corrected, the rest is kept" });
  await expect(toast).toBeVisible();
  await expect(page.getByRole("main"), "the correction counts").toContainText("Hida Jun: +2 Honor");
  await toast.getByRole("button").first().tap();
  await expect(page.getByRole("main"), "the correction is undone").toContainText("Hida Jun: +1 Honor");
  await backToTable(page);
  await expect(page.getByRole("button", { name: new RegExp(`^Hida Jun\\b.*Honor ${honor + 1}\\b`) })).toBeVisible();
});

test("in large text the words of the log stay whole, in German too", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await openLog(page);
  const log = page.url();
  await page.evaluate(() => (location.hash = "#/settings"));
  await page.getByRole("radio", { name: "Deutsch" }).tap();
  await expect(page.getByRole("heading", { name: "Einstellungen" })).toBeVisible();
  await page.goto(log);
  await textSize(page, DOUBLE);
  const title = page.getByRole("heading", { level: 1, name: /^Logbuch/ });
  await expect.poll(async () => (await title.boundingBox())!.height, "the title in one line").toBeLessThan(80);
  const undo = page.getByRole("contentinfo").getByRole("button", { name: /^R/ });
  expect((await undo.boundingBox())!.height, "Undo in two lines at the most").toBeLessThan(120);
  await expect(page.getByRole("contentinfo").getByRole("button", { name: "Erneut" })).toBeVisible();
  expect(await tornWords(page)).toEqual([]);
});
