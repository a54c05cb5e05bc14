import {
  isOfVpa,
  podWaits,
  withCost,
  type Arose,
  type Episode,
  type FailedByReason,
  type Outcomes,
  type Price,
  type RunOutcomes,
  type PodWaits,
  type Workload,
} from "../../../engine/index";
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
  run: RunOutcomes,
  failures: FailedByReason,
  kind: Workload["kind"],
  price: Price | undefined,
  story: readonly Episode[] = [],
): OutcomeRow[] {
  const outcomes = withCost(run, price);
  // Without nodes, a row of node-hours says nothing, without a price one of the cost, and without retries one of retries.
  const isEmpty = { nodeHours: outcomes.nodeHours === null, cost: outcomes.cost === null, requestsRetried: outcomes.requestsRetried === 0 };
  const shown = outcomeWords(kind, price?.currency).filter(
    ({ outcome }) => !(outcome in isEmpty && isEmpty[outcome as keyof typeof isEmpty]) && !(isOfVpa(outcome) && outcomes[outcome] === null),
  );
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
  const { untilWanted, untilWritten, podWaits: waits } = parts;
  const sampled =
    lagSeconds === null
      ? t`The age of the samples, and the wait for the sync.`
      : t`The oldest sample that this sync counted was ${span(lagSeconds)} old.`;
  return [
    { name: t`Until a sync proposed more pods`, value: span(untilWanted), definition: sampled },
    { name: t`Until enough were written`, value: span(untilWritten), definition: t`Until spec.replicas was high enough.` },
    ...podWaits.flatMap((wait) => (waits[wait] === 0 ? [] : [{ ...podWaitWords[wait](), value: span(waits[wait]) }])),
  ];
}

/** What the pod that came last waited for. */
const podWaitWords: { readonly [Wait in keyof PodWaits]: () => Omit<OutcomePart, "value"> } = {
  created: () => ({ name: t`Until the last pod was created`, definition: t`By the controller of the workload.` }),
  scheduled: () => ({ name: t`Until it had a node`, definition: t`Scheduling, and the wait for room on a node.` }),
  pulled: () => ({ name: t`Until it had its image`, definition: t`The image pull.` }),
  running: () => ({ name: t`Until its containers ran`, definition: t`The start after the pull, with every restart.` }),
  answering: () => ({ name: t`Until its application answered`, definition: t`From running until it answers requests and probes.` }),
  probed: () => ({ name: t`Until its probes saw that`, definition: t`Initial delay, period and successes that the probes need.` }),
  listed: () => ({ name: t`Until requests reached it`, definition: t`Endpoints, kube-proxy and ingress.` }),
  serving: () => ({
    name: t`Until the ready pods served enough`,
    definition: t`Warm-up, and whatever else keeps ready pods below their full capacity.`,
  }),
};

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
