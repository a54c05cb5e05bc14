import type { HorizontalPodAutoscaler } from "../api/autoscaling";
import { defaultFeatureGates, unnamedVersion, type FeatureGates, type KubernetesVersion } from "../controller/flags";
import { canonicalForm, parseQuantity } from "../lib/quantity";
import type { Manifest, ManifestMetric, ManifestMetricTarget, ManifestScalingRules } from "./manifest";
import { keepsSyncPeriod, keepsTolerances } from "./updates";

/**
 * The manifest as the API server stores it: autoscaling/v2's defaults filled in, quantities in canonical form. If the manifest has no
 * scale-down window, it stays absent, and the controller reads its flag. While the gate HPAConfigurableTolerance is off, the server drops
 * tolerances, and while HPAConfigurableSyncPeriod is off an own sync period, except in an update of a stored autoscaler that has one. Expects a manifest as written, not one that has its defaults
 * already.
 */
export function defaultManifest(
  manifest: HorizontalPodAutoscaler,
  version?: KubernetesVersion,
  featureGates?: FeatureGates,
  stored?: Manifest | null,
): HorizontalPodAutoscaler;
export function defaultManifest(
  manifest: Manifest,
  version?: KubernetesVersion,
  featureGates?: FeatureGates,
  stored?: Manifest | null,
): Manifest;
export function defaultManifest(
  manifest: Manifest,
  version: KubernetesVersion = unnamedVersion,
  featureGates: FeatureGates = defaultFeatureGates(version),
  stored: Manifest | null = null,
): Manifest {
  const keepsTolerance = keepsTolerances(featureGates, version, stored);
  const keepsPeriod = keepsSyncPeriod(featureGates, version, stored);
  const { metrics, behavior, syncPeriodSeconds, ...spec } = manifest.spec ?? {};
  return {
    ...manifest,
    spec: {
      ...spec,
      minReplicas: spec.minReplicas ?? 1,
      metrics: metrics === undefined || metrics.length === 0 ? [defaultMetric] : metrics.map(canonicalMetric),
      ...(behavior && {
        behavior: {
          scaleUp: defaultRules(behavior.scaleUp, defaultScaleUp, keepsTolerance),
          scaleDown: defaultRules(behavior.scaleDown, defaultScaleDown, keepsTolerance),
        },
      }),
      ...(keepsPeriod && syncPeriodSeconds !== undefined && { syncPeriodSeconds }),
    },
  };
}

const defaultMetric: ManifestMetric = {
  type: "Resource",
  resource: { name: "cpu", target: { type: "Utilization", averageUtilization: 80 } },
};

const defaultScaleUp: ManifestScalingRules = {
  stabilizationWindowSeconds: 0,
  selectPolicy: "Max",
  policies: [
    { type: "Pods", value: 4, periodSeconds: 15 },
    { type: "Percent", value: 100, periodSeconds: 15 },
  ],
};

const defaultScaleDown: ManifestScalingRules = {
  selectPolicy: "Max",
  policies: [{ type: "Percent", value: 100, periodSeconds: 15 }],
};

/** An empty list of policies differs from an absent one: it is dropped and gets no defaults. */
function defaultRules(written: ManifestScalingRules = {}, defaults: ManifestScalingRules, keepsTolerance: boolean): ManifestScalingRules {
  const { policies, tolerance, ...rules } = { ...defaults, ...written };
  return {
    ...rules,
    ...(policies !== undefined && policies.length > 0 && { policies }),
    ...(keepsTolerance && tolerance !== undefined && { tolerance: canonical(tolerance) }),
  };
}

function canonicalMetric(metric: ManifestMetric): ManifestMetric {
  const { object, pods, resource, containerResource, external } = metric;
  return {
    ...metric,
    ...(object && { object: canonicalSource(object) }),
    ...(pods && { pods: canonicalSource(pods) }),
    ...(resource && { resource: canonicalSource(resource) }),
    ...(containerResource && { containerResource: canonicalSource(containerResource) }),
    ...(external && { external: canonicalSource(external) }),
  };
}

function canonicalSource<S extends { target?: ManifestMetricTarget }>(source: S): S {
  if (source.target === undefined) return source;
  const { value, averageValue } = source.target;
  return {
    ...source,
    target: {
      ...source.target,
      ...(value !== undefined && { value: canonical(value) }),
      ...(averageValue !== undefined && { averageValue: canonical(averageValue) }),
    },
  };
}

function canonical(text: string): string {
  const reading = parseQuantity(text);
  return reading.ok ? canonicalForm(reading.quantity) : text;
}
