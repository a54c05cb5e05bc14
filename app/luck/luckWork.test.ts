import { prepareLuck } from "../../engine/doors/withKeda";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createLuckTally, firstScenario, type LuckPlan, type Scenario } from "../../engine/index";
import type { JobListener, Pool } from "../pool/workerPool";
import type { LuckWork as Wanted } from "../pool/poolRequests";
import { useBaseline } from "../store/baseline";
import { useLuck } from "../store/luck";
import { openSeed, setManifest, undoLoad, useScenario } from "../store/scenario";
import { createLuckWork } from "./luckWork";

const scenario: Scenario = { ...firstScenario, durationSeconds: 300, load: { ...firstScenario.load, noise: 0.3 } };
const plan: LuckPlan = { seeds: 5, variations: [{ kind: "load", amount: 1.5 }] };

interface TestJob {
  what: Wanted;
  added: number[];
  stopped: boolean;
  /** Computes these runs with the engine and hands them over. */
  finish(runs: readonly number[]): void;
  fail: JobListener<"luckRuns">["fail"];
}

let jobs: TestJob[] = [];
const pool = {
  begin(_: "luckRuns", what: Wanted, { hear, fail }: JobListener<"luckRuns">) {
    const prepared = prepareLuck(what.scenario, what.plan, what.options);
    if (!prepared.ok) throw new Error("refused");
    const job: TestJob = {
      what,
      added: [],
      stopped: false,
      finish: (runs) => hear(runs.map((run) => ({ run, result: prepared.runs.run(run) }))),
      fail,
    };
    jobs.push(job);
    return { add: (runs: readonly number[]) => job.added.push(...runs), stop: () => (job.stopped = true) };
  },
} as unknown as Pick<Pool, "begin">;

let work = createLuckWork(pool);

beforeEach(() => {
  vi.useFakeTimers();
  jobs = [];
  work = createLuckWork(pool);
  useScenario.setState({ ...useScenario.getInitialState(), scenario, origin: scenario });
  useBaseline.setState({ scenario: null });
  useLuck.setState({ ...useLuck.getInitialState(), plan });
});
afterEach(() => vi.useRealTimers());

const state = () => useLuck.getState();
const all = Array.from({ length: 10 }, (_, run) => run);

function expected() {
  const tally = createLuckTally(scenario, plan);
  const prepared = prepareLuck(scenario, plan);
  if (!prepared.ok) throw new Error("refused");
  for (const run of all) tally.add(run, prepared.runs.run(run));
  return { luck: tally.luck(), bands: tally.bands(), difference: tally.firstDifference() };
}

test("results come as they finish, in any order, and end as the engine's own", () => {
  work.begin();
  expect(jobs).toMatchObject([{ what: { scenario, plan }, added: all }]);
  expect([state().status, state().luck]).toEqual(["running", null]);
  jobs[0]!.finish([7, 3]);
  vi.runAllTimers();
  expect([state().status, state().luck?.added, state().luck?.outcomes.length, state().bands?.seeds]).toEqual(["running", 2, 1, 1]);
  jobs[0]!.finish([1, 0, 9, 8, 2, 4, 6, 5]);
  vi.runAllTimers();
  const { status, luck, bands, difference } = state();
  expect(status).toBe("done");
  expect({ luck, bands, difference }).toEqual(expected());
});

test("an edit empties it at once; another of its seeds does not, nor does undo", () => {
  work.begin();
  jobs[0]!.finish(all);
  vi.runAllTimers();
  openSeed(scenario.seed + 3);
  expect(state().luck?.here).not.toBeNull();
  undoLoad();
  expect([useScenario.getState().scenario.seed, state().bands?.seeds]).toEqual([scenario.seed, 5]);
  setManifest(`${scenario.manifest}\n# another text`);
  expect([state().status, state().ranFor, state().luck, state().bands]).toEqual(["none", null, null, null]);
});

test("an edit while it runs stops it, and what comes late is not shown", () => {
  work.begin();
  jobs[0]!.finish([0, 1, 2]);
  openSeed(scenario.seed + 100);
  jobs[0]!.finish([3]);
  vi.runAllTimers();
  expect([jobs[0]!.stopped, state().status, state().luck, state().bands]).toEqual([true, "none", null, null]);
});

test("a stopped run keeps what is known, and goes on from there", () => {
  work.begin();
  jobs[0]!.finish([0, 1, 5]);
  work.stop();
  expect([jobs[0]!.stopped, state().status, state().luck?.added]).toEqual([true, "stopped", 3]);
  work.begin();
  expect(jobs[1]!.added).toEqual([2, 3, 4, 6, 7, 8, 9]);
  jobs[1]!.finish(jobs[1]!.added);
  vi.runAllTimers();
  expect({ luck: state().luck, bands: state().bands, difference: state().difference }).toEqual(expected());
});

test("more seeds and other variations run only what is missing", () => {
  work.begin();
  jobs[0]!.finish(all);
  vi.runAllTimers();
  useLuck.setState({ plan: { seeds: 6, variations: [{ kind: "startUp", amount: 2 }] } });
  work.begin();
  expect(jobs[1]!.added).toEqual([5, 6, 7, 8, 9, 10, 11]);
});

test("the pinned run has the same seeds, and goes when another run is pinned", () => {
  const pinned = { ...scenario, seed: scenario.seed + 40, load: { ...scenario.load, noise: 0 } };
  useBaseline.setState({ scenario: pinned });
  work.begin();
  expect(jobs[1]!.what).toEqual({
    scenario: pinned,
    plan: { seeds: 5, variations: [] },
    options: { firstSeed: scenario.seed, lastSecond: 300 },
  });
  jobs[0]!.finish(all);
  jobs[1]!.finish([4, 2, 0, 1, 3]);
  vi.runAllTimers();
  expect([state().status, state().baseline?.outcomes.map(({ seed }) => seed)]).toEqual([
    "done",
    [0, 1, 2, 3, 4].map((n) => scenario.seed + n),
  ]);
  useBaseline.setState({ scenario: { ...pinned } });
  expect([state().baseline, state().status]).toEqual([null, "done"]);
});

test("a pinned run that ends before the page's own is not compared", () => {
  useBaseline.setState({ scenario: { ...scenario, durationSeconds: 120 } });
  work.begin();
  expect(jobs.length).toBe(1);
});

test("workers that are lost are said, and the next attempt begins", () => {
  work.begin();
  jobs[0]!.fail({ kind: "lost" });
  expect([state().status, state().failure]).toEqual(["failed", "The workers stopped answering."]);
  work.begin();
  expect(state().status).toBe("running");
});
