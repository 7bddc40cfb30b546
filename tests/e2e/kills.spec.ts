// The browser is killed 200 times, at moments that nobody chose: in the middle of a move, or just after its last tap, when
// the step is being written. What had been written before is there each time, and Home says nothing that is not so.
//
// 50 times a whole game of Champions of Rokugan is played meanwhile; 150 times a table of the card game is played on,
// corrected, taken back, put back from a backup, opened beside itself, brought in from a file, or deleted.

import type { Page } from "@playwright/test";
import { needProgram } from "./support/native";
import { FIVE, backAtTable, countSteps, newTable, openLog, stepsInLog } from "./support/play";
import { GROWTH, chosen, mend, toTable, toldOnHome, twoTurns } from "./support/mendings";
import { mirrored, storedSteps, storedTables } from "./support/saves";
import { expectAsNative } from "./support/score";
import { expect, test } from "./support/test";
import { chance, game, moments, type Move } from "./support/whole_game";

/** Kills of one test. */
const KILLS = 50;
/** Tests of what is more than a step. */
const MENDINGS = 3;
/** Set E2E_SEED to have the browser killed at other moments. */
const SEED = Number(process.env.E2E_SEED ?? 1);
/** After so many kills the steps are counted on the screen too; after each of them, in what is stored. */
const LOOK = 10;
/** Milliseconds; most moves take as long, and most of what is more than a step. */
const MOVE = 600;
const MENDING = 1_500;
/** Milliseconds after a tap in which its step is written and painted. */
const WRITING = 40;

/** Makes a move, of which the kill leaves perhaps only the beginning. */
async function interrupted(page: Page, move: Move, takes: number, random: () => number): Promise<void> {
  const late = random() < 0.5;
  const wait = (most: number) => new Promise((resolve) => setTimeout(resolve, random() * most));
  // The kill ends it with an error of the browser, which is what is wanted here.
  const made = move(page).catch(() => {});
  if (late) await made.then(() => wait(WRITING));
  else await Promise.race([made, wait(takes)]);
}

test.beforeAll(needProgram);

test(`nothing but the step being written is lost in ${KILLS} kills of a game`, async ({ phone }) => {
  test.setTimeout(1_200_000);
  const random = chance(SEED * 1000);
  const moves = game();
  const kills = new Set(moments(KILLS, moves.length, random));
  let [page, lost] = [await phone.open(), 0];
  await newTable(page);
  for (let at = 0; at < moves.length; at++) {
    if (!kills.delete(at)) {
      await moves[at](page);
      continue;
    }
    // On a busy machine the step before may still be on its way to the disk; only one step is being written here.
    await mirrored(page);
    await interrupted(page, moves[at], MOVE, random);
    await phone.kill();
    page = await phone.open();
    await backAtTable(page);
    const kept = await storedSteps(page);
    expect([at, at + 1], `after the kill during move ${at + 1}`).toContain(kept);
    if (kills.size % LOOK === 0) expect(await countSteps(page), "what is stored is what is shown").toBe(kept);
    if (kept === at) lost += 1;
    at = kept - 1;
  }
  test.info().annotations.push({ type: "kills", description: `${KILLS} kills, the move was not yet kept at ${lost} of them` });
  expect(kills.size, "every kill took place").toBe(0);
  const shown = await expectAsNative(page, FIVE);
  expect(shown.events, "one step for each move").toBe(moves.length);
  expect(shown.ended).toBe("met");
});

for (let number = 1; number <= MENDINGS; number++) {
  test(`Home says nothing that is not so after ${KILLS} kills of what is more than a step: ${number} of ${MENDINGS}`, async ({ phone }) => {
    test.setTimeout(1_200_000);
    const random = chance(SEED * 1000 + number);
    let page = await phone.open();
    const file = await twoTurns(page);
    let shelf = await storedTables(page);
    for (let kill = 1; kill <= KILLS; kill++) {
      const mending = chosen(shelf.length, random);
      await mirrored(page);
      await interrupted(page, (page) => mend(page, mending, file), MENDING, random);
      await phone.kill();
      page = await phone.open("#/");
      const what = `after kill ${kill}, of “${mending}”`;
      expect(await toldOnHome(page), `nothing is said ${what}`).toEqual([]);
      const before = shelf;
      shelf = await storedTables(page);
      expect([0, GROWTH[mending] ?? 0], `tables more ${what}`).toContain(shelf.length - before.length);
      // A table put back or deleted may have been the longest.
      const least = ["put back", "a deletion"].includes(mending) ? 1 : Math.max(...before);
      expect(Math.max(...shelf), `no step is lost ${what}`).toBeGreaterThanOrEqual(least);
      if (kill % LOOK === 0) {
        await toTable(page);
        await openLog(page);
        expect(shelf, `what is stored is what is shown ${what}`).toContain(await stepsInLog(page));
        await page.goto("./#/");
      }
    }
  });
}
