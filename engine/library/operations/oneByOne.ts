import { entry } from "../entry";
import { autoscaler, cpuUtilization } from "../manifest";

export const oneByOne = entry(
  {
    id: "one-by-one",
    group: "operations",
    title: "A StatefulSet: eight replicas are written, why are there only six pods?",
    text:
      "A StatefulSet starts one pod at a time, and each only when all pods before it are ready. " +
      "8 is written at 05:30, but the eighth pod is ready at 07:15. " +
      "A Deployment has all eight at 06:00. " +
      "The rolling update at 20:00 replaces one pod at a time, from db-7 down to db-0, and takes more than four minutes.",
    look: {
      at: 345,
      zoom: { from: 240, to: 1800 },
      figure: "replicas",
      text: "8 replicas are written. Six pods exist, and five of them are ready.",
    },
    change: "Write kind: Deployment: eight pods are ready at 06:00, and the rolling update takes a minute.",
    source: "https://kubernetes.io/docs/tasks/run-application/horizontal-pod-autoscale/#autoscaling-during-rolling-update",
  },
  {
    manifest: autoscaler({ name: "db", kind: "StatefulSet", min: 2, max: 12, metrics: [cpuUtilization(50)] }),
    minutes: 40,
    load: [
      [0, 19.2],
      [300, 19.2],
      [301, 38.4],
      [2400, 38.4],
    ],
    workload: { initialReplicas: 4, readinessSeconds: 27 },
    incidents: [{ at: 1200, kind: "rollingUpdate", release: "good" }],
  },
);
