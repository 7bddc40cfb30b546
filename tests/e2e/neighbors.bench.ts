// What `./dev bench` measures of every neighbor of Champions alike: the size of what its first table needs, how it opens, and
// taps at a table with a thousand steps behind it.

import { expect, test, type Locator, type Page } from "@playwright/test";
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

/** Two keys that take each other's step back, after the page that has them was opened from the demonstration table. */
type Keys = (page: Page) => Promise<[Locator, Locator]>;

type Neighbor = { name: string; slug: string; keys: Keys };

const NEIGHBORS: Neighbor[] = [
  {
    name: "Battle for Rokugan",
    slug: "battle",
    keys: async (page) => {
      await page.getByRole("button", { name: /^Lion, coast / }).tap();
      await page.getByRole("dialog").getByRole("button", { name: "By hand" }).tap();
      return both(page.getByRole("dialog").getByRole("group", { name: "Faceup" }).getByRole("button"));
    },
  },
  {
    name: "Bushido",
    slug: "bushido",
    keys: async (page) => {
      await page.getByRole("link", { name: /^Captain Tsubaki/ }).tap();
      return both(page.getByRole("group", { name: "Ki", exact: true }).getByRole("button", { name: /^Ki (minus|plus) 1$/ }));
    },
  },
  { name: "the card game", slug: "ccg", keys: (page) => both(page.getByRole("button", { name: /^Crane: Honor (minus|plus) 1$/ })) },
  {
    name: "The Empire Reborn",
    slug: "empire",
    keys: async (page) => {
      await page.getByRole("button", { name: "More", exact: true }).tap();
      await page.getByRole("dialog").getByRole("button", { name: /^Rulings/ }).tap();
      return both(page.getByRole("dialog").getByRole("radiogroup").first().getByRole("radio"));
    },
  },
];

async function both(keys: Locator): Promise<[Locator, Locator]> {
  await expect(keys).toHaveCount(2);
  return [keys.first(), keys.last()];
}

for (const neighbor of NEIGHBORS) {
  test(`opening ${neighbor.name}`, async ({ browser }) => {
    test.setTimeout(300_000);
    const bytes: number[] = [];
    const [first, again]: [number[], number[]] = [[], []];
    for (let run = 0; run < RUNS; run++) {
      const context = await browser.newContext(test.info().project.use);
      const page = await context.newPage();
      await openApp(page);
      await waitUntilOffline(page);
      await page.waitForLoadState("networkidle");
      await slowPhone(page);
      await noteTable(page);
      first.push(await opened(page, neighbor));
      bytes.push(await fetchedForTable(page));
      await page.waitForLoadState("networkidle");
      const table = page.url();
      await page.goto("./#/");
      await page.reload();
      await page.getByRole("heading", { level: 1 }).first().waitFor();
      const begun = Date.now();
      await page.goto(table);
      await standing(page);
      again.push(Date.now() - begun);
      await context.close();
    }
    record({ name: `${neighbor.name}: what its first table fetches (brotli)`, value: median(bytes), unit: "B", budget: BUDGET.partBytes });
    record({ name: `  first opening, slow 4G, ${SLOWDOWN}× slower`, value: median(first), unit: "ms", budget: BUDGET.firstOpening });
    record({ name: `  opening again, ${SLOWDOWN}× slower`, value: median(again), unit: "ms", budget: BUDGET.repeatVisit });
  });

  test(`tap to paint at a table of ${neighbor.name} with ${EVENTS} events`, async ({ page }) => {
    test.setTimeout(300_000);
    await openApp(page);
    await opened(page, neighbor);
    const keys = await neighbor.keys(page);
    // By a finger it would take minutes; to the app a click is the same.
    for (let tap = 0; tap < EVENTS; tap++) await keys[(tap + 1) % 2].evaluate((key) => (key as HTMLElement).click());
    await page.waitForTimeout(CALM);
    const value = page.locator("body");
    const times = await tapTimes(page, [keys[1], keys[0]].map((key) => ({ key, value })), TAPS);
    const note = `median ${Math.round(median(times))} ms`;
    record({ name: `${neighbor.name}: tap to paint, ${EVENTS} events, 95th percentile`, value: quantile(times, 0.95), unit: "ms", budget: BUDGET.tap, note });
  });
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
