import { targetKinds, type TargetKind } from "../../api/targetKinds";
import { firstScenario } from "../../scenario/first";

const average = (value: string) => `target: { type: AverageValue, averageValue: "${value}" }`;
const described = "describedObject: { apiVersion: networking.k8s.io/v1, kind: Ingress, name: main-route }";

/** One metric of each type, as an item of a manifest's list. */
export const metricSources = {
  Resource: "  - { type: Resource, resource: { name: cpu, target: { type: Utilization, averageUtilization: 50 } } }\n",
  ContainerResource: `  - { type: ContainerResource, containerResource: { name: memory, container: php-apache, ${average("40Mi")} } }\n`,
  Pods: `  - { type: Pods, pods: { metric: { name: http_requests }, ${average("4")} } }\n`,
  Object: `  - { type: Object, object: { metric: { name: hits }, ${described}, target: { type: Value, value: "12" } } }\n`,
  External: `  - { type: External, external: { metric: { name: queue_depth }, ${average("5")} } }\n`,
};

/** The first scenario's manifest with other metrics, or with one text replaced. */
export function manifestWith(
  metrics: string,
  { kind = "Deployment", minReplicas = 1, name = "php-apache" }: { kind?: TargetKind; minReplicas?: number; name?: string } = {},
): string {
  return firstScenario.manifest
    .replace(/ {2}metrics:[^]*/, `  metrics:\n${metrics}`)
    .replace("apiVersion: apps/v1\n    kind: Deployment", `apiVersion: ${targetKinds[kind].apiVersion}\n    kind: ${kind}`)
    .replace("minReplicas: 1", `minReplicas: ${minReplicas}`)
    .replaceAll("php-apache", name);
}
