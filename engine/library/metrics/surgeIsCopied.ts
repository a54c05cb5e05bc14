import { entry } from "../entry";
import { autoscaler, externalAverage } from "../manifest";

export const surgeIsCopied = entry(
  {
    id: "surge-is-copied",
    group: "metrics",
    title: "Why does a release leave one pod more, with the same load?",
    text:
      "The controller takes an external average over status.replicas, which includes the extra pods of a rolling update. " +
      "Inside the tolerance it proposes that same number. " +
      "So the extra pod of the release becomes the count.",
    look: {
      at: 600,
      zoom: { from: 360, to: 1080 },
      figure: "decision",
      text: "status.replicas is 11 and spec.replicas is 10. The ratio is inside the tolerance, so the metric proposes 11.",
    },
    change: "Set maxSurge to 0 and maxUnavailable to 10%: the update then never has an extra pod.",
    source: "https://github.com/kubernetes/kubernetes/issues/72775",
  },
  {
    manifest: autoscaler({ name: "worker", min: 1, max: 20, metrics: [externalAverage("jobs_open", "10")] }),
    minutes: 30,
    load: [[0, 20]],
    workload: { initialReplicas: 10, maxSurgePercent: 10, maxUnavailablePercent: 0 },
    incidents: [{ at: 600, kind: "rollingUpdate", release: "good" }],
    signals: [{ metric: "jobs_open", source: "curve", points: [[0, 105]] }],
  },
);
