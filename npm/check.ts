import { limitSentenceAt } from "../app/words/report/limitSentences";
import {
  checkLimitsAt,
  createLuckTally,
  percentilePlace,
  prepareLuck,
  prepareRun,
  readLuckPlan,
  readPercent,
  usualPlan,
  type LimitedOutcome,
  type Scenario,
  type SeedValue,
  type Variation,
} from "../engine/doors/withKeda";
import { judgeOptions, problemIn, refusalOf, refused, scenarioOf, type InputProblem, type SimulationInput } from "./input";

/** How `check` judges limits. */
export interface CheckOptions {
  /** How many seeds: the input's and those that follow; 5 to 200. Without it, 20. */
  readonly seeds?: number;
  /** The percentile of the seeds that is judged, from `p1` to `p99`, or `max` for the worst seed. Without it, `p95`. */
  readonly at?: string;
  /**
   * Every limit is judged under each of these, too; at most 8. `load`: the load times `amount`; `shift`: so many seconds later; `startUp`:
   * pulling, starting and becoming ready take so many times as long.
   */
  readonly variations?: readonly Variation[];
}

/** What a check found. */
export interface Checked {
  /** True if every limit is kept. */
  readonly held: boolean;
  /** How many seeds ran. */
  readonly seeds: number;
  /** The percentile's name. */
  readonly at: string;
  /** How many of the seeds must keep a limit. */
  readonly mustKeep: number;
  /** In the order of the limits; then the same under each variation. */
  readonly limits: readonly CheckedLimit[];
  /** Advice on the manifest. */
  readonly warnings: readonly InputProblem[];
}

/** One bound of an outcome, judged. Values are in the unit of the outcome; null if a run has none, which breaks the limit. */
export interface CheckedLimit {
  /** The name of the outcome. */
  readonly outcome: LimitedOutcome;
  /** Which side is bounded. */
  readonly bound: "atMost" | "atLeast";
  /** The bound itself. */
  readonly limit: number;
  /** The variation under which it is judged; null: the input as it is. */
  readonly variation: Variation | null;
  /** Whether it is kept. */
  readonly held: boolean;
  /** How many seeds keep it. */
  readonly kept: number;
  /** The median of the seeds, the worse of two. */
  readonly median: SeedValue;
  /** The value at the percentile. */
  readonly judged: SeedValue;
  /** The worst value of all seeds. */
  readonly worst: SeedValue;
  /** All of this as an English sentence. */
  readonly says: string;
}

/**
 * Runs an input with many seeds and judges its `limits`, as the command `check` does.
 *
 * @throws {InputError} if the input is refused, if it has no limits, or if an option is unknown or out of its range.
 */
export function check(input: SimulationInput, options: CheckOptions = {}): Checked {
  judgeOptions(options, { seeds: null, at: null, variations: null });
  const scenario = scenarioOf(input);
  const { limits = {} } = scenario;
  if (!Object.values(limits).some((bounds) => Object.keys(bounds).length > 0))
    throw refused("limits", "There is no limit to check, such as { requestsFailed: { atMost: 0 } }.");
  const { seeds = usualPlan.seeds, at = "p95", variations = [] } = options;
  const plan = readLuckPlan({ seeds, variations });
  if (!plan.ok) throw refused(plan.error.startsWith("variations") ? "variations" : "seeds", plan.error);
  const percent = readPercent(at, "at");
  if (!percent.ok) throw refused("at", percent.error);
  const prepared = prepareLuck(scenario, plan.value);
  if (!prepared.ok) throw refusalOf(scenario, prepared.refusal);
  const { runs } = prepared;
  const tally = createLuckTally(scenario, plan.value);
  for (let index = 0; index < runs.count; index++) tally.add(index, { ...runs.run(index), bands: null });
  const luck = tally.luck();
  const judged = [{ variation: null, outcomes: luck.outcomes }, ...luck.variations].flatMap(({ variation, outcomes }) =>
    checkLimitsAt(outcomes, limits, percent.value).map((each): CheckedLimit => {
      const { outcome, bound, limit, held, kept, median, judged: value, worst } = each;
      return { outcome, bound, limit, variation, held, kept, median, judged: value, worst, says: limitSentenceAt(each, at, seeds) };
    }),
  );
  return {
    held: judged.every(({ held }) => held),
    seeds,
    at,
    mustKeep: percentilePlace(seeds, percent.value) + 1,
    limits: judged,
    warnings: warningsOf(scenario),
  };
}

/** What the manifest is advised to change. Whether the cluster refuses an incident, only a run tells. */
export function warningsOf(scenario: Scenario): InputProblem[] {
  const prepared = prepareRun(scenario);
  return prepared.ok ? prepared.problems.map(problemIn) : [];
}
