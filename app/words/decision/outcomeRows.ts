import type { Arose, Episode, FailedByReason, Outcomes, Workload } from "../../../engine/index";
import { failureParts } from "../names/failureWords";
import { isShare, outcomeWords, withoutValue } from "../names/outcomeWords";
import { percents } from "../numbers";
import { t } from "../text";
import { clock, span } from "../times";

interface OutcomeRow {
  outcome: keyof Outcomes;
  name: string;
  value: string;
  /** Empty for a share, whose value has the sign of percents. */
  unit: string;
  definition: string;
  /** What the value is the sum of: requests by the reason why they failed, waits until there was capacity. Empty for other outcomes. */
  parts: readonly OutcomePart[];
}

interface OutcomePart {
  name: string;
  value: string;
  definition: string;
}

/** `story`: what the run is known to have told; absent: nothing yet. */
export function outcomeRows(
  outcomes: Outcomes,
  failures: FailedByReason,
  kind: Workload["kind"],
  story: readonly Episode[] = [],
): OutcomeRow[] {
  // Without nodes, a row of node-hours says nothing, and without retries a row of retries.
  const isEmpty = { nodeHours: outcomes.nodeHours === null, requestsRetried: outcomes.requestsRetried === 0 };
  const shown = outcomeWords(kind).filter(({ outcome }) => !(outcome in isEmpty && isEmpty[outcome as keyof typeof isEmpty]));
  return shown.map(({ outcome, name, write, unit, definition }) => {
    const value = outcomes[outcome];
    if (value === null) return { outcome, name, value: "–", unit, definition: withoutValue[outcome] ?? definition, parts: [] };
    const parts =
      outcome === "requestsFailed"
        ? failureParts(failures).map(({ requests, ...words }) => ({ ...words, value: write(requests) }))
        : outcome === "secondsToCapacity"
          ? waitsOf(story)
          : [];
    return {
      outcome,
      name,
      value: isShare(outcome) ? percents(write(value)) : write(value),
      unit: isShare(outcome) ? "" : unit,
      definition,
      parts,
    };
  });
}

/** The waits that the time to capacity is the sum of, where the records give them. */
function waitsOf(story: readonly Episode[]): OutcomePart[] {
  const reacted = story.find((episode) => episode.kind === "reacted");
  if (!reacted?.parts) return [];
  const { lagSeconds, parts } = reacted;
  const { untilWanted, untilWritten, untilReady } = parts;
  const sampled =
    lagSeconds === null
      ? t`The age of the samples, and the wait for the sync.`
      : t`The oldest sample that this sync counted was ${span(lagSeconds)} old.`;
  return [
    { name: t`Until a sync proposed more pods`, value: span(untilWanted), definition: sampled },
    { name: t`Until enough were written`, value: span(untilWritten), definition: t`Until spec.replicas was high enough.` },
    { name: t`Until they were ready`, value: span(untilReady), definition: t`Scheduling, start and readiness.` },
  ];
}

/** Where a press on an outcome leads. */
export function aroseText({ how, second }: Arose): string {
  const at = clock(second);
  switch (how) {
    case "most":
      return t`Most at ${at}. Show this moment`;
    case "longest":
      return t`The longest stretch began at ${at}. Show this moment`;
    case "first":
      return t`The first was at ${at}. Show this moment`;
    case "began":
      return t`Counted from ${at}. Show this moment`;
  }
}
