import type { AutoscalerAdviceRule } from "../../manifest/advice/adviceRules";
import type { Supposition } from "../snapshot/statement";

/** The CPU limits of the target's containers. */
export const cpuLimits = "limits.cpu";

/** What a piece of advice at `path` rests on beside the field at `path` itself: fields of the autoscaler's spec, or `cpuLimits`. */
export type RestsOn = (path: string) => readonly string[];

const [min, max] = ["spec.minReplicas", "spec.maxReplicas"];
const tolerance = "spec.behavior.scaleUp.tolerance";
const selectPolicy = (path: string) => path.replace(/policies$/, "selectPolicy");

/** For each rule of the advice what it rests on; null: what it asks is not in evidence, or is said elsewhere. */
export const restsOn: Readonly<Record<AutoscalerAdviceRule, RestsOn | null>> = {
  // kubectl prints the version that it asked for, not the one in which the manifest is written.
  deprecatedVersion: null,
  missingRequest: () => [],
  // No text tells what a pod uses without load.
  idleAboveTarget: null,
  memoryInThousandths: () => [],
  targetAboveRequests: () => [],
  targetAboveLimit: () => [cpuLimits, tolerance],
  percentFromZero: (path) => [min, selectPolicy(path)],
  slowPolicies: (path) => [min, max, selectPolicy(path)],
  // What the controller makes of them is told by the metric and the window themselves.
  typeAndField: null,
  valueOfQueue: null,
  shortWindow: null,
  fixedReplicas: () => [min],
  wideTolerance: () => [tolerance, min, max],
  // The autoscaler itself writes the replicas of a live workload; what was applied is among the problems.
  replicasInWorkload: null,
  // Texts rarely have every workload; the conditions say whether the target was found.
  otherTarget: null,
  // It tells what is not simulated.
  leftOut: null,
};

/** What stands for a field that no text has. */
export const suppositionOf = (field: string): Supposition =>
  field === min
    ? "defaultMinReplicas"
    : field === tolerance
      ? "defaultTolerance"
      : field.endsWith("selectPolicy")
        ? "defaultSelectPolicy"
        : "defaultBehavior";
