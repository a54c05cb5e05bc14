import { foreign, say, type Words } from "../../lib/sentence";
/** Blocks that are written often. `${1:x}` marks what to fill in; later lines are indented from the first one's column. */
export interface Snippet {
  /** The object or list (with `[]`: an item of it) that can contain it. */
  path: string;
  label: Words;
  detail: Words;
  documentation: Words;
  lines: readonly string[];
}

const metrics = "spec.metrics[]";

export const snippets: readonly Snippet[] = [
  {
    path: "",
    label: foreign("HorizontalPodAutoscaler"),
    detail: say`a whole manifest`,
    documentation: say`An autoscaler that scales a Deployment on cpu, from 1 to 10 replicas.`,
    lines: [
      "apiVersion: autoscaling/v2",
      "kind: HorizontalPodAutoscaler",
      "metadata:",
      "  name: ${1:web}",
      "spec:",
      "  scaleTargetRef:",
      "    apiVersion: apps/v1",
      "    kind: Deployment",
      "    name: ${1:web}",
      "  minReplicas: ${2:1}",
      "  maxReplicas: ${3:10}",
      "  metrics:",
      "  - type: Resource",
      "    resource:",
      "      name: cpu",
      "      target:",
      "        type: Utilization",
      "        averageUtilization: ${4:60}",
    ],
  },
  {
    path: metrics,
    label: say`Resource metric`,
    detail: say`cpu or memory of the pods`,
    documentation: say`Usage as a percentage of requests, over all pods.`,
    lines: ["type: Resource", "resource:", "  name: ${1:cpu}", "  target:", "    type: Utilization", "    averageUtilization: ${2:60}"],
  },
  {
    path: metrics,
    label: say`ContainerResource metric`,
    detail: say`cpu or memory of one container`,
    documentation: say`Like Resource, without the usage and requests of sidecars.`,
    lines: [
      "type: ContainerResource",
      "containerResource:",
      "  name: ${1:cpu}",
      "  container: ${2:app}",
      "  target:",
      "    type: Utilization",
      "    averageUtilization: ${3:60}",
    ],
  },
  {
    path: metrics,
    label: say`Pods metric`,
    detail: say`a custom metric of each pod`,
    documentation: say`It keeps the average over the pods at an amount.`,
    lines: [
      "type: Pods",
      "pods:",
      "  metric:",
      "    name: ${1:http_requests}",
      "  target:",
      "    type: AverageValue",
      "    averageValue: ${2:100}",
    ],
  },
  {
    path: metrics,
    label: say`Object metric`,
    detail: say`a custom metric of one object`,
    documentation: say`The metric of an Ingress, divided by the number of pods.`,
    lines: [
      "type: Object",
      "object:",
      "  describedObject:",
      "    apiVersion: networking.k8s.io/v1",
      "    kind: Ingress",
      "    name: ${1:main}",
      "  metric:",
      "    name: ${2:requests_per_second}",
      "  target:",
      "    type: AverageValue",
      "    averageValue: ${3:100}",
    ],
  },
  {
    path: metrics,
    label: say`External metric`,
    detail: say`a metric from outside the cluster`,
    documentation: say`The length of a queue, divided by the number of pods. With it, minReplicas can be 0.`,
    lines: [
      "type: External",
      "external:",
      "  metric:",
      "    name: ${1:queue_depth}",
      "  target:",
      "    type: AverageValue",
      "    averageValue: ${2:30}",
    ],
  },
  ...["scaleUp", "scaleDown"].flatMap((direction): Snippet[] => [
    {
      path: `spec.behavior.${direction}.policies[]`,
      label: say`Pods policy`,
      detail: say`a number of pods per period`,
      documentation: say`At most this number of pods within the period.`,
      lines: ["type: Pods", "value: ${1:2}", "periodSeconds: ${2:60}"],
    },
    {
      path: `spec.behavior.${direction}.policies[]`,
      label: say`Percent policy`,
      detail: say`a percentage of the pods per period`,
      documentation: say`At most this percentage of the pods at the start of the period.`,
      lines: ["type: Percent", "value: ${1:50}", "periodSeconds: ${2:60}"],
    },
  ]),
  {
    path: "spec",
    label: say`behavior: slow scale-down`,
    detail: say`a block of behavior`,
    documentation: say`Removes one pod per minute, after five calm minutes.`,
    lines: [
      "behavior:",
      "  scaleDown:",
      "    stabilizationWindowSeconds: ${1:300}",
      "    policies:",
      "    - type: Pods",
      "      value: ${2:1}",
      "      periodSeconds: ${3:60}",
    ],
  },
];

/** The lines of the item of a type that a list of snippets has, with its examples filled in; null if it has none. */
export function filledIn(all: readonly Snippet[], path: string, type: string): readonly string[] | null {
  const found = all.find((snippet) => snippet.path === path && snippet.lines[0] === `type: ${type}`);
  return found ? found.lines.map((line) => line.replaceAll(/\$\{\d+:([^}]*)\}/g, "$1")) : null;
}
