// Measured figures: recorded by a bench, printed together as one table at the end.

import type { FullResult, Reporter, TestCase, TestResult } from "@playwright/test/reporter";
import { test } from "@playwright/test";

/** One line of the table. A figure without a budget is there to be compared with the next run's. */
export type Figure = { name: string; value: number; unit: "B" | "ms" | "kB" | "×"; budget?: number; note?: string };

const KIND = "figure";

/** Records a figure for the table. */
export function record(figure: Figure): void {
  test.info().annotations.push({ type: KIND, description: JSON.stringify(figure) });
}

/** The value in the middle; of an even number, the upper of the two. */
export function median(values: number[]): number {
  return quantile(values, 0.5);
}

/** The smallest value that at least this share of all values does not exceed. */
export function quantile(values: number[], share: number): number {
  if (values.length === 0) throw new Error("no values were measured");
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))];
}

/** Prints the table, and fails the run when a figure is over its budget. */
export default class Table implements Reporter {
  private figures: Figure[] = [];
  private faults: string[] = [];

  onTestEnd(test: TestCase, result: TestResult): void {
    for (const { type, description } of result.annotations) {
      if (type === KIND && description) this.figures.push(JSON.parse(description));
    }
    if (result.status !== "passed") this.faults.push(`${test.title}: ${result.status}: ${result.error?.message ?? ""}`);
  }

  onEnd(): Promise<{ status?: FullResult["status"] }> {
    console.log(line("figure", "measured", "budget", "", ""));
    for (const figure of this.figures) console.log(row(figure));
    for (const fault of this.faults) console.log(`not measured: ${fault}`);
    const over = this.figures.some(isOver) || this.faults.length > 0;
    return Promise.resolve(over ? { status: "failed" } : {});
  }

  printsToStdio(): boolean {
    return true;
  }
}

function isOver({ value, budget }: Figure): boolean {
  return budget !== undefined && value > budget;
}

function row(figure: Figure): string {
  const { name, value, unit, budget, note } = figure;
  const verdict = budget === undefined ? "" : isOver(figure) ? "OVER" : "ok";
  return line(name, quantity(value, unit), budget === undefined ? "" : quantity(budget, unit), verdict, note ?? "");
}

function quantity(value: number, unit: Figure["unit"]): string {
  if (unit === "kB") return `${Math.round(value)} kB`;
  if (unit === "×") return `${value.toFixed(2)} ×`;
  return unit === "B" ? `${(value / 1000).toFixed(1)} kB` : `${Math.round(value)} ms`;
}

function line(name: string, value: string, budget: string, verdict: string, note: string): string {
  return `${name.padEnd(52)}${value.padStart(11)}${budget.padStart(11)}  ${verdict.padEnd(5)} ${note}`.trimEnd();
}
