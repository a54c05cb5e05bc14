import { defaultFeatureGates } from "../../controller/flags";
import { entry } from "../entry";
import { autoscaler, externalAverage } from "../manifest";

export const wakesWhoeverSlept = entry(
  {
    id: "wakes-whoever-slept",
    group: "history",
    title: "Scaled to zero by hand with minReplicas 0: does it come back?",
    text:
      "In Kubernetes 1.28 it does. " +
      "With minReplicas [0](minReplicas) it reads the metrics at zero replicas too, so the pause that someone wanted ends at the next sync. " +
      "1.37 notes in the condition ScaledToZero whether it went to zero itself, and only then scales up again.",
    look: {
      at: 615,
      zoom: { from: 360, to: 960 },
      figure: "decision",
      text: "The sync after kubectl scale: zero pods, 8 messages per second, 2 for each pod, and the count goes back to 4.",
    },
    change: "Choose Kubernetes 1.37 in the Cluster tab: the count stays at zero, and the messages wait.",
    source: "https://github.com/kubernetes/enhancements/issues/2021",
  },
  {
    manifest: autoscaler({ name: "worker", min: 0, max: 10, metrics: [externalAverage("messages_per_second", "2")] }),
    minutes: 30,
    load: [[0, 8]],
    workload: { kind: "queue", initialReplicas: 4, cpuPerRequestMilliseconds: 200 },
    incidents: [{ at: 605, kind: "kubectlScale", replicas: 0 }],
    flags: { kubernetesVersion: "1.28", featureGates: { ...defaultFeatureGates("1.28"), HPAScaleToZero: true } },
  },
);
