import { openStudy, readStudy } from "../../../engine/doors/withKeda";
import { beforeEach, describe, expect, test } from "vitest";
import { seededRandom, type SeededRandom } from "../../../engine/lib/random";
import {
  createSearch,
  firstScenario,
  foundOf,
  stepEffect,
  stepsFrom,
  type SearchFindings,
  type Outcomes,
  type OpenStudy,
  type RunResult,
  type RunRow,
  type Scenario,
  type StudyRun,
} from "../../../engine/index";
import type { Handlers } from "../../channel/serve";
import { noSearch, useSearch, type SearchSubject } from "../../store/search";
import type { PoolRequests } from "../poolRequests";
import { poolWork } from "../poolWork";
import { LooseWorker } from "../testing/looseWorker";
import { createPool } from "../workerPool";
import type { KeptRuns } from "./keptRuns";
import type { SearchRequests } from "./searchRequests";
import { searchOn } from "./searchOn";
import { searchWork } from "./searchWork";

const scenario: Scenario = {
  ...firstScenario,
  durationSeconds: 600,
  load: {
    points: [
      [0, 30],
      [200, 30],
      [260, 120],
    ],
    noise: 0.1,
  },
};
const moves = [
  { field: "spec.metrics[0].resource.target.averageUtilization", from: 30, to: 90, by: 5 },
  { field: "spec.minReplicas", from: 1, to: 4, by: 1 },
  { field: "spec.maxReplicas", values: [3, 10, 12] },
];
const settings = { moves, seeds: 5, budget: 180, variations: [{ kind: "load", amount: 1.5 }], harm: "overloadedSeconds" };

function askedOf(study: object, changed: Partial<Scenario> = {}): SearchSubject {
  const asked = { ...scenario, ...changed };
  const read = readStudy(study, asked);
  if (!read.ok) throw new Error(read.error);
  return { scenario: asked, study: read.value };
}

/** One thread, one run after another, nothing kept. */
function alone({ scenario: of, study }: SearchSubject): { found: SearchFindings; open: OpenStudy } {
  const open = openStudy(of, study);
  const search = createSearch(open.space);
  for (let runs = search.pending(); runs.length > 0; runs = search.pending()) for (const run of runs) search.take(run, runIn(open, run));
  return { found: foundOf(open, search), open };
}

const asked = askedOf(settings);
const results = new Map<string, RunResult>();
const expected = alone(asked);

/** All studies here have the same candidates and cases, so each run is computed once for all tests. */
function runIn(open: OpenStudy, run: StudyRun): RunResult {
  const name = `${run.candidate} ${run.case}`;
  if (!results.has(name)) results.set(name, open.run(run));
  return results.get(name)!;
}

/** Computes as the pool's workers do, but each run at once. */
function quickWork(): Handlers<PoolRequests> {
  let open: OpenStudy | null = null;
  return {
    ...poolWork(),
    studyRuns({ what, runs }) {
      if (what) open = openStudy(what.scenario, what.study);
      return open === null ? { missing: true } : { results: runs.map((run) => runIn(open!, run)), milliseconds: 2 * runs.length };
    },
  };
}

function memory(): KeptRuns & { rows: Map<string, RunRow[]> } {
  const rows = new Map<string, RunRow[]>();
  return {
    rows,
    of: async (study) => rows.get(study) ?? [],
    keep: (study, more) => void rows.set(study, [...(rows.get(study) ?? []), ...more]),
  };
}

const pages: (() => void)[] = [];

/** A page with workers that answer late and may break. `runs`: how many runs its pool has finished. A page that is closed says nothing more. */
function page(random: SeededRandom, { size = 2, kept = memory() as KeptRuns, breaks = 0, work = quickWork } = {}) {
  const counted = { runs: 0 };
  const workers: { isCut: boolean }[] = [];
  let isClosed = false;
  const started = (worker: { isCut: boolean }) => {
    worker.isCut = isClosed;
    workers.push(worker);
    return worker as unknown as Worker;
  };
  const close = () => {
    isClosed = true;
    for (const worker of workers) worker.isCut = true;
  };
  pages.push(close);
  const poolWorker = () => {
    const handlers = work();
    const counting: typeof handlers = {
      ...handlers,
      async studyRuns(batch, task) {
        const done = await handlers.studyRuns(batch, task);
        if (typeof done === "object" && "results" in done) counted.runs += done.results.length;
        return done;
      },
    };
    return started(new LooseWorker<PoolRequests>(counting, random, { breaks }));
  };
  const coordinator = () => started(new LooseWorker<SearchRequests>(searchWork(kept), random, { breaks: breaks / 4, mixes: false }));
  return { search: searchOn(createPool(poolWorker, size), coordinator), counted, close };
}

const ended = (until = () => useSearch.getState().status !== "running") =>
  new Promise<void>((resolve) => {
    const check = () => until() && (stopWaiting(), resolve());
    const stopWaiting = useSearch.subscribe(check);
    check();
  });
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

beforeEach(() => {
  for (const close of pages.splice(0)) close();
  useSearch.setState(noSearch);
});

describe("a search on the pool finds what one thread finds", () => {
  test.each([
    ["with one worker", { size: 1, work: poolWork }],
    ["with four workers whose answers mix", { size: 4 }],
    ["with workers that are lost", { size: 3, breaks: 0.03 }],
  ])("%s", async (_, options) => {
    const { search } = page(seededRandom(20261126), options);
    search.begin(asked);
    await ended();
    const { status, found, runs, failure } = useSearch.getState();
    expect([status, failure, runs]).toEqual(["done", null, expected.found.runs]);
    expect(found).toEqual(expected.found);
  });

  test("stopped, begun again, and reloaded at any time; and no run that was heard of is computed twice", async () => {
    const random = seededRandom(20261127);
    const kept = memory();
    let computed = 0;
    for (let load = 0; useSearch.getState().status !== "done"; load++) {
      useSearch.setState(noSearch);
      const { search, counted, close } = page(random, { size: 2, kept });
      for (let time = 0; time < 3 && useSearch.getState().status !== "done"; time++) {
        search.begin(asked);
        await Promise.race([ended(), pause(20 + random.integer(120))]);
        search.stop();
        if (useSearch.getState().status !== "done") expect(useSearch.getState().status).toBe("stopped");
      }
      await pause(30);
      close();
      computed += counted.runs;
      expect(load).toBeLessThan(40);
    }
    expect(useSearch.getState().found).toEqual(expected.found);
    const rows = [...kept.rows.values()].flat();
    expect(new Set(rows.map((row) => `${row[0]} ${row[1]}`)).size).toBe(rows.length);
    expect(rows.length).toBeGreaterThanOrEqual(expected.found.runs);
    // A batch that was under way at a stop may be begun again; a busy machine has more of them.
    expect(computed).toBeLessThan(2 * rows.length);
  });

  test("with nothing left to compute after it was found once, also for another harm and a smaller budget", async () => {
    const random = seededRandom(20261128);
    const kept = memory();
    const first = page(random, { kept });
    first.search.begin(asked);
    await ended();
    await ended(allEffects);
    first.close();
    const again = page(random, { kept });
    expect(await again.search.kept(asked)).toBe([...kept.rows.values()].flat().length);
    expect(await again.search.kept(askedOf({ ...settings, moves: [moves[0]] }))).toBe(0);
    useSearch.setState(noSearch);
    again.search.begin(asked);
    await ended();
    expect([again.counted.runs, useSearch.getState().found]).toEqual([0, expected.found]);
    again.close();
    const other = askedOf({ ...settings, harm: "failedShare", budget: 120 });
    const third = page(random, { kept });
    third.search.begin(other);
    await ended();
    expect(useSearch.getState().found).toEqual(alone(other).found);
    expect(third.counted.runs).toBeLessThan(first.counted.runs);
  });
});

function allEffects(): boolean {
  const { shown } = useSearch.getState();
  return shown !== null && shown.effects.length === shown.steps;
}

describe("the shown candidate", () => {
  const { found, open } = expected;
  const points = (candidate: number) => open.cases.map((__, index) => open.space.pointOf(open.run({ candidate, case: index }) as Outcomes));

  test("is the chosen one, with its scenario, its cases against today's, and all its steps", async () => {
    const { search } = page(seededRandom(3));
    search.begin(asked);
    await ended();
    await ended(allEffects);
    const shown = useSearch.getState().shown!;
    const { key } = (found.chosen ?? found.today)!;
    expect([shown.key, shown.scenario]).toEqual([key, open.scenarioOf(key)]);
    expect(shown.effects).toEqual(stepsFrom(open, key).map((step) => stepEffect(step, points(key), points(step.key))));
    const today = open.cases.map((__, index) => open.run({ candidate: open.space.today, case: index })!);
    const podHours = shown.compared.find(({ outcome }) => outcome === "podHours")!;
    expect(podHours.baseline.values.map(({ value }) => value)).toEqual(today.map((each) => each.podHours));
    expect(podHours.less + podHours.more + podHours.same).toBe(open.cases.length);
  });

  test("is another one at a pick, and the search's own choice again after it", async () => {
    const { search } = page(seededRandom(4));
    search.begin(asked);
    await ended();
    const other = found.front.find(({ key }) => key !== found.chosen?.key)!;
    search.pick(other.key);
    await ended(() => useSearch.getState().shown!.key === other.key);
    await ended(allEffects);
    expect(useSearch.getState().shown!.scenario).toEqual(open.scenarioOf(other.key));
    search.pick(null);
    await ended(() => useSearch.getState().shown!.key === (found.chosen ?? found.today)!.key);
    expect([useSearch.getState().status, useSearch.getState().found]).toEqual(["done", found]);
  });
});

describe("a search that cannot be", () => {
  test("says what is wrong with its study, and the next one begins", async () => {
    const { search } = page(seededRandom(6));
    search.begin({ ...asked, scenario: { ...scenario, manifest: "kind: Pod" } });
    await ended();
    expect(useSearch.getState()).toMatchObject({ status: "failed", failure: expect.stringContaining("does not run"), found: null });
    search.begin(asked);
    await ended();
    expect(useSearch.getState()).toMatchObject({ status: "done", failure: null });
  });

  test("says that its workers are lost, and keeps what was found", async () => {
    const { search } = page(seededRandom(7), { breaks: 1 });
    search.begin(asked);
    await ended();
    expect(useSearch.getState()).toMatchObject({ status: "failed", failure: expect.stringContaining("ended the search's workers") });
  });
});

test("a long run ends within a slice when the search is stopped", async () => {
  const day = askedOf({ ...settings, budget: 200 }, { durationSeconds: 86_400 });
  const { search, counted } = page(seededRandom(8), { size: 1, work: poolWork });
  search.begin(day);
  await pause(300);
  search.stop();
  const stopped = performance.now();
  await pause(0);
  expect([useSearch.getState().failure, useSearch.getState().status, performance.now() - stopped < 50]).toEqual([null, "stopped", true]);
  await pause(60);
  const then = counted.runs;
  await pause(100);
  expect(counted.runs).toBe(then);
});
