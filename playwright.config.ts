// Browser tests run on the release build in dist/, in the system's Chromium, on the screen of a phone.
//
// Projects: mobile (what `./dev test` runs), screenshots and bench (their own commands of ./dev).

import { defineConfig, devices } from "@playwright/test";
import { CHROMIUM, FLAGS } from "./tests/e2e/support/chromium";

// Two checkouts may be tested at once: each run takes a port of its own, and its workers inherit it.
process.env.E2E_PORT ??= String(20000 + (process.pid % 20000));
const address = `http://localhost:${process.env.E2E_PORT}/`;

export default defineConfig({
  testDir: "tests/e2e",
  outputDir: "test-results",
  // A test that passes only at the second try is a fault to be found, not to be hidden.
  retries: 0,
  forbidOnly: !!process.env.CI,
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  reporter: [["list"], ["./tests/e2e/support/closing_line.ts"]],
  use: {
    ...devices["Pixel 7"],
    baseURL: address,
    screenshot: "only-on-failure",
    trace: "retain-on-failure",
    launchOptions: { executablePath: CHROMIUM, args: FLAGS },
  },
  webServer: {
    command: `node tools/serve.mjs --dir dist --port ${process.env.E2E_PORT}`,
    url: address,
    reuseExistingServer: false,
  },
  projects: [
    { name: "mobile", testMatch: "*.spec.ts" },
    { name: "screenshots", testMatch: "*.shots.ts" },
    // One measurement at a time, on a machine that does nothing else.
    // Nothing is recorded meanwhile either: the recorder films the page and copies it at each step.
    { name: "bench", testMatch: "*.bench.ts", fullyParallel: false, workers: 1, use: { trace: "off", screenshot: "off" } },
  ],
});
