import type { FailedByReason, Outcomes, Workload } from "../../../engine/index";
import { failureParts } from "../names/failureWords";
import { outcomeWords, withoutValue } from "../names/outcomeWords";

interface OutcomeRow {
  outcome: keyof Outcomes;
  name: string;
  value: string;
  unit: string;
  definition: string;
  /** What the value is the sum of: requests by the reason why they failed. Empty for other outcomes. */
  parts: readonly OutcomePart[];
}

interface OutcomePart {
  name: string;
  value: string;
  definition: string;
}

export function outcomeRows(outcomes: Outcomes, failures: FailedByReason, kind: Workload["kind"]): OutcomeRow[] {
  // Without nodes, a row of node-hours says nothing, and without retries a row of retries.
  const isEmpty = { nodeHours: outcomes.nodeHours === null, requestsRetried: outcomes.requestsRetried === 0 };
  const shown = outcomeWords(kind).filter(({ outcome }) => !(outcome in isEmpty && isEmpty[outcome as keyof typeof isEmpty]));
  return shown.map(({ outcome, name, write, unit, definition }) => {
    const value = outcomes[outcome];
    if (value === null) return { outcome, name, value: "–", unit, definition: withoutValue[outcome] ?? definition, parts: [] };
    const parts =
      outcome !== "requestsFailed" ? [] : failureParts(failures).map(({ requests, ...words }) => ({ ...words, value: write(requests) }));
    return { outcome, name, value: write(value), unit, definition, parts };
  });
}
