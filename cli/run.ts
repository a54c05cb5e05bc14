import { decidedBy } from "../app/words/report/decided";
import { kedaDone } from "../app/words/report/kedaDone";
import { runReport } from "../app/words/report/report";
import { runJson, secondsTable, storyOf, tableCsv } from "../engine/index";
import type { Ran } from "./runFile";

export const formats = ["report", "csv", "json"] as const;
export type Format = (typeof formats)[number];

/** A run as the text of a file. */
export function run({ scenario, trace }: Extract<Ran, { ok: true }>, format: Format): string {
  switch (format) {
    case "csv":
      return tableCsv(secondsTable(trace));
    case "json":
      return `${runJson(scenario, trace)}\n`;
    case "report": {
      const rescales = trace.reconciles.filter(({ scaledTo }) => scaledTo !== null).map((reconcile) => decidedBy(reconcile));
      return runReport(
        { scenario, hpa: trace.hpa, steps: trace.steps, outcomes: trace.outcomes, failures: trace.failures, vpa: trace.vpa, link: null },
        rescales,
        storyOf(scenario, trace),
        trace.keda && kedaDone(trace.keda),
      );
    }
  }
}
