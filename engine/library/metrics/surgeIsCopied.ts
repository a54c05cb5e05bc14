import { entry } from "../entry";
import { autoscaler, externalAverage } from "../manifest";

export const surgeIsCopied = entry(
  {
    id: "surge-is-copied",
    group: "metrics",
    title: "A release, no more load, and one pod more for good: why?",
    text:
      "An external average is taken over the pods that status.replicas counts, those that a rolling update has in surplus included. " +
      "Inside the tolerance the controller proposes that very number, so the surplus pod of the release becomes the count that is asked for.",
    look: {
      at: 600,
      zoom: { from: 360, to: 1080 },
      figure: "decision",
      text: "status.replicas is 11 while spec.replicas is 10; the ratio is inside the tolerance, and 11 is proposed.",
    },
    change: "Set maxSurge to 0 and maxUnavailable to 10%: the update never has a pod in surplus.",
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
