import { entry } from "../entry";
import { autoscaler, externalAverage } from "../manifest";

export const toleranceInManifest = entry(
  {
    id: "tolerance-in-manifest",
    group: "stability",
    title: "A tolerance of 5% and a target of 100M: does 105M add a pod?",
    text:
      "No: 105M is exactly 1.05 times the target, and that is still inside the tolerance. " +
      "At 105.1M the ratio is 1.051, and five pods become six. " +
      "The field tolerance is for one direction only: for scaling down, the cluster's tolerance of 10% stays.",
    look: {
      at: 930,
      zoom: { from: 240, to: 1200 },
      figure: "decision",
      text: "525.5M are 105.1M for each of five pods. The ratio of 1.051 is outside the tolerance of 5%.",
    },
    change: "Remove behavior: the cluster's tolerance of 10% applies, and there are five pods until the end.",
    source: "https://kubernetes.io/docs/tasks/run-application/horizontal-pod-autoscale/#tolerance",
  },
  {
    manifest: autoscaler({
      name: "cache",
      min: 1,
      max: 20,
      metrics: [externalAverage("cache_bytes", "100M")],
      behavior: `scaleUp:
  tolerance: "0.05"
`,
    }),
    minutes: 30,
    load: [[0, 0]],
    workload: { initialReplicas: 5 },
    signals: [
      {
        metric: "cache_bytes",
        source: "curve",
        points: [
          [0, 500_000_000],
          [300, 500_000_000],
          [301, 525_000_000],
          [900, 525_000_000],
          [901, 525_500_000],
          [1800, 525_500_000],
        ],
      },
    ],
  },
);
