import {
  createLuckTally,
  luckRunCount,
  seedsOf,
  type LuckOptions,
  type LuckPlan,
  type LuckResult,
  type LuckTally,
  type RunOutcomes,
  type Scenario,
  sharesRun,
  withCost,
} from "../../engine/index";
import type { Job, JobFailure, Pool } from "../pool/workerPool";
import { useBaseline } from "../store/baseline";
import { noLuck, useLuck } from "../store/luck";
import type { LuckWork } from "../store/luckWork";
import { useScenario } from "../store/scenario";
import { t } from "../words/text";

/** Results are shown at most this often, because each time draws the table again. */
const showMilliseconds = 400;
/** New bands draw the figures again, so while seeds run they come only when so many times as many seeds are known. */
const bandsGrow = 2;
/** A slice of the bands of 200 seeds takes some 5 ms. */
const cellsPerSlice = 60;

/** What runs, and what of it is known. */
interface Run {
  scenario: Scenario;
  plan: LuckPlan;
  tally: LuckTally;
  /** Of the pinned run; null if there is none, or if it is too short to compare. */
  baseline: Scenario | null;
  jobs: readonly Job<number>[];
  /** The runs that are still to come, the baseline's included. */
  left: number;
}

/** Runs a plan on the workers and writes what is known to the store. The order of the results does not matter. */
export function createLuckWork(pool: Pick<Pool, "begin">): LuckWork {
  /** The known runs, by what they are of: see `runKeys`. They hold as long as only the seed and the plan change. */
  let known = new Map<string, LuckResult>();
  let knownOf: Scenario | null = null;
  let knownBaseline = new Map<number, RunOutcomes>();
  let baselineOf: { scenario: Scenario; lastSecond: number } | null = null;
  let run: Run | null = null;
  let showing: ReturnType<typeof setTimeout> | undefined;
  let bandsUnderWay: ReturnType<typeof setTimeout> | undefined;

  function begin(): void {
    end();
    const { scenario } = useScenario.getState();
    const { plan } = useLuck.getState();
    if (knownOf === null || !sharesRun(knownOf, scenario, "seed")) known = new Map();
    knownOf = scenario;
    const keys = runKeys(scenario, plan);
    known = new Map(keys.flatMap((key) => (known.has(key) ? [[key, known.get(key)!]] : [])));
    const tally = createLuckTally(scenario, plan);
    const missing = keys.flatMap((key, index) => {
      const result = known.get(key);
      if (result) tally.add(index, result);
      return result ? [] : [index];
    });
    const current: Run = { scenario, plan, tally, baseline: comparableTo(scenario), jobs: [], left: 0 };
    run = current;
    useLuck.setState({ ...noLuck, ranFor: { scenario, plan }, status: "running" });
    const own = start(current, { scenario, plan }, missing, (index, result) => {
      known.set(keys[index]!, result);
      tally.add(index, result);
    });
    current.jobs = [...own, ...beginBaseline(current)];
    show(current);
  }

  /** The pinned run with the seeds of the page's scenario. */
  function beginBaseline(current: Run): Job<number>[] {
    const { baseline, scenario, plan } = current;
    if (baseline === null) return [];
    const lastSecond = scenario.durationSeconds;
    if (baselineOf?.scenario !== baseline || baselineOf.lastSecond !== lastSecond) knownBaseline = new Map();
    baselineOf = { scenario: baseline, lastSecond };
    const seeds = seedsOf(scenario, plan.seeds);
    const missing = seeds.flatMap((seed, index) => (knownBaseline.has(seed) ? [] : [index]));
    const what = { scenario: baseline, plan: { ...plan, variations: [] }, options: { firstSeed: scenario.seed, lastSecond } };
    return start(current, what, missing, (index, { outcomes }) => knownBaseline.set(seeds[index]!, outcomes));
  }

  function start(
    current: Run,
    what: { scenario: Scenario; plan: LuckPlan; options?: LuckOptions },
    missing: readonly number[],
    take: (index: number, result: LuckResult) => void,
  ): Job<number>[] {
    if (missing.length === 0) return [];
    const job = pool.begin("luckRuns", what, {
      hear(results) {
        if (run !== current) return;
        for (const { run: index, result } of results) take(index, result);
        current.left -= results.length;
        showSoon(current);
      },
      fail(failure) {
        if (run !== current) return;
        end();
        useLuck.setState({ status: "failed", failure: failureWords(failure) });
      },
    });
    current.left += missing.length;
    job.add(missing);
    return [job];
  }

  function showSoon(current: Run): void {
    showing ??= setTimeout(() => show(current), showMilliseconds);
  }

  function show(current: Run): void {
    clearTimeout(showing);
    showing = undefined;
    if (run !== current) return;
    const { tally, baseline } = current;
    const { price } = useScenario.getState().scenario;
    const luck = tally.luck(price);
    const compared = luck.seeds.flatMap((seed) => {
      const outcomes = knownBaseline.get(seed);
      return outcomes ? [{ seed, outcomes: withCost(outcomes, price) }] : [];
    });
    useLuck.setState({
      status: current.left === 0 ? "done" : useLuck.getState().status,
      luck: luck.added === 0 ? null : luck,
      difference: tally.firstDifference(),
      baseline: baseline && { scenario: baseline, outcomes: compared },
    });
    drawBands(current, luck.outcomes.length);
  }

  /** While the bands of some seeds are computed, those of more seeds wait. */
  function drawBands(current: Run, seeds: number): void {
    const shown = useLuck.getState().bands?.seeds ?? 0;
    const isWhole = seeds === current.plan.seeds || useLuck.getState().status !== "running";
    if (bandsUnderWay !== undefined || seeds <= shown || (!isWhole && seeds < bandsGrow * shown)) return;
    const work = current.tally.startBands();
    if (work === null) return;
    const advance = () => {
      work.advance(cellsPerSlice);
      if (!work.isFinished()) {
        bandsUnderWay = setTimeout(advance);
        return;
      }
      bandsUnderWay = undefined;
      if (run !== current) return;
      useLuck.setState({ bands: work.bands });
      drawBands(current, current.tally.luck().outcomes.length);
    };
    bandsUnderWay = setTimeout(advance);
  }

  function stop(): void {
    if (useLuck.getState().status !== "running" || run === null) return;
    const current = run;
    for (const job of current.jobs) job.stop();
    useLuck.setState({ status: "stopped" });
    show(current);
  }

  /** Nothing of a run is shown any more. */
  function end(): void {
    for (const job of run?.jobs ?? []) job.stop();
    clearTimeout(showing);
    clearTimeout(bandsUnderWay);
    [showing, bandsUnderWay, run] = [undefined, undefined, null];
  }

  // A band of another scenario would be a wrong number, so it goes with the edit, not with the next run.
  useScenario.subscribe(({ scenario }, before) => {
    const ran = run ?? useLuck.getState().ranFor;
    if (ran === null) return;
    const seeds = seedsOf(ran.scenario, ran.plan.seeds);
    if (sharesRun(ran.scenario, scenario, "seed") && seeds.includes(scenario.seed)) {
      if (run !== null && scenario.price !== before.scenario.price) show(run);
      return;
    }
    end();
    useLuck.setState(noLuck);
  });
  useBaseline.subscribe(({ scenario }) => {
    const { baseline } = useLuck.getState();
    if (baseline !== null && baseline.scenario !== scenario) {
      if (run) run.baseline = null;
      useLuck.setState({ baseline: null });
    }
  });
  return { begin, stop };
}

/** What each run of the plan is of, in the order of the runs. */
function runKeys(scenario: Scenario, plan: LuckPlan): string[] {
  const of = ["", ...plan.variations.map(({ kind, amount }) => `${kind} ${amount}`)];
  const seeds = seedsOf(scenario, plan.seeds);
  return Array.from({ length: luckRunCount(plan) }, (_, index) => `${of[Math.floor(index / plan.seeds)]!} ${seeds[index % plan.seeds]!}`);
}

/** A shorter pinned run has no outcomes over the time of the page's own. */
function comparableTo({ durationSeconds }: Scenario): Scenario | null {
  const { scenario } = useBaseline.getState();
  return scenario !== null && scenario.durationSeconds >= durationSeconds ? scenario : null;
}

function failureWords(failure: JobFailure): string {
  if (failure.kind === "refused") return t`This scenario does not run.`;
  if (failure.kind === "failed" && failure.message !== null) return failure.message;
  return t`The workers stopped answering.`;
}
