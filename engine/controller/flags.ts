import { inEachVersion, isBefore, latestVersion, unnamedVersion, type KubernetesVersion } from "./releases";

export { kubernetesVersions, latestVersion, newestRules, previewVersion, unnamedVersion, type KubernetesVersion } from "./releases";

/**
 * The flags of kube-controller-manager that the autoscaler reads, with upstream's defaults.
 * Durations are whole seconds; `tolerance` is a ratio.
 */
export interface ControllerFlags {
  /** The version of the controller; absent: 1.37. */
  kubernetesVersion?: KubernetesVersion;
  /** --horizontal-pod-autoscaler-sync-period: 1 to 600; 15 if nothing else is said. */
  syncPeriodSeconds: number;
  /** --horizontal-pod-autoscaler-tolerance: 0 to 1; 0.1 if nothing else is said. */
  tolerance: number;
  /** --horizontal-pod-autoscaler-downscale-stabilization: 0 to 3,600; 300 if nothing else is said. */
  downscaleStabilizationSeconds: number;
  /** --horizontal-pod-autoscaler-cpu-initialization-period: 300 if nothing else is said. */
  cpuInitializationPeriodSeconds: number;
  /** --horizontal-pod-autoscaler-initial-readiness-delay: 30 if nothing else is said. */
  initialReadinessDelaySeconds: number;
  /** What is on and off. */
  featureGates: FeatureGates;
}

/** A gate that is not named has the default of its version. */
export interface FeatureGates {
  /** Reads behavior.*.tolerance. */
  HPAConfigurableTolerance: boolean;
  /** Allows zero replicas, and from 1.36 on remembers who scaled there. */
  HPAScaleToZero: boolean;
  /** Uses a pod's own requests in place of those of its containers. */
  PodLevelResources?: boolean;
  /** Reads ContainerResource metrics. */
  HPAContainerMetrics?: boolean;
  /** Reconciles an edited autoscaler at once. */
  HPAGeneration?: boolean;
  /** Reads spec.syncPeriodSeconds. */
  HPAConfigurableSyncPeriod?: boolean;
}

/**
 * The state of a gate in a version. `enabled` is the default if the gate can be switched, and the fixed value if it is locked or absent. A
 * locked gate that the flags set to another value still obeys the flags, so a newer controller can give an older one's answer.
 */
interface FeatureGateState {
  state: "switchable" | "locked" | "absent";
  enabled: boolean;
}

const absentOff: FeatureGateState = { state: "absent", enabled: false };
const absentOn: FeatureGateState = { state: "absent", enabled: true };
const off: FeatureGateState = { state: "switchable", enabled: false };
const on: FeatureGateState = { state: "switchable", enabled: true };
const lockedOn: FeatureGateState = { state: "locked", enabled: true };

/** The first release with each state, oldest first. Source: upstream's kube_features.go with its history. */
const gateHistory: Readonly<Record<keyof FeatureGates, readonly (readonly [since: KubernetesVersion, state: FeatureGateState])[]>> = {
  HPAConfigurableTolerance: [
    ["1.28", absentOff],
    ["1.33", off],
    ["1.35", on],
    ["1.37", lockedOn],
  ],
  HPAScaleToZero: [
    ["1.28", off],
    ["1.37", on],
  ],
  PodLevelResources: [
    ["1.28", absentOff],
    ["1.32", off],
    ["1.34", on],
  ],
  HPAContainerMetrics: [
    ["1.28", on],
    ["1.30", lockedOn],
    ["1.32", absentOn],
  ],
  HPAGeneration: [
    ["1.28", absentOff],
    ["1.37", on],
    ["1.38", lockedOn],
  ],
  // KEP-6003 is tracked for 1.38. Its code was not merged in what is known of 1.38, so the release may come without it.
  HPAConfigurableSyncPeriod: [
    ["1.28", absentOff],
    ["1.38", off],
  ],
};

export const featureGateNames = Object.keys(gateHistory) as readonly (keyof FeatureGates)[];

export const featureGateStates: Readonly<Record<KubernetesVersion, Readonly<Record<keyof FeatureGates, FeatureGateState>>>> = inEachVersion(
  (version) => {
    const stateOf = (gate: keyof FeatureGates) => gateHistory[gate].findLast(([since]) => !isBefore(version, since))?.[1] ?? absentOff;
    return Object.fromEntries(featureGateNames.map((gate) => [gate, stateOf(gate)])) as Record<keyof FeatureGates, FeatureGateState>;
  },
);

/** A gate that the version does not know cannot be switched: it has the value that the version behaves by. */
export function isEnabled(
  gate: keyof FeatureGates,
  featureGates: Partial<FeatureGates>,
  version: KubernetesVersion = unnamedVersion,
): boolean {
  const { state, enabled } = featureGateStates[version][gate];
  return state === "absent" ? enabled : (featureGates[gate] ?? enabled);
}

/**
 * The gates of a version with their default values. HPAGeneration came after the first links of 1.37, and HPAConfigurableSyncPeriod after
 * those of 1.38, so their absence means their default, and they are never named with that value.
 */
export function defaultFeatureGates(version: KubernetesVersion): FeatureGates {
  const states = featureGateStates[version];
  const { HPAConfigurableTolerance, HPAScaleToZero, PodLevelResources, HPAContainerMetrics } = states;
  return {
    HPAConfigurableTolerance: HPAConfigurableTolerance.enabled,
    HPAScaleToZero: HPAScaleToZero.enabled,
    ...(PodLevelResources.state !== "absent" && { PodLevelResources: PodLevelResources.enabled }),
    ...(HPAContainerMetrics.state !== "absent" && { HPAContainerMetrics: HPAContainerMetrics.enabled }),
  };
}

/** Whether the version has the field spec.syncPeriodSeconds. */
export const knowsSyncPeriod = (version: KubernetesVersion): boolean =>
  featureGateStates[version].HPAConfigurableSyncPeriod.state !== "absent";

/** The gates with one of them switched. A gate that the defaults do not name is not named with its default either. */
export function withGate(gates: FeatureGates, gate: keyof FeatureGates, enabled: boolean, version: KubernetesVersion): FeatureGates {
  const usual = defaultFeatureGates(version);
  if (gate in usual || enabled !== featureGateStates[version][gate].enabled) return { ...gates, [gate]: enabled };
  const { [gate]: _, ...others } = gates;
  return { ...usual, ...others };
}

export const defaultFlags: ControllerFlags = {
  kubernetesVersion: latestVersion,
  syncPeriodSeconds: 15,
  tolerance: 0.1,
  downscaleStabilizationSeconds: 300,
  cpuInitializationPeriodSeconds: 300,
  initialReadinessDelaySeconds: 30,
  featureGates: defaultFeatureGates(latestVersion),
};

/** What a person may set: seconds, and a ratio for the tolerance. Upstream itself only requires that they are not negative. */
export const flagRanges = {
  syncPeriodSeconds: { unit: "s", min: 1, max: 600, step: 1 },
  tolerance: { unit: "", min: 0, max: 1, step: 0.01 },
  downscaleStabilizationSeconds: { unit: "s", min: 0, max: 3600, step: 1 },
  cpuInitializationPeriodSeconds: { unit: "s", min: 0, max: 3600, step: 1 },
  initialReadinessDelaySeconds: { unit: "s", min: 0, max: 3600, step: 1 },
} as const;
