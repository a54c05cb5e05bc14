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

/** HPAConfigurableTolerance reads behavior.*.tolerance; HPAScaleToZero allows, and remembers, zero replicas. */
export interface FeatureGates {
  HPAConfigurableTolerance: boolean;
  HPAScaleToZero: boolean;
}

export const defaultFlags: ControllerFlags = {
  syncPeriodSeconds: 15,
  tolerance: 0.1,
  downscaleStabilizationSeconds: 300,
  cpuInitializationPeriodSeconds: 300,
  initialReadinessDelaySeconds: 30,
  featureGates: { HPAConfigurableTolerance: true, HPAScaleToZero: true },
};
