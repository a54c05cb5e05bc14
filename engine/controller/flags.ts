/**
 * The flags of kube-controller-manager that the autoscaler reads, with upstream's defaults.
 * Durations are whole seconds; `tolerance` is a ratio.
 */
export interface ControllerFlags {
  syncPeriodSeconds: number;
  tolerance: number;
  downscaleStabilizationSeconds: number;
  cpuInitializationPeriodSeconds: number;
  initialReadinessDelaySeconds: number;
  featureGates: FeatureGates;
}

/**
 * HPAConfigurableTolerance reads behavior.*.tolerance; HPAScaleToZero allows, and remembers, zero replicas;
 * PodLevelResources lets a pod's own requests stand for those of its containers (on where it is not named).
 */
export interface FeatureGates {
  HPAConfigurableTolerance: boolean;
  HPAScaleToZero: boolean;
  PodLevelResources?: boolean;
}

export const defaultFlags: ControllerFlags = {
  syncPeriodSeconds: 15,
  tolerance: 0.1,
  downscaleStabilizationSeconds: 300,
  cpuInitializationPeriodSeconds: 300,
  initialReadinessDelaySeconds: 30,
  featureGates: { HPAConfigurableTolerance: true, HPAScaleToZero: true },
};

/** What a person may set: seconds, and a ratio for the tolerance. Upstream itself only asks that they are not negative. */
export const flagRanges = {
  syncPeriodSeconds: { unit: "s", min: 1, max: 600, step: 1 },
  tolerance: { unit: "", min: 0, max: 1, step: 0.01 },
  downscaleStabilizationSeconds: { unit: "s", min: 0, max: 3600, step: 1 },
  cpuInitializationPeriodSeconds: { unit: "s", min: 0, max: 3600, step: 1 },
  initialReadinessDelaySeconds: { unit: "s", min: 0, max: 3600, step: 1 },
} as const;
