import { entry } from "../entry";
import { autoscaler, cpuUtilization } from "../manifest";

export const noReadinessProbe = entry(
  {
    id: "no-readiness-probe",
    group: "readiness",
    title: "Why do requests fail after each scale-up, with pods that have just started?",
    text:
      "These pods have no readiness probe, so each is ready as soon as its container runs. " +
      "But this application answers only 12 s later. " +
      "From 05:19 to 05:29 four of 13 pods get requests and do not answer, then two of 15: 388 requests fail. " +
      "No request waits: the old pods have room for all of them.",
    look: {
      at: 315,
      zoom: { from: 240, to: 900 },
      figure: "load",
      text: "13 is written. From 05:19 on, 25 of 80 requests per second go to the four new pods and fail.",
    },
    change: "Choose a readiness probe on the Workload tab: no request fails.",
    source: "https://kubernetes.io/docs/concepts/workloads/pods/probes/",
  },
  {
    manifest: autoscaler({ name: "web", min: 2, max: 20, metrics: [cpuUtilization(50)] }),
    minutes: 30,
    load: [
      [0, 40],
      [300, 40],
      [301, 80],
      [1800, 80],
    ],
    workload: { initialReplicas: 9, readinessProbe: false },
  },
);
