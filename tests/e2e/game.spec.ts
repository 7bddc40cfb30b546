// A whole game, kept on a phone whose browser is killed three times; in the end the rules are asked natively.

import type { Page } from "@playwright/test";
import { needProgram } from "./support/native";
import {
  FIVE,
  act,
  addEnemies,
  backAtTable,
  chooseOrder,
  combat,
  countSteps,
  endActivation,
  endEnemies,
  endGame,
  enemyCombat,
  move,
  newTable,
  recover,
  step,
} from "./support/play";
import { expectAsNative } from "./support/score";
import { expect, test } from "./support/test";

const TURNS = 6;
const KILLS = 3;
/** Set E2E_SEED to see another run of the same game. */
const SEED = Number(process.env.E2E_SEED ?? 20_260_801);

/** One step of the log, as a player makes it. */
type Move = (page: Page) => Promise<void>;

/** The whole game: each move is one step of the log. */
function game(): Move[] {
  const moves: Move[] = [];
  const [jun, aki, ren, mei, tao] = FIVE;
  for (let turn = 1; turn <= TURNS; turn++) {
    // Whoever holds the Favor goes first; it passes clockwise.
    const order = [...FIVE.slice(turn % 5), ...FIVE.slice(0, turn % 5)];
    const goblins = ["A", "B", "C"].map((letter) => `Practice Goblin ${letter}`);
    moves.push((page) => chooseOrder(page, order));
    if (turn === 1) moves.push((page) => addEnemies(page, "Practice Goblin", 3));
    if (turn === 4) moves.push((page) => addEnemies(page, "Practice Oni", 1));
    for (const champion of order) {
      switch (champion) {
        case jun:
          // One goblin falls every second turn, for its Glory.
          if (turn === 2 || turn === 4 || turn === 6) {
            const enemy = goblins[turn / 2 - 1];
            moves.push((page) => combat(page, { champion, enemy, dealt: 2, taken: 0, sizes: "Outnumbered" }));
          } else {
            const enemy = goblins[(turn - 1) / 2];
            moves.push((page) => combat(page, { champion, enemy, dealt: 1, taken: turn === 3 ? 1 : 0 }));
          }
          break;
        case aki:
          moves.push((page) => act(page, champion, "Concentration"));
          break;
        case ren:
          moves.push((page) => move(page, champion));
          if (turn > 1) moves.push((page) => step(page, champion, "Glory", 1));
          break;
        case mei:
          moves.push((page) => step(page, champion, turn % 2 ? "Honor" : "Ki", turn % 2 ? 1 : -1));
          if (turn === 3) moves.push((page) => step(page, champion, "Purity", -1));
          break;
        case tao:
          moves.push((page) => act(page, champion, "Simple Manipulation"));
          break;
      }
      moves.push(endActivation);
    }
    const by = turn < 5 ? goblins[2] : "Practice Oni";
    if (turn % 2 === 0) moves.push((page) => enemyCombat(page, { champion: tao, enemy: by, dealt: 0, taken: 1 }));
    moves.push(endEnemies);
    moves.push(turn < TURNS ? recover : (page) => endGame(page, true));
  }
  return moves;
}

/** Three different moves of the game, from a seed. */
function moments(moves: number): number[] {
  let state = SEED;
  const random = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  const chosen = new Set<number>();
  while (chosen.size < KILLS) chosen.add(Math.floor(random() * (moves - 1)));
  return [...chosen].sort((a, b) => a - b);
}

test.beforeAll(needProgram);

test("a whole game survives three kills and ends as the rules say natively", async ({ phone }) => {
  test.setTimeout(300_000);
  const moves = game();
  const kills = moments(moves.length);
  test.info().annotations.push({ type: "kills", description: `seed ${SEED}: after moves ${kills.join(", ")} of ${moves.length}` });

  let page = await phone.open();
  await newTable(page);
  for (let at = 0; at < moves.length; at++) {
    await test.step(`move ${at + 1}`, () => moves[at](page));
    if (at !== kills[0]) continue;
    kills.shift();
    await phone.kill();
    page = await phone.open();
    await backAtTable(page);
    const kept = await countSteps(page);
    expect([at, at + 1], `after the kill at move ${at + 1} at most the last step is lost`).toContain(kept);
    at = kept - 1;
  }
  expect(kills, "every kill took place").toEqual([]);

  const shown = await expectAsNative(page, FIVE);
  expect(shown.events, "one step for each move").toBe(moves.length);
  expect(shown.cursor).toBe(moves.length);
  expect(shown.ended).toBe("met");
});
