import { entry } from "../entry";
import { autoscaler, cpuUtilization } from "../manifest";

export const missingCountAsIdle = entry(
  {
    id: "missing-count-as-idle",
    group: "metrics",
    title: "Do missing pods count as being on target?",
    text:
      "Some explanations say so, and come to 17 pods here: ten at 85%, two without a sample taken as 60%, twelve in all. " +
      "The controller takes the two as idle when it scales up: 70% on average, and 14 pods.",
    look: {
      at: 0,
      zoom: { from: 0, to: 600 },
      figure: "decision",
      text: "The first look: ten samples, two missing pods filled in with 0%.",
    },
    change: "Take out the incident: twelve pods at 85% ask for 17, and the bound of 16 holds them.",
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
