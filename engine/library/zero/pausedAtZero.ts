import { entry } from "../entry";
import { autoscaler, cpuUtilization } from "../manifest";

export const pausedAtZero = entry(
  {
    id: "paused-at-zero",
    group: "zero",
    title: "Scaled to zero by hand: why does minReplicas not bring it back?",
    text:
      "Zero replicas, written by somebody else, pause the autoscaler: not even minReplicas is looked at. " +
      "Everything that arrives fails until somebody scales to one.",
    look: { at: 900, zoom: { from: 420, to: 1140 }, figure: "decision", text: "ScalingActive is False with reason ScalingDisabled." },
    change: "Scale to 1 instead of 0: the autoscaler goes on from there, up to what the load needs.",
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
