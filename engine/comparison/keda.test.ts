import { compareRuns } from "../doors/withKeda";
import { expect, test } from "vitest";
import { changed, checkedRunOfAny, type Change } from "../simulation/testing/checkedRun";
import { type ComparedRun } from "./comparison";

const object = (cooldownPeriod: number, threshold = 10) => `apiVersion: keda.sh/v1alpha1
kind: ScaledObject
metadata:
  name: web
spec:
  scaleTargetRef:
    name: web
  cooldownPeriod: ${cooldownPeriod}
  triggers:
  - type: prometheus
    metadata:
      serverAddress: http://prometheus:9090
      query: sum(rate(http_requests_total[1m]))
      threshold: "${threshold}"
`;

function runOf(change: Change): ComparedRun {
  const scenario = changed({
    durationSeconds: 1800,
    load: {
      points: [
        [0, 30],
        [600, 30],
        [601, 0],
      ],
      noise: 0,
    },
    ...change,
  });
  return { scenario, trace: checkedRunOfAny(scenario) };
}

test("a count that KEDA wrote is KEDA's, and the field that differs is named with its line", () => {
  const [baseline, now] = [runOf({ manifest: object(300) }), runOf({ manifest: object(60) })];
  const { divergence, inputs, stretches } = compareRuns(baseline, now);
  expect(inputs).toEqual([{ part: "manifest", path: "spec.cooldownPeriod", from: "300", to: "60", line: 8 }]);
  const written = now.trace.keda!.polls.find(({ poll }) => poll.kind === "polled" && poll.decision.branch.kind === "deactivated")!;
  expect(divergence).toMatchObject({
    kind: "count",
    at: written.at,
    now: { replicas: 0, kedaWrote: true, poll: written },
    baseline: { kedaWrote: false, poll: { at: written.at } },
  });
  expect(divergence!.baseline.replicas).toBeGreaterThan(0);
  expect(stretches[0]).toMatchObject({ from: written.at });
});

test("runs with the same counts diverge at the first poll that comes to something else", () => {
  const fixed = object(300).replace("  triggers:", "  minReplicaCount: 1\n  maxReplicaCount: 1\n  triggers:");
  const down = { at: 300, kind: "triggerSourceDown", trigger: 1, durationSeconds: 60 } as const;
  const workload = { initialReplicas: 1 };
  const blind = runOf({ manifest: fixed, workload, incidents: [down] });
  const { divergence } = compareRuns(runOf({ manifest: fixed, workload }), blind);
  expect(divergence).toMatchObject({
    kind: "decision",
    at: 300,
    baseline: { poll: { poll: { decision: { branch: { kind: "staysActive" } } } } },
    now: { poll: { poll: { decision: { branch: { kind: "frozenByError" } } } } },
  });
  expect(compareRuns(blind, blind).divergence).toBeNull();
});

test("an HPA and a ScaledObject can be compared", () => {
  const { divergence } = compareRuns(runOf({}), runOf({ manifest: object(60) }));
  expect(divergence).toMatchObject({ kind: "count", baseline: { poll: null, kedaWrote: false } });
});
