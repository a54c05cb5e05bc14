import { stepAt, type Problem, type Scenario, sharesRun, diagnosisContext } from "../../engine/index";
import { useDiagnosis, validText } from "../store/diagnosis";
import { coverFor, type CoveredQuestion } from "../run/cover";
import { hiddenFrom, useLesson, type OpenStep } from "../store/lesson";
import { withLineFeeds } from "../store/lineFeeds";
import { useScenario, type ScenarioState } from "../store/scenario";
import { pollAt, usePoll } from "../store/poll";
import type { Simulation } from "../store/simulation";
import { stopsOf } from "../run/stops";
import { tellingSecond } from "../run/tellingSync";
import { useTrace, type TraceState } from "../store/trace";
import { useReader } from "../store/reader";
import { useView } from "../store/view";
import { miss } from "../ui/missingParts";
import { late, PartNotLoaded } from "../ui/late";
import { t } from "../words/text";
import { whenIdle } from "../ui/whenIdle";
import { beginningOf, beginningOfDetail } from "./beginning";
import { followKubectl, showPrinted } from "./followKubectl";
import { askSummaries } from "./followSummaries";
import { helpThrough, onHelpFound } from "./help";
import { followZoom, rowsWanted } from "./followZoom";
import type { RowsWanted, Run } from "../run/run";
import { openDecisions } from "./openDecisions";
import type { Diagnosed, Kinds, OpenedStep } from "./protocol";
import { coveredDetail, coveredRun } from "./coveredRun";
import { connectSimulation, type SimulationClient } from "./runSimulation";
import { selectedStep } from "./selectedStep";

/** Without them, what is found is shown in English. */
const wordsOfVpa = () => late(() => import("../words/names/vpaWords")).catch(() => null);

/** How long typing must pause before the scenario is run. */
export const typingPauseMilliseconds = 250;
/** The page first shows that the run was cancelled, and then the figures of the run before. */
const twoFramesMilliseconds = 33;
/** Rows for the charts: few while a pointer draws, more once it rests. */
const gestureRows = 120;
const restingRows = 600;

/**
 * Keeps the trace up to date with the scenario, and the opened decision with the cursor. Returns the requests that the page can make, and
 * the part of the client that the baseline uses.
 */
export function followScenario(startWorker: () => Worker): Simulation & Pick<SimulationClient, "ask" | "giveUp" | "hearOfLoss"> {
  /** The last finished run. The figures go back to it if a run is given up that they already show in part. */
  let finished: { run: Run; scenario: Scenario } | null = null;
  /** For each scenario that was run, the scenario that it began as. */
  const origins = new WeakMap<Scenario, Scenario>();
  /** All that the page could show; a lesson may still hide a part of it. */
  let whole: Pick<TraceState, "run" | "scenario" | "detail"> = { run: null, scenario: null, detail: null };

  const client = connectSimulation(startWorker, (news) => {
    switch (news.kind) {
      case "finished": {
        const { run, problems, detail, scenario, opened } = news;
        finished = { run, scenario };
        const known = useTrace.getState().problems;
        show({ run, scenario, detail }, { problems: unlessSame(problems, known), stale: false, progress: null, failure: null });
        hearAnswer();
        keepCursorOnAStep(run);
        return askDecision(opened);
      }
      case "grown":
        // While a pointer draws, the whole figures of a moment ago tell more than the beginning of new ones.
        if (useScenario.getState().gesture) return;
        show({ run: news.run, scenario: null, detail: news.detail }, { stale: false, failure: null });
        hearAnswer();
        return askDecision(news.opened);
      case "invalid":
        // A scenario that was just opened has no earlier run to show.
        if (finished && origins.get(finished.scenario) !== useScenario.getState().origin) finished = null;
        return giveUp({ problems: unlessSame(news.problems, useTrace.getState().problems) });
      case "progress":
        return useTrace.setState({ progress: news.share });
      case "cancelled": {
        useTrace.setState({ progress: null });
        const then = whole;
        setTimeout(() => whole === then && giveUp({}), twoFramesMilliseconds);
        return;
      }
      case "failed":
        // The next worker must judge the text again.
        judged = [];
        return giveUp({ failure: news.message });
      case "restarted":
        useTrace.setState({ restarted: true, progress: null });
        judged = [];
        return diagnose();
    }
  });
  const openDecision = openDecisions(client.ask, (run, step, reconcile) => {
    const current = useTrace.getState().run;
    if (current?.id === run && step === selectedStep()) useTrace.setState({ reconcile });
  });
  const answerTo = <Kind extends "takeAway" | "decision">(kind: Kind, request: Kinds[Kind]["request"]) =>
    new Promise<Kinds[Kind]["answer"] | null>((resolve) => client.ask(kind, request, (reply) => resolve(reply.ok ? reply.answer : null)));

  function show(next: typeof whole, change: Partial<TraceState> = {}): void {
    whole = next;
    useTrace.setState({ ...change, ...asFarAs(next, useLesson.getState()) });
  }

  function giveUp(change: Partial<TraceState>): void {
    const { detail } = whole;
    show(
      { run: finished?.run ?? null, scenario: finished?.scenario ?? null, detail: finished && detail },
      { progress: null, failure: null, ...change, stale: finished !== null },
    );
    hearAnswer();
    askDecision();
  }

  /** `opened` came with the run. */
  function askDecision(opened?: OpenedStep): void {
    const { run, reconcile } = useTrace.getState();
    const step = selectedStep();
    if (run && step >= 0) openDecision(run.id, step, opened?.step === step ? opened.reconcile : null);
    else if (reconcile) useTrace.setState({ reconcile: null });
    askPoll(run);
  }

  function askPoll(run: Run | null): void {
    const { cursor } = useView.getState();
    const poll = run && cursor !== null ? pollAt(run, cursor) : -1;
    if (run === null || poll < 0) {
      if (usePoll.getState().open !== null) usePoll.setState({ open: null });
      return;
    }
    client.ask("poll", { run: run.id, poll }, (reply) => {
      const isPresent = useTrace.getState().run?.id === run.id && useView.getState().cursor === cursor;
      if (reply.ok && reply.answer && isPresent) usePoll.setState({ open: reply.answer });
    });
  }

  const judging = missingJudge(() => {
    judged = [];
    diagnose();
  });
  let judged: readonly unknown[] = [];
  /** The first answer shares the line with nothing, so the first text is judged once it is on the page. */
  let answered = false;
  function hearAnswer(): void {
    if (answered) return;
    answered = true;
    whenIdle(readText, 1000);
  }
  function readText(): void {
    diagnose();
    if (answered) void askSummaries();
  }
  function diagnose(): void {
    if (!answered) return;
    const { scenario } = useScenario.getState();
    const { silenced } = useReader.getState();
    const asked = [scenario.manifest, scenario.flags, scenario.workload, silenced];
    if (asked.every((part, index) => part === judged[index])) return;
    judged = asked;
    const text = withLineFeeds(scenario.manifest);
    client.ask("diagnose", { text, context: diagnosisContext(scenario, silenced, validText()) }, (reply) => {
      if (reply.ok && reply.answer.vpaRules === null) showDiagnosed(reply.answer);
      if (reply.ok && reply.answer.vpaRules !== null) void wordsOfVpa().then(() => asked === judged && showDiagnosed(reply.answer));
      if (reply.ok || reply.why === "failed") judging.heard(reply.ok);
    });
  }
  function showDiagnosed({ text, diagnostics, documents, kedaRules, vpaRules }: Diagnosed): void {
    const known = useDiagnosis.getState();
    const isPresent = text === withLineFeeds(useScenario.getState().scenario.manifest);
    const valid = isPresent && diagnostics.every(({ severity }) => severity !== "error") ? text : known.valid;
    useDiagnosis.setState({ text, diagnostics: unlessSame(diagnostics, known.diagnostics), documents, kedaRules, vpaRules, valid });
  }

  let typing: ReturnType<typeof setTimeout> | undefined;
  const runNow = () => {
    clearTimeout(typing);
    // The text is read first, because that waits for no run.
    readText();
    const { scenario, origin, gesture } = useScenario.getState();
    origins.set(scenario, origin);
    const rows = gesture ? gestureRows : restingRows;
    const { zoom, cursor } = useView.getState();
    client.run(scenario, rows, rowsWanted(zoom, scenario.durationSeconds, rows), cursor);
  };
  useScenario.subscribe((state, before) => {
    if (state.origin !== before.origin) useDiagnosis.setState({ valid: null });
    if (!runsDiffer(state, before)) return;
    clearTimeout(typing);
    if (useTrace.getState().restarted) useTrace.setState({ restarted: false });
    if (onlyTyped(state, before)) typing = setTimeout(runNow, typingPauseMilliseconds);
    else runNow();
  });
  useView.subscribe((view, before) => {
    if (view.cursor !== before.cursor) askDecision();
  });
  useReader.subscribe(({ silenced }, before) => {
    if (silenced !== before.silenced) diagnose();
  });
  useLesson.subscribe((state, before) => {
    if (hiddenFrom(state) === hiddenFrom(before) && askedIn(state) === askedIn(before)) return;
    show(whole);
    const { run, scenario } = whole;
    // The run of what the page showed before says nothing of the question.
    if (askedIn(state) && run && scenario && sharesRun(scenario, useScenario.getState().scenario)) keepCursorOnAStep(run);
    askDecision();
  });
  const showRows = (run: number, view: RowsWanted) =>
    client.ask("rows", { run, view }, (reply) => {
      if (reply.ok && reply.answer) show({ ...whole, detail: reply.answer });
    });
  const printKubectl = (run: number, step: number) =>
    client.ask("kubectl", { run, step }, (reply) => {
      if (reply.ok || reply.why === "failed") showPrinted(run, step, reply.ok ? reply.answer : null);
    });
  followZoom({ showRows }, restingRows);
  followKubectl({ printKubectl });
  helpThrough(client.ask);
  onHelpFound(() => void askSummaries());
  runNow();
  return {
    ...client,
    again: runNow,
    // The worker knows the whole run. Of a run that a lesson hides in part, nothing else may leave the page.
    takeAway: async (id, part) => (useTrace.getState().run === whole.run ? answerTo("takeAway", { run: id, part }) : null),
    decisionAt: async (id, step) => (isShown(useTrace.getState().run, step) ? answerTo("decision", { run: id, step }) : null),
  };
}

/** The run without what an open step hides: all after a second, or what a question covers. */
function asFarAs({ run, scenario, detail }: Pick<TraceState, "run" | "scenario" | "detail">, lesson: { open: OpenStep | null }) {
  const asked = askedIn(lesson);
  const second = hiddenFrom(lesson);
  if (asked && run) {
    const cover = coverFor(asked, run.steps);
    return { run: coveredRun(run, cover), scenario, detail: detail && coveredDetail(detail, cover), cover };
  }
  if (second === null) return { run, scenario, detail, cover: null };
  return { run: run && beginningOf(run, second), scenario, detail: detail && beginningOfDetail(detail, second), cover: null };
}

const isShown = (run: Run | null, step: number): boolean => run !== null && run.steps.at[step]! <= run.lastSecond;

const askedIn = ({ open }: { open: OpenStep | null }): CoveredQuestion | null => open?.asked ?? null;

/** Tells the page that the code for judging could not be loaded, and tries again. */
function missingJudge(ask: () => void) {
  let found: (() => void) | null = null;
  let answered: ((came: boolean) => void) | null = null;
  const again = () =>
    new Promise<void>((resolve, reject) => {
      answered = (came) => (came ? resolve() : reject(new PartNotLoaded()));
      ask();
    });
  return {
    heard(came: boolean): void {
      answered?.(came);
      answered = null;
      if (came) found?.();
      if (came) found = null;
      else found ??= miss({ text: t`The messages about the manifest could not be loaded.`, again });
    },
  };
}

/** The name changes no run. The end of a gesture counts, because it needs finer rows. */
function runsDiffer({ scenario, gesture }: ScenarioState, before: ScenarioState): boolean {
  if (gesture !== before.gesture) return !gesture;
  return !sharesRun(scenario, before.scenario);
}

function onlyTyped({ scenario }: ScenarioState, { scenario: before }: ScenarioState): boolean {
  return scenario.manifest !== before.manifest && sharesRun(scenario, before, "manifest");
}

/** Returns the known list if the new one is equal, so that the page draws again only what changed. */
function unlessSame<P extends Problem>(problems: readonly P[], known: readonly P[]): readonly P[] {
  return JSON.stringify(problems) === JSON.stringify(known) ? known : problems;
}

/**
 * Another duration or sync period may leave the cursor between steps, or past the end. While a question is open, it may not pass the asked
 * sync. A scenario that came without a cursor opens at its most telling sync. A lesson says itself where to look.
 */
function keepCursorOnAStep(run: Run): void {
  const { cursor } = useView.getState();
  if (cursor === null) {
    if (!useLesson.getState().open) useView.setState({ cursor: tellingSecond(run.steps) });
    return;
  }
  const asked = askedIn(useLesson.getState());
  const stops = stopsOf(run).at;
  const at = stops[stepAt(stops, asked ? askable(cursor, asked, run) : cursor)] ?? null;
  if (at !== cursor) useView.setState({ cursor: at });
}

/** Between the asked change and the first covered sync there is no sync, so the cursor goes on to that one. */
function askable(cursor: number, asked: CoveredQuestion, { steps }: Run): number {
  const { decisions, until } = coverFor(asked, steps);
  return Math.min(until, cursor >= asked.from ? Math.max(cursor, decisions) : cursor);
}
