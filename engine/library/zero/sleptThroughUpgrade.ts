import { defaultFeatureGates } from "../../controller/flags";
import { entry } from "../entry";
import { autoscaler, externalAverage } from "../manifest";

export const sleptThroughUpgrade = entry(
  {
    id: "slept-through-the-upgrade",
    group: "zero",
    title: "At zero since before the upgrade to 1.37: why does nothing wake it?",
    text:
      "1.37 wakes only a target that it scaled to zero itself, and notes this in the condition ScaledToZero. " +
      "Here 1.35 scaled to zero and noted nothing. " +
      "So 1.37 finds zero replicas without the condition, and pauses, although its gate HPAScaleToZero is on. " +
      "It stays at zero until someone scales it up once.",
    look: {
      at: 1515,
      zoom: { from: 450, to: 1950 },
      figure: "replicas",
      text: "Messages arrive and wait: ScalingActive is False with reason ScalingDisabled, and there is no condition ScaledToZero.",
    },
    change: "Run kubectl scale --replicas=1 once after the upgrade: 1.37 goes on from there, and later messages wake it by themselves.",
    source: "https://github.com/kubernetes/enhancements/issues/2021",
  },
  {
    manifest: autoscaler({ name: "worker", min: 0, max: 10, metrics: [externalAverage("messages_per_second", "2")] }),
    minutes: 60,
    load: [
      [0, 8],
      [300, 8],
      [301, 0],
      [1500, 0],
      [1501, 8],
      [2400, 8],
      [2401, 0],
      [3300, 0],
      [3301, 8],
      [3600, 8],
    ],
    workload: { kind: "queue", initialReplicas: 4, cpuPerRequestMilliseconds: 200 },
    incidents: [{ at: 1200, kind: "controlPlaneUpgraded", kubernetesVersion: "1.37" }],
    flags: { kubernetesVersion: "1.35", featureGates: { ...defaultFeatureGates("1.35"), HPAScaleToZero: true } },
  },
);
