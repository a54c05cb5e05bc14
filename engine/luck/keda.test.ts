import { expect, test } from "vitest";
import { changed, checkedRunOfAny } from "../simulation/testing/checkedRun";
import { prepareLuck } from "../doors/withKeda";
import { varied } from "./variations";

const scenario = changed({
  manifest: `apiVersion: keda.sh/v1alpha1
kind: ScaledObject
metadata:
  name: web
spec:
  scaleTargetRef:
    name: web
  cooldownPeriod: 60
  triggers:
  - type: prometheus
    metadata:
      serverAddress: http://prometheus:9090
      query: sum(rate(http_requests_total[1m]))
      threshold: "10"
`,
  durationSeconds: 1200,
  load: {
    points: [
      [0, 0],
      [200, 30],
      [500, 0],
    ],
    noise: 0.2,
  },
  workload: { initialReplicas: 0 },
});

test("each seed of a ScaledObject has the outcomes of its own full run, as it is and under a variation", () => {
  const variation = { kind: "load", amount: 1.5 } as const;
  const prepared = prepareLuck(scenario, { seeds: 5, variations: [variation] });
  if (!prepared.ok) throw new Error("the ScaledObject was refused");
  const { runs } = prepared;
  const seeds = Array.from({ length: 5 }, (_, index) => scenario.seed + index);
  const full = [scenario, varied(scenario, variation)].flatMap((each) => seeds.map((seed) => checkedRunOfAny({ ...each, seed })));
  expect(Array.from({ length: runs.count }, (_, index) => runs.run(index).outcomes)).toEqual(full.map(({ outcomes }) => outcomes));
  expect(full.every(({ keda }) => keda!.columns.outcome.includes("activated"))).toBe(true);
});
