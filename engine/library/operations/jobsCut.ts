import { entry } from "../entry";
import { autoscaler, externalAverage } from "../manifest";

export const jobsCut = entry(
  {
    id: "jobs-cut",
    group: "operations",
    title: "Twenty jobs of ten minutes: why are only 17 done after an hour?",
    text:
      "At 11:30 only four jobs wait, and 16 are in work: the count goes from 16 to 4, and twelve pods stop. " +
      "Their jobs do not end within the termination grace of [30](workload.terminationGraceSeconds) s, so they are cut and begin again from their start. " +
      "They wait again, so the count rises again, until the next scale-down cuts them again. " +
      "In an hour, jobs were cut 41 times, and the pods took 7.2 pod-hours.",
    look: {
      at: 720,
      zoom: { from: 300, to: 1200 },
      figure: "replicas",
      text: "The grace of twelve pods is over. Their jobs are in the queue again.",
    },
    change: "Set the termination grace to 600 s on the Workload tab: no job is cut, and all 20 are done at 26:15, for 4.1 pod-hours.",
    source: "https://kubernetes.io/docs/concepts/workloads/pods/pod-lifecycle/#pod-termination",
  },
  {
    manifest: autoscaler({ name: "worker", min: 1, max: 20, metrics: [externalAverage("queue_messages_ready", "1")] }),
    minutes: 60,
    load: [
      [0, 0],
      [300, 0],
      [301, 1],
      [320, 1],
      [321, 0],
      [3600, 0],
    ],
    workload: { kind: "queue", initialReplicas: 1, jobSeconds: 600 },
  },
);
