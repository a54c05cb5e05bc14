import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { firstScenario, secondColumnsOf, type Problem } from "../../engine/index";
import { createStepColumns } from "../../engine/simulation/stepColumns";
import type { CoveredQuestion } from "../run/cover";
import { useLesson } from "../store/lesson";
import { addIncident, openScenario, setGesture, setSignal } from "../store/scenario";
import { useTrace } from "../store/trace";
import { useView } from "../store/view";
import { followScenario } from "./followScenario";
import type { Run } from "../run/run";
import { FakeWorker } from "./testing/fakeWorker";

/** A run with a sync every 15 seconds up to the last. */
const runTo = (id: number, lastSecond: number): Run =>
  ({
    id,
    lastSecond,
    durationSeconds: 60,
    rows: { at: new Float64Array() },
    counts: [],
    windows: new Float64Array(),
    stepSeconds: secondColumnsOf(() => new Float64Array(lastSecond / 15 + 1)),
    stepFailures: {},
    metrics: [],
    pods: [],
    podMarks: {
      at: new Float64Array(),
      pod: new Uint32Array(),
      group: new Uint8Array(),
      unready: new Float64Array(),
      missing: new Float64Array(),
      notReady: new Float64Array(),
    },
    countedNotReady: new Map(),
    changedRequests: new Map(),
    vpa: null,
    keda: null,
    incidents: [],
    steps: { ...createStepColumns(lastSecond / 15 + 1), at: Float64Array.from({ length: lastSecond / 15 + 1 }, (_, step) => step * 15) },
  }) as unknown as Run;

const worker = new FakeWorker();
const { cancel } = followScenario(() => worker as unknown as Worker);
const lastRun = () => worker.of("run").at(-1)!;
const asked = () => worker.of("decision").map(({ request }) => [request.run, request.step]);
const finishRun = () => worker.answer(lastRun(), { run: runTo(lastRun().id, 60), detail: null, problems: [] });
const grow = (lastSecond: number) => worker.tell(lastRun(), { kind: "grown", run: runTo(lastRun().id, lastSecond), detail: null });
const shown = () => useTrace.getState().run;

afterEach(() => vi.useRealTimers());

beforeEach(() => {
  finishRun();
  openScenario({ ...firstScenario });
  useView.setState({ cursor: null });
  finishRun();
});

test("a run follows a change of every part that decides", () => {
  const runs = () => worker.of("run").length;
  const before = runs();
  addIncident({ kind: "nodeLost", at: 5 });
  finishRun();
  setSignal("hits", { metric: "hits", source: "backlog" });
  finishRun();
  expect(runs() - before).toBe(2);
});

test("the figures grow with a long run, and the decision is asked for once the run has reached it", () => {
  useView.setState({ cursor: 45 });
  addIncident({ kind: "nodeLost", at: 5 });
  const { id } = lastRun();
  const before = asked().length;
  grow(30);
  expect([shown()?.lastSecond, useTrace.getState().reconcile, asked().length - before]).toEqual([30, null, 0]);
  grow(45);
  expect(asked().at(-1)).toEqual([id, 3]);
  finishRun();
  expect([shown()?.lastSecond, useView.getState().cursor]).toEqual([60, 45]);
});

test("the decision that comes with a run is shown with it, unless the cursor has moved since", () => {
  useView.setState({ cursor: 45 });
  const before = asked().length;
  const finishWith = (step: number) =>
    worker.answer(lastRun(), {
      run: runTo(lastRun().id, 60),
      detail: null,
      problems: [],
      opened: { step, reconcile: { at: 15 * step } as never },
    });
  addIncident({ kind: "nodeLost", at: 5 });
  expect(lastRun().request.cursor).toBe(45);
  finishWith(3);
  expect([useTrace.getState().reconcile?.at, asked().length - before]).toEqual([45, 0]);
  addIncident({ kind: "nodeLost", at: 6 });
  useView.setState({ cursor: 30 });
  finishWith(3);
  expect([useTrace.getState().reconcile?.at, asked().at(-1)]).toEqual([45, [lastRun().id, 2]]);
});

test("a lesson hides the rest of a run until the reader has made a prediction, without another run", () => {
  const predicting = (shown: boolean) =>
    useLesson.setState({
      open: { lesson: "x", step: 0, task: false, prediction: { from: 30, drawn: null, reach: 30, shown }, asked: null },
    });
  const whole = shown();
  const runs = () => worker.of("run").length;
  const before = runs();
  useView.setState({ cursor: 60 });
  predicting(false);
  expect([shown()?.lastSecond, shown()?.steps.at.length, asked().at(-1)?.[1]]).toEqual([30, 3, 4]);
  predicting(true);
  expect([shown(), runs() - before, asked().at(-1)]).toEqual([whole, 0, [whole?.id, 4]]);

  predicting(false);
  openScenario({ ...firstScenario, seed: 9 });
  finishRun();
  expect([shown()?.lastSecond, useTrace.getState().scenario?.seed]).toEqual([30, 9]);
  useLesson.setState({ open: null });
  expect(shown()?.lastSecond).toBe(60);
});

test("a question covers its answer without another run: the steps end at the asked sync, and nobody asks for its decision", () => {
  const covering = (asked: CoveredQuestion | null) =>
    useLesson.setState({ open: { lesson: "x", step: 0, task: false, prediction: null, asked } });
  const whole = shown();
  const before = worker.of("run").length;
  useView.setState({ cursor: 60 });
  covering({ asks: "decisions", from: 16, until: 45 });
  const decisionsBefore = asked().length;
  expect([[...(shown()?.steps.at ?? [])], shown()?.lastSecond, useView.getState().cursor]).toEqual([[0, 15, 30, 45], 29, 45]);
  expect(useTrace.getState()).toMatchObject({ cover: { decisions: 30, cluster: 31, until: 45 }, reconcile: null });
  useView.setState({ cursor: 30 });
  expect(asked().length).toBe(decisionsBefore);
  useView.setState({ cursor: 15 });
  expect(asked().length).toBe(decisionsBefore + 1);

  // Between the asked change and the first covered sync the cursor goes on to that sync.
  useView.setState({ cursor: 16 });
  covering({ asks: "decisions", from: 16, until: "first" });
  expect([[...(shown()?.steps.at ?? [])], useView.getState().cursor]).toEqual([[0, 15, 30], 30]);
  expect(asked()).not.toContainEqual([whole?.id, 2]);
  covering(null);
  expect([shown(), useTrace.getState().cover, worker.of("run").length - before]).toEqual([whole, null, 0]);
  expect(asked()).toContainEqual([whole?.id, 2]);
  useLesson.setState({ open: null });
});

test("a lesson's question keeps its moment while the figures still have the run of one's own scenario", () => {
  openScenario({ ...firstScenario, seed: 99 });
  useView.setState({ cursor: 60 });
  const open = { lesson: "x", step: 0, task: false, prediction: null };
  useLesson.setState({ open: { ...open, asked: { asks: "decisions", from: 16, until: 30 } } });
  expect(useView.getState().cursor).toBe(60);
  finishRun();
  expect(useView.getState().cursor).toBe(30);
  useLesson.setState({ open: null });
});

test("a cancelled run leaves the page at once, and then the figures of the last finished run come back", () => {
  vi.useFakeTimers();
  const finished = shown();
  addIncident({ kind: "nodeLost", at: 5 });
  grow(30);
  worker.tell(lastRun(), { kind: "progress", share: 0.5 });
  cancel();
  expect([shown()?.lastSecond, useTrace.getState().progress]).toEqual([30, null]);
  vi.runAllTimers();
  expect([shown(), useTrace.getState().stale]).toEqual([finished, true]);
});

test("a run that follows a cancelled one is not taken back", () => {
  vi.useFakeTimers();
  addIncident({ kind: "nodeLost", at: 5 });
  cancel();
  addIncident({ kind: "nodeLost", at: 9 });
  finishRun();
  const finished = shown();
  vi.runAllTimers();
  expect([shown(), useTrace.getState().stale]).toEqual([finished, false]);
});

test("while a pointer draws, the whole old figures stay, rather than the beginning of the new ones", () => {
  const finished = shown();
  setGesture(true);
  addIncident({ kind: "nodeLost", at: 5 });
  grow(30);
  expect(shown()).toBe(finished);
  setGesture(false);
});

test("problems of a newly opened scenario are shown without another scenario's figures", () => {
  const problem = { severity: "error" as const, message: "spec.maxReplicas: Required value", path: "spec.maxReplicas", line: 3 };
  const refuse = () => worker.answer(lastRun(), { run: null, problems: [problem as Problem] });
  finishRun();
  const own = shown();
  addIncident({ kind: "nodeLost", at: 5 });
  refuse();
  expect([shown(), useTrace.getState().stale]).toEqual([own, true]);
  openScenario({ ...firstScenario, manifest: "kind: HorizontalPodAutoscaler" });
  refuse();
  expect([shown(), useTrace.getState().scenario, useTrace.getState().stale]).toEqual([null, null, false]);
});

test("a scenario without a cursor opens at its most telling sync; one with a cursor, and a lesson, keep theirs", () => {
  addIncident({ kind: "nodeLost", at: 5 });
  finishRun();
  expect(useView.getState().cursor).toBe(60);
  useView.setState({ cursor: 30 });
  addIncident({ kind: "nodeLost", at: 6 });
  finishRun();
  expect(useView.getState().cursor).toBe(30);
  useLesson.setState({ open: { lesson: "of mine", step: 0, task: true, prediction: null, asked: null } });
  useView.setState({ cursor: null });
  openScenario({ ...firstScenario, seed: 7 });
  finishRun();
  expect(useView.getState().cursor).toBeNull();
  useLesson.setState({ open: null });
});

test("a worker that takes the place of a silent one makes the run and judges the text again", () => {
  vi.useFakeTimers();
  const workers: FakeWorker[] = [];
  followScenario(() => {
    workers.push(new FakeWorker());
    return workers.at(-1)! as unknown as Worker;
  });
  const [first] = workers;
  first!.answer(first!.of("run")[0]!, { run: runTo(1, 60), detail: null, problems: [] });
  vi.advanceTimersByTime(2000);
  expect(first!.of("diagnose")).toHaveLength(1);
  addIncident({ kind: "nodeLost", at: 5 });
  vi.advanceTimersByTime(60_000);
  expect(useTrace.getState().restarted).toBe(true);
  expect([workers[1]!.of("run").length, workers[1]!.of("diagnose").length]).toEqual([1, 1]);
});
