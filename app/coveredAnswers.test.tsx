// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { lessons } from "virtual:lessons";
import { heldByReasons, type Scenario } from "../engine/index";
import { DecisionsFigure } from "./charts/DecisionsFigure";
import { DrawnRun } from "./charts/drawnRun";
import { LoadFigure } from "./charts/LoadFigure";
import { MetricFigure } from "./charts/MetricFigure";
import { PodsFigure } from "./charts/PodsFigure";
import { ReplicasFigure } from "./charts/ReplicasFigure";
import { TimeAxis } from "./charts/TimeAxis";
import { TakeAwayDialog } from "./exchange/TakeAwayDialog";
import { writtenReport } from "./exchange/takenFiles";
import { decidedBy } from "./words/report/decided";
import { kedaDone } from "./words/report/kedaDone";
import { decisionReport, runReport } from "./words/report/report";
import { askedBy } from "./lessons/coveredQuestion";
import type { Question } from "./lessons/lesson";
import { measured } from "./lessons/measure";
import { runScenario } from "./lessons/testing/runStep";
import { currentContent } from "./picture/currentContent";
import { saidDecision } from "./marks/picture/saidDecision";
import { coveredRun } from "./simulation/coveredRun";
import { followScenario } from "./simulation/followScenario";
import type { RunPart } from "./run/run";
import type { Run } from "./run/run";
import { FakeWorker } from "./simulation/testing/fakeWorker";
import { coverFor, type Cover } from "./run/cover";
import { useLesson } from "./store/lesson";
import { openScenario } from "./store/scenario";
import { useTrace } from "./store/trace";
import { useView } from "./store/view";
import { timeScale } from "./marks/timeScale";
import { clock } from "./words/times";
import "./ui/testing/jsdomLacks";

const loaded = await Promise.all(lessons.map(({ load }) => load()));
const questions = loaded.flatMap((lesson) =>
  lesson.steps.flatMap(({ title, scenario, checkpoint }) =>
    checkpoint?.kind === "question" ? [{ name: `${lesson.id}: ${title}`, scenario, question: checkpoint }] : [],
  ),
);

const worker = new FakeWorker();
const { takeAway, decisionAt } = followScenario(() => worker as unknown as Worker);

function before({ scenario, question }: { scenario: Scenario; question: Question }) {
  const { run } = runScenario(scenario);
  const cover = coverFor(askedBy(question, scenario), run.steps);
  return { run, cover, page: coveredRun(run, cover) };
}

afterEach(cleanup);

test("the lessons have questions", () => {
  expect(questions.length).toBeGreaterThanOrEqual(28);
});

test.for(questions)("$name cannot be answered from the page's own run", (each) => {
  const { run, cover, page } = before(each);
  const answer = measured(run, each.question.measure);
  expect(measured(page, each.question.measure)).not.toEqual(answer);
  expect(page.outcomes).toBeNull();
  expect(page.steps.at.at(-1)).toBe(Math.min(cover.until, run.steps.at.at(-1)!));
  // The last decision in sight must not have been held by the asked reason already.
  const last = run.steps.at.findIndex((second) => second >= cover.decisions) - 1;
  if (each.question.measure.kind === "heldBy" && last >= 0) {
    expect(heldByReasons[page.steps.heldBy[last]!]).not.toBe(answer);
  }
});

test.for(questions)("$name: another run with the same inputs would look the same until the answer", (each) => {
  const { run, cover, page } = before(each);
  expect(coveredRun(another(run, cover), cover)).toEqual(page);
});

test.for(questions)("$name: every readout at the asked sync is a question mark, except inputs", (each) => {
  const { cover, page } = before(each);
  openScenario(each.scenario);
  const second = page.steps.at.at(-1)!;
  // The cluster of the first covered sync is what its decision is made from.
  const premise = second === cover.decisions && cover.asks === "decisions";
  useTrace.setState({ run: page, scenario: each.scenario, cover, reconcile: null });
  useView.setState({ cursor: second, tables: new Set() });
  const scale = timeScale(1400, 0, page.durationSeconds, false);
  const figure = { run: page, shown: page, scale, height: 200, narrow: false };
  const { container } = render(
    <DrawnRun value={page}>
      <TimeAxis scale={scale} onMark={() => {}} />
      <LoadFigure {...figure} bar={null} Editor={() => null} />
      <ReplicasFigure {...figure} Drawing={null} />
      {page.metrics.map((_, index) => (
        <MetricFigure key={index} {...figure} index={index} />
      ))}
      <DecisionsFigure {...figure} />
      <PodsFigure {...figure} />
    </DrawnRun>,
  );
  const readouts = [...container.querySelectorAll(".rd button")].map((button) => {
    const [name = "", value = ""] = [...button.querySelectorAll("span, b")].map(({ textContent }) => textContent);
    return { name, value };
  });
  const inputs = ["offered", "arriving", "target", "activation"];
  const ofDecisions = ["proposed", "window", "written", "starting", "missing", "unready", "counted, not Ready"];
  // A name without a value only says what a mark means.
  const told = readouts.filter(({ name, value }) => value !== "?" && value !== "" && !inputs.includes(name));
  expect(told.filter(({ name }) => !premise || ofDecisions.includes(name))).toEqual([]);
  expect(readouts.filter(({ name }) => ofDecisions.includes(name)).length).toBeGreaterThan(2);
  expect(container.querySelector(".vflag:not(.passing)")?.textContent).toBe(`${clock(second)} ?`);
  expect(container.querySelectorAll(".plot > .cover").length).toBeGreaterThan(2);
  expect(container.textContent).not.toMatch(/\b(wrote|kept) \d/);
});

test.for(questions)("$name: no file, report, picture or record of the run leaves the page before the answer", async (each) => {
  const { run } = before(each);
  const asked = askedBy(each.question, each.scenario);
  const covering = (open: typeof asked | null) =>
    useLesson.setState({ open: { lesson: "x", step: 0, task: false, prediction: null, asked: open } });
  openScenario(each.scenario);
  worker.answer(worker.of("run").at(-1)!, { run, detail: null, problems: [] });
  covering(asked);
  const page = useTrace.getState().run!;
  const second = page.steps.at.at(-1)!;
  useView.setState({ cursor: second });
  const words = { decidedBy, runReport, decisionReport, kedaDone };
  // Whoever keeps the whole run still gets nothing of the worker.
  const files: readonly RunPart[] = ["seconds.csv", "reconciles.csv", "run.json", "rescales", "story"];
  const leaving = () => [
    ...files.map((part) => takeAway(run.id, part)),
    writtenReport(takeAway, run, null, words, "run"),
    decisionAt(run.id, page.steps.at.length - 1),
  ];
  const asks = () => worker.of("takeAway").length + worker.of("decision").length;
  const asksBefore = asks();
  expect((await Promise.all(leaving())).filter((part) => part !== null)).toEqual([]);
  expect(asks()).toBe(asksBefore);
  expect(currentContent(saidDecision, "hpa.example/")).toBeNull();
  render(<TakeAwayDialog link={null} tone="light" words={words} onClose={() => {}} />);
  expect(screen.getByText("The lesson’s question covers this run. Answer it first.")).toBeTruthy();
  expect(screen.getAllByRole("button").map((button) => button.getAttribute("aria-label"))).toEqual([
    "Close",
    "The scenario, as JSON",
    "The manifest alone, as YAML",
    "A trial, as ZIP",
  ]);

  covering(null);
  void leaving();
  await Promise.resolve();
  expect(worker.of("takeAway").slice(-files.length - 1).length).toBe(files.length + 1);
  useLesson.setState({ open: null });
});

/** The same run with other numbers wherever the cover hides some. It knows only times and what an input is. */
function another(run: Run, { asks, cluster, decisions }: Cover): Run {
  const seconds = (at: ArrayLike<number>) => (name: string, column: Float64Array | Uint8Array) => {
    // At the first covered sync a question for a decision shows the cluster.
    const ofCluster = asks === "decisions" && !/^(plain|proposal|stabilized|limited|window|applied|rescaled|heldBy$|written)/.test(name);
    return column.map((value, index) => (at[index]! >= (ofCluster ? cluster : Math.min(cluster, decisions)) ? 77 : value));
  };
  const all = <Columns extends object>(columns: Columns, at: ArrayLike<number>, except: readonly string[]): Columns => ({
    ...columns,
    ...Object.fromEntries(
      Object.entries(columns).flatMap(([name, column]: [string, unknown]) =>
        (column instanceof Float64Array || column instanceof Uint8Array) && !except.includes(name)
          ? [[name, seconds(at)(name, column)] as const]
          : [],
      ),
    ),
  });
  const { at } = run.steps;
  const hidden = Math.min(cluster, decisions);
  const inputs = ["at", "offered"];
  return {
    ...run,
    digest: "another",
    outcomes: null,
    failures: {},
    rows: all(run.rows, run.rows.at, inputs),
    counts: [...run.counts.filter(([second]) => second < Math.min(cluster, decisions)), [Math.max(cluster, decisions), 77]],
    steps: all(run.steps, at, ["at"]),
    windows: seconds(at)("window", run.windows) as Float64Array,
    stepSeconds: all(run.stepSeconds, at, inputs),
    stepFailures: all(run.stepFailures, at, []),
    metrics: run.metrics.map((metric) => ({
      ...all(metric, at, ["actual"]),
      actual: metric.actual.map((value, row) => (run.rows.at[row]! >= Math.min(cluster, decisions) ? 77 : value)),
    })),
    pods: run.pods
      .filter(({ createdAt }) => createdAt < hidden)
      .map((pod) => ({
        ...pod,
        phases: [...pod.phases.filter((phase) => phase.at < hidden), { at: hidden, phase: "crashed" as const }],
        goneAt: pod.goneAt !== null && pod.goneAt < hidden ? pod.goneAt : hidden + 3,
      })),
    podMarks: {
      ...run.podMarks,
      ...all({ unready: run.podMarks.unready, missing: run.podMarks.missing, notReady: run.podMarks.notReady }, at, []),
      ...marksBefore(run, decisions),
    },
    countedNotReady: new Map([...run.countedNotReady].filter(([second]) => second < decisions)).set(decisions, [77]),
  };
}

function marksBefore({ podMarks: { at, pod, group } }: Run, second: number): Pick<Run["podMarks"], "at" | "pod" | "group"> {
  const kept = [...at.keys()].filter((mark) => at[mark]! < second);
  return {
    at: Float64Array.from([...kept.map((mark) => at[mark]!), second]),
    pod: Uint32Array.from([...kept.map((mark) => pod[mark]!), 0]),
    group: Uint8Array.from([...kept.map((mark) => group[mark]!), 0]),
  };
}
