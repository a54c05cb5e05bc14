import { noParts, openStudy, prepareLuck, type LateParts, type LuckRuns, type OpenStudy, type RunRefusal } from "../../engine/index";
import { partsFor } from "../channel/lateParts";
import { givenUp, type GivenUp, type Handlers, type Task } from "../channel/serve";
import { nextTask } from "../channel/slices";
import type { Batch, BatchDone, LuckWork, PoolRequests, StudyWork } from "./poolRequests";

/** A run is cut into slices of this length, so that the worker hears messages between them. */
const sliceMilliseconds = 15;
/** How many works a worker keeps open. */
const mostWorks = 4;

interface Advancing<Result> {
  isFinished(): boolean;
  step(): void;
  result(): Result;
}

type Opened<Work> = { ok: true; work: Work } | { ok: false; refusal: RunRefusal };

/** The handlers of a worker of the pool. */
export function poolWork(): Handlers<PoolRequests> {
  /** Counts the requests to end what is under way. */
  let endings = 0;
  /** The batch before. */
  let last: Promise<unknown> = Promise.resolve();

  /** One batch after another, in the order in which they came. */
  function inTurn<Result>(advanceBatch: () => Promise<Result>): Promise<Result> {
    const turn = last.then(advanceBatch);
    last = turn.catch(() => undefined);
    return turn;
  }

  function advance<Run, Result>(
    runs: readonly Run[],
    start: (run: Run) => Advancing<Result>,
    task: Task,
  ): Promise<BatchDone<Result> | GivenUp> {
    const asked = endings;
    return inTurn(() => advanceBatch(asked === endings ? runs : [], start, task, asked));
  }

  async function advanceBatch<Run, Result>(
    runs: readonly Run[],
    start: (run: Run) => Advancing<Result>,
    task: Task,
    asked: number,
  ): Promise<BatchDone<Result> | GivenUp> {
    const began = performance.now();
    const results: Result[] = [];
    const done = () => ({ results, milliseconds: performance.now() - began });
    let sliceEnd = began + sliceMilliseconds;
    for (const run of runs) {
      const advancing = start(run);
      while (!advancing.isFinished()) {
        advancing.step();
        if (performance.now() < sliceEnd) continue;
        await nextTask();
        if (task.isGivenUp) return givenUp;
        if (asked !== endings) {
          if (advancing.isFinished()) results.push(advancing.result());
          return done();
        }
        sliceEnd = performance.now() + sliceMilliseconds;
      }
      results.push(advancing.result());
    }
    return done();
  }

  const luck = keeper<LuckWork, LuckRuns>(({ scenario, plan, options }, parts) => {
    const prepared = prepareLuck(scenario, plan, parts, options);
    return prepared.ok ? { ok: true, work: prepared.runs } : prepared;
  });
  const studies = keeper<StudyWork, OpenStudy>(({ scenario, study }, parts) => ({
    ok: true,
    work: openStudy(scenario, study, parts),
  }));

  return {
    async luckRuns(batch, task) {
      const opened = luck(batch, batch.what === null ? noParts : await partsFor(batch.what.scenario));
      if (opened === null) return { missing: true };
      if (!opened.ok) return { refusal: opened.refusal };
      const done = await advance(batch.runs, (index) => opened.work.start(index), task);
      if (done !== givenUp && "results" in done) {
        task.handOver(
          done.results.flatMap(({ bands }) =>
            bands ? Object.values(bands).flatMap(({ low, high }) => [low.buffer as ArrayBuffer, high.buffer as ArrayBuffer]) : [],
          ),
        );
      }
      return done;
    },
    async studyRuns(batch, task) {
      const opened = studies(batch, batch.what === null ? noParts : await partsFor(batch.what.scenario));
      if (opened === null || !opened.ok) return { missing: true };
      return advance(batch.runs, (run) => studyRun(opened.work, run), task);
    },
    endRuns() {
      endings++;
      return null;
    },
  };
}

function studyRun(open: OpenStudy, run: Parameters<OpenStudy["start"]>[0]): Advancing<ReturnType<OpenStudy["run"]>> {
  const simulation = open.start(run);
  return {
    isFinished: () => simulation === null || simulation.finished,
    step: () => simulation?.step(),
    result: () => simulation && simulation.outcomes(),
  };
}

/** Opens a work once, and keeps the last few; null: it came without the work, which is no longer kept. */
function keeper<What, Work>(
  open: (what: What, parts: LateParts) => Opened<Work>,
): (batch: Batch<What, unknown>, parts: LateParts) => Opened<Work> | null {
  const kept = new Map<number, Opened<Work>>();
  return ({ work, what }, parts) => {
    const opened = kept.get(work) ?? (what === null ? null : open(what, parts));
    if (opened === null) return null;
    kept.delete(work);
    kept.set(work, opened);
    if (kept.size > mostWorks) kept.delete(kept.keys().next().value!);
    return opened;
  };
}

/** A worker has one set. */
export const poolHandlers = poolWork();
