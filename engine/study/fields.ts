import type { HorizontalPodAutoscaler, HPAScalingRules } from "../api/autoscaling";
import { metricName, metricSources, metricTarget } from "../api/metricSources";
import { isEnabled } from "../controller/flags";
import { leastOwnSyncPeriod, mostOwnSyncPeriod } from "../controller/syncPeriod";
import { formatMilli } from "../lib/quantity";
import type { Scenario } from "../scenario/scenario";
import type { LateParts } from "../simulation/lateParts";
import { prepareRun } from "../simulation/prepareRun";
import { requestsField } from "./study";

/** A value that a study may move. */
export interface StudyField {
  /**
   * As the API server spells it, with indexes: `spec.metrics[0].resource.target.averageUtilization`. `requestsField` is the CPU request of the
   * main container.
   */
  path: string;
  kind: FieldKind;
  /** What it is now, in the form of `values`: the default if the manifest does not say it, `noBound` if it has no bound. */
  today: string;
  /** The metric's name, for a metric's target. */
  metric: string | null;
}

/** The kinds of value, each with the least and the most that the API server takes. Of quantities, in thousandths. */
export const fieldKinds = {
  utilization: { min: 1, max: 1000, quantity: false },
  /** 0 needs an Object or External metric, and the feature gate. */
  minReplicas: { min: 0, max: 10_000, quantity: false },
  maxReplicas: { min: 1, max: 10_000, quantity: false },
  windowSeconds: { min: 0, max: 3600, quantity: false },
  /** spec.syncPeriodSeconds. */
  syncSeconds: { min: leastOwnSyncPeriod, max: mostOwnSyncPeriod, quantity: false },
  policyValue: { min: 1, max: 10_000, quantity: false },
  periodSeconds: { min: 1, max: 1800, quantity: false },
  tolerance: { min: 0, max: 10_000, quantity: true },
  target: { min: 1, max: 1e15, quantity: true },
  cpuRequest: { min: 1, max: 64_000, quantity: true },
  /** Of a ScaledObject: a poll's interval, a cooldown. */
  seconds: { min: 1, max: 86_400, quantity: false },
  /** A trigger's target in a ScaledObject, the text of a whole number. */
  threshold: { min: 1, max: 999_999_999, quantity: false },
  select: { words: ["Max", "Min", "Disabled"] },
  /** Of a VerticalPodAutoscaler: spec.updatePolicy.updateMode, minAllowed and maxAllowed, controlledResources. */
  vpaMode: { words: ["Off", "Initial", "Recreate", "InPlaceOrRecreate"] },
  vpaCpuBound: { min: 1, max: 1_000_000, quantity: true },
  vpaMemoryBound: { min: 1000, max: 1e15, quantity: true },
  vpaResources: { words: ["cpu", "memory", "cpu+memory"] },
} as const satisfies Record<string, { min: number; max: number; quantity: boolean } | { words: readonly string[] }>;

export type FieldKind = keyof typeof fieldKinds;

/** Every field of a scenario that a study may move, in the order of the manifest; none if its manifest does not run under autoscaling/v2. */
export function studyFields(scenario: Scenario, parts: LateParts): StudyField[] {
  if (scenario.flags.kubernetesVersion === "1.2") return [];
  const prepared = prepareRun(scenario, parts);
  if (!prepared.ok) return [];
  const { hpa } = prepared.held[0]!;
  const { flags } = prepared.controller;
  const tolerates = isEnabled("HPAConfigurableTolerance", flags.featureGates, flags.kubernetesVersion);
  const tolerance = tolerates ? formatMilli(Math.round(flags.tolerance * 1000)) : null;
  const { keda } = prepared;
  const rulesOf = (direction: "scaleUp" | "scaleDown"): HPAScalingRules | undefined => {
    const rules = hpa.spec.behavior?.[direction];
    return rules === undefined || keda === null || keda.hasPolicies(direction) ? rules : { ...rules, policies: [] };
  };
  const behavior = keda === null ? "spec.behavior" : behaviorOfKeda;
  return [
    ...(keda === null ? [...boundFields(hpa), ...targetFields(hpa)] : keda.settings()),
    ...rulesFields(rulesOf("scaleUp"), `${behavior}.scaleUp`, { window: 0, tolerance }),
    ...rulesFields(rulesOf("scaleDown"), `${behavior}.scaleDown`, { window: flags.downscaleStabilizationSeconds, tolerance }),
    ...(keda === null && isEnabled("HPAConfigurableSyncPeriod", flags.featureGates, flags.kubernetesVersion)
      ? [field("spec.syncPeriodSeconds", "syncSeconds", String(hpa.spec.syncPeriodSeconds ?? flags.syncPeriodSeconds))]
      : []),
    ...(prepared.vpa?.settings() ?? []).map(({ path, kind, today }) => field(path, kind, today)),
    field(requestsField, "cpuRequest", formatMilli(prepared.target.workload.cpuRequestMilli)),
  ];
}

/** Where a ScaledObject has what becomes spec.behavior of the HPA. */
const behaviorOfKeda = "spec.advanced.horizontalPodAutoscalerConfig.behavior";

const field = (path: string, kind: FieldKind, today: string, metric: string | null = null): StudyField => ({ path, kind, today, metric });

function boundFields({ spec }: HorizontalPodAutoscaler): StudyField[] {
  return [
    field("spec.minReplicas", "minReplicas", String(spec.minReplicas ?? 1)),
    field("spec.maxReplicas", "maxReplicas", String(spec.maxReplicas)),
  ];
}

function targetFields({ spec }: HorizontalPodAutoscaler): StudyField[] {
  return (spec.metrics ?? []).map((metric, index) => {
    const { averageUtilization, averageValue, value } = metricTarget(metric);
    const path = `spec.metrics[${index}].${metricSources[metric.type].field}.target`;
    const name = metricName(metric);
    if (averageUtilization !== undefined) return field(`${path}.averageUtilization`, "utilization", String(averageUtilization), name);
    if (averageValue !== undefined) return field(`${path}.averageValue`, "target", averageValue, name);
    return field(`${path}.value`, "target", value!, name);
  });
}

function rulesFields(
  rules: HPAScalingRules | undefined,
  path: string,
  defaults: { window: number; tolerance: string | null },
): StudyField[] {
  return [
    field(`${path}.stabilizationWindowSeconds`, "windowSeconds", String(rules?.stabilizationWindowSeconds ?? defaults.window)),
    field(`${path}.selectPolicy`, "select", rules?.selectPolicy ?? "Max"),
    ...(rules?.policies ?? []).flatMap(({ value, periodSeconds }, index) => [
      field(`${path}.policies[${index}].value`, "policyValue", String(value)),
      field(`${path}.policies[${index}].periodSeconds`, "periodSeconds", String(periodSeconds)),
    ]),
    ...(defaults.tolerance === null ? [] : [field(`${path}.tolerance`, "tolerance", rules?.tolerance ?? defaults.tolerance)]),
  ];
}
