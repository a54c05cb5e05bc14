import { anything, boolean, int32, int64, list, object, quantity, string, time } from "./decoders";
import { crossVersionObjectReference, metricIdentifier } from "./metricFields";

/**
 * Fields that the cluster itself writes: they must have their form, or the API server refuses the manifest. Source:
 * k8s.io/api/autoscaling/v1 and v2, meta/v1 ObjectMeta.
 */

export const serverMetadata = {
  selfLink: string,
  uid: string,
  resourceVersion: string,
  generation: int64,
  creationTimestamp: time,
  deletionTimestamp: time,
  deletionGracePeriodSeconds: int64,
  ownerReferences: list(
    object({ apiVersion: string, kind: string, name: string, uid: string, controller: boolean, blockOwnerDeletion: boolean }),
    {},
  ),
  finalizers: list(string, ""),
  managedFields: list(
    object({
      manager: string,
      operation: string,
      apiVersion: string,
      time,
      fieldsType: string,
      fieldsV1: anything,
      subresource: string,
    }),
    {},
  ),
};

const current = object({ value: quantity, averageValue: quantity, averageUtilization: int32 });

const metricStatus = object({
  type: string,
  object: object({ metric: metricIdentifier, current, describedObject: crossVersionObjectReference }),
  pods: object({ metric: metricIdentifier, current }),
  resource: object({ name: string, current }),
  containerResource: object({ name: string, current, container: string }),
  external: object({ metric: metricIdentifier, current }),
});

export const status = object({
  observedGeneration: int64,
  lastScaleTime: time,
  currentReplicas: int32,
  desiredReplicas: int32,
  currentMetrics: list(metricStatus, {}),
  conditions: list(object({ type: string, status: string, lastTransitionTime: time, reason: string, message: string }), {}),
});

export const statusV1 = object({
  observedGeneration: int64,
  lastScaleTime: time,
  currentReplicas: int32,
  desiredReplicas: int32,
  currentCPUUtilizationPercentage: int32,
});
