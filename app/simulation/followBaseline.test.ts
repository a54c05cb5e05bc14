import { beforeEach, expect, test } from "vitest";
import { noWords, firstScenario, type Comparison } from "../../engine/index";
import { useBaseline } from "../store/baseline";
import { openScenario, setGesture } from "../store/scenario";
import { useTrace } from "../store/trace";
import { useView } from "../store/view";
import { openChannel } from "../channel/channel";
import { followBaseline } from "./followBaseline";
import { policies } from "./policies";
import type { Kinds } from "./protocol";
import type { Run } from "../run/run";
import { FakeWorker } from "./testing/fakeWorker";

const worker = new FakeWorker();
let lose = () => {};
followBaseline({ ...openChannel<Kinds>(() => worker as unknown as Worker, policies), hearOfLoss: (hear) => void (lose = hear) });

const last = <Kind extends keyof Kinds>(kind: Kind) => worker.of(kind).at(-1)!;
const count = (kind: keyof Kinds) => worker.of(kind).length;
const answer = <Kind extends keyof Kinds>(kind: Kind, what: Kinds[Kind]["answer"]) => worker.answer(last(kind), what);

/** A finished run with a sync each minute and few rows. */
const runOf = (id: number): Run =>
  ({
    id,
    digest: `${id}`,
    lastSecond: 3600,
    durationSeconds: 3600,
    rows: { at: Float64Array.of(0, 3600) },
    keda: null,
    steps: { at: Float64Array.from({ length: 61 }, (_, step) => step * 60) },
  }) as unknown as Run;
const comparison = { inputs: [] } as unknown as Comparison;

beforeEach(() => {
  useBaseline.setState({ scenario: null });
  openScenario(firstScenario);
  useView.setState({ cursor: null, zoom: null });
  useTrace.setState({ run: runOf(1) });
});

function pinned(): void {
  useBaseline.setState({ scenario: firstScenario });
  answer("baseline", { run: runOf(100), detail: null, problems: [] });
}

test("a pinned scenario is run and compared with the present run", () => {
  pinned();
  expect([last("baseline").request, last("compare").request]).toEqual([{ scenario: firstScenario, rows: 600, view: null }, { run: 1 }]);
  answer("compare", comparison);
  expect(useBaseline.getState()).toMatchObject({ run: { id: 100 }, comparison, comparedRun: 1 });
});

test("each finished run is compared, one at a time, and the newest at the end", () => {
  pinned();
  const before = count("compare");
  useTrace.setState({ run: runOf(2) });
  useTrace.setState({ run: { ...runOf(3), digest: null } });
  useTrace.setState({ run: runOf(4) });
  expect(count("compare")).toBe(before);
  answer("compare", null);
  expect(last("compare").request).toEqual({ run: 4 });
  answer("compare", comparison);
  expect(count("compare")).toBe(before + 1);
});

test("nothing is compared while a pointer draws", () => {
  pinned();
  answer("compare", comparison);
  const before = count("compare");
  setGesture(true);
  useTrace.setState({ run: runOf(2) });
  expect(count("compare")).toBe(before);
  setGesture(false);
  useTrace.setState({ run: runOf(3) });
  expect(count("compare")).toBe(before + 1);
});

test("the decision of its reconcile at the cursor is fetched, and older answers are dropped", () => {
  pinned();
  useView.setState({ cursor: 125 });
  const first = last("baselineDecision");
  expect(first.request).toEqual({ run: 100, step: 2 });
  useView.setState({ cursor: 200 });
  const record = (at: number) => ({ at }) as never;
  worker.answer(first, record(120));
  expect(useBaseline.getState().reconcile).toBeNull();
  answer("baselineDecision", record(180));
  expect(useBaseline.getState().reconcile).toEqual({ at: 180 });
  useView.setState({ cursor: null });
  expect(useBaseline.getState().reconcile).toBeNull();
});

test("finer rows are asked for when the figures are zoomed, and again when the view moved meanwhile", () => {
  pinned();
  useView.setState({ zoom: { from: 600, to: 1200 } });
  expect(last("baselineRows").request).toEqual({ run: 100, view: { from: 300, to: 1500, rows: 1200 } });
  const before = count("baselineRows");
  useView.setState({ zoom: { from: 2400, to: 3000 } });
  expect(count("baselineRows")).toBe(before);
  answer("baselineRows", null);
  expect(last("baselineRows").request).toEqual({ run: 100, view: { from: 2100, to: 3300, rows: 1200 } });
  answer("baselineRows", null);
  expect(count("baselineRows")).toBe(before + 1);
});

test("if the baseline is shorter than the view, only the part it has is asked for", () => {
  openScenario({ ...firstScenario, durationSeconds: 7200 });
  pinned();
  useView.setState({ zoom: { from: 3000, to: 4200 } });
  expect(last("baselineRows").request).toEqual({ run: 100, view: { from: 2700, to: 3600, rows: 1200 } });
  answer("baselineRows", null);
  const before = count("baselineRows");
  useView.setState({ zoom: { from: 4000, to: 5000 } });
  expect(count("baselineRows")).toBe(before);
});

test("a manifest that is not valid is refused in the API server's words", () => {
  useBaseline.setState({ scenario: { ...firstScenario, manifest: "kind: [" } });
  const problem = {
    severity: "error",
    path: "",
    message: "This YAML cannot be read.",
    said: { message: { text: "This YAML cannot be read.", values: [] }, reason: noWords },
    line: 1,
    column: 1,
    endLine: 1,
    endColumn: 1,
  } as const;
  answer("baseline", { run: null, problems: [problem] });
  expect(useBaseline.getState()).toMatchObject({ run: null, failure: "This YAML cannot be read." });
});

test("a failure without words says that a part could not be loaded", () => {
  useBaseline.setState({ scenario: firstScenario });
  worker.fail(last("baseline"), null);
  expect(useBaseline.getState().failure).toBe("The part of this page that compares runs could not be loaded.");
});

test("unpinning clears everything derived, and late answers change nothing", () => {
  pinned();
  useBaseline.setState({ scenario: { ...firstScenario } });
  const late = last("baseline");
  useBaseline.setState({ scenario: null });
  expect(last("forgetBaseline")).toBeDefined();
  worker.answer(late, { run: runOf(100), detail: null, problems: [] });
  expect(useBaseline.getState()).toMatchObject({ run: null, comparison: null });
});

test("after a worker broke, the baseline is run again once the page's own run has finished", () => {
  pinned();
  const before = count("baseline");
  lose();
  expect([useBaseline.getState().run, count("baseline")]).toEqual([null, before]);
  useTrace.setState({ run: runOf(9) });
  expect(count("baseline")).toBe(before + 1);
});
