/** Why the updater of the VerticalPodAutoscaler did not touch a pod, with the numbers that it decides with. */
import type { PodFate } from "../../run/vpaAt";
import type { RunVpa } from "../../run/run";
import { plural, t } from "../text";
import { clock, decimal, percents, runLength, span } from "../times";
import { amountsText } from "./vpaAmounts";

type Rules = RunVpa["rules"];
type Judged = PodFate & { kind: "judged" };
type Code = Judged["codes"][number];
type Action = RunVpa["actions"][number];

export function podFateWords(fate: PodFate, rules: Rules): string {
  switch (fate.kind) {
    case "acted":
      return actionWords(fate.action);
    case "judged":
      return judgedWords(fate, rules);
    case "tooFewReplicas":
      return tooFew(rules);
    case "noBudget":
      return noBudget(rules);
    case "unseen":
      return t`created after the last pass`;
  }
}

/** "resized in place at 12:34: 50m CPU → 410m CPU". */
function actionWords({ at, kind, ok, from, to }: Action): string {
  const done =
    kind === "evict"
      ? t`evicted at ${clock(at)}`
      : ok
        ? t`resized in place at ${clock(at)}`
        : t`the API server refused its resize at ${clock(at)}`;
  const changed = changeWords(from, to);
  return changed === "" ? done : `${done}: ${changed}`;
}

/** By container: "50m CPU, 64Mi memory → 410m CPU, 250Mi memory". */
export function changeWords(from: Action["from"], to: Action["to"]): string {
  const changes = Object.entries(to).flatMap(([container, { requests }]) => {
    const [before, after] = [amountsText(from[container]?.requests ?? {}), amountsText(requests)];
    return before === after ? [] : [{ container, change: `${before === "" ? "–" : before} → ${after}` }];
  });
  const many = Object.keys(to).length > 1;
  return changes.map(({ container, change }) => (many ? t`${container} ${change}` : change)).join("; ");
}

function judgedWords(judged: Judged, rules: Rules): string {
  const { codes } = judged;
  const last = codes.at(-1)!;
  const isQuickKill = last !== "quickOOM" && codes.includes("quickOOM");
  return [...(isQuickKill ? [codeWords.quickOOM(judged, rules)] : []), codeWords[last](judged, rules)].join("; ");
}

const tooFew = ({ minReplicas }: Rules) => t`its controller has fewer than ${plural(minReplicas, "pod")} (minReplicas)`;
const noBudget = ({ evictionTolerance }: Rules) =>
  t`at most ${percents(evictionTolerance * 100)} of its controller’s pods may be missing at a time (eviction tolerance)`;
const refusedResize = () => t`the API server refused its resize`;
const noRoom = () => t`its node has no room for the resize`;
const percentsOf = (part: number) => percents(decimal(part * 100));

/** In upstream’s order. */
const codeWords: Readonly<Record<Code, (judged: Judged, rules: Rules) => string>> = {
  accepted: (_, rules) => t`it waits for its update: ${noBudget(rules)}`,
  noStartTime: () => t`within the bounds and not started yet`,
  shortLivedInRange: ({ ageSeconds }, { podLifetimeSeconds }) =>
    t`within the bounds and younger than ${runLength(podLifetimeSeconds)} (the youngest is ${runLength(Math.max(0, ageSeconds))} old)`,
  diffTooLow: ({ resourceDiff }, { podUpdateThreshold }) =>
    t`within the bounds and ${percentsOf(resourceDiff ?? 0)} from the target, less than ${percentsOf(podUpdateThreshold)}`,
  quickOOM: (_, { evictAfterOomSeconds }) =>
    t`killed for memory within ${span(evictAfterOomSeconds)} after its start, so its age does not count`,
  quickOOMNoChange: () => t`its requests are the target already`,
  evictionRequirements: () => t`no container meets the VPA’s evictionRequirements`,
  infeasibleNotLower: () => t`its node had no room for the last resize, and no target is lower now`,
  groupBelowMinReplicas: (_, rules) => tooFew(rules),
  inPlaceNoGroup: (_, rules) => tooFew(rules),
  inPlacePending: () => t`it is Pending, and the updater resizes only running pods`,
  inPlaceNoRecommendation: () => t`there is no recommendation yet`,
  infeasibleCached: () => t`its node had no room for the last resize, and no target is lower now`,
  resizeInfeasible: noRoom,
  resizeDeferred: () => t`its resize waits for room on the node`,
  resizeInProgress: () => t`its resize is in progress`,
  resizeError: () => t`its resize failed`,
  resizeUnknown: () => t`the state of its resize is not known`,
  resizeFailedOrStalledEvict: () => t`its resize failed or takes too long, so it is to be evicted`,
  resizeOngoingDefer: () => t`its resize is not done yet, and not old enough for an eviction`,
  approvedNonDisruptive: () => t`a resize is allowed`,
  approvedBudget: () => t`a resize is allowed`,
  budgetDefer: (_, rules) => noBudget(rules),
  deferredTimeout: () => t`its resize waited longer than ${span(300)} for room, so it is to be evicted`,
  inProgressTimeout: () => t`its resize took longer than ${span(3600)}, so it is to be evicted`,
  infeasibleEvict: () => t`its node has no room for the resize, so it is to be evicted`,
  errorEvict: () => t`its resize failed or takes too long, so it is to be evicted`,
  unknownEvict: () => t`its resize failed or takes too long, so it is to be evicted`,
  resizingNoBudget: (_, rules) => noBudget(rules),
  resizeCallFailed: refusedResize,
  resizeCallFailedEvict: () => t`the API server refused its resize, so it is to be evicted`,
  infeasibleRecorded: noRoom,
  evictionCallFailed: () => t`the API server refused its eviction`,
  unboost: () => t`its startup boost is over`,
};
