import { workloadFields, type FieldRange, type Workload } from "../cluster/workload";
import { choice, list, number, record, refuse, shown } from "../lib/refusal";
import { say } from "../lib/sentence";
import { maxRequestsPerSecond, requestsPerSecondAt, type LoadCurve, type LoadPoint } from "../load/curve";
import type { Scenario } from "../scenario/scenario";
import { maxVariations, variationNames, type Variation, type VariationKind } from "../scenario/study";

export { maxVariations, variationNames, type Variation, type VariationKind };

interface Kind {
  /** Of its amount. */
  unit: "times" | "s";
  min: number;
  max: number;
  step: number;
  /** The amount that changes nothing. */
  same: number;
  vary(scenario: Scenario, amount: number): Scenario;
}

const kind = <K extends Kind>(definition: K): Kind => definition;

/** The kinds of variation, each defined once. */
export const variationKinds = {
  /** The drawn load, times this. */
  load: kind({
    unit: "times",
    min: 0.1,
    max: 10,
    step: 0.01,
    same: 1,
    vary: (scenario, amount) => ({ ...scenario, load: higher(scenario.load, amount) }),
  }),
  /** The drawn load comes this much later, or earlier if it is negative. Incidents stay at their times. */
  shift: kind({
    unit: "s",
    min: -43_200,
    max: 43_200,
    step: 1,
    same: 0,
    vary: (scenario, amount) => ({ ...scenario, load: later(scenario.load, amount, scenario.durationSeconds) }),
  }),
  /** Pulling, starting, start-up CPU and readiness take this many times as long. */
  startUp: kind({
    unit: "times",
    min: 0.1,
    max: 20,
    step: 0.1,
    same: 1,
    vary: (scenario, amount) => ({ ...scenario, workload: slower(scenario.workload, amount) }),
  }),
} as const satisfies Readonly<Record<VariationKind, Kind>>;

/** The scenario as the variation has it. */
export function varied(scenario: Scenario, { kind: name, amount }: Variation): Scenario {
  return variationKinds[name].vary(scenario, amount);
}

/** Refuses at `what`. */
export function readVariations(data: unknown, what: string): Variation[] {
  return list(data, what, maxVariations).map((each, index) => readVariation(each, `${what}[${index}]`));
}

function readVariation(data: unknown, what: string): Variation {
  const fields = record(data, what);
  const name = choice(fields.get("kind"), `${what}.kind`, variationNames);
  const { min, max, step, same } = variationKinds[name];
  const amount = number(fields.get("amount"), `${what}.amount`, { min, max, step });
  if (amount === same) refuse(say`${what}.amount is ${amount}, which changes nothing.`);
  const unknown = [...fields.keys()].find((field) => field !== "kind" && field !== "amount");
  if (unknown !== undefined) refuse(say`${what} has ${shown(unknown)}; it may have kind and amount.`);
  return { kind: name, amount };
}

function higher({ points, noise }: LoadCurve, factor: number): LoadCurve {
  const scaled = (rate: number) => Math.min(maxRequestsPerSecond, Math.round(1000 * rate * factor) / 1000);
  return { points: points.map(([second, rate]): LoadPoint => [second, scaled(rate)]), noise };
}

/** Before its first point a curve is level, so what comes from before the run is that level. */
function later({ points, noise }: LoadCurve, seconds: number, durationSeconds: number): LoadCurve {
  const inRun = points.filter(([second]) => second + seconds > 0 && second + seconds <= durationSeconds);
  const atStart = Math.round(1000 * requestsPerSecondAt(points, -seconds)) / 1000;
  const atEnd = Math.round(1000 * requestsPerSecondAt(points, durationSeconds - seconds)) / 1000;
  const moved = inRun.map(([second, rate]): LoadPoint => [second + seconds, rate]);
  const reachesEnd = moved.at(-1)?.[0] === durationSeconds || points.every(([second]) => second + seconds <= durationSeconds);
  return { points: [[0, atStart], ...moved, ...(reachesEnd ? [] : [[durationSeconds, atEnd] as LoadPoint])], noise };
}

const startUpFields = [
  "imagePullSeconds",
  "startUpSeconds",
  "startUpCpuSeconds",
  "readinessSeconds",
] as const satisfies readonly (keyof Workload)[];

function slower(workload: Workload, factor: number): Workload {
  const times = (name: (typeof startUpFields)[number]) => {
    const { min, max }: FieldRange = workloadFields[name];
    return Math.min(max, Math.max(min, Math.round(workload[name] * factor)));
  };
  return { ...workload, ...Object.fromEntries(startUpFields.map((name) => [name, times(name)])) };
}
