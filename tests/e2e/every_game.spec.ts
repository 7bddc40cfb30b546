// What every game on the shelf has, played in the same way: a game says how one step is taken, everything else is shared.

import type { Page } from "@playwright/test";
import { openApp, painted, waitUntilOffline } from "./support/app";
import { chooseOrder, importFile, share, stepsInLog } from "./support/play";
import { expect, test } from "./support/test";

test.use({ worker: "shipped" });

/** What a game says of itself. */
type Driver = {
  name: string;
  /** Its part of a URL. */
  slug: string;
  /** Takes one step on the demonstration table, as the table comes. */
  step: (page: Page) => Promise<void>;
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
  },
  {
    name: "Bushido",
    slug: "bushido",
    step: async (page) => {
      await page.getByRole("link", { name: /^Captain Tsubaki/ }).tap();
      await page.getByRole("button", { name: "Wound box 1" }).tap();
    },
  },
  { name: "the card game", slug: "ccg", step: (page) => page.getByRole("button", { name: "Crane: Honor plus 1" }).tap() },
  {
    name: "The Empire Reborn",
    slug: "empire",
    step: async (page) => {
      await page.getByRole("button", { name: "More", exact: true }).tap();
      await page.getByRole("dialog").getByRole("textbox", { name: "Remark" }).fill("A quiet month");
      await page.getByRole("dialog").getByRole("button", { name: "Write it down" }).tap();
    },
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
    await phone.kill();
    const again = await phone.open();
    expect(await steps(again, table)).toBe(before + 1);
  });
}
