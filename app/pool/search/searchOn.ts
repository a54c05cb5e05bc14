import { defaultBudget, hasSameSearch, type CandidateKey, type StudyRun } from "../../../engine/index";
import { openChannel, type Reply } from "../../channel/channel";
import { noSearch, useSearch, type SearchSubject, type Search, type ShownCandidate } from "../../store/search";
import { fromEngine } from "../../words/engineText";
import { t } from "../../words/text";
import type { JobFailure, Job, Pool, RunDone } from "../workerPool";
import type { SearchRequests, SearchView, WantedRuns } from "./searchRequests";
import { createPace, type Pace } from "./pace";

/** The page looks at what was found at most this often. */
const lookMilliseconds = 250;
/** The pool gets more runs when it has fewer than this. */
const fewRuns = 500;
const moreRuns = 1000;
/** A search whose worker is lost this often fails. */
const mostLosses = 3;

const policies = { beginSearch: "beside", takeRuns: "beside", lookAt: "beside", keptRuns: "replaces", stepRuns: "beside" } as const;

interface PoolSearch extends Search {
  /** How many finished runs of a study are kept; a newer question ends an older one with 0. */
  kept(asked: SearchSubject): Promise<number>;
}

/** A study that the page searches. */
interface Searching {
  number: number;
  asked: SearchSubject;
  /** The search's own runs, and those of the steps from the shown candidate. */
  runs: Job<StudyRun>;
  steps: Job<StudyRun>;
  /** Runs that the pool has. */
  given: number;
  /** Whose steps run, or ran. */
  stepsOf: CandidateKey | null;
  /** They run after the search, or when the user picks a candidate. */
  wantsSteps: boolean;
  isOver: boolean;
  pace: Pace;
  losses: number;
}

/**
 * Searches on a pool: one worker has the search, the pool has its runs, and the page hands them on and fills the store. Nothing here takes
 * long, so the page answers meanwhile.
 */
export function searchOn(pool: Pool, startWorker: () => Worker, now: () => number = () => performance.now()): PoolSearch {
  const channel = openChannel<SearchRequests>(startWorker, policies, goOnAfterLoss);
  let current: Searching | null = null;
  let searches = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const isRunning = () => useSearch.getState().status === "running";

  function open(asked: SearchSubject): Searching {
    const work = { scenario: asked.scenario, study: asked.study };
    const begin = (kind: "runs" | "steps") =>
      pool.begin("studyRuns", work, { hear: (results) => hear(searching, kind, results), fail: (failure) => failJob(searching, failure) });
    const searching: Searching = {
      number: ++searches,
      asked,
      runs: begin("runs"),
      steps: begin("steps"),
      given: 0,
      stepsOf: null,
      wantsSteps: false,
      isOver: false,
      pace: createPace(now),
      losses: 0,
    };
    useSearch.setState({ ...noSearch, asked, workers: pool.size, budget: asked.study.budget ?? defaultBudget });
    return searching;
  }

  function askToBegin(searching: Searching): void {
    const { number, asked } = searching;
    searching.given = 0;
    channel.ask("beginSearch", { search: number, scenario: asked.scenario, study: asked.study, more: moreRuns }, (reply) => {
      if (searching !== current || !heard(reply)) return;
      if ("error" in reply.answer) return fail(fromEngine(reply.answer.error));
      useSearch.setState({ budget: reply.answer.budget, runs: reply.answer.finished });
      receive(searching, reply.answer);
    });
  }

  /** What the pool computed goes to the search, even if the search was stopped meanwhile. */
  function hear(searching: Searching, kind: "runs" | "steps", runs: readonly RunDone<"studyRuns">[]): void {
    if (kind === "runs") searching.given = Math.max(0, searching.given - runs.length);
    searching.pace.add(runs.length);
    const more = isRunning() && searching.given < fewRuns ? moreRuns : 0;
    channel.ask("takeRuns", { search: searching.number, runs, more }, (reply) => {
      if (searching === current && heard(reply) && reply.answer) receive(searching, reply.answer);
    });
  }

  function receive(searching: Searching, { runs, isOver }: WantedRuns): void {
    if (isRunning() && !isOver) {
      searching.given += runs.length;
      searching.runs.add(runs);
    }
    searching.isOver = isOver;
    if (isOver && isRunning()) look();
    else timer ??= setTimeout(look, lookMilliseconds);
  }

  function look(): void {
    clearTimeout(timer);
    timer = undefined;
    if (current === null) return;
    const searching = current;
    const { isOver } = searching;
    const { picked, shown } = useSearch.getState();
    channel.ask("lookAt", { search: searching.number, picked, shown: shown && shown.key }, (reply) => {
      if (searching !== current || !heard(reply) || !reply.answer) return;
      show(searching, reply.answer);
      if (isOver && isRunning()) finish(searching);
      if (searching.wantsSteps) runSteps(searching);
    });
  }

  function show({ pace }: Searching, { found, finished, shown }: SearchView): void {
    useSearch.setState(({ shown: before, budget, status }) => ({
      found: found.judged.length > 0 ? found : null,
      runs: finished,
      secondsLeft: status === "running" ? pace.secondsFor(budget - finished) : null,
      shown: shown && shownCandidate(shown, before),
    }));
  }

  function finish(searching: Searching): void {
    searching.runs.stop();
    searching.wantsSteps = true;
    useSearch.setState({ status: "done", secondsLeft: null });
  }

  /** The steps from the shown candidate, as far as their runs are not known. */
  function runSteps(searching: Searching): void {
    const { shown } = useSearch.getState();
    if (shown === null || shown.key === searching.stepsOf) return;
    searching.stepsOf = shown.key;
    searching.steps.stop();
    channel.ask("stepRuns", { search: searching.number, candidate: shown.key }, (reply) => {
      if (searching === current && searching.stepsOf === shown.key && heard(reply)) searching.steps.add(reply.answer);
    });
  }

  function stop(status: "stopped" | "failed", failure: string | null): void {
    if (current === null) return;
    current.runs.stop();
    current.steps.stop();
    current.given = 0;
    current.stepsOf = null;
    current.wantsSteps = false;
    useSearch.setState({ status, failure, secondsLeft: null });
  }

  const fail = (failure: string) => stop("failed", failure);

  function failJob(searching: Searching, failure: JobFailure): void {
    if (searching !== current) return;
    if (failure.kind === "lost") return fail(lostWords());
    fail(failedWords(failure.kind === "failed" ? failure.message : null));
  }

  /** A lost worker is replaced: see `goOnAfterLoss`. */
  function heard<Answer>(reply: Reply<Answer>): reply is { ok: true; answer: Answer } {
    if (!reply.ok && reply.why === "failed") fail(failedWords(reply.message));
    return reply.ok;
  }

  function goOnAfterLoss(): void {
    if (current === null || !isRunning()) return;
    current.runs.stop();
    if (++current.losses < mostLosses) askToBegin(current);
    else fail(lostWords());
  }

  return {
    begin(asked) {
      if (isRunning()) stop("stopped", null);
      if (current === null || !hasSameSearch(current.asked, asked)) current = open(asked);
      current.pace = createPace(now);
      current.losses = 0;
      useSearch.setState({ status: "running", failure: null });
      askToBegin(current);
    },
    stop() {
      if (isRunning()) stop("stopped", null);
    },
    kept: ({ scenario, study }) =>
      new Promise((resolve) => {
        channel.ask("keptRuns", { scenario, study }, (reply) => resolve(reply.ok ? reply.answer : 0));
      }),
    pick(key) {
      useSearch.setState({ picked: key });
      if (current === null) return;
      current.wantsSteps = key !== null || !isRunning();
      look();
    },
  };
}

/** What does not change keeps its identity, so that the page draws it once. */
function shownCandidate({ key, whole, effects, steps }: NonNullable<SearchView["shown"]>, before: ShownCandidate | null): ShownCandidate {
  const kept = whole ?? before!;
  return { key, scenario: kept.scenario, compared: kept.compared, effects, steps };
}

const failedWords = (message: string | null) =>
  message === null
    ? t`A part of this page could not be loaded, so the search stopped. Reload to try again.`
    : t`The search stopped because of an error in this page: ${message}`;

const lostWords = () => t`The browser ended the search's workers several times, so the search stopped. What it found stays.`;
