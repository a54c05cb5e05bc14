/**
 * What an update may keep of the stored object, although a new object may not have it. Source: upstream's
 * pkg/registry/autoscaling/horizontalpodautoscaler/strategy.go.
 */
import type { HorizontalPodAutoscaler, HPAScalingRules } from "../api/autoscaling";
import { featureGateStates, isEnabled, knowsSyncPeriod, type FeatureGates, type KubernetesVersion } from "../controller/flags";
import type { Manifest, ManifestReference, ManifestScalingRules } from "./manifest";
import { apiVersionError } from "./referenceValidation";

/** Everything that matters of the stored object when an update of it is judged. */
export interface KeptByUpdate {
  /** minReplicas 0, even if the gate HPAScaleToZero is off. */
  zeroMinReplicas: boolean;
  /** Tolerances, even if the gate HPAConfigurableTolerance is off. */
  tolerances: boolean;
  /** Its own sync period, even if the gate HPAConfigurableSyncPeriod is off. */
  syncPeriod: boolean;
  /** The apiVersion of a target with the same kind and apiVersion is not checked. */
  scaleTargetRef: Pick<ManifestReference, "apiVersion" | "kind">;
  /** One described object has an apiVersion that is none, so none of them is checked. */
  describedObjects: boolean;
}

/** null: there is no stored object, so the manifest makes a new one. */
export function keptByUpdate(stored: Manifest | null): KeptByUpdate | null {
  if (stored === null) return null;
  const { minReplicas, scaleTargetRef: { apiVersion = "", kind = "" } = {}, metrics = [], behavior, syncPeriodSeconds } = stored.spec ?? {};
  return {
    zeroMinReplicas: minReplicas === 0,
    tolerances: hasTolerance(behavior?.scaleUp) || hasTolerance(behavior?.scaleDown),
    syncPeriod: syncPeriodSeconds !== undefined,
    scaleTargetRef: { apiVersion, kind },
    describedObjects: metrics.some(
      ({ type, object }) => type === "Object" && object && apiVersionError(object.describedObject?.apiVersion ?? "", false) !== null,
    ),
  };
}

/** Whether an update leaves the kind and the apiVersion of the target as they are. */
export const isTargetKept = ({ apiVersion = "", kind = "" }: ManifestReference, kept: KeptByUpdate | null): boolean =>
  kept !== null && kept.scaleTargetRef.apiVersion === apiVersion && kept.scaleTargetRef.kind === kind;

const hasTolerance = (rules: ManifestScalingRules | undefined): boolean => rules?.tolerance !== undefined;

/** Whether the API server stores tolerances. A release that does not know the field never does. */
export function keepsTolerances(featureGates: FeatureGates, version: KubernetesVersion, stored: Manifest | null): boolean {
  if (isEnabled("HPAConfigurableTolerance", featureGates, version)) return true;
  return knowsTolerances(version) && (keptByUpdate(stored)?.tolerances ?? false);
}

const knowsTolerances = (version: KubernetesVersion): boolean => featureGateStates[version].HPAConfigurableTolerance.state !== "absent";

/** Whether the API server stores an own sync period. */
export function keepsSyncPeriod(featureGates: FeatureGates, version: KubernetesVersion, stored: Manifest | null): boolean {
  if (isEnabled("HPAConfigurableSyncPeriod", featureGates, version)) return true;
  return knowsSyncPeriod(version) && (keptByUpdate(stored)?.syncPeriod ?? false);
}

/** A stored object as another release's API server reads it: a field that the release does not know is gone. */
export const readBy = (version: KubernetesVersion, stored: HorizontalPodAutoscaler): HorizontalPodAutoscaler =>
  withOnly({ tolerances: knowsTolerances(version), syncPeriod: knowsSyncPeriod(version) }, stored);

/** What the API server stores of an object that it makes anew. */
export const asNewObject = (
  featureGates: FeatureGates,
  version: KubernetesVersion,
  hpa: HorizontalPodAutoscaler,
): HorizontalPodAutoscaler =>
  withOnly({ tolerances: keepsTolerances(featureGates, version, null), syncPeriod: keepsSyncPeriod(featureGates, version, null) }, hpa);

/** The same object if it loses nothing. */
function withOnly({ tolerances, syncPeriod }: Pick<KeptByUpdate, "tolerances" | "syncPeriod">, hpa: HorizontalPodAutoscaler) {
  const kept = tolerances ? hpa : withoutTolerances(hpa);
  if (syncPeriod || kept.spec.syncPeriodSeconds === undefined) return kept;
  const { syncPeriodSeconds: _, ...spec } = kept.spec;
  return { ...kept, spec };
}

/** The same object if it has none. */
function withoutTolerances(hpa: HorizontalPodAutoscaler): HorizontalPodAutoscaler {
  if (!keptByUpdate(hpa)?.tolerances) return hpa;
  const { scaleUp, scaleDown } = hpa.spec.behavior ?? {};
  const behavior = { ...(scaleUp && { scaleUp: withoutTolerance(scaleUp) }), ...(scaleDown && { scaleDown: withoutTolerance(scaleDown) }) };
  return { ...hpa, spec: { ...hpa.spec, behavior } };
}

function withoutTolerance(rules: HPAScalingRules): HPAScalingRules {
  const { tolerance: _, ...others } = rules;
  return others;
}
