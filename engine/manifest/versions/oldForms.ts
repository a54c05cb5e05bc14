import { checked, type Decoder, ignored, int32, list, object, quantity, string } from "../decoders";
import { knowsSyncPeriod, type KubernetesVersion } from "../../controller/flags";
import { metadata, metricSpec, scalingPolicy, specV1, specV1WithPeriod } from "../manifest";
import { crossVersionObjectReference, labelSelector } from "../metricFields";
import { status, statusV1 } from "../serverFields";
import type { ManifestForm } from "./apiVersions";

/** The fields of the versions before autoscaling/v2. Source: k8s.io/api/autoscaling/v1, v2beta1 and v2beta2. */

const resourceFields = { name: string, targetAverageUtilization: int32, targetAverageValue: quantity };

const oldMetricSpec = object({
  type: string,
  object: object({
    target: crossVersionObjectReference,
    metricName: string,
    targetValue: quantity,
    selector: labelSelector,
    averageValue: quantity,
  }),
  pods: object({ metricName: string, targetAverageValue: quantity, selector: labelSelector }),
  resource: object(resourceFields),
  containerResource: object({ ...resourceFields, container: string }),
  external: object({ metricName: string, metricSelector: labelSelector, targetValue: quantity, targetAverageValue: quantity }),
});

/** Also the form in v1's annotation. */
export const decodeOldMetrics = list(oldMetricSpec, {});

/** The spec of extensions/v1beta1, which Kubernetes 1.1 to 1.5 served. */
export const specOfExtensions = object({
  scaleRef: object({ apiVersion: string, kind: string, name: string, namespace: string, subresource: string }),
  minReplicas: int32,
  maxReplicas: int32,
  cpuUtilization: object({ targetPercentage: int32 }),
});

const replicas = { scaleTargetRef: crossVersionObjectReference, minReplicas: int32, maxReplicas: int32 };

const scalingRules = object({
  stabilizationWindowSeconds: int32,
  selectPolicy: string,
  policies: list(scalingPolicy, {}),
});

export const decodeBehavior = object({ scaleUp: scalingRules, scaleDown: scalingRules });

const written = { apiVersion: string, kind: string, metadata };

const decodeV1WithPeriod = object({ ...written, spec: specV1WithPeriod, status: checked(statusV1) });

/** The allowed fields of each form. Used only to find mistakes, because the values are read after conversion to v2. */
export const oldDecoder = (form: Exclude<ManifestForm, "v2">, version: KubernetesVersion): Decoder<object> =>
  form === "v1" && knowsSyncPeriod(version) ? decodeV1WithPeriod : decoderOf[form];

const decoderOf: Record<Exclude<ManifestForm, "v2">, Decoder<object>> = {
  extensions: object({ ...written, spec: specOfExtensions, status: ignored }),
  v1: object({ ...written, spec: specV1, status: checked(statusV1) }),
  // Its status has other fields, and no server reads it any more.
  v2beta1: object({ ...written, spec: object({ ...replicas, metrics: decodeOldMetrics }), status: ignored }),
  v2beta2: object({
    ...written,
    spec: object({ ...replicas, metrics: list(metricSpec, {}), behavior: decodeBehavior }),
    status: checked(status),
  }),
};
