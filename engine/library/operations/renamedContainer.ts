import { entry } from "../entry";
import { autoscaler, containerCpuUtilization } from "../manifest";

export const renamedContainer = entry(
  {
    id: "renamed-container",
    group: "operations",
    title: "Does listing both names of a container keep it scaling through a rename?",
    text:
      "The documentation advises to list the old and the new name until the rollout is done. " +
      "But a utilization needs the container’s request in every pod, and each name is missing in some pods. " +
      "So both metrics fail while the pods are mixed, and the load that doubles meanwhile adds no pod.",
    look: {
      at: 720,
      zoom: { from: 480, to: 1200 },
      figure: "decision",
      text: "Both metrics fail: each names a pod that has no such container. The count stays 10 until the last old pod is gone.",
    },
    change:
      "Use AverageValue 100m for both: a pod without the container then only counts as missing, and the count rises during the rollout.",
    source: "https://kubernetes.io/docs/tasks/run-application/horizontal-pod-autoscale/#container-resource-metrics",
  },
  {
    manifest: autoscaler({
      name: "web",
      min: 5,
      max: 30,
      metrics: [containerCpuUtilization("app", 50), containerCpuUtilization("server", 50)],
    }),
    minutes: 30,
    load: [
      [0, 50],
      [690, 50],
      [695, 100],
    ],
    workload: { initialReplicas: 10, maxSurgePercent: 10, maxUnavailablePercent: 0 },
    incidents: [{ at: 600, kind: "containerRenamed", container: "server" }],
  },
);
