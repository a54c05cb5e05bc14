import { entry } from "../entry";
import { autoscaler, cpuUtilization } from "../manifest";

export const podsAtNight = entry(
  {
    id: "pods-at-night",
    group: "tuning",
    title: "Ten pods all night: how low may minReplicas be?",
    text:
      "minReplicas keeps ten pods through a night that needs two. " +
      "But in the morning eight times the load comes within two minutes, and a new pod needs 50 seconds. " +
      "With too few pods at night, requests fail until the others are ready.",
    look: { at: 1500, zoom: { from: 1200, to: 2400 }, figure: "decision", text: "The CPU proposes 2. minReplicas makes it 10." },
    change: "Set minReplicas: 4: the count falls to 4 at night, and no request fails. With 2, many fail.",
    finding:
      "The search tries 15 manifests with 20 seeds each. " +
      "minReplicas: 4 costs 36% less, and no more requests fail in 20 of 20 runs. " +
      "With 2 it costs 43% less, but more requests fail in 20 of 20.",
    source: "https://github.com/kedacore/keda-docs/issues/1208",
  },
  {
    manifest: autoscaler({ name: "api", min: 10, max: 20, metrics: [cpuUtilization(80)] }),
    minutes: 45,
    load: [
      [0, 60],
      [300, 60],
      [600, 7.5],
      [1800, 7.5],
      [1920, 60],
      [2700, 60],
    ],
    noise: 0.1,
    workload: { initialReplicas: 10, startUpSeconds: 20, readinessSeconds: 30, cpuLimitMilli: 300, preStopSeconds: 5 },
    study: {
      moves: [
        { field: "spec.minReplicas", from: 2, to: 10, by: 2 },
        { field: "spec.metrics[0].resource.target.averageUtilization", values: [50, 65, 80] },
      ],
      cost: { kind: "podHours" },
      harm: "failedShare",
      seeds: 20,
      variations: [],
    },
  },
);
