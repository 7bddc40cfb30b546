// The last line of a run, alone and always in the same form, for whoever counts: `12 passed, 0 failed`. Before it, where
// the time went: the sum of all tests and the slowest of them; and each test that passed only at its second try.

import type { FullConfig, Reporter, Suite, TestCase } from "@playwright/test/reporter";

/** How many of the slowest tests are named. */
const SLOWEST = 10;

export default class ClosingLine implements Reporter {
  private suite: Suite | null = null;

  onBegin(_config: FullConfig, suite: Suite): void {
    this.suite = suite;
  }

  // The line comes after what other reporters have to say.
  async onExit(): Promise<void> {
    const tests = this.suite?.allTests() ?? [];
    const flaky = tests.filter((test) => test.outcome() === "flaky");
    const passed = tests.filter((test) => test.outcome() === "expected").length + flaky.length;
    const failed = tests.filter((test) => test.outcome() === "unexpected").length;
    const unrun = tests.length - passed - failed;
    if (tests.length > SLOWEST) printSlowest(tests);
    for (const test of flaky) console.log(`passed only at the second try: ${titleOf(test)}`);
    console.log(`${passed} passed, ${failed} failed${unrun > 0 ? `, ${unrun} not run` : ""}`);
  }

  printsToStdio(): boolean {
    return false;
  }
}

/** The tests that took longest, and what all took together; several run at once, so the run is shorter than the sum. */
function printSlowest(tests: TestCase[]): void {
  const timed = tests.map((test) => ({ test, time: secondsOf(test) })).sort((a, b) => b.time - a.time);
  const sum = timed.reduce((sum, { time }) => sum + time, 0);
  console.log(`all tests together took ${sum.toFixed(0)} s; the slowest:`);
  for (const { test, time } of timed.slice(0, SLOWEST)) console.log(`${time.toFixed(1).padStart(8)} s  ${titleOf(test)}`);
}

/** Seconds of all tries of a test. */
function secondsOf(test: TestCase): number {
  return test.results.reduce((sum, { duration }) => sum + duration, 0) / 1000;
}

function titleOf(test: TestCase): string {
  return test.titlePath().filter(Boolean).join(" › ");
}
