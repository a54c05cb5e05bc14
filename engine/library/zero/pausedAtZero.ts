import { entry } from "../entry";
import { autoscaler, cpuUtilization } from "../manifest";

export const pausedAtZero = entry(
  {
    id: "paused-at-zero",
    group: "zero",
    title: "Scaled to zero by hand: why does minReplicas not bring the pods back?",
    text:
      "When someone else writes zero replicas, the autoscaler pauses and ignores even minReplicas. " +
      "All requests fail until someone scales to one. " +
      "Editing minReplicas does not help, although the documentation says so. " +
      "Until 1.35, minReplicas 0 with an Object or External metric woke the target.",
    look: { at: 900, zoom: { from: 420, to: 1140 }, figure: "decision", text: "ScalingActive is False with reason ScalingDisabled." },
    change: "Scale to 1 instead of 0: the autoscaler continues from there, up to what the load needs.",
    source: "https://github.com/kubernetes/kubernetes/issues/110278",
  },
  {
    manifest: autoscaler({ name: "web", min: 2, max: 20, metrics: [cpuUtilization(50)] }),
    minutes: 30,
    load: [[0, 24]],
    workload: { initialReplicas: 5 },
    incidents: [{ at: 600, kind: "kubectlScale", replicas: 0 }],
  },
);
