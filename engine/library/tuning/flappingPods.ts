import { entry } from "../entry";
import { autoscaler, cpuUtilization } from "../manifest";

export const flappingPods = entry(
  {
    id: "flapping-pods",
    group: "tuning",
    title: "Start-up CPU between 4 and 12 pods: which settings stop the flapping?",
    text:
      "Each new pod uses 400m more for its first 90 seconds, and it is ready at once. " +
      "So the autoscaler takes this CPU for load, and goes to 12 pods where 7 are enough. " +
      "When the window lets them go, the next wave starts it again.",
    look: {
      at: 255,
      zoom: { from: 120, to: 1320 },
      figure: "metric",
      text: "Most of this CPU comes from starting pods, not from the load.",
    },
    change: "Set a scale-up window of 120 s: the burst of a new pod is over before the window believes it, and the count goes only to 7.",
    finding:
      "The search tries 18 manifests with 20 seeds each. " +
      "A target of 70% with windows of 120 s up and 600 s down costs 45% less. The p95 latency is lower in 20 of 20 runs.",
    source: "https://github.com/kubernetes/kubernetes/issues/78988",
  },
  {
    manifest: autoscaler({ name: "checkout", min: 4, max: 12, metrics: [cpuUtilization(60)] }),
    minutes: 30,
    load: [
      [0, 16],
      [420, 38],
      [840, 16],
      [1260, 38],
      [1680, 16],
    ],
    noise: 0.1,
    workload: { initialReplicas: 4, startUpCpuMilli: 400, startUpCpuSeconds: 90, readinessSeconds: 2, preStopSeconds: 5 },
    study: {
      moves: [
        { field: "spec.metrics[0].resource.target.averageUtilization", from: 50, to: 70, by: 10 },
        { field: "spec.behavior.scaleUp.stabilizationWindowSeconds", from: 0, to: 120, by: 60 },
        { field: "spec.behavior.scaleDown.stabilizationWindowSeconds", values: [300, 600] },
      ],
      cost: { kind: "podHours" },
      harm: "p95Latency",
      seeds: 20,
      variations: [],
    },
  },
);
