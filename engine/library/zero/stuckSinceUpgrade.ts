import { defaultFeatureGates } from "../../controller/flags";
import { entry } from "../entry";
import { autoscaler, externalAverage } from "../manifest";

export const stuckSinceUpgrade = entry(
  {
    id: "stuck-since-the-upgrade",
    group: "zero",
    title: "Why does my worker stay at zero since the upgrade to 1.36?",
    text:
      "Until 1.35 the controller woke every target with minReplicas 0 and did not ask the gate HPAScaleToZero. " +
      "1.36 asks, and the gate is off by default. " +
      "The stored minReplicas [0](minReplicas) stays valid, so the count still goes to zero when the load ends. " +
      "Then scaling is disabled, and nothing wakes it.",
    look: {
      at: 2415,
      zoom: { from: 900, to: 2700 },
      figure: "replicas",
      text: "Messages arrive again and wait: ScalingActive is False with reason ScalingDisabled.",
    },
    change: "Upgrade to 1.37 instead, where the gate is on by default: the messages wake it.",
    source: "https://github.com/kubernetes/enhancements/issues/2021",
  },
  {
    manifest: autoscaler({ name: "worker", min: 0, max: 10, metrics: [externalAverage("messages_per_second", "2")] }),
    minutes: 60,
    load: [
      [0, 8],
      [300, 8],
      [301, 0],
      [1200, 0],
      [1201, 8],
      [1500, 8],
      [1501, 0],
      [2400, 0],
      [2401, 8],
      [3600, 8],
    ],
    workload: { kind: "queue", initialReplicas: 4, cpuPerRequestMilliseconds: 200 },
    incidents: [{ at: 1350, kind: "controlPlaneUpgraded", kubernetesVersion: "1.36" }],
    flags: { kubernetesVersion: "1.35", featureGates: { ...defaultFeatureGates("1.35"), HPAScaleToZero: true } },
  },
);
