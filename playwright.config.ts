// Browser tests run on a build of the app, in the system's Chromium, on the screen of a phone.
//
// Projects: mobile (what `./dev test` runs), screenshots and bench (their own commands of ./dev).

import { defineConfig, devices } from "@playwright/test";
import { CHROMIUM, COMPILED_ONCE, FLAGS } from "./tests/e2e/support/chromium";
import { DIST } from "./tests/e2e/support/dist";
import type { Options } from "./tests/e2e/support/test";

// Two checkouts may be tested at once: each run takes a port of its own, and its workers inherit it.
process.env.E2E_PORT ??= String(20000 + (process.pid % 20000));
const address = `http://localhost:${process.env.E2E_PORT}/`;

/** A measurement films and copies nothing, and the worker that players have is part of it. */
const QUIET = { trace: "off", screenshot: "off", worker: "shipped" } as const;

export default defineConfig<Options>({
  testDir: "tests/e2e",
  outputDir: "test-results",
  // A second try is recorded step by step, which slows a run down too much to be done always. A test that passes only
  // then is named at the end of the run: a fault to be found.
  retries: 1,
  forbidOnly: !!process.env.CI,
  fullyParallel: true,
  // Two processors are kept busy by three, because a test also waits: for a timer, for the disk.
  workers: 3,
  // Whether something is right does not depend on how fast it comes; these are for what never comes.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [["list"], ["./tests/e2e/support/closing_line.ts"]],
  use: {
    ...devices["Pixel 7"],
    baseURL: address,
    screenshot: "only-on-failure",
    trace: "on-first-retry",
    launchOptions: { executablePath: CHROMIUM, args: FLAGS },
  },
  webServer: {
    command: `node tools/serve.mjs --dir ${DIST} --port ${process.env.E2E_PORT}`,
    url: address,
    reuseExistingServer: false,
  },
  projects: [
    {
      name: "mobile",
      testMatch: "*.spec.ts",
      use: { launchOptions: { executablePath: CHROMIUM, args: [...FLAGS, COMPILED_ONCE] } },
    },
    { name: "screenshots", testMatch: "*.shots.ts", use: { worker: "shipped" } },
    // One measurement at a time, on a machine that does nothing else.
    { name: "bench", testMatch: "*.bench.ts", fullyParallel: false, workers: 1, retries: 0, use: QUIET },
  ],
});
