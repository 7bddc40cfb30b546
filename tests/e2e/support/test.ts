// The `test` every spec imports: one that fails when the app complains in the console.

import { test as base, expect, type BrowserContext, type Page } from "@playwright/test";
import { axe, OF_COLOURS } from "./axe";
import { Phone } from "./chromium";
import { withoutRest } from "./rest";

/** How long a slow machine may take to show what is to be tapped. */
export const PATIENCE = 30_000;

/** What a spec says of the browser it is run in. */
export type Options = {
  /** Whether keys rest that come under a finger, and the ink after a press; a spec that is about that says `shipped`. */
  rest: "none" | "shipped";
  /**
   * Whether the browser keeps the app for when there is no network. Where it does, each test fetches and checks a whole game
   * anew, which costs more than many a test; a spec that is about that says `shipped`. Without it the app runs as in a
   * private window, which has no worker.
   */
  worker: "none" | "shipped";
};

type Fixtures = Options & {
  /** Complaints so far; a spec that provokes one on purpose takes it out of the list and says why. */
  complaints: string[];
  /** A browser with its own profile that can be killed and opened again. */
  phone: Phone;
};

export const test = base.extend<Fixtures>({
  rest: ["none", { option: true }],
  worker: ["none", { option: true }],
  context: async ({ context, rest, worker }, use) => {
    if (rest === "none") await withoutRest(context);
    if (worker === "none") await withoutWorker(context);
    await use(context);
  },
  complaints: async ({}, use) => {
    const complaints: string[] = [];
    await use(complaints);
    expect(complaints, "the console stays silent").toEqual([]);
  },
  page: async ({ page, complaints }, use) => {
    watch(page, complaints);
    // A second tab is watched like the first.
    page.context().on("page", (other) => watch(other, complaints));
    await use(page);
  },
  phone: async ({ baseURL, complaints }, use) => {
    const phone = await Phone.unpack(baseURL!, withoutRest, (page) => watch(page, complaints));
    await use(phone);
    await phone.throwAway();
  },
});

/** In the pages of this browser there is no worker, as in a private window. */
async function withoutWorker(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, "serviceWorker");
  });
}

/** What the browser notes where a busy machine came to a preloaded file late; whether it is used is not a question of time. */
const LATE = /was preloaded using link preload but not used within a few seconds/;

/** Collects console errors, warnings, uncaught errors and requests that failed or went to another origin. */
function watch(page: Page, complaints: string[]): void {
  // What cannot be tapped by then is not there; the test should say so instead of waiting for its own end.
  page.setDefaultTimeout(PATIENCE);
  page.on("console", (message) => {
    if (LATE.test(message.text())) return;
    if (["error", "warning", "assert"].includes(message.type())) complaints.push(`${message.type()}: ${message.text()}`);
  });
  page.on("pageerror", (error) => complaints.push(`uncaught: ${error.message}`));
  page.on("request", (request) => {
    const url = new URL(request.url());
    const ours = url.hostname === "localhost" || ["data:", "blob:"].includes(url.protocol);
    if (!ours) complaints.push(`request to another origin: ${request.url()}`);
  });
}

/** Fails with every accessibility rule that the page breaks, and where. */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await axe(page), "axe finds nothing").toEqual([]);
}

/** The same of the rules about colours alone: for a page that was looked at in its other theme, and is the same but for those. */
export async function expectColours(page: Page): Promise<void> {
  expect(await axe(page, OF_COLOURS), "axe finds nothing in these colours").toEqual([]);
}

export { expect };
