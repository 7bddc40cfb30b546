// The last line of a run, alone and always in the same form, for whoever counts: `12 passed, 0 failed`. Before it, each
// test that passed only at its second try. Where all passed at the first, the line also goes into the file of E2E_CLOSING.

import { writeFileSync } from "node:fs";
import type { FullConfig, FullResult, Reporter, Suite } from "@playwright/test/reporter";

export default class ClosingLine implements Reporter {
  private suite: Suite | null = null;
  private status: FullResult["status"] | null = null;

  onBegin(_config: FullConfig, suite: Suite): void {
    this.suite = suite;
  }

  onEnd(result: FullResult): void {
    this.status = result.status;
  }

  // The line comes after what other reporters have to say.
  async onExit(): Promise<void> {
    const tests = this.suite?.allTests() ?? [];
    const flaky = tests.filter((test) => test.outcome() === "flaky");
    const passed = tests.filter((test) => test.outcome() === "expected").length + flaky.length;
    const failed = tests.filter((test) => test.outcome() === "unexpected").length;
    const unrun = tests.length - passed - failed;
    for (const test of flaky) console.log(`passed only at the second try: ${test.titlePath().filter(Boolean).join(" › ")}`);
    const line = `${passed} passed, ${failed} failed${unrun > 0 ? `, ${unrun} not run` : ""}`;
    console.log(line);
    const { E2E_CLOSING } = process.env;
    const whole = this.status === "passed" && passed > 0 && failed + unrun + flaky.length === 0;
    if (E2E_CLOSING && whole) writeFileSync(E2E_CLOSING, `${line}\n`);
  }

  printsToStdio(): boolean {
    return false;
  }
}
