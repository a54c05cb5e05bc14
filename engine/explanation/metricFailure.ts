/**
 * Why a metric has no value. The controller's error is upstream's text, and evidence has nothing but this text, so it is read here once.
 * Everything else asks for the kind.
 */
export type MetricFailure =
  | { readonly kind: "requestMissing"; readonly resource: string; readonly container: string; readonly pod: string }
  | { readonly kind: "containerUnsampled"; readonly container: string; readonly pod: string }
  | { readonly kind: Exclude<MetricFailureKind, "requestMissing" | "containerUnsampled"> };

export type MetricFailureKind =
  | "requestMissing"
  | "containerUnsampled"
  | "featureGateOff"
  | "selectorAmbiguous"
  | "selectorRequired"
  | "noPods"
  | "noSamples"
  | "noSampleMatches"
  | "nothingReturned"
  /** KEDA's metrics server got no value from the trigger's source. */
  | "sourceSilent"
  | "customApiSilent"
  | "externalApiSilent"
  | "resourceApiSilent"
  | "other";

/** `pod` has no namespace. */
export function metricFailure(error: string): MetricFailure {
  const [, resource, container, pod] = /missing request for (\S+) in container (\S+) of Pod (\S+)/.exec(error) ?? [];
  if (resource !== undefined && container !== undefined && pod !== undefined) return { kind: "requestMissing", resource, container, pod };
  const [, unsampled, ofPod] = /container (\S+) not present in metrics for pod (\S+)/.exec(error) ?? [];
  if (unsampled !== undefined && ofPod !== undefined) {
    return { kind: "containerUnsampled", container: unsampled, pod: ofPod.slice(ofPod.indexOf("/") + 1) };
  }
  return { kind: signs.find(([text]) => text.test(error))?.[1] ?? "other" };
}

type Signed = Exclude<MetricFailureKind, "requestMissing" | "containerUnsampled" | "other">;

/** The first match counts. Kubernetes 1.28 says "multiple HPAs"; later versions say "more than one HPA". */
const signs: readonly (readonly [text: RegExp, kind: Signed])[] = [
  [/disabled by the feature gate/, "featureGateOff"],
  [/ are controlled by (?:more than one HPA|multiple HPAs)/, "selectorAmbiguous"],
  [/selector is required/, "selectorRequired"],
  [/no pods returned by selector/, "noPods"],
  [/did not receive metrics for targeted pods/, "noSamples"],
  [/no metrics returned matched known pods/, "noSampleMatches"],
  [/no metrics returned from/, "nothingReturned"],
  [/error when getting metric values metric:\S+ encountered error/, "sourceSilent"],
  [/unable to fetch metrics from custom metrics API/, "customApiSilent"],
  [/unable to fetch metrics from external metrics API/, "externalApiSilent"],
  [/unable to get metrics for resource|unable to fetch metrics/, "resourceApiSilent"],
];
