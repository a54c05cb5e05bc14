import { entry } from "../entry";
import { autoscaler, cpuUtilization } from "../manifest";

export const missingCountAsIdle = entry(
  {
    id: "missing-count-as-idle",
    group: "metrics",
    title: "Do missing pods count as on target?",
    text:
      "Some explanations say so and get 17 pods here: ten at 85% and two without a sample at 60%, twelve in all. " +
      "But when it scales up, the controller counts the two as idle. " +
      "That is 70% on average, and 14 pods.",
    look: {
      at: 0,
      zoom: { from: 0, to: 600 },
      figure: "decision",
      text: "The first sync: ten samples, and two missing pods that count as 0%.",
    },
    change: "Remove the incident: with twelve pods at 85% the CPU proposes 17, and maxReplicas limits that to 16.",
    source: "https://kubernetes.io/docs/tasks/run-application/horizontal-pod-autoscale/#algorithm-details",
  },
  {
    manifest: autoscaler({ name: "web", min: 1, max: 16, metrics: [cpuUtilization(60)] }),
    minutes: 20,
    load: [[0, 99.6]],
    workload: { initialReplicas: 12 },
    incidents: [{ at: 0, kind: "podMetricsLost", pods: 2, durationSeconds: 1800 }],
  },
);
