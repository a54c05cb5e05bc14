/**
 * Where two runs part, in words made of both decision records: what was asked for, and for each run where the count went and
 * what held it there.
 */
import type { Comparison, Decision, DecisionV1, HeldByReason, Parting, PartingSide, Reconcile, ReconcileV1 } from "../../engine/index";
import { metricWord, policyText, windowAdjective } from "../ui/apiWords";
import { plural } from "../ui/text";
import { clock, quantity, span } from "../ui/words";

/** `lead` stands out; `at` is the second that they speak of. */
export interface PartingWords {
  lead: string;
  text: string;
  at: number | null;
}

export function partingWords({ parting, inputs, lastSecond }: Pick<Comparison, "parting" | "inputs" | "lastSecond">): PartingWords {
  if (!parting) {
    return inputs.length === 0
      ? {
          lead: "No difference yet.",
          text: "Change anything: the manifest, the load, the workload. This run stays drawn beside the new one.",
          at: null,
        }
      : { lead: "They never part.", text: `Every count and every decision is the same, up to ${clock(lastSecond)}.`, at: null };
  }
  const { kind, at } = parting;
  if (kind === "count") return { lead: at === 0 ? "They part at the start." : `They part at ${clock(at)}.`, text: both(parting), at };
  return { lead: "The count never differs.", text: `The decisions first do at ${clock(at)}. ${both(parting)}`, at };
}

type Sides = Pick<Parting, "at" | "baseline" | "now">;

function both({ at, baseline, now }: Sides): string {
  if (at === 0 && baseline.found !== now.found) {
    return `The baseline begins with ${plural(baseline.found, "replica")}, now there ${now.found === 1 ? "is" : "are"} ${quantity(now.found)}.`;
  }
  const asked = askedText(at, baseline, now);
  return [...(asked ? [asked] : []), sideText("Now", at, now, baseline), sideText("The baseline", at, baseline, now)].join(" ");
}

interface Asked {
  metric: string;
  count: number;
}

/** null where one of them did not reconcile at this second, or had no number. */
function askedText(at: number, baseline: PartingSide, now: PartingSide): string | null {
  const [before, after] = [askedBy(at, baseline), askedBy(at, now)];
  if (!before || !after) return null;
  const [from, to] = [quantity(before.count), quantity(after.count)];
  if (before.metric !== after.metric) return `Now the ${after.metric} asks for ${to}, in the baseline the ${before.metric} for ${from}.`;
  if (before.count === after.count) return `The ${after.metric} asks for ${to} in both.`;
  return `The ${after.metric} asks for ${to} now and for ${from} in the baseline.`;
}

function askedBy(at: number, { reconcile, firstReconcile }: PartingSide): Asked | null {
  if (reconcile?.at === at && reconcile.decision.kind === "computed") {
    const { metrics, winner, proposal } = reconcile.decision;
    const spec = metrics[winner]?.spec;
    return spec ? { metric: metricWord(spec), count: proposal } : null;
  }
  if (firstReconcile?.at === at && firstReconcile.decision.kind === "computed" && firstReconcile.decision.calculation) {
    return { metric: "CPU", count: firstReconcile.decision.proposal };
  }
  return null;
}

function sideText(who: "Now" | "The baseline", at: number, side: PartingSide, other: PartingSide): string {
  const subject = who === "Now" ? "Now the count" : "The baseline’s";
  const { before, found, replicas, until } = side;
  if (before !== null && found !== before) {
    const set = `${subject} was set from ${quantity(before)} to ${quantity(found)}, not by the autoscaler`;
    return replicas === found ? `${set}.` : `${set}, which then went to ${quantity(replicas)}.`;
  }
  const reason = reasonText(at, side, other);
  const because = reason === null ? "" : `: ${reason}`;
  if (replicas !== found) return `${subject} went to ${quantity(replicas)}${because}.`;
  const lasting = until === null ? "" : ` for ${span(until - at)} more`;
  return `${subject} stayed at ${quantity(replicas)}${lasting}${because}.`;
}

/** What held the count, or why it was free to go where the other's was held; null where it simply went as asked. */
function reasonText(at: number, { reconcile, firstReconcile }: PartingSide, other: PartingSide): string | null {
  const record = reconcile ?? firstReconcile;
  if (record && record.at !== at) return `its last reconcile was at ${clock(record.at)}`;
  if (firstReconcile) return firstReason(firstReconcile);
  if (!reconcile) return null;
  const { by } = reconcile.heldBy;
  if (by === "none") return other.reconcile?.heldBy.by === "window" ? freeText(reconcile, other.reconcile) : null;
  return heldText(by, reconcile);
}

function heldText(by: Exclude<HeldByReason, "none">, reconcile: Reconcile): string {
  const { decision, minReplicas, maxReplicas } = reconcile;
  switch (by) {
    case "window":
      return windowText(decision);
    case "policy":
      return policyReason(reconcile, decision);
    case "maxReplicas":
      return `maxReplicas is ${quantity(maxReplicas)}`;
    case "minReplicas":
      return `minReplicas is ${quantity(minReplicas)}`;
    case "tolerance":
      return "the ratio is inside tolerance";
    case "pods":
      return "missing or unready pods changed what is asked for";
    case "disabled":
      return "the target is at zero, and this autoscaler does not wake it";
    case "error":
      return errorText(decision);
  }
}

function windowText(decision: Decision): string {
  if (decision.kind !== "computed") return "its window holds it";
  const { heldBy, up, down } = decision.stabilization;
  const upwards = heldBy === "up" && up !== null;
  const { windowSeconds, recommendation } = upwards && up ? up : down;
  return `its ${windowAdjective(windowSeconds)} ${upwards ? "scale-up window" : "window"} still held ${quantity(recommendation)}`;
}

/** The window that let through what the other's held. */
function freeText({ decision }: Reconcile, { decision: held }: Reconcile): string | null {
  if (decision.kind !== "computed" || held.kind !== "computed") return null;
  const upwards = held.stabilization.heldBy === "up";
  const window = upwards ? decision.stabilization.up : decision.stabilization.down;
  if (!window || window.windowSeconds === 0) return `it has no ${upwards ? "scale-up" : "scale-down"} window`;
  return `its ${windowAdjective(window.windowSeconds)} window remembers nothing ${upwards ? "lower" : "higher"}`;
}

function policyReason({ specReplicas }: Reconcile, decision: Decision): string {
  if (decision.kind !== "computed") return "a policy holds it";
  const { limit } = decision;
  if (limit.limitedBy === "scaleUpLimit") return `without behavior one step goes to ${quantity(limit.result)} at most`;
  const upwards = specReplicas !== null && limit.desired > specReplicas;
  const rules = upwards ? limit.up : limit.down;
  if (rules?.selectPolicy === "Disabled") return `${upwards ? "scaleUp" : "scaleDown"} has selectPolicy Disabled`;
  const policy = rules?.policies[rules.deciding];
  return policy ? `its policy allows ${policyText(policy)}` : `its policies allow ${quantity(limit.result)}`;
}

function errorText({ kind }: Decision | DecisionV1): string {
  if (kind === "scaleUnavailable") return "the scale could not be read";
  return kind === "noMetrics" || kind === "noMetric" ? "a metric could not be read" : "the scale could not be written";
}

function firstReason({ decision, heldBy: { by }, minReplicas, maxReplicas }: ReconcileV1): string | null {
  switch (by) {
    case "window":
      return "so soon after the last rescale no change is allowed";
    case "tolerance":
      return "the ratio is inside tolerance";
    case "maxReplicas":
      return `maxReplicas is ${quantity(maxReplicas)}`;
    case "minReplicas":
      return `minReplicas is ${quantity(minReplicas ?? 1)}`;
    case "error":
      return errorText(decision);
    default:
      return null;
  }
}
