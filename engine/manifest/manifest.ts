import { knowsSyncPeriod, type KubernetesVersion } from "../controller/flags";
import { checked, type Decoded, type Decoder, int32, list, object, quantity, string, stringMap } from "./decoders";
import { crossVersionObjectReference, metricIdentifier } from "./metricFields";
import { serverMetadata, status } from "./serverFields";

/** The fields of autoscaling/v2 with their types. Source: k8s.io/api/autoscaling/v2 and meta/v1 ObjectMeta. */

const metricTarget = object({ type: string, value: quantity, averageValue: quantity, averageUtilization: int32 });

const objectSource = object({ describedObject: crossVersionObjectReference, target: metricTarget, metric: metricIdentifier });
const podsSource = object({ metric: metricIdentifier, target: metricTarget });
const resourceSource = object({ name: string, target: metricTarget });
const containerResourceSource = object({ name: string, container: string, target: metricTarget });
const externalSource = object({ metric: metricIdentifier, target: metricTarget });

export const metricSpec = object({
  type: string,
  object: objectSource,
  pods: podsSource,
  resource: resourceSource,
  containerResource: containerResourceSource,
  external: externalSource,
});

export const scalingPolicy = object({ type: string, value: int32, periodSeconds: int32 });

const scalingRules = object({
  stabilizationWindowSeconds: int32,
  selectPolicy: string,
  policies: list(scalingPolicy, {}),
  tolerance: quantity,
});

export const behavior = object({ scaleUp: scalingRules, scaleDown: scalingRules });

const replicas = { scaleTargetRef: crossVersionObjectReference, minReplicas: int32, maxReplicas: int32 };
const fieldsV1 = { ...replicas, targetCPUUtilizationPercentage: int32 };
const fieldsV2 = { ...replicas, metrics: list(metricSpec, {}), behavior };
const ownPeriod = { syncPeriodSeconds: int32 };

/** autoscaling/v1's. The specs with an own sync period are those of releases that know it. */
export const specV1 = object(fieldsV1);
export const specV1WithPeriod = object({ ...fieldsV1, ...ownPeriod });
export const specV2 = object(fieldsV2);
const specV2WithPeriod = object({ ...fieldsV2, ...ownPeriod });

/** Fields that only the cluster writes are read and left out, so that a manifest from a cluster can be pasted as it is. */
export const metadata = object({
  name: string,
  generateName: string,
  namespace: string,
  labels: stringMap,
  annotations: stringMap,
  ...leftOut(serverMetadata),
});

const written = { apiVersion: string, kind: string, metadata };

/** With every field of any release. */
const decodeAny = object({ ...written, spec: specV2WithPeriod, status: checked(status) });

/** As the releases read it that have no own sync period. */
export const decodeManifest: Decoder<Manifest> = object({ ...written, spec: specV2, status: checked(status) });

export const decoderFor = (version: KubernetesVersion): Decoder<Manifest> => (knowsSyncPeriod(version) ? decodeAny : decodeManifest);

function leftOut<T extends Record<string, Decoder<unknown>>>(fields: T): { [K in keyof T]: Decoder<never> };
function leftOut(fields: Record<string, Decoder<unknown>>): Record<string, Decoder<never>> {
  return Object.fromEntries(Object.entries(fields).map(([name, decoder]) => [name, checked(decoder)]));
}

/** A HorizontalPodAutoscaler as its author wrote it: any field may be absent, and any text may be where the API has a choice. */
export type Manifest = Decoded<typeof decodeAny>;
export type ManifestSpec = Decoded<typeof specV2WithPeriod>;
export type ManifestMetadata = Decoded<typeof metadata>;
export type ManifestReference = Decoded<typeof crossVersionObjectReference>;
export type ManifestMetric = Decoded<typeof metricSpec>;
export type ManifestObjectSource = Decoded<typeof objectSource>;
export type ManifestPodsSource = Decoded<typeof podsSource>;
export type ManifestResourceSource = Decoded<typeof resourceSource>;
export type ManifestContainerResourceSource = Decoded<typeof containerResourceSource>;
export type ManifestExternalSource = Decoded<typeof externalSource>;
export type ManifestMetricIdentifier = Decoded<typeof metricIdentifier>;
export type ManifestMetricTarget = Decoded<typeof metricTarget>;
export type ManifestBehavior = Decoded<typeof behavior>;
export type ManifestScalingPolicy = Decoded<typeof scalingPolicy>;
export type ManifestScalingRules = Decoded<typeof scalingRules>;
