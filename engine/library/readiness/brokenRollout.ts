import { entry } from "../entry";
import { autoscaler, cpuUtilization } from "../manifest";

export const brokenRollout = entry(
  {
    id: "broken-rollout",
    group: "readiness",
    title: "The old pods are far above the target: why is none added?",
    text:
      "A rollout whose pods never become ready leaves eight old pods with all the load, and five new ones that count as idle when the ratio is above 1. " +
      "With them the average is on target again, and the count stays at ten.",
    look: {
      at: 1200,
      zoom: { from: 480, to: 1440 },
      figure: "decision",
      text: "The counted pods are above 120%; with five unready pods at 0% the average is inside the tolerance.",
    },
    change: "Make the release a good one: ten ready pods at about 100% scale up.",
    source: "https://github.com/kubernetes/kubernetes/issues/84095",
  },
  {
    manifest: autoscaler({ name: "web", min: 1, max: 30, metrics: [cpuUtilization(80)] }),
    minutes: 30,
    load: [
      [0, 78],
      [900, 78],
      [901, 100],
      [1800, 100],
    ],
    workload: { initialReplicas: 10 },
    incidents: [{ at: 600, kind: "rollingUpdate", release: "neverReady" }],
  },
);
