// How long a page's tasks held it up, from the browser's own record of them.

import type { CDPSession, Page } from "@playwright/test";

/**
 * A task: when it began, how long it took by the clock, and what the page's own thread did of it; milliseconds. The
 * browser does not always note both times.
 */
export type Task = { from: number; clock?: number; busy?: number };

/** Where the browser writes down each task of each thread. */
const TASKS: { recordMode: "recordUntilFull"; includedCategories: string[] } = { recordMode: "recordUntilFull", includedCategories: ["toplevel"] };

/** As the browser writes it down: microseconds of the clock that `now` reads. */
type Noted = { ph: string; pid: number; tid: number; name: string; ts: number; dur?: number; tdur?: number; args?: { name?: string } };

/** The clock by which tasks begin: milliseconds. */
export function now(): number {
  return Number(process.hrtime.bigint()) / 1e6;
}

/**
 * Every task of the pages while `something` is done. By the clock a task also takes the time in which its thread waits,
 * for one of the few processors or for the browser's other processes; busy is what the thread itself took, its slow
 * processor included.
 */
export async function tasksDuring(page: Page, something: () => Promise<void>): Promise<Task[]> {
  const browser = await page.context().browser()!.newBrowserCDPSession();
  await browser.send("Tracing.start", { transferMode: "ReturnAsStream", traceConfig: TASKS });
  await something();
  const done = new Promise<{ stream?: string; dataLossOccurred: boolean }>((resolve) => browser.once("Tracing.tracingComplete", resolve));
  await browser.send("Tracing.end");
  const { stream, dataLossOccurred } = await done;
  if (dataLossOccurred) throw new Error("the browser noted more than it can keep");
  const noted = await read(browser, stream!);
  await browser.detach();
  const thread = (event: Noted) => `${event.pid} ${event.tid}`;
  const pages = new Set(noted.filter((event) => event.name === "thread_name" && event.args?.name === "CrRendererMain").map(thread));
  const tasks = noted.filter((event) => event.ph === "X" && event.name.endsWith("RunTask") && pages.has(thread(event)));
  if (!tasks.some(({ dur }) => dur !== undefined)) throw new Error("the browser noted no task with its time by the clock");
  if (!tasks.some(({ tdur }) => tdur !== undefined)) throw new Error("the browser noted no task with its thread's time");
  return tasks.map(({ ts, dur, tdur }) => ({ from: ts / 1000, clock: milliseconds(dur), busy: milliseconds(tdur) }));
}

function milliseconds(microseconds: number | undefined): number | undefined {
  return microseconds === undefined ? undefined : microseconds / 1000;
}

async function read(browser: CDPSession, handle: string): Promise<Noted[]> {
  let text = "";
  for (let eof = false; !eof; ) {
    const part = await browser.send("IO.read", { handle });
    text += part.data;
    eof = part.eof;
  }
  await browser.send("IO.close", { handle });
  return JSON.parse(text).traceEvents;
}
