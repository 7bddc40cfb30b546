// What `./dev bench` measures of Bushido alone: the hidden split of 5 and 5 dice with 20 × 20 choices.

import { expect, test } from "@playwright/test";
import { openApp } from "../support/app";
import { BushidoTable } from "../support/bushido";
import { median, record } from "../support/figures";
import { handedOut } from "../support/play";
import { slowProcessor, SLOWDOWN } from "../support/slow_phone";

const QUESTIONS = 20;

test("the hidden split of 5 and 5 dice", async ({ page }) => {
  await openApp(page, "?measure#/bushido/new");
  const side = (number: number) => page.locator("section").filter({ hasText: `Warband ${number}` }).first();
  for (const number of [1, 2]) {
    const { text, name } = await handedOut(page, () => side(number).getByRole("button", { name: "Hand on as a file" }).tap());
    const chosen = page.waitForEvent("filechooser");
    await side(number).getByRole("button", { name: "Roster file" }).tap();
    await (await chosen).setFiles({ name, mimeType: "application/json", buffer: Buffer.from(strong(text, number)) });
    await expect(side(number).getByRole("heading", { name: `Strong ${number}` })).toBeVisible();
  }
  const table = new BushidoTable(page);
  await table.tap(page.getByRole("button", { name: /^(Begin|Play anyway)$/ }));
  await table.tap(table.button("Begin turn 1"));
  await table.start("Strong 1");
  await table.declare("Captain Tsubaki", "Ren of the Reeds");
  await slowProcessor(page);
  await page.getByRole("button", { name: "What should I choose?" }).first().tap();
  const times: number[] = [];
  for (let more = 0; times.length < QUESTIONS; more++) {
    await page.evaluate(() => performance.clearMeasures("split"));
    await page.getByRole("radio", { name: more % 2 === 0 ? "Hurt" : "Even", exact: true }).tap();
    await page.waitForFunction(() => performance.getEntriesByName("split", "measure").length > 0);
    times.push(await page.evaluate(() => performance.getEntriesByName("split", "measure")[0].duration));
  }
  const grown = await page.evaluate(() => {
    const noted = globalThis as unknown as { memoryBefore: number; memoryAfter: number };
    return noted.memoryAfter - noted.memoryBefore;
  });
  const note = `${times.length} questions, most ${Math.round(Math.max(...times))} ms`;
  record({ name: `hidden split of 5 and 5 dice, median, ${SLOWDOWN}× slower`, value: median(times), unit: "ms", budget: 60, note });
  record({ name: "memory grown by hidden splits", value: grown / 1000, unit: "kB", budget: 16_000 });
});

/** The Warband with five dice, three Specials and a reroll on its first card. */
function strong(text: string, number: number): string {
  const warband = JSON.parse(text);
  const [card] = warband.profiles;
  warband.name = `Strong ${number}`;
  card.melee = 5;
  card.traits.push(number === 1 ? "Prowess [Melee] (1)" : "Dodge (1)");
  card.melee_weapons[0].specials = [
    { name: "Powerful Attack", cost: 1 },
    { name: "Slam Attack", cost: 0 },
    { name: "Counterstrike Defence", cost: 0 },
  ];
  return JSON.stringify(warband);
}
