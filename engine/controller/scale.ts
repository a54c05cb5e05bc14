/** Reads the target's scale subresource: what failed, and in which of upstream's three steps. */
import type { CrossVersionObjectReference, HorizontalPodAutoscaler } from "../api/autoscaling";
import type { ScaleReading } from "./observation";

export type Scale = ScaleReading & { ok: true };

/** `error` is what the event and the condition say; `returnedError` is what the reconcile returns. */
export interface ScaleFailure {
  ok: false;
  error: string;
  returnedError: string;
}

export function readScale(hpa: HorizontalPodAutoscaler, reading: ScaleReading): Scale | ScaleFailure {
  const versionError = groupVersionError(hpa.spec.scaleTargetRef);
  if (versionError !== null) {
    return { ok: false, error: versionError, returnedError: `invalid API version in scale target reference: ${versionError}` };
  }
  if (reading.ok) return reading;
  const { error, unknownKind } = reading;
  return unknownKind
    ? { ok: false, error, returnedError: `unable to determine resource for scale target reference: ${error}` }
    : { ok: false, error, returnedError: `failed to query scale subresource for ${targetReference(hpa)}: ${error}` };
}

/** KIND/NAMESPACE/NAME, as errors name the target. */
export function targetReference({ metadata, spec: { scaleTargetRef } }: HorizontalPodAutoscaler): string {
  return `${scaleTargetRef.kind}/${metadata.namespace ?? "default"}/${scaleTargetRef.name}`;
}

function groupVersionError({ apiVersion = "" }: CrossVersionObjectReference): string | null {
  const slash = apiVersion.indexOf("/");
  const oneSlash = slash < 0 || apiVersion.indexOf("/", slash + 1) < 0;
  return oneSlash ? null : `unexpected GroupVersion string: ${apiVersion}`;
}
