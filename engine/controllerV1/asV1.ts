import type { HorizontalPodAutoscaler } from "../api/autoscaling";
import type { HorizontalPodAutoscalerV1 } from "../api/autoscalingV1";

/** Converts what `parseManifestV1` put into autoscaling/v2 back to the fields of v1. */
export function asV1({ metadata, spec }: HorizontalPodAutoscaler): HorizontalPodAutoscalerV1 {
  const { scaleTargetRef, minReplicas, maxReplicas, metrics = [] } = spec;
  const cpu = metrics.find((metric) => metric.type === "Resource" && metric.resource.name === "cpu");
  const percent = cpu?.type === "Resource" ? cpu.resource.target.averageUtilization : undefined;
  return {
    metadata,
    spec: {
      scaleTargetRef,
      ...(minReplicas !== undefined && { minReplicas }),
      maxReplicas,
      ...(percent !== undefined && { targetCPUUtilizationPercentage: percent }),
    },
  };
}
