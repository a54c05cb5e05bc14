import { entry } from "../entry";
import { autoscaler, cpuUtilization } from "../manifest";

export const morningDoubling = entry(
  {
    id: "morning-doubling",
    group: "tuning",
    title: "The traffic doubles each morning: which settings are ready for it?",
    text:
      "Within one minute the load doubles, and a new pod needs a minute until it is ready. " +
      "At a target of [80](averageUtilization)% the pods that are there have no room for twice the load. " +
      "The autoscaler only reacts, so the room must be there before.",
    look: { at: 645, zoom: { from: 480, to: 1080 }, figure: "replicas", text: "Five pods serve what nine should, while the others start." },
    change: "Set minReplicas: 7: the morning begins with seven pods, and no request fails.",
    finding:
      "The search tries 18 manifests with 20 seeds each. " +
      "minReplicas: 7 costs 10% more and keeps the limit of 0.1% failed requests in 20 of 20 runs, today’s in none. " +
      "Every lower target costs more than that. " +
      "What a higher minReplicas costs at night is not in this half hour.",
    source: "https://github.com/kubernetes/kubernetes/issues/49931",
  },
  {
    manifest: autoscaler({ name: "shop", min: 4, max: 20, metrics: [cpuUtilization(80)] }),
    minutes: 30,
    load: [
      [0, 36],
      [600, 36],
      [660, 72],
      [1800, 72],
    ],
    noise: 0.1,
    workload: { initialReplicas: 5, startUpSeconds: 30, readinessSeconds: 30, cpuLimitMilli: 220, preStopSeconds: 5 },
    limits: { failedShare: { atMost: 0.001 } },
    study: {
      moves: [
        { field: "spec.minReplicas", values: [4, 5, 6, 7, 8, 10] },
        { field: "spec.metrics[0].resource.target.averageUtilization", from: 60, to: 80, by: 10 },
      ],
      cost: { kind: "podHours" },
      harm: "failedShare",
      seeds: 20,
      variations: [],
    },
  },
);
