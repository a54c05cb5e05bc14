/** What KEDA writes into a ScaledObject's status. Times are in seconds on the run's clock. */
export interface ScaledObjectStatus {
  readonly scaleTargetKind?: string;
  readonly originalReplicaCount?: number;
  readonly lastActiveTime?: number;
  readonly externalMetricNames?: readonly string[];
  readonly resourceMetricNames?: readonly string[];
  readonly compositeScalerName?: string;
  readonly conditions: readonly Condition[];
  readonly health?: Readonly<Record<string, HealthStatus>>;
  readonly pausedReplicaCount?: number;
  readonly hpaName?: string;
  readonly triggersTypes?: string;
  readonly authenticationsTypes?: string;
  readonly triggersActivity?: Readonly<Record<string, { readonly isActive: boolean }>>;
}

export type ConditionType = "Ready" | "Active" | "Fallback" | "Paused" | "HPAActive";

export interface Condition {
  readonly type: ConditionType;
  readonly status: "True" | "False" | "Unknown";
  readonly reason?: string;
  readonly message?: string;
}

/** One metric's failures in a row. A patch that finds no entry leaves one with a single field. */
export interface HealthStatus {
  readonly numberOfFailures?: number;
  readonly status?: "Happy" | "Failing";
}

/** The conditions of a ScaledObject that KEDA sees for the first time. */
export const initialConditions: readonly Condition[] = [
  { type: "Ready", status: "Unknown" },
  { type: "Active", status: "Unknown" },
  { type: "Fallback", status: "Unknown" },
  { type: "Paused", status: "False" },
];

export const statusOf = (conditions: readonly Condition[], type: ConditionType): Condition["status"] | null =>
  conditions.find((condition) => condition.type === type)?.status ?? null;

/** A condition that is not there yet comes last. */
export function withCondition(conditions: readonly Condition[], condition: Condition): readonly Condition[] {
  const index = conditions.findIndex(({ type }) => type === condition.type);
  if (index === -1) return [...conditions, condition];
  return isSameCondition(conditions[index]!, condition) ? conditions : conditions.with(index, condition);
}

export const isSameCondition = (one: Condition, other: Condition): boolean =>
  one.status === other.status && one.reason === other.reason && one.message === other.message;

export const conditionsOf = {
  ready: condition("Ready", "True", "ScaledObjectReady", "ScaledObject is defined correctly and is ready for scaling"),
  readyPaused: condition("Ready", "True", "ScaledObjectReady", "ScaledObject is paused"),
  checkFailed: (message: string) => condition("Ready", "False", "ScaledObjectCheckFailed", message),
  partialTriggerError: condition(
    "Ready",
    "Unknown",
    "PartialTriggerError",
    "Some triggers defined in ScaledObject are not working correctly",
  ),
  triggerError: condition("Ready", "False", "TriggerError", "Triggers defined in ScaledObject are not working correctly"),
  noReplicas: (error: string) =>
    condition("Ready", "False", "ErrorGettingCurrentReplicas", `Error getting current replicas count for ScaleTarget: ${error}`),
  active: condition("Active", "True", "ScalerActive", "Scaling is performed because triggers are active"),
  activationForced: condition("Active", "True", "ScalerActive", "Scaling is performed because activation is being forced by annotation"),
  notActive: condition("Active", "False", "ScalerNotActive", "Scaling is not performed because triggers are not active"),
  coolingDown: condition("Active", "False", "ScalerCooldown", "Scaler cooling down because triggers are not active"),
  activityUnknown: condition("Active", "Unknown", "UnknownState", "ScaledObject check failed"),
  fallback: condition("Fallback", "True", "FallbackExists", "At least one trigger is falling back on this scaled object"),
  noFallback: condition("Fallback", "False", "NoFallbackFound", "No fallbacks are active on this scaled object"),
  paused: condition("Paused", "True", "ScaledObjectPaused", "ScaledObject is paused"),
  unpaused: condition("Paused", "False", "ScaledObjectUnpaused", "pause annotation removed for ScaledObject"),
  hpaActive: condition("HPAActive", "True", "HPAActive", "HPA is actively scaling"),
  hpaDisabled: (message: string) => condition("HPAActive", "True", "ScalingDisabled", message),
  hpaNotActive: (reason: string, message: string) =>
    condition("HPAActive", "False", reason === "" ? "HPAMetricsUnavailable" : reason, `HPA is not actively scaling: ${message}`),
} as const;

function condition(type: ConditionType, status: Condition["status"], reason: string, message: string): Condition {
  return { type, status, reason, message };
}
