// The system's browser, and a browser that can be killed.

import { chromium, devices, test, type BrowserContext, type Page } from "@playwright/test";
import { readFileSync, readdirSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";

/** Chromium without its windows, menus and tabs, of which a page without a screen has no use: starts in half the time. */
export const CHROMIUM = "/usr/bin/chromium-headless-shell";

/** Works as root and without a screen, and asks nothing of the network on its own. */
export const FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** WebAssembly is compiled once and quickly: a page of a test is gone before the second, slower way would have paid. */
export const COMPILED_ONCE = "--js-flags=--liftoff-only";

/** How often a browser is started that crashes before it has a window: out of hundreds of starts one or two do. */
const STARTS = 3;
/** What the runner says of such a one. Whatever else keeps a browser from starting is a fault of the test. */
const CRASHED = "Target page, context or browser has been closed";

/**
 * A browser with a profile of its own on disk, as a phone has one: it can be killed without warning and opened again.
 *
 * ```ts
 * const phone = await Phone.unpack(baseURL, prepare, watch);
 * const page = await phone.open();
 * await phone.kill();            // every process at once, as an operating system does it
 * const again = await phone.open();
 * await phone.throwAway();
 * ```
 */
export class Phone {
  private context: BrowserContext | null = null;

  private constructor(
    private readonly profile: string,
    private readonly address: string,
    private readonly onStart: (context: BrowserContext) => Promise<void>,
    private readonly onPage: (page: Page) => void,
  ) {}

  /**
   * A phone with an empty profile; `onStart` prepares each browser before it opens a page, and `onPage` sees each page as it
   * is opened, for example to watch its console.
   */
  static async unpack(address: string, onStart: (context: BrowserContext) => Promise<void>, onPage: (page: Page) => void): Promise<Phone> {
    return new Phone(await mkdtemp(path.join(tmpdir(), "rokugan-phone-")), address, onStart, onPage);
  }

  /** Starts the browser and opens the app; `at` is what follows the address, for example a route. */
  async open(at = ""): Promise<Page> {
    this.context = await this.start();
    await this.onStart(this.context);
    const page = this.context.pages()[0] ?? (await this.context.newPage());
    this.onPage(page);
    await page.goto(`${this.address}${at}`);
    return page;
  }

  /** Starts the browser. One that crashes before it has a window is started again, as its owner would do. */
  private async start(): Promise<BrowserContext> {
    for (let left = STARTS - 1; ; left--) {
      try {
        return await chromium.launchPersistentContext(this.profile, {
          ...devices["Pixel 7"],
          executablePath: CHROMIUM,
          args: [...FLAGS, COMPILED_ONCE],
          baseURL: this.address,
        });
      } catch (fault) {
        if (left === 0 || !String(fault).includes(CRASHED)) throw fault;
        test.info().annotations.push({ type: "crash", description: "the browser crashed while it started, and was started again" });
        console.warn("The browser crashed while it started, and is started again.");
      }
    }
  }

  /** Kills every process of the browser at this moment. Nothing gets the chance to write anything any more. */
  async kill(): Promise<void> {
    const killed = processesOf(this.profile);
    for (const pid of killed) {
      try {
        process.kill(pid, "SIGKILL");
      } catch {
        // It has ended with its parent, in the moment between listing and killing.
      }
    }
    await this.context?.close().catch(() => {});
    this.context = null;
    // A process that is killed holds its files, with their locks, until it has ended.
    while (killed.some(isRunning)) await new Promise((next) => setTimeout(next, 10));
  }

  /** Closes the browser as a person does. */
  async close(): Promise<void> {
    await this.context?.close();
    this.context = null;
  }

  /** Ends the browser and deletes the profile. */
  async throwAway(): Promise<void> {
    await this.kill();
    await rm(this.profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  }
}

/** Whether a process has not ended yet; one that only waits to be buried by its parent has. */
function isRunning(pid: number): boolean {
  try {
    return !/\) [ZX] /.test(readFileSync(`/proc/${pid}/stat`, "utf8"));
  } catch {
    return false;
  }
}

/** The processes that carry this profile in their command line: the browser and all its helpers. */
function processesOf(profile: string): number[] {
  const numbers = readdirSync("/proc").filter((name) => /^\d+$/.test(name)).map(Number);
  return numbers.filter((pid) => {
    if (pid === process.pid) return false;
    try {
      return readFileSync(`/proc/${pid}/cmdline`, "utf8").includes(`--user-data-dir=${profile}`);
    } catch {
      return false; // It has ended since it was listed.
    }
  });
}
