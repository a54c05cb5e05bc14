import { defaultFeatureGates } from "../../controller/flags";
import { entry } from "../entry";
import { autoscaler, externalAverage } from "../manifest";

export const wakesWhoeverSlept = entry(
  {
    id: "wakes-whoever-slept",
    group: "history",
    title: "Scaled to zero by hand with minReplicas 0: does the autoscaler wake it?",
    text:
      "In Kubernetes 1.28 it does: with minReplicas 0 it reads the metrics at zero replicas too, so the pause that somebody wanted ends at the next look. " +
      "1.37 notes in the condition ScaledToZero who went there, and wakes only what it scaled to zero itself.",
    look: {
      at: 615,
      zoom: { from: 360, to: 960 },
      figure: "decision",
      text: "The look after kubectl scale: zero pods, 8 messages per second, 2 for each pod, and the count goes back to 4.",
    },
    change: "Choose Kubernetes 1.37 in the Cluster form: the count stays at zero, and the messages wait.",
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
