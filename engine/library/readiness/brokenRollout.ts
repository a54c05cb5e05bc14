import { entry } from "../entry";
import { autoscaler, cpuUtilization } from "../manifest";

export const brokenRollout = entry(
  {
    id: "broken-rollout",
    group: "readiness",
    title: "The old pods are far above the target: why is no pod added?",
    text:
      "The new pods of this rollout never become ready, and eight old pods carry all the load. " +
      "When the ratio is above 1, the five new pods count as idle. " +
      "With them the average is on target again, and the count stays at ten.",
    look: {
      at: 1200,
      zoom: { from: 480, to: 1440 },
      figure: "decision",
      text: "The counted pods are above 120%. With five unready pods at 0% the average is inside the tolerance.",
    },
    change: "Make the release a good one: with ten ready pods at about 100% it scales up.",
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
