import type { ControllerFlags } from "../../controller/flags";
import type { Draws } from "./draws";

/** The scaled workload's name, and its main container's. */
export const targetName = "web";

/** A manifest that the API server accepts, as text, and the names of its Pods, Object and External metrics. */
export function randomManifest(draw: Draws, { featureGates }: ControllerFlags): { manifest: string; metricNames: string[] } {
  const metrics = Array.from({ length: draw.pick([1, 1, 1, 2, 3]) }, () => randomMetric(draw));
  const mayBeZero = featureGates.HPAScaleToZero && metrics.some(({ type }) => type === "Object" || type === "External");
  const minReplicas = mayBeZero && draw.chance(60) ? 0 : draw.between(1, 5);
  const hpa = {
    apiVersion: "autoscaling/v2",
    kind: "HorizontalPodAutoscaler",
    metadata: { name: targetName },
    spec: {
      scaleTargetRef: {
        apiVersion: "apps/v1",
        kind: draw.pick(["Deployment", "Deployment", "StatefulSet", "ReplicaSet"]),
        name: targetName,
      },
      minReplicas,
      maxReplicas: Math.max(1, minReplicas + draw.between(0, 20)),
      metrics: metrics.map(({ metric }) => metric),
      ...(draw.chance(60) && {
        behavior: { ...(draw.chance(70) && { scaleUp: rules(draw) }), ...(draw.chance(70) && { scaleDown: rules(draw) }) },
      }),
    },
  };
  return { manifest: `${JSON.stringify(hpa, null, 1)}\n`, metricNames: [...new Set(metrics.flatMap(({ name }) => name ?? []))] };
}

function rules(draw: Draws): object {
  return {
    ...(draw.chance(60) && { stabilizationWindowSeconds: draw.between(0, 400) }),
    ...(draw.chance(60) && { selectPolicy: draw.pick(["Max", "Max", "Min", "Disabled"]) }),
    ...(draw.chance(60) && { policies: Array.from({ length: draw.between(1, 3) }, () => policy(draw)) }),
    ...(draw.chance(20) && { tolerance: `${draw.between(0, 400)}m` }),
  };
}

const policy = (draw: Draws) => ({
  type: draw.pick(["Pods", "Percent"]),
  value: draw.between(1, 120),
  periodSeconds: draw.between(1, 300),
});

interface RandomMetric {
  type: "Resource" | "ContainerResource" | "Pods" | "Object" | "External";
  /** The name of a metric that needs a signal. */
  name?: string;
  metric: object;
}

function randomMetric(draw: Draws): RandomMetric {
  const type = draw.pick(["Resource", "Resource", "ContainerResource", "Pods", "Object", "External"] as const);
  switch (type) {
    case "Resource":
      return { type, metric: { type, resource: resource(draw) } };
    case "ContainerResource":
      return {
        type,
        metric: { type, containerResource: { ...resource(draw), container: draw.pick([targetName, targetName, "sidecar"]) } },
      };
    case "Pods": {
      const name = draw.pick(["http_requests_per_second", "in_flight", "packets"]);
      return { type, name, metric: { type, pods: { metric: { name }, target: average(draw) } } };
    }
    case "Object": {
      const name = draw.pick(["requests-per-second", "p95_latency_seconds"]);
      const describedObject = { apiVersion: "networking.k8s.io/v1", kind: "Ingress", name: "main-route" };
      return { type, name, metric: { type, object: { describedObject, metric: { name }, target: wholeOrAverage(draw) } } };
    }
    case "External": {
      const name = draw.pick(["queue_depth", "oldest_message_age", "kafka_lag"]);
      const metric = draw.chance(50) ? { name } : { name, selector: { matchLabels: { queue: "jobs" } } };
      return { type, name, metric: { type, external: { metric, target: wholeOrAverage(draw) } } };
    }
  }
}

function resource(draw: Draws): object {
  const name = draw.pick(["cpu", "cpu", "memory"]);
  if (draw.chance(60)) return { name, target: { type: "Utilization", averageUtilization: draw.between(5, 150) } };
  return {
    name,
    target: { type: "AverageValue", averageValue: name === "cpu" ? `${draw.between(10, 400)}m` : `${draw.between(10, 300)}Mi` },
  };
}

const average = (draw: Draws) => ({ type: "AverageValue", averageValue: draw.pick(["500m", "5", `${draw.between(1, 50)}`]) });
const wholeOrAverage = (draw: Draws) => (draw.chance(50) ? average(draw) : { type: "Value", value: `${draw.between(1, 100)}` });
