import { entry } from "../entry";
import { redisTrigger, scaledObject } from "../manifest";

export const jobsStartOver = entry(
  {
    id: "jobs-start-over",
    group: "KEDA",
    title: "Ten jobs of ten minutes and ten workers: why is no job done after an hour?",
    text:
      "A worker takes its job off the Redis list, so the list is empty while ten workers are busy. " +
      "KEDA sees no activity, and after the cooldown of five minutes it writes 0. " +
      "The jobs are cut, come back to the list, and begin again. " +
      "In an hour jobs were cut 90 times, and the pods took 8.6 pod-hours.",
    look: {
      at: 660,
      zoom: { from: 240, to: 1440 },
      figure: "replicas",
      text: "No job has been in the list for five minutes. KEDA writes 0, and all jobs are cut.",
    },
    change: "Use a RabbitMQ queue: it counts a message until a worker acknowledges it. All ten are done at 16:15, for 2.6 pod-hours.",
    source: "https://github.com/kedacore/keda/issues/6719",
  },
  {
    manifest: scaledObject({ name: "worker", spec: "maxReplicaCount: 10\n", triggers: [redisTrigger("jobs", 1)] }),
    minutes: 60,
    load: [
      [0, 0],
      [300, 0],
      [301, 10],
      [302, 0],
      [3600, 0],
    ],
    workload: { kind: "queue", initialReplicas: 0, jobSeconds: 600 },
  },
);
