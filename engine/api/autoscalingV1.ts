/**
 * The autoscaler of Kubernetes 1.1 and 1.2, reduced to what its controller reads, in the words of autoscaling/v1. extensions/v1beta1 has
 * scaleRef and cpuUtilization.targetPercentage in their place. Source: k8s.io/api/autoscaling/v1.
 */
import type { CrossVersionObjectReference, ObjectMeta } from "./autoscaling";

/** A number is absent if the object does not have it: the API server of 1.1 stored 1 and 80. */
export interface HorizontalPodAutoscalerV1 {
  metadata: ObjectMeta;
  spec: {
    scaleTargetRef: CrossVersionObjectReference;
    minReplicas?: number;
    maxReplicas: number;
    /** Percent of the requests. */
    targetCPUUtilizationPercentage?: number;
  };
}

/** Times are whole seconds on the run's clock. */
export interface HorizontalPodAutoscalerV1Status {
  currentReplicas: number;
  desiredReplicas: number;
  /** Null if no metric was read. */
  currentCPUUtilizationPercentage: number | null;
  lastScaleTime: number | null;
}
