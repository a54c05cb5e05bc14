/** From the utilization, or from the bounds alone, to the wanted count. */
import type { HorizontalPodAutoscalerV1 } from "../api/autoscalingV1";
import type { UtilizationReading } from "./cpuUtilization";
import type { BoundV1, ForbiddenWindows, UtilizationCalculation } from "./decision";
import type { ControllerV1Flags } from "./flags";

type Spec = HorizontalPodAutoscalerV1["spec"];

/** 1.2: a count outside the bounds, or 0, is corrected without a metric. `reason` is its rescale reason. */
export function outOfBounds({ minReplicas, maxReplicas }: Spec, current: number): (BoundV1 & { reason: string }) | null {
  if (current > maxReplicas) {
    return { by: "maxReplicas", from: current, to: maxReplicas, reason: "Current number of replicas above Spec.MaxReplicas" };
  }
  if (minReplicas !== undefined && current < minReplicas) {
    return { by: "minReplicas", from: current, to: minReplicas, reason: "Current number of replicas below Spec.MinReplicas" };
  }
  if (current === 0) return { by: "one", from: 0, to: 1, reason: "Current number of replicas must be greater than 0" };
  return null;
}

/** The metric's proposal, and the time by which the forbidden windows are judged. */
type ComputedReplicas =
  | ({ ok: true; calculation: UtilizationCalculation | null; proposal: number } & Pick<ForbiddenWindows, "judgedAt" | "judgedBy">)
  | { ok: false; error: string };

export function computeReplicas(
  { targetCPUUtilizationPercentage }: Spec,
  current: number,
  readUtilization: () => UtilizationReading,
  { kubernetesVersion, tolerance }: ControllerV1Flags,
  now: number,
): ComputedReplicas {
  const is1_1 = kubernetesVersion === "1.1";
  const targetPercent = targetCPUUtilizationPercentage ?? (is1_1 ? null : defaultTargetCPUUtilizationPercentage);
  if (targetPercent === null) return { ok: true, calculation: null, proposal: 0, judgedAt: -Infinity, judgedBy: "nothing" };
  const reading = readUtilization();
  if (!reading.ok) return reading;

  const { utilizationPercent, timestamp: metricTimestamp } = reading;
  const { usageRatio, withinTolerance, proposal } = proposeReplicas(utilizationPercent, current, { targetPercent, tolerance });
  const calculation = { utilizationPercent, metricTimestamp, targetPercent, usageRatio, tolerance, withinTolerance };
  return { ok: true, calculation, proposal, ...judgeOf(proposal, { is1_1, metricTimestamp, now }) };
}

/** status.replicas within the tolerance, else the ratio × status.replicas, rounded up. */
export function proposeReplicas(
  utilizationPercent: number,
  current: number,
  { targetPercent, tolerance }: Pick<UtilizationCalculation, "targetPercent" | "tolerance">,
): Pick<UtilizationCalculation, "usageRatio" | "withinTolerance"> & { proposal: number } {
  const usageRatio = utilizationPercent / targetPercent;
  const withinTolerance = Math.abs(1 - usageRatio) <= tolerance;
  return { usageRatio, withinTolerance, proposal: withinTolerance ? current : Math.ceil(usageRatio * current) };
}

/** 1.2 takes the metric's time if its count is above 0, and keeps the clock's time if not. */
export function judgeOf(
  proposal: number,
  { is1_1, metricTimestamp, now }: { is1_1: boolean; metricTimestamp: number; now: number },
): Pick<ForbiddenWindows, "judgedAt" | "judgedBy"> {
  return proposal > 0 || is1_1 ? { judgedAt: metricTimestamp, judgedBy: "metric" } : { judgedAt: now, judgedBy: "clock" };
}

/** What 1.1's API server stores and 1.2's controller assumes. */
const defaultTargetCPUUtilizationPercentage = 80;

/** Up to minReplicas, then away from 0, then down to maxReplicas: the steps that changed something. */
export function clampToBounds({ minReplicas = 0, maxReplicas }: Pick<Spec, "minReplicas" | "maxReplicas">, proposal: number): BoundV1[] {
  const bounds: BoundV1[] = [];
  let count = proposal;
  const move = (by: BoundV1["by"], to: number) => {
    bounds.push({ by, from: count, to });
    count = to;
  };
  if (count < minReplicas) move("minReplicas", minReplicas);
  if (count === 0) move("one", 1);
  if (count > maxReplicas) move("maxReplicas", maxReplicas);
  return bounds;
}
