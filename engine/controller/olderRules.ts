/**
 * The rules in which older controllers differ from today's. The code of each rule is beside today's code, which looks it up by name. This
 * file says what each rule can change and which version has it. To add a version, add its list of names, and code for the rules that are
 * new.
 */
import { latestVersion, type KubernetesVersion } from "./flags";

/** What a rule can change: the count, only the stored status (currentMetrics and conditions), or only the words of an error. */
export const olderRuleConcerns = {
  /** A ratio is within tolerance if |1 − ratio| <= tolerance; float64 rounds 1.1 − 1 to a little more than 0.1. */
  toleranceAsDistance: "decision",
  /** behavior.*.tolerance does not exist: the cluster's tolerance holds in both directions. */
  noToleranceInManifest: "decision",
  /** At zero replicas with minReplicas 0 the metrics are read, no matter who scaled to zero. */
  wakesAnyTarget: "decision",
  /** At zero replicas with minReplicas above 0 scaling is disabled, even if the autoscaler itself scaled to zero. */
  neverLiftsFromZero: "decision",
  /** One sample without the container fails the whole ContainerResource metric; today that pod counts as missing. */
  unsampledContainerFails: "decision",
  /** A pod without the container requests nothing, and its usage stays in the sum; today the metric fails. */
  absentContainerRequestsNothing: "decision",
  /** The requests of sidecars are not counted, but their usage is. */
  sidecarsRequestNothing: "decision",
  /** Requests of the pod itself do not exist. */
  noPodLevelRequests: "decision",
  /** Object and External counts beyond int32 become the smallest int32 instead of the largest. */
  uncappedReplicaCount: "decision",
  /** The sum of an External metric's series wraps around instead of being capped. */
  uncappedExternalSum: "decision",
  /** ContainerResource metrics fail while the gate HPAContainerMetrics is off. */
  containerMetricsGate: "decision",
  /** The condition ScaledToZero does not exist. */
  noScaledToZero: "status",
  /** A reconcile that fails keeps the earlier currentMetrics. */
  keepsCurrentMetrics: "status",
  /** The average of memory is reported as a decimal quantity, never with a binary suffix. */
  decimalMemory: "status",
  /** An Object metric's average value is reported without the object. */
  describedObjectLeftOut: "status",
  /** The text of a failing metric or selector is used as a format, so a % in it is garbled. */
  textAsFormat: "text",
  /** "on KIND NAMESPACE NAME/ERROR": the pieces of an Object metric's error come in another order. */
  objectErrorOrder: "text",
  /** All the autoscalers on the same pods are named, not only two of them. */
  namesAllAutoscalers: "text",
} as const satisfies Record<string, "decision" | "status" | "text">;

export type OlderRule = keyof typeof olderRuleConcerns;

/** An older rule that changed, or could have changed, something in a reconcile. */
export interface OlderRuleUse {
  rule: OlderRule;
  version: KubernetesVersion;
}

const olderRulesOf: Readonly<Record<KubernetesVersion, ReadonlySet<OlderRule>>> = {
  "1.28": new Set<OlderRule>([
    "toleranceAsDistance",
    "noToleranceInManifest",
    "wakesAnyTarget",
    "neverLiftsFromZero",
    "unsampledContainerFails",
    "absentContainerRequestsNothing",
    "sidecarsRequestNothing",
    "noPodLevelRequests",
    "uncappedReplicaCount",
    "uncappedExternalSum",
    "containerMetricsGate",
    "noScaledToZero",
    "keepsCurrentMetrics",
    "decimalMemory",
    "describedObjectLeftOut",
    "textAsFormat",
    "objectErrorOrder",
    "namesAllAutoscalers",
  ]),
  "1.37": new Set<OlderRule>(),
};

/**
 * Whether an autoscaler with an edited spec is reconciled at once. An older queue keeps it until its next period. The edit does not move
 * the period: the queue already holds its next time.
 */
export const reconcilesEditsAtOnce: Readonly<Record<KubernetesVersion, boolean>> = { "1.28": false, "1.37": true };

/**
 * A version's older rules during one reconcile, and which of them were used. All versions share one class, so that the code that calls it
 * stays fast.
 */
export class OlderRules {
  readonly version: KubernetesVersion;
  private readonly rules: ReadonlySet<OlderRule>;
  private readonly usedRules: OlderRule[] = [];

  constructor(version: KubernetesVersion, rules: ReadonlySet<OlderRule>) {
    this.version = version;
    this.rules = rules;
  }

  has(rule: OlderRule): boolean {
    return this.rules.has(rule);
  }

  /** Whether the version has the rule. If it has, the rule is recorded as used. */
  use(rule: OlderRule): boolean {
    const isRule = this.rules.has(rule);
    if (isRule && !this.usedRules.includes(rule)) this.usedRules.push(rule);
    return isRule;
  }

  /** The older value if the version has the rule, recorded as used if it differs from today's value. */
  choose<T extends string | number | bigint | boolean>(rule: OlderRule, today: T, older: () => T): T {
    if (!this.rules.has(rule)) return today;
    const result = older();
    if (result !== today) this.use(rule);
    return result;
  }

  /** In the order of the version's list; null if none was used. */
  used(): OlderRuleUse[] | null {
    const { version, rules, usedRules } = this;
    if (usedRules.length === 0) return null;
    return [...rules].filter((rule) => usedRules.includes(rule)).map((rule) => ({ rule, version }));
  }
}

/** A version without older rules shares one instance between all reconciles, because nothing is ever recorded in it. */
export function olderRulesFor(version: KubernetesVersion = latestVersion): OlderRules {
  const rules = olderRulesOf[version];
  return rules.size === 0 ? noOlderRules : new OlderRules(version, rules);
}

export const noOlderRules = new OlderRules(latestVersion, olderRulesOf[latestVersion]);
