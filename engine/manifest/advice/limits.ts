import { milliQuantity } from "../../lib/quantity";
import { say } from "../../lib/sentence";
import type { ManifestContainer } from "../workload";
import { runningContainers } from "../workloadFindings";
import { type Advice, type AdviceSubject, resourceTargets, type ResourceTarget, type Rule, spanOf } from "./subject";
import { scaleUpTolerance } from "./tolerance";

/** The limit throttles pods before their usage is above the target by more than the tolerance, so the metric never adds a pod. */
export const targetAboveLimit: Rule = (subject) => resourceTargets(subject).flatMap((target) => targetAboveLimitOf(subject, target) ?? []);

/** Null if usage can pass the target, or if the limit is unknown. */
export function targetAboveLimitOf(subject: AdviceSubject, resourceTarget: ResourceTarget): Advice | null {
  const { path, resource, target } = resourceTarget;
  const bound = resource === "cpu" ? boundOf(subject, resourceTarget) : null;
  if (bound === null) return null;
  const { limitMilli, requestMilli } = bound;
  const tolerance = scaleUpTolerance(subject);
  const reason = say`The metric adds pods only when their average usage is more than ${Math.round(1e4 * tolerance) / 100}% above the target. The limit throttles them before that, so this metric never adds a pod.`;
  const { averageUtilization, averageValue } = target;
  if (averageUtilization !== undefined) {
    if (averageUtilization <= 0 || requestMilli === undefined || requestMilli <= 0) return null;
    const most = Math.trunc((100 * limitMilli) / requestMilli);
    if (passes(most / averageUtilization, tolerance)) return null;
    const field = `${path}.target.averageUtilization`;
    const message = say`A pod can use at most ${most}% of its cpu request, and the target is ${averageUtilization}%.`;
    return { path: field, message, reason, span: spanOf(subject, field) };
  }
  if (averageValue === undefined) return null;
  const targetMilli = Number(milliQuantity(averageValue));
  if (targetMilli <= 0 || passes(limitMilli / targetMilli, tolerance)) return null;
  const field = `${path}.target.averageValue`;
  return {
    path: field,
    message: say`A pod can use at most ${limitMilli}m of cpu, and the target is ${averageValue}.`,
    reason,
    span: spanOf(subject, field),
  };
}

/** Older controllers subtract first, so at the edge rounding decides: this is true if any controller adds pods. */
const passes = (ratio: number, tolerance: number): boolean => ratio > 1 + tolerance || ratio - 1 > tolerance;

/**
 * The cpu limit of the pod or of the container that the metric measures, as it is simulated: what the text says overrides the form. Null
 * if there is none, or if it is unknown, as in a pod with a sidecar: only the main container's limit is simulated.
 */
function boundOf(
  { spec, context, workload }: AdviceSubject,
  { container }: ResourceTarget,
): { limitMilli: number; requestMilli?: number } | null {
  const form = context.containers?.[0];
  const formLimit = form?.limitsMilli?.["cpu"];
  const written = workload?.isTarget ? runningContainers(workload) : [];
  if (written.length === 0) {
    if (form === undefined || formLimit === undefined) return null;
    const isMeasured = container === null ? context.containers?.length === 1 : container === (spec.scaleTargetRef?.name ?? form.name);
    return isMeasured ? bound(formLimit, form.requestsMilli["cpu"]) : null;
  }
  const measured =
    container === null && written.length > 1 ? undefined : written.find(({ name }) => container === null || name.value === container);
  if (measured === undefined) return null;
  const limitMilli = amountOf(measured, "limits") ?? 0;
  return limitMilli === 0 ? null : bound(limitMilli, amountOf(measured, "requests"));
}

/** A limit below the request is raised to it. */
const bound = (limitMilli: number, requestMilli: number | undefined) =>
  requestMilli === undefined ? { limitMilli } : { limitMilli: Math.max(limitMilli, requestMilli), requestMilli };

function amountOf({ resources }: ManifestContainer, part: "limits" | "requests"): number | undefined {
  const amount = resources[part]["cpu"];
  return amount === undefined ? undefined : Number(milliQuantity(amount.value));
}
