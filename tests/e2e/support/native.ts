// The headless program of this repository: what the rules say of a save, without a browser.

import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";

const PROGRAM = path.join(process.env.CARGO_TARGET_DIR ?? "target", "debug", "rokugan");

/** Builds the program where it is missing; `./dev test` has built it with the native tests. */
export function needProgram(): void {
  if (!existsSync(PROGRAM)) execFileSync("cargo", ["build", "--quiet", "--locked", "--bin", "rokugan"], { stdio: "inherit" });
}

/** What `rokugan show` and `rokugan replay` say of a Champion. */
export type NativeChampion = {
  card: { name: string; destiny: { value: number } };
  life: number;
  ap: number;
  honor: number;
  ki: number;
  purity: number;
  glory: number;
};

/** What they say of a table. */
export type NativeTable = {
  events: number;
  cursor: number;
  turn: number;
  group_honor: number;
  threshold: number;
  ended: string | null;
  champions: NativeChampion[];
};

export function show(file: string): NativeTable {
  return ask("show", file) as NativeTable;
}

export function replay(file: string): { identical: boolean; events: number; state: NativeTable } {
  return ask("replay", file) as ReturnType<typeof replay>;
}

/** What `rokugan odds` says before a roll. */
export type NativeOdds = {
  value: number;
  dealt: number[];
  taken: number[];
  eliminates: number;
  eliminated: number;
  ki_spent: number;
  honor: number;
};

export function odds(question: object): NativeOdds {
  const input = JSON.stringify(question);
  return JSON.parse(execFileSync(PROGRAM, ["odds"], { encoding: "utf8", input })) as NativeOdds;
}

/** What `rokugan board` says of a board file. */
export function summary(file: string): unknown {
  return ask("board", file);
}

function ask(verb: string, file: string): unknown {
  return JSON.parse(execFileSync(PROGRAM, [verb, file], { encoding: "utf8" }));
}

/** What `rokugan plan` says of an Enemy Phase, as far as the tests look at it. */
export type NativePlan = {
  moves: { id: string; path: string[]; ap_left: number; tokens: number; target: string | null; left_board?: boolean }[];
  combats: { attacker: string; defender: string; kind: string }[];
};

/** An Enemy Phase worked out from a document of the board and everybody on it. */
export function plan(document: object): NativePlan {
  const input = JSON.stringify(document);
  return JSON.parse(execFileSync(PROGRAM, ["plan"], { encoding: "utf8", input })) as NativePlan;
}
