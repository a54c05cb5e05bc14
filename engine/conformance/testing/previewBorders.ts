/** The differences in a reconcile that the preview brings. Nothing of 1.38 is recorded: these follow its release notes and the changes they name. */
import type { MetricSpec } from "../../api/autoscaling";
import { averageValue, cpuUtilization, observe, seenPod, seenPods } from "../../controller/testing/observed";
import { asleep, external, mostInt32, ofObject, proposalOf, queue, reconciled, withMetrics, zeroGate, type Border } from "./seenByRelease";

const huge = 10 ** 15;
const hits = withMetrics(observe(seenPods(4, 1)), { object: new Map([["hits", huge]]) });
const perPod = (value: string) => external({ type: "AverageValue", averageValue: value });
const unsampled = observe([...seenPods(4, 2_000_000_000), seenPod("web-4", null)]);
const fast = { behavior: { scaleUp: { policies: [{ type: "Percent", value: mostInt32, periodSeconds: 15 } as const] } } };

/** `old`: what a count that wrapped around proposes. One below the current count moves against the ratio after a fill-in, so all stay. */
const tooLarge: readonly [what: string, shows: Border["shows"], old: number][] = [
  [
    "an Object average",
    (v) => proposalOf(reconciled(v, hits, { spec: { metrics: [ofObject({ type: "AverageValue", averageValue: "1m" })] } })),
    0,
  ],
  [
    "a value at zero replicas",
    (v) => {
      const seen = withMetrics(asleep, { external: new Map([["queue", [huge]]]) });
      const spec = { minReplicas: 0, metrics: [external({ type: "Value", value: "1m" })] };
      return proposalOf(reconciled(v, seen, { spec, gates: zeroGate(true), slept: true }));
    },
    0,
  ],
  ["a utilization", (v) => proposalOf(reconciled(v, observe(seenPods(4, 2_000_000_000)), { spec: { metrics: [cpuUtilization(1)] } })), 0],
  ["a utilization after the fill-in", (v) => proposalOf(reconciled(v, unsampled, { spec: { metrics: [cpuUtilization(1)] } })), 5],
  [
    "an average of pods",
    (v) => proposalOf(reconciled(v, observe(seenPods(4, huge)), { spec: { metrics: [averageValue("cpu", "1m")] } })),
    0,
  ],
  [
    "an average of pods after the fill-in",
    (v) => proposalOf(reconciled(v, unsampled, { spec: { metrics: [averageValue("cpu", "1m")] } })),
    5,
  ],
];

const succeeded = [1, 2, 3, 4, 5].map((index) => seenPod(`job-${index}`, null, { phase: "Succeeded" }));

/** Five pods that run and five that have finished. Pods that count as missing are busy on the way down and idle on the way up. */
const finished: readonly [what: string, metric: MetricSpec, ofEach: number, old: number, today: number][] = [
  ["keep the count of a utilization on the way down", cpuUtilization(50), 22, 5, 3],
  ["keep the count of a utilization on the way up", cpuUtilization(50), 80, 5, 8],
  ["keep the count of an average on the way down", averageValue("cpu", "50m"), 22, 5, 3],
];

export const previewBorders: readonly Border[] = [
  ...tooLarge.map(([what, shows, old]): Border => ({
    item: "10",
    what: `${what} beyond int32`,
    release: "1.38",
    shows,
    old,
    today: mostInt32,
  })),
  {
    item: "10",
    what: "a Percent policy beyond int32",
    release: "1.38",
    shows: (v) => reconciled(v, observe(seenPods(200, 80)), { spec: { maxReplicas: 400, ...fast } }).scaledTo,
    old: null,
    today: 320,
  },
  ...finished.map(([what, metric, ofEach, old, today]): Border => ({
    item: "finished pods",
    what,
    release: "1.38",
    shows: (v) => proposalOf(reconciled(v, observe([...seenPods(5, ofEach), ...succeeded], 5), { spec: { metrics: [metric] } })),
    old,
    today,
  })),
  ...(
    [
      ["External", perPod("1")],
      ["Object", ofObject({ type: "AverageValue", averageValue: "1" })],
    ] as const
  ).map(([source, metric]): Border => ({
    item: "status.replicas 0",
    what: `the average of an ${source} metric in the status`,
    release: "1.38",
    shows: (v) => averageAtNoReplicas(v, metric),
    old: "-9223372036854775808m",
    today: "3",
  })),
];

function averageAtNoReplicas(version: Parameters<Border["shows"]>[0], metric: MetricSpec): string | undefined {
  const seen = withMetrics(queue(3000), { object: new Map([["hits", 3000]]) });
  const scale = { ok: true, specReplicas: 4, statusReplicas: 0, selector: "app=web" } as const;
  const [status] = reconciled(version, { ...seen, scale }, { spec: { metrics: [metric] } }).status.currentMetrics ?? [];
  if (status?.type === "External") return status.external.current.averageValue;
  return status?.type === "Object" ? status.object.current.averageValue : undefined;
}
