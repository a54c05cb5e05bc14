/**
 * What an update may keep of the stored object, although a new object may not have it. Source: upstream's
 * pkg/registry/autoscaling/horizontalpodautoscaler/strategy.go.
 */
import type { HorizontalPodAutoscaler, HPAScalingRules } from "../api/autoscaling";
import { featureGateStates, isEnabled, type FeatureGates, type KubernetesVersion } from "../controller/flags";
import type { Manifest, ManifestReference, ManifestScalingRules } from "./manifest";
import { apiVersionError } from "./referenceValidation";

/** Everything that matters of the stored object when an update of it is judged. */
export interface KeptByUpdate {
  /** minReplicas 0, even if the gate HPAScaleToZero is off. */
  zeroMinReplicas: boolean;
  /** Tolerances, even if the gate HPAConfigurableTolerance is off. */
  tolerances: boolean;
  /** The apiVersion of a target with the same kind and apiVersion is not checked. */
  scaleTargetRef: Pick<ManifestReference, "apiVersion" | "kind">;
  /** One described object has an apiVersion that is none, so none of them is checked. */
  describedObjects: boolean;
}

/** null: there is no stored object, so the manifest makes a new one. */
export function keptByUpdate(stored: Manifest | null): KeptByUpdate | null {
  if (stored === null) return null;
  const { minReplicas, scaleTargetRef: { apiVersion = "", kind = "" } = {}, metrics = [], behavior } = stored.spec ?? {};
  return {
    zeroMinReplicas: minReplicas === 0,
    tolerances: hasTolerance(behavior?.scaleUp) || hasTolerance(behavior?.scaleDown),
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

/** A stored object as another release's API server reads it: a field that the release does not know is gone. */
export const readBy = (version: KubernetesVersion, stored: HorizontalPodAutoscaler): HorizontalPodAutoscaler =>
  knowsTolerances(version) ? stored : withoutTolerances(stored);

/** The same object if it has none. */
export function withoutTolerances(hpa: HorizontalPodAutoscaler): HorizontalPodAutoscaler {
  if (!keptByUpdate(hpa)?.tolerances) return hpa;
  const { scaleUp, scaleDown } = hpa.spec.behavior ?? {};
  const behavior = { ...(scaleUp && { scaleUp: withoutTolerance(scaleUp) }), ...(scaleDown && { scaleDown: withoutTolerance(scaleDown) }) };
  return { ...hpa, spec: { ...hpa.spec, behavior } };
}

function withoutTolerance(rules: HPAScalingRules): HPAScalingRules {
  const { tolerance: _, ...others } = rules;
  return others;
}
