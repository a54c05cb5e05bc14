import { t } from "../words/text";

/**
 * Rules of the simulated cluster that were wrong and were corrected, for all scenarios at once. `rules` is the number that links and files
 * carry from then on (`rulesNow` of the engine).
 */
export const corrections: readonly { rules: number; month: string; rulesNow: readonly string[] }[] = [
  {
    rules: 1,
    month: "2026-11",
    rulesNow: [
      t`rate() of a young pod divides by its whole range, as Prometheus does. Before, the page showed up to twelve times what Prometheus shows of such a pod.`,
      t`The first sample of a young container is its usage since the start, if metrics-server reads it at an age of 10 s or more. So it comes earlier: after 25 s on average, not 30 s, and after 47 s, not 98 s, if metrics-server reads every 60 s.`,
      t`A new pod has its custom metrics as soon as Prometheus has scraped it. The adapter’s list matters only while no pod has the metric.`,
      t`A pod is available only after minReadySeconds, not at its last second.`,
      t`A Deployment that is scaled in amid a rollout no longer removes too many old pods.`,
      t`terminationGracePeriodSeconds is the longest that a pod takes to stop. It is gone when its process has exited.`,
      t`A container without a CPU limit in the manifest uses what its node has. Before, it got the limit of the form.`,
      t`A pod without a readiness probe in the manifest is ready when its container runs. Before, it waited as long as the form said.`,
      t`A pod that crashes, is killed, is evicted or loses its node takes with it the requests that it worked on. Before, other pods served them.`,
      t`A node pulls an image once. Before, every pod pulled it.`,
    ],
  },
];

export const correctedAtOnce = t`These rules of the simulated cluster were wrong. They are now right for all scenarios, so a link, a file or a draft from before can have another run.`;
