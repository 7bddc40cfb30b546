// The last line of a run, alone and always in the same form, for whoever counts: `12 passed, 0 failed`. Before it, each
// test that passed only at its second try.

import type { FullConfig, Reporter, Suite } from "@playwright/test/reporter";

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
    for (const test of flaky) console.log(`passed only at the second try: ${test.titlePath().filter(Boolean).join(" › ")}`);
    console.log(`${passed} passed, ${failed} failed${unrun > 0 ? `, ${unrun} not run` : ""}`);
  }

  printsToStdio(): boolean {
    return false;
  }
}
