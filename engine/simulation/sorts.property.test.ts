import { compareRuns } from "../doors/withKeda";
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { type ComparedRun } from "../comparison/comparison";
import { ledgersOf } from "../explanation/ledger";
import { nearestThresholds } from "../explanation/thresholds";
import { whyNot } from "../explanation/whyNot";
import { kubectlOutputs } from "../kubectl/terminal";
import { scoreDrawing } from "../lesson/score";
import { countSteps } from "../lesson/countSteps";
import { latestKedaVersion } from "../kedaReleases/releases";
import { seededRandom } from "../lib/random";
import { library } from "../library/library";
import type { Scenario } from "../scenario/scenario";
import { randomScenario } from "../scenario/testing/randomScenario";
import { needsKeda } from "./kedaPart";
import { changed } from "./testing/checkedRun";
import { anyTraceOf } from "./testing/traceOf";
import { watchSorts } from "./testing/watchSorts";
import { drawCount } from "../lib/testing/drawCount";

const seed = 20_261_122;
const randomRuns = drawCount(10, 200);
const files = new Set<string>();

/** With a selector of several requirements, and the workload in the text. */
const withSelectors = changed({
  manifest: `apiVersion: autoscaling/v2
kind: HorizontalPodAutoscaler
metadata: { name: web }
spec:
  scaleTargetRef: { apiVersion: apps/v1, kind: Deployment, name: web }
  minReplicas: 1
  maxReplicas: 10
  metrics:
    - type: External
      external:
        metric:
          name: queue
          selector:
            matchLabels: { queue: orders, app: web }
            matchExpressions: [{ key: zone, operator: In, values: [b, a] }]
        target: { type: AverageValue, averageValue: "10" }
---
apiVersion: apps/v1
kind: Deployment
metadata: { name: web }
spec:
  selector: { matchLabels: { app: web } }
  template:
    metadata: { labels: { app: web } }
    spec:
      containers:
        - { name: web, resources: { requests: { cpu: 100m } } }
        - { name: proxy, resources: { requests: { cpu: 50m } } }
        - { name: logs, resources: { requests: { cpu: 10m } } }
`,
});

/** The rooms that decide the result of a run and its explanation. */
const rooms = ["cluster", "comparison", "controller", "explanation", "simulation"];

test(`every comparator of a run, its explanation and its comparison gives one order (seed ${seed}, ${randomRuns} runs and the library)`, () => {
  const random = seededRandom(seed);
  const scenarios = [
    withSelectors,
    ...library.map(({ scenario }) => scenario),
    ...Array.from({ length: randomRuns }, (_, run) => randomScenario(random.fork(String(run)))),
  ];
  let before: ComparedRun | null = null;
  for (const scenario of scenarios) {
    const watch = watchSorts();
    try {
      before = runAndAsk(scenario, before);
    } finally {
      watch.end();
    }
    expect([...watch.faults], scenario.name).toEqual([]);
    for (const file of watch.files) files.add(file);
  }
});

function runAndAsk(scenario: Scenario, before: ComparedRun | null): ComparedRun {
  const trace = anyTraceOf(scenario);
  for (let step = 0; step < trace.reconciles.length; step += 31) {
    const reconcile = trace.reconciles[step]!;
    if (reconcile.controller === "V1") continue;
    nearestThresholds(reconcile);
    ledgersOf(reconcile);
    for (const change of [-1, 1, 3]) whyNot(reconcile, Math.max(0, (reconcile.specReplicas ?? 0) + change));
  }
  kubectlOutputs(trace, trace.steps.at.length - 1);
  scoreDrawing([[0, 1]], countSteps(trace.seconds.written, scenario.durationSeconds), 0, scenario.durationSeconds);
  const run = { scenario, trace };
  if (before) compareRuns(before, run);
  if (needsKeda(scenario) && !files.has("comparison/kedaReleases.ts")) {
    const upgraded: Scenario = { ...scenario, flags: { ...scenario.flags, kedaVersion: latestKedaVersion } };
    compareRuns(run, { scenario: upgraded, trace: anyTraceOf(upgraded) });
  }
  return run;
}

test("and none of these rooms has a sort that was not met", () => {
  const withComparator = rooms.flatMap((room) =>
    readdirSync(new URL(`../${room}`, import.meta.url))
      .filter((name) => name.endsWith(".ts") && !name.endsWith(".test.ts"))
      .filter((name) => /\.(?:toSorted|sort)\([^)]/.test(readFileSync(new URL(`../${room}/${name}`, import.meta.url), "utf8")))
      .map((name) => `${room}/${name}`),
  );
  expect(withComparator.filter((file) => !files.has(file))).toEqual([]);
});
