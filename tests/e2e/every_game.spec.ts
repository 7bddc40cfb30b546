// What every game on the shelf has, played in the same way: a game says how one step is taken, everything else is shared.

import type { Page } from "@playwright/test";
import { openApp, painted, waitUntilOffline } from "./support/app";
import { chooseOrder, importFile, share, stepsInLog } from "./support/play";
import { mirrored } from "./support/saves";
import { expect, expectAccessible, test } from "./support/test";

test.use({ worker: "shipped" });

/** What a game says of itself. */
type Driver = {
  name: string;
  /** Its part of a URL. */
  slug: string;
  /** Takes one step on the demonstration table, as the table comes. */
  step: (page: Page) => Promise<void>;
  /** A page that lies behind its table in a file of its own: that file, where the page lies, its heading, its way back. */
  behind?: { file: RegExp; at: string; heading: string; back: string };
};

const GAMES: Driver[] = [
  { name: "Champions of Rokugan", slug: "champions", step: (page) => chooseOrder(page, ["Hida Jun"]) },
  {
    name: "Battle for Rokugan",
    slug: "battle",
    step: async (page) => {
      await page.getByRole("button", { name: /^Dragon, south / }).tap();
      await page.getByRole("dialog").getByRole("button", { name: /^In the center/ }).tap();
    },
    behind: { file: /\/split_battle_for_rokugan_evening-/, at: "ledger", heading: "Ledger", back: "Back" },
  },
  {
    name: "Bushido",
    slug: "bushido",
    step: async (page) => {
      await page.getByRole("link", { name: /^Captain Tsubaki/ }).tap();
      await page.getByRole("button", { name: "Wound box 1" }).tap();
    },
    behind: { file: /\/split_bushido_evening-/, at: "story", heading: "How it went", back: "Back to the table" },
  },
  {
    name: "the card game",
    slug: "ccg",
    step: (page) => page.getByRole("button", { name: "Crane: Honor plus 1" }).tap(),
    behind: { file: /\/split_l5r_ccg_evening-/, at: "story", heading: "Honor, point by point", back: "Back to the table" },
  },
  {
    name: "The Empire Reborn",
    slug: "empire",
    step: async (page) => {
      await page.getByRole("button", { name: "More", exact: true }).tap();
      await page.getByRole("dialog").getByRole("textbox", { name: "Remark" }).fill("A quiet month");
      await page.getByRole("dialog").getByRole("button", { name: "Write it down" }).tap();
    },
    behind: { file: /\/split_empire_reborn_evening-/, at: "chronicle", heading: "Chronicle", back: "Back to the realm" },
  },
];

/** Opens the demonstration table of a game, and says where it is. */
async function demonstration(page: Page, { slug }: Driver): Promise<string> {
  const games = page.getByRole("button", { name: "Demonstration table" });
  await openApp(page, `#/${slug}`);
  await games.first().tap();
  await expect(page).toHaveURL(/#\/table\//);
  await page.getByRole("contentinfo").first().waitFor();
  await painted(page);
  return page.url();
}

/** Opens the log of the table at an address, and counts its steps. */
async function steps(page: Page, table: string): Promise<number> {
  await page.goto(`${table}/log`);
  return stepsInLog(page);
}

const log = (page: Page, said: string) => page.getByRole("heading", { level: 1, name: `Log ${said}` });

for (const game of GAMES) {
  test(`${game.name}: a step is kept, taken back, told, handed out, brought in, and there without a network`, async ({ page, context }) => {
    const table = await demonstration(page, game);
    const before = await steps(page, table);
    await page.goto(table);
    await game.step(page);
    await painted(page);
    await page.reload();
    await expect.poll(() => steps(page, table), "one action is one step, and is kept").toBe(before + 1);

    const dock = page.getByRole("contentinfo");
    await dock.getByRole("button", { name: "Undo" }).tap();
    await expect(log(page, `${before + 1} steps, 1 undone`)).toBeVisible();
    await page.reload();
    await dock.getByRole("button", { name: "Redo" }).tap();
    await expect(log(page, `${before + 1} steps, all kept`), "redo goes on after a reload").toBeVisible();

    const newest = page.getByRole("main").getByRole("listitem").getByRole("button").first();
    await newest.tap();
    await page.getByRole("button", { name: "See the table then" }).or(page.getByRole("link", { name: "See the table then" })).first().tap();
    await expect(log(page, `${before + 1} steps, all kept`)).toBeHidden();
    await page.goto(`${table}/log`);

    const file = await share(page);
    await openApp(page, "#/");
    await importFile(page, file.text);
    await expect(page.getByRole("main").getByRole("listitem").or(page.getByRole("status")).filter({ hasText: /On the shelf|mported|\(2\)|, 2/ }).first()).toBeVisible();

    const second = await context.newPage();
    await page.goto(table);
    await page.getByRole("contentinfo").first().waitFor();
    await painted(page);
    await second.goto(table);
    await expect(second.getByRole("alert").filter({ hasText: "Another tab has this table" }), "a second tab reads only").toBeVisible();
    await second.close();

    await waitUntilOffline(page);
    await context.setOffline(true);
    await page.reload();
    expect(await steps(page, table), "there without a network").toBe(before + 1);
  });

  test(`${game.name}: a step outlives the end of the browser`, async ({ phone }) => {
    const page = await phone.open();
    const table = await demonstration(page, game);
    const before = await steps(page, table);
    await page.goto(table);
    await game.step(page);
    await painted(page);
    await expect.poll(() => steps(page, table)).toBe(before + 1);
    // The tap in flight may be lost with the browser, so it has to have arrived.
    await mirrored(page);
    await phone.kill();
    const again = await phone.open();
    expect(await steps(again, table)).toBe(before + 1);
  });

  if (game.behind === undefined) continue;
  const { file, at, heading, back } = game.behind;
  test(`${game.name}: the table stands before its other pages have come, and each of them waits with the way back`, async ({ page }) => {
    // Without a worker the page fetches by itself, and the network can be stopped file by file.
    await page.addInitScript(() => (ServiceWorkerContainer.prototype.register = () => new Promise(() => {})));
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route(file, async (route) => {
      await released;
      await route.continue();
    });
    const table = await demonstration(page, game);
    await page.goto(`${table}/${at}`);
    await expect(page.getByRole("heading", { level: 1, name: "One moment" })).toBeVisible();
    await expect(page.getByRole("link", { name: back })).toBeVisible();
    await expectAccessible(page);
    release();
    await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
    expect(page.url(), "the address stays").toBe(`${table}/${at}`);
  });
}
