// How long a page's tasks held it up, from the browser's own record of them.

import type { CDPSession, Page } from "@playwright/test";

/** Milliseconds of the longest task: by the clock, and what the page's own thread did of it. */
export type Longest = { clock: number; busy: number };

/** Where the browser writes down each task of each thread. */
const TASKS: { recordMode: "recordUntilFull"; includedCategories: string[] } = { recordMode: "recordUntilFull", includedCategories: ["toplevel"] };

type Noted = { ph: string; pid: number; tid: number; name: string; dur?: number; tdur?: number; args?: { name?: string } };

/**
 * Notes every task of the pages. By the clock a task also takes what this machine gave to other programs meanwhile, the
 * browser's other processes among them; busy is what the page's thread itself took, its slow processor included.
 */
export class Tasks {
  private constructor(private readonly browser: CDPSession) {}

  static async of(page: Page): Promise<Tasks> {
    return new Tasks(await page.context().browser()!.newBrowserCDPSession());
  }

  /** The longest task while `something` is done. */
  async during(something: () => Promise<void>): Promise<Longest> {
    await this.browser.send("Tracing.start", { transferMode: "ReturnAsStream", traceConfig: TASKS });
    await something();
    const done = new Promise<{ stream?: string }>((resolve) => this.browser.once("Tracing.tracingComplete", resolve));
    await this.browser.send("Tracing.end");
    const noted = await this.read((await done).stream!);
    const thread = (event: Noted) => `${event.pid} ${event.tid}`;
    const pages = new Set(noted.filter((event) => event.name === "thread_name" && event.args?.name === "CrRendererMain").map(thread));
    const tasks = noted.filter((event) => event.ph === "X" && event.name.endsWith("RunTask") && pages.has(thread(event)));
    if (tasks.length === 0) throw new Error("the browser noted no task");
    const most = (of: (event: Noted) => number | undefined) => Math.max(...tasks.map((event) => (of(event) ?? 0) / 1000));
    return { clock: most((event) => event.dur), busy: most((event) => event.tdur) };
  }

  private async read(handle: string): Promise<Noted[]> {
    let text = "";
    for (let eof = false; !eof; ) {
      const part = await this.browser.send("IO.read", { handle });
      text += part.data;
      eof = part.eof;
    }
    await this.browser.send("IO.close", { handle });
    return JSON.parse(text).traceEvents;
  }
}
