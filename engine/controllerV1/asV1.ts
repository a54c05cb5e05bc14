import type { HorizontalPodAutoscaler } from "../api/autoscaling";
import type { HorizontalPodAutoscalerV1 } from "../api/autoscalingV1";

/** What `parseManifestV1` put into the words of autoscaling/v2, back in its own. */
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
