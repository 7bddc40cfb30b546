// A whole game of five Champions and six turns, move by move: what the tests play that end the browser meanwhile.

import type { Page } from "@playwright/test";
import {
  FIVE,
  act,
  addEnemies,
  chooseOrder,
  combat,
  endActivation,
  endEnemies,
  endGame,
  enemyCombat,
  move,
  recover,
  step,
} from "./play";

const TURNS = 6;

/** One step of the log, as a player makes it. */
export type Move = (page: Page) => Promise<void>;

/** The whole game: each move is one step of the log. */
export function game(): Move[] {
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

/** Numbers from 0 up to but without 1, the same for the same seed. */
export function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** So many different moves of a game, in their order. The last is not among them: nothing comes after it. */
export function moments(count: number, moves: number, random: () => number): number[] {
  const chosen = new Set<number>();
  while (chosen.size < count) chosen.add(Math.floor(random() * (moves - 1)));
  return [...chosen].sort((a, b) => a - b);
}
