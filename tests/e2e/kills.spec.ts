// The browser is killed 200 times while a game is played, at moments that nobody chose: in the middle of a move, or just
// after its last tap, when the step is being written. What had been written before is there each time.

import type { Page } from "@playwright/test";
import { needProgram } from "./support/native";
import { FIVE, backAtTable, countSteps, newTable } from "./support/play";
import { mirrored, storedSteps } from "./support/saves";
import { expectAsNative } from "./support/score";
import { expect, test } from "./support/test";
import { chance, game, moments, type Move } from "./support/whole_game";

const GAMES = 4;
const KILLS_EACH = 50;
/** Set E2E_SEED to have the browser killed at other moments. */
const SEED = Number(process.env.E2E_SEED ?? 1);
/** After so many kills the steps are counted on the screen too; after each of them, in what is stored. */
const LOOK = 10;
/** Milliseconds; most moves take as long. */
const IN_THE_MIDDLE = 600;
/** Milliseconds after a tap in which its step is written and painted. */
const WRITING = 40;

/** Makes a move, of which the kill leaves perhaps only the beginning. */
async function interrupted(page: Page, move: Move, random: () => number): Promise<void> {
  const late = random() < 0.5;
  const wait = (most: number) => new Promise((resolve) => setTimeout(resolve, random() * most));
  // The kill ends it with an error of the browser, which is what is wanted here.
  const made = move(page).catch(() => {});
  if (late) await made.then(() => wait(WRITING));
  else await Promise.race([made, wait(IN_THE_MIDDLE)]);
}

test.beforeAll(needProgram);

for (let number = 1; number <= GAMES; number++) {
  test(`nothing but the step being written is lost in ${KILLS_EACH} kills: game ${number} of ${GAMES}`, async ({ phone }) => {
    test.setTimeout(1_200_000);
    const random = chance(SEED * 1000 + number);
    const moves = game();
    const kills = new Set(moments(KILLS_EACH, moves.length, random));
    let [page, lost] = [await phone.open(), 0];
    await newTable(page);
    for (let at = 0; at < moves.length; at++) {
      if (!kills.delete(at)) {
        await moves[at](page);
        continue;
      }
      // On a busy machine the step before may still be on its way to the disk; only one step is being written here.
      await mirrored(page);
      await interrupted(page, moves[at], random);
      await phone.kill();
      page = await phone.open();
      await backAtTable(page);
      const kept = await storedSteps(page);
      expect([at, at + 1], `after the kill during move ${at + 1}`).toContain(kept);
      if (kills.size % LOOK === 0) expect(await countSteps(page), "what is stored is what is shown").toBe(kept);
      if (kept === at) lost += 1;
      at = kept - 1;
    }
    test.info().annotations.push({ type: "kills", description: `${KILLS_EACH} kills, the move was not yet kept at ${lost} of them` });
    expect(kills.size, "every kill took place").toBe(0);
    const shown = await expectAsNative(page, FIVE);
    expect(shown.events, "one step for each move").toBe(moves.length);
    expect(shown.ended).toBe("met");
  });
}
