/**
 * The flags of kube-controller-manager that the autoscaler reads, with upstream's defaults.
 * Durations are whole seconds; `tolerance` is a ratio.
 */
export interface ControllerFlags {
  /** The version of the controller; absent: 1.37. */
  kubernetesVersion?: KubernetesVersion;
  syncPeriodSeconds: number;
  tolerance: number;
  downscaleStabilizationSeconds: number;
  cpuInitializationPeriodSeconds: number;
  initialReadinessDelaySeconds: number;
  featureGates: FeatureGates;
}

/** The versions with a known controller, oldest first. */
export const kubernetesVersions = ["1.28", "1.37"] as const;

export type KubernetesVersion = (typeof kubernetesVersions)[number];

export const latestVersion: KubernetesVersion = "1.37";

/**
 * HPAConfigurableTolerance reads behavior.*.tolerance; HPAScaleToZero allows, and remembers, zero replicas; PodLevelResources uses a pod's
 * own requests in place of those of its containers; HPAContainerMetrics reads ContainerResource metrics. A gate that is not named has the
 * default of its version.
 */
export interface FeatureGates {
  HPAConfigurableTolerance: boolean;
  HPAScaleToZero: boolean;
  PodLevelResources?: boolean;
  HPAContainerMetrics?: boolean;
}

/**
 * The state of a gate in a version. `enabled` is the default if the gate can be switched, and the fixed value if it is locked or absent. A
 * locked gate that the flags set to another value still obeys the flags, so a newer controller can give an older one's answer.
 */
export interface FeatureGateState {
  state: "switchable" | "locked" | "absent";
  enabled: boolean;
}

export const featureGateStates: Readonly<Record<KubernetesVersion, Readonly<Record<keyof FeatureGates, FeatureGateState>>>> = {
  "1.28": {
    HPAConfigurableTolerance: { state: "absent", enabled: false },
    HPAScaleToZero: { state: "switchable", enabled: false },
    PodLevelResources: { state: "absent", enabled: false },
    HPAContainerMetrics: { state: "switchable", enabled: true },
  },
  "1.37": {
    HPAConfigurableTolerance: { state: "locked", enabled: true },
    HPAScaleToZero: { state: "switchable", enabled: true },
    PodLevelResources: { state: "switchable", enabled: true },
    HPAContainerMetrics: { state: "absent", enabled: true },
  },
};

/** A gate that the version does not know cannot be switched: it has the value that the version behaves by. */
export function isEnabled(
  gate: keyof FeatureGates,
  featureGates: Partial<FeatureGates>,
  version: KubernetesVersion = latestVersion,
): boolean {
  const { state, enabled } = featureGateStates[version][gate];
  return state === "absent" ? enabled : (featureGates[gate] ?? enabled);
}

/** The gates of a version with their default values. */
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

export const defaultFlags: ControllerFlags = {
  kubernetesVersion: latestVersion,
  syncPeriodSeconds: 15,
  tolerance: 0.1,
  downscaleStabilizationSeconds: 300,
  cpuInitializationPeriodSeconds: 300,
  initialReadinessDelaySeconds: 30,
  featureGates: { HPAConfigurableTolerance: true, HPAScaleToZero: true, PodLevelResources: true },
};

/** What a person may set: seconds, and a ratio for the tolerance. Upstream itself only requires that they are not negative. */
export const flagRanges = {
  syncPeriodSeconds: { unit: "s", min: 1, max: 600, step: 1 },
  tolerance: { unit: "", min: 0, max: 1, step: 0.01 },
  downscaleStabilizationSeconds: { unit: "s", min: 0, max: 3600, step: 1 },
  cpuInitializationPeriodSeconds: { unit: "s", min: 0, max: 3600, step: 1 },
  initialReadinessDelaySeconds: { unit: "s", min: 0, max: 3600, step: 1 },
} as const;
