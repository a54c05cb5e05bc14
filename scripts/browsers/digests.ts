import { firstScenario, run, seededRandom, type Scenario, type Trace } from "../../engine/doors/withKeda";
import { digestColumns } from "../../engine/lib/checksum";
import { library } from "../../engine/doors/library";
import { randomScenario } from "../../engine/scenario/testing/randomScenario";
import { vpaScenario, type VpaGiven } from "../../engine/vpaRun/testing/vpaScenario";
import { usageOfPod } from "../../engine/simulation/podUsage";

/** A digest of each part of a run, by the part's name: every column of numbers, and every list of records. */
export type RunDigests = Readonly<Record<string, string>>;

export const seed = 20_261_122;
const randomRuns = 200;

const updateModes = ["Off", "Initial", "Recreate", "InPlaceOrRecreate"] as const;

/** One with a load that is steady, one with a rise, out of memory, and the HPA on another metric. */
const besideVpa: Readonly<Record<string, Omit<VpaGiven, "mode">>> = {
  steady: {},
  rise: {
    replicas: [3, 40],
    load: [
      [0, 5],
      [3600, 5],
      [4200, 60],
    ],
    workload: { memoryLimitMebibytes: 128, memoryLeakMebibytesPerHour: 60 },
  },
  pods: { metric: "{type: Pods, pods: {metric: {name: rps}, target: {type: AverageValue, averageValue: '5'}}}" },
};

/** The runs that must be alike everywhere, by stable names. */
export const scenarios: readonly (readonly [name: string, Scenario])[] = [
  ["the first scenario", firstScenario],
  ...library.map(({ id, scenario }) => [`library entry ${id}`, scenario] as const),
  ...Array.from(
    { length: randomRuns },
    (_, run) => [`random scenario ${run}`, randomScenario(seededRandom(seed).fork(String(run)))] as const,
  ),
  ...updateModes.flatMap((mode) =>
    Object.entries(besideVpa).map(([name, given]) => [`VerticalPodAutoscaler, ${mode}, ${name}`, vpaScenario({ mode, ...given })] as const),
  ),
];

export function digestsOf(scenario: Scenario): RunDigests {
  const ran = run(scenario);
  if (!ran.ok) throw new Error(`${scenario.name} does not run`);
  return partsOf(ran.trace);
}

function partsOf(trace: Trace): RunDigests {
  // Problems of a text are not part of its run.
  const { seconds, failureSeconds, steps, metrics, usage, problems: _, ...records } = trace;
  const columns = {
    ...named("seconds", seconds),
    ...named("failures", failureSeconds),
    ...named("steps", steps),
    ...metricColumns(metrics),
  };
  const usages = usage.map((each) => each && each.names.map((name, index) => [name, usageOfPod(each, index)]));
  return {
    ...Object.fromEntries(Object.entries(columns).map(([name, column]) => [name, digestColumns([column])])),
    ...Object.fromEntries(Object.entries({ ...records, usages }).map(([name, record]) => [name, digestText(written(record))])),
  };
}

type Columns = Readonly<Record<string, Float64Array | Uint8Array>>;

const named = (prefix: string, columns: object): Columns =>
  Object.fromEntries(Object.entries(columns as Columns).map(([name, column]) => [`${prefix}.${name}`, column]));

const metricColumns = (metrics: Trace["metrics"]): Columns =>
  Object.assign(
    {},
    ...metrics.map(({ actual, seen, seenFrom, seenTo }, index) => named(`metrics[${index}]`, { actual, seen, seenFrom, seenTo })),
  );

const written = (record: unknown) => JSON.stringify(record, (_, value: unknown) => (typeof value === "bigint" ? `${value}n` : value));

const digestText = (text: string): string => digestColumns([new TextEncoder().encode(text)]);
