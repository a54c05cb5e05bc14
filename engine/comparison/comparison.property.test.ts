import { compareRuns } from "../doors/withKeda";
import { beforeAll, expect, test } from "vitest";
import type { Incident } from "../cluster/incident";
import { seededRandom, type SeededRandom } from "../lib/random";
import { firstScenario } from "../scenario/first";
import type { Scenario } from "../scenario/scenario";
import { digestTrace } from "../simulation/digest";
import { changed, checkedRun } from "../simulation/testing/checkedRun";
import { type ComparedRun, type Comparison } from "./comparison";
import type { InputDifference } from "./inputDifferences";

const seed = 20_270_115;
const pairs: { name: string; baseline: ComparedRun; now: ComparedRun; comparison: Comparison; swapped: Comparison }[] = [];

beforeAll(() => {
  console.log(`seed ${seed}`);
  const random = seededRandom(seed);
  for (let pair = 0; pair < 40; pair++) {
    const draw = random.fork(`pair ${pair}`);
    const first = randomScenario(draw, firstScenario);
    const [baseline, now] = [runOf(first), runOf(randomScenario(draw, first))];
    const name = `pair ${pair}`;
    pairs.push({ name, baseline, now, comparison: compareRuns(baseline, now), swapped: compareRuns(now, baseline) });
  }
});

const runOf = (scenario: Scenario): ComparedRun => ({ scenario, trace: checkedRun(scenario) });

/** A scenario with one to three changes. */
function randomScenario(random: SeededRandom, of: Scenario): Scenario {
  let scenario: Scenario = { ...of, durationSeconds: 600 + 60 * random.integer(20) };
  for (let change = random.integer(3); change >= 0; change--) scenario = randomChange(random, scenario);
  return scenario;
}

function randomChange(random: SeededRandom, { workload, cluster, ...scenario }: Scenario): Scenario {
  const at = 10 + random.integer(500);
  const incidents: Incident[] = [
    { kind: "podsCrash", at, pods: 2 },
    { kind: "kubectlScale", at, replicas: 1 + random.integer(6) },
    { kind: "loadMultiplied", at, factor: 3, durationSeconds: 120 },
  ];
  const same = { workload, cluster, ...scenario };
  switch (random.integer(9)) {
    case 0:
      return changed({
        ...same,
        manifest: scenario.manifest.replace(/averageUtilization: \d+/, `averageUtilization: ${20 + random.integer(80)}`),
      });
    case 1:
      return changed({ ...same, manifest: scenario.manifest.replace(/maxReplicas: \d+/, `maxReplicas: ${2 + random.integer(15)}`) });
    case 2:
      return changed({ ...same, workload: { ...workload, initialReplicas: 1 + random.integer(4), readinessSeconds: random.integer(60) } });
    case 3:
      return changed({
        ...same,
        load: {
          points: [
            [0, random.integer(20)],
            [at, random.integer(90)],
          ],
          noise: 0,
        },
      });
    case 4:
      return changed({ ...same, incidents: [incidents[random.integer(3)]!] });
    case 5:
      return changed({ ...same, flags: { ...scenario.flags, syncPeriodSeconds: 10 + random.integer(20) } });
    case 6:
    case 7:
      return changed({ ...same, manifest: `${scenario.manifest.split("---")[0]}---\n${deployment(random)}` });
    default:
      return changed({ ...same, seed: random.integer(1000) });
  }
}

/** The workload beside the autoscaler; fields that it leaves out come from the form. */
function deployment(random: SeededRandom): string {
  const perhaps = (line: string) => (random.integer(2) === 0 ? line : "");
  const cpu = () => 50 * (1 + random.integer(8));
  const container = (name: string) => `{name: ${name}, resources: {${perhaps(`requests: {cpu: ${cpu()}m, memory: 64Mi}`)}}}`;
  const containers = ["php-apache", "mesh", "helper"].slice(0, 1 + random.integer(3)).map(container);
  return `kind: Deployment
metadata: {name: php-apache}
spec: {${perhaps(`replicas: ${1 + random.integer(4)}, `)}${perhaps(`minReadySeconds: ${random.integer(40)}, `)}template: {spec: {${perhaps(`terminationGracePeriodSeconds: ${random.integer(90)}, `)}containers: [${containers.join(", ")}]}}}
`;
}

test("where two runs differ, some input does", () => {
  let differing = 0;
  for (const { name, baseline, now, comparison } of pairs) {
    if (digestTrace(baseline.trace) === digestTrace(now.trace)) continue;
    differing++;
    expect(comparison.inputs.length, name).toBeGreaterThan(0);
  }
  expect(differing).toBeGreaterThan(20);
});

test("a run compared with itself has no difference", () => {
  for (const { name, baseline } of pairs) {
    const again = runOf(baseline.scenario);
    const { divergence, stretches, inputs, outcomes } = compareRuns(baseline, again);
    expect({ divergence, stretches, inputs }, name).toEqual({ divergence: null, stretches: [], inputs: [] });
    for (const { outcome, baseline: from, now, difference } of outcomes) {
      expect([from, difference ?? 0], `${name}, ${outcome}`).toEqual([now, 0]);
    }
  }
});

test("swapped, every difference is the opposite and every side the other", () => {
  for (const { name, comparison, swapped } of pairs) {
    const { divergence } = comparison;
    expect(swapped.divergence, name).toEqual(divergence && { ...divergence, baseline: divergence.now, now: divergence.baseline });
    expect(swapped.stretches, name).toEqual(
      comparison.stretches.map((stretch) => ({ ...stretch, more: stretch.fewer, fewer: stretch.more, podSeconds: 0 - stretch.podSeconds })),
    );
    expect(swapped.outcomes, name).toEqual(
      comparison.outcomes.map(({ outcome, baseline, now, difference }) => ({
        outcome,
        baseline: now,
        now: baseline,
        difference: difference === null ? null : 0 - difference,
      })),
    );
    expect(names(swapped.inputs).toSorted(), name).toEqual(names(comparison.inputs).toSorted());
  }
});

/** Manifest values are left out, because they are on other lines and in another order. */
const names = (inputs: readonly InputDifference[]): string[] =>
  inputs.map((input) => {
    const place = "path" in input ? input.path : "field" in input ? input.field : "";
    const ends = "farthest" in input ? [input.farthest.baseline, input.farthest.now] : [input.from, input.to];
    return `${input.part} ${place} ${ends
      .map((end) => JSON.stringify(end))
      .toSorted()
      .join(" ")}`;
  });

test("no difference of the highest counts is larger than the largest of a stretch", () => {
  let differing = 0;
  for (const { name, comparison } of pairs) {
    const highest = Math.abs(comparison.outcomes.find(({ outcome }) => outcome === "highestReplicas")!.difference!);
    if (highest > 0) differing++;
    expect(Math.max(0, ...comparison.stretches.flatMap(({ more, fewer }) => [more, fewer])), name).toBeGreaterThanOrEqual(highest);
  }
  expect(differing).toBeGreaterThan(5);
});

test("the stretches cover exactly the seconds that differ, and add up to the pod-hours", () => {
  for (const { name, baseline, now, comparison } of pairs) {
    const { stretches, lastSecond, outcomes } = comparison;
    for (let second = 0; second <= lastSecond; second++) {
      const differs = (["written", "existing"] as const).some(
        (column) => baseline.trace.seconds[column][second] !== now.trace.seconds[column][second],
      );
      expect(
        stretches.some(({ from, to }) => from <= second && second < to),
        `${name}, second ${second}`,
      ).toBe(differs);
    }
    const sum = stretches.reduce((total, { podSeconds }) => total + podSeconds, 0);
    expect(outcomes[0]!.difference! * 3600, name).toBeCloseTo(sum, 6);
  }
});

test("until they diverge, both went the same way", () => {
  for (const { name, baseline, now, comparison } of pairs) {
    const { divergence, lastSecond } = comparison;
    const until = divergence?.kind === "count" ? divergence.at : lastSecond + 1;
    const [before, after] = [baseline, now].map(({ trace }) => trace.seconds.written.subarray(0, until));
    expect(after, name).toEqual(before);
  }
});
