/**
 * The rules in which older controllers differ from newer ones. The code of each rule is beside the code of the newest version, which looks
 * it up by name. This file says what each rule can change and in which release it ends. Rules that end in the preview are rules of today's
 * controller, too. A newer release is one more entry of the list of releases, and code for the rules that end in it.
 */
import { isEnabled, type ControllerFlags } from "./flags";
import { inEachVersion, isBefore, latestVersion, previewVersion, type Certainty, type Dated, type KubernetesVersion } from "./releases";

/**
 * What a rule can change (the count, only the stored status, or only the words of an error), the first release without it, and how sure
 * that release is.
 */
interface OlderRuleEntry {
  concerns: "decision" | "status" | "text";
  endsIn: KubernetesVersion;
  certainty: Certainty;
}

export const olderRules = {
  /** A ratio is within tolerance if |1 − ratio| <= tolerance; float64 rounds 1.1 − 1 to a little more than 0.1. */
  toleranceAsDistance: { concerns: "decision", endsIn: "1.33", certainty: "sure" },
  /** behavior.*.tolerance has no effect: the cluster's holds in both directions. In 1.33 and 1.34 only while the gate is off. */
  noToleranceInManifest: { concerns: "decision", endsIn: "1.35", certainty: "sure" },
  /** At zero replicas with minReplicas 0 the metrics are read, no matter who scaled to zero. */
  wakesAnyTarget: { concerns: "decision", endsIn: "1.36", certainty: "sure" },
  /** At zero replicas with minReplicas above 0 scaling is disabled, even if the autoscaler itself scaled to zero. */
  neverLiftsFromZero: { concerns: "decision", endsIn: "1.36", certainty: "sure" },
  /** One sample without the container fails the whole ContainerResource metric; today that pod counts as missing. */
  unsampledContainerFails: { concerns: "decision", endsIn: "1.33", certainty: "sure" },
  /** A pod without the container requests nothing, and its usage stays in the sum; today the metric fails. */
  absentContainerRequestsNothing: { concerns: "decision", endsIn: "1.35", certainty: "sure" },
  /** The requests of sidecars are not counted, but their usage is. */
  sidecarsRequestNothing: { concerns: "decision", endsIn: "1.29", certainty: "sure" },
  /** Requests of the pod itself are not read. */
  noPodLevelRequests: { concerns: "decision", endsIn: "1.34", certainty: "sure" },
  /** The count for an External average value becomes the smallest int32 beyond int32, instead of the largest. */
  uncappedAverageCount: { concerns: "decision", endsIn: "1.34", certainty: "sure" },
  /** The same for an Object or External value. */
  uncappedValueCount: { concerns: "decision", endsIn: "1.35", certainty: "sure" },
  /** The sum of an External average value's series wraps around; today every negative sum counts as one that did, and is capped. */
  uncappedAverageSum: { concerns: "decision", endsIn: "1.34", certainty: "likely" },
  /** The sum of an External value's series wraps around instead of being capped. */
  uncappedValueSum: { concerns: "decision", endsIn: "1.35", certainty: "likely" },
  /** ContainerResource metrics fail while the gate HPAContainerMetrics is off. */
  containerMetricsGate: { concerns: "decision", endsIn: "1.30", certainty: "sure" },
  /** The condition ScaledToZero does not exist. */
  noScaledToZero: { concerns: "status", endsIn: "1.36", certainty: "sure" },
  /** A reconcile that fails keeps the earlier currentMetrics. */
  keepsCurrentMetrics: { concerns: "status", endsIn: "1.29", certainty: "sure" },
  /** The average of memory is reported as a decimal quantity, never with a binary suffix. */
  decimalMemory: { concerns: "status", endsIn: "1.34", certainty: "sure" },
  /** An Object metric's average value is reported without the object. */
  describedObjectLeftOut: { concerns: "status", endsIn: "1.33", certainty: "likely" },
  /** The text of a failing metric or selector is used as a format, so a % in it is garbled. */
  textAsFormat: { concerns: "text", endsIn: "1.32", certainty: "sure" },
  /** "on KIND NAMESPACE NAME/ERROR": the pieces of an Object metric's error come in another order. */
  objectErrorOrder: { concerns: "text", endsIn: "1.37", certainty: "sure" },
  /** All the autoscalers on the same pods are named, not only two of them. */
  namesAllAutoscalers: { concerns: "text", endsIn: "1.37", certainty: "sure" },
  /** A count that was rounded up becomes the smallest int32 beyond int32, instead of the largest. */
  wrappedReplicaCount: { concerns: "decision", endsIn: "1.38", certainty: "sure" },
  /** An average value is divided by status.replicas even if that is 0; without the rule, the status reports the total. */
  dividesByNoReplicas: { concerns: "status", endsIn: "1.38", certainty: "sure" },
  /** The overhead of a pod is added to its own requests. Versions that do not read such requests never come to this rule. */
  overheadInPodRequests: { concerns: "decision", endsIn: "1.38", certainty: "sure" },
  /** The sums over pods wrap around beyond int64 and the percentage beyond int32; without the rule, they stop at the largest. */
  wrappedUsage: { concerns: "decision", endsIn: "1.38", certainty: "sure" },
  /** A pod in phase Succeeded is sorted as one that runs, so it is mostly missing; without the rule, it is ignored as a failed one is. */
  succeededPodsCount: { concerns: "decision", endsIn: "1.38", certainty: "likely" },
} as const satisfies Record<string, OlderRuleEntry>;

export type OlderRule = keyof typeof olderRules;

export const olderRuleNames = Object.keys(olderRules) as readonly OlderRule[];

/** A rule that changed, or could have changed, something in a reconcile. `version` is the version of the reconcile. */
export interface OlderRuleUse {
  rule: OlderRule;
  version: KubernetesVersion;
}

/** Rules of today's release that the preview no longer has. */
export function endsInPreview(rule: OlderRule): boolean {
  return olderRules[rule].endsIn === previewVersion;
}

/** A version is a list of rules: those that end in a later release. */
const olderRulesOf = inEachVersion(
  (version): ReadonlySet<OlderRule> => new Set(olderRuleNames.filter((rule) => isBefore(version, olderRules[rule].endsIn))),
);

/**
 * When a version's queue reconciles outside of its periods. An edit or a new autoscaler does not move the period of those that it holds
 * already.
 */
export interface QueueRules {
  /** An autoscaler with an edited spec is reconciled at once; the gate HPAGeneration can switch this off. */
  editsAtOnce: boolean;
  /** A new autoscaler is reconciled at once. An older queue keeps it for one period. */
  newAtOnce: boolean;
}

/** When each rule of today's queue came. */
export const queueChanges = {
  editsAtOnce: { since: "1.37", certainty: "sure" },
  newAtOnce: { since: "1.37", certainty: "sure" },
} as const satisfies Record<keyof QueueRules, Dated>;

export function queueRules({ featureGates, kubernetesVersion = latestVersion }: ControllerFlags): QueueRules {
  return {
    editsAtOnce: isEnabled("HPAGeneration", featureGates, kubernetesVersion),
    newAtOnce: !isBefore(kubernetesVersion, queueChanges.newAtOnce.since),
  };
}

/**
 * A version's older rules during one reconcile, and which of them were used. All versions share one class, so that the code that calls it
 * stays fast. Rules that end in the preview are looked up only where they can apply, so today's version hardly ever asks for one.
 */
export class OlderRules {
  readonly version: KubernetesVersion;
  private readonly rules: ReadonlySet<OlderRule>;
  private usedRules: OlderRule[] | null = null;

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
    if (isRule) {
      if (!this.isUsed(rule)) (this.usedRules ??= []).push(rule);
    }
    return isRule;
  }

  isUsed(rule: OlderRule): boolean {
    return this.usedRules?.includes(rule) ?? false;
  }

  /** The older value if the version has the rule, recorded as used if it differs from the newer value. */
  choose<T extends string | number | bigint | boolean | null>(rule: OlderRule, newer: T, older: () => T): T {
    if (!this.rules.has(rule)) return newer;
    const result = older();
    if (result !== newer) this.use(rule);
    return result;
  }

  /** In the order of the version's list; null if none was used. */
  used(): OlderRuleUse[] | null {
    const { version, rules, usedRules } = this;
    if (usedRules === null) return null;
    return [...rules].filter((rule) => usedRules.includes(rule)).map((rule) => ({ rule, version }));
  }
}

export function olderRulesFor(version: KubernetesVersion = latestVersion): OlderRules {
  return new OlderRules(version, olderRulesOf[version]);
}

/** For what no rule can change. All share this instance, because nothing is ever recorded in it. */
export const noOlderRules = new OlderRules(previewVersion, olderRulesOf[previewVersion]);
