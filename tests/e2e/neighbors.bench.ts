// What `./dev bench` measures of every neighbor of Champions alike: the size of what its first table needs, how it opens, and
// taps at a table with a thousand steps behind it.

import { expect, test, type Browser, type BrowserContextOptions, type Locator, type Page } from "@playwright/test";
import { openApp, painted, waitUntilOffline } from "./support/app";
import { BUDGET } from "./support/budgets";
import { median, quantile, record } from "./support/figures";
import { slowPhone, SLOWDOWN } from "./support/slow_phone";
import { tapTimes } from "./support/taps";
import { fetchedForTable, noteTable } from "./support/visits";

const RUNS = 5;
const TAPS = 60;
const EVENTS = 1000;
/** Milliseconds until a thousand steps made within seconds have become a whole document, as in an evening they long have. */
const CALM = 4000;

/** Makes so many steps at the demonstration table, and says which keys are then tapped in turn. */
type Long = (page: Page, steps: number) => Promise<Locator[]>;

/** A game; `long` where no bench of its own taps at a long table of it. */
type Neighbor = { name: string; slug: string; long?: Long };

const NEIGHBORS: Neighbor[] = [
  { name: "Battle for Rokugan", slug: "battle" },
  {
    name: "Bushido",
    slug: "bushido",
    long: async (page, steps) => {
      await page.getByRole("link", { name: /^Captain Tsubaki/ }).tap();
      const ki = page.getByRole("group", { name: "Ki", exact: true });
      return toAndFro(ki.getByRole("button", { name: /^Ki (minus|plus) 1$/ }), steps);
    },
  },
  {
    name: "the card game",
    slug: "ccg",
    long: (page, steps) => toAndFro(page.getByRole("button", { name: /^Crane: Honor (minus|plus) 1$/ }), steps),
  },
  {
    name: "The Empire Reborn",
    slug: "empire",
    long: async (page, steps) => {
      await page.getByRole("button", { name: "More", exact: true }).tap();
      const sheet = page.getByRole("dialog");
      await sheet.getByRole("button", { name: /^Rulings/ }).tap();
      await sheet.getByRole("combobox", { name: "A 10 on a die" }).evaluate(async (element, steps) => {
        const select = element as HTMLSelectElement;
        for (let step = 0; step < steps; step++) {
          select.selectedIndex = (select.selectedIndex + 1) % select.options.length;
          select.dispatchEvent(new Event("change", { bubbles: true }));
          if (step % 50 === 0) await new Promise((done) => setTimeout(done));
        }
      }, steps);
      await sheet.getByRole("button", { name: "Close" }).tap();
      return [page.getByRole("contentinfo").getByRole("button", { name: "Undo" })];
    },
  },
];

/** Two keys that take each other's step back. By a finger it would take minutes; to the app a click is the same. */
async function toAndFro(keys: Locator, steps: number): Promise<Locator[]> {
  await expect(keys).toHaveCount(2);
  for (let step = 0; step < steps; step++) await keys.nth((step + 1) % 2).evaluate((key) => (key as HTMLElement).click());
  return [keys.last(), keys.first()];
}

for (const neighbor of NEIGHBORS) {
  test(`opening ${neighbor.name}`, async ({ browser }) => {
    test.setTimeout(300_000);
    const bytes: number[] = [];
    const [first, again]: [number[], number[]] = [[], []];
    for (let run = 0; run < RUNS; run++) {
      // Without a worker, whose fetches no browser slows down.
      await visited(browser, { serviceWorkers: "block" }, async (page) => {
        await openApp(page);
        await page.waitForLoadState("networkidle");
        await slowPhone(page);
        await noteTable(page);
        first.push(await opened(page, neighbor));
        bytes.push(await fetchedForTable(page));
      });
      await visited(browser, {}, async (page) => {
        await openApp(page);
        await waitUntilOffline(page);
        await opened(page, neighbor);
        await page.waitForLoadState("networkidle");
        const table = page.url();
        await slowPhone(page);
        await page.goto("./#/");
        await page.reload();
        await page.getByRole("heading", { level: 1 }).first().waitFor();
        const begun = Date.now();
        await page.goto(table);
        await standing(page);
        again.push(Date.now() - begun);
      });
    }
    record({ name: `${neighbor.name}: what its first table fetches (brotli)`, value: median(bytes), unit: "B", budget: BUDGET.partBytes });
    record({ name: `  first opening, slow 4G, ${SLOWDOWN}× slower`, value: median(first), unit: "ms", budget: BUDGET.firstOpening });
    record({ name: `  opening again, ${SLOWDOWN}× slower`, value: median(again), unit: "ms", budget: BUDGET.repeatVisit });
  });

  const { long } = neighbor;
  if (!long) continue;
  test(`tap to paint at a table of ${neighbor.name} with ${EVENTS} events`, async ({ page }) => {
    test.setTimeout(300_000);
    await openApp(page);
    await opened(page, neighbor);
    const keys = await long(page, EVENTS);
    await page.waitForTimeout(CALM);
    const value = page.locator("body");
    const times = await tapTimes(page, keys.map((key) => ({ key, value })), TAPS);
    const note = `median ${Math.round(median(times))} ms`;
    record({ name: `${neighbor.name}: tap to paint, ${EVENTS} events, 95th percentile`, value: quantile(times, 0.95), unit: "ms", budget: BUDGET.tap, note });
  });
}

/** A phone of its own, as empty as a new one. */
async function visited(browser: Browser, more: BrowserContextOptions, visit: (page: Page) => Promise<void>): Promise<void> {
  const context = await browser.newContext({ ...test.info().project.use, ...more });
  await visit(await context.newPage());
  await context.close();
}

/** Milliseconds from the game's address to its demonstration table. */
async function opened(page: Page, { slug }: Neighbor): Promise<number> {
  const begun = Date.now();
  await page.goto(`./#/${slug}`);
  await page.getByRole("button", { name: "Demonstration table" }).first().tap();
  await standing(page);
  return Date.now() - begun;
}

/** A table can be tapped. */
async function standing(page: Page): Promise<void> {
  await expect(page).toHaveURL(/#\/table\//);
  await page.getByRole("contentinfo").first().waitFor();
  await painted(page);
}
