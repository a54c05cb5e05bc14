// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from "vitest";
import { exampleRun } from "../charts/testing/exampleRun";
import { useTrace } from "../store/trace";
import { useView } from "../store/view";
import { noWords, firstScenario, writeScenarioFile } from "../../engine/index";
import { useMode } from "../store/mode";
import { openScenario, useScenario } from "../store/scenario";
import { hostMessage, talkToHost } from "./embed";
import type { ReadLoad } from "./handed";
import { TextWorker } from "../simulation/testing/textWorker";

const noLoad: ReadLoad = () => Promise.resolve({ ok: false, error: "no reader" });

test("only the protocol's messages are read", () => {
  const select = { hpaPlayground: 1, type: "select", second: 900 };
  expect(hostMessage(select)).toEqual({ type: "select", second: 900 });
  expect(hostMessage({ hpaPlayground: 1, type: "hello", more: 1 })).toEqual({ type: "hello" });
  const open = { hpaPlayground: 1, type: "open" };
  expect(hostMessage({ ...open, id: 7, manifest: "kind: x", second: 60 })).toEqual({
    type: "open",
    id: 7,
    handed: { manifest: "kind: x" },
    second: 60,
  });
  const formless = [{}, { manifest: 7 }, { scenario: null }, { samples: [] }, { samples: "", perSeconds: 0 }, { samples: "", series: 1 }];
  for (const other of formless) expect(hostMessage({ ...open, ...other }), JSON.stringify(other)).toMatchObject({ handed: null });
  const others = [
    null,
    7,
    "hello",
    [],
    { type: "hello" },
    { ...select, hpaPlayground: 2 },
    { ...select, second: "900" },
    { ...select, second: NaN },
  ];
  for (const other of others) expect(hostMessage(other), JSON.stringify(other)).toBeNull();
});

let host: Window;
type Post = (message: object, origin: string) => void;
/** Each test has a host of its own, because the page still talks to the hosts of earlier tests. */
let posted = vi.fn<Post>();
const from = (source: Window, origin: string, data: object) => window.dispatchEvent(new MessageEvent("message", { source, origin, data }));

beforeEach(() => {
  posted = vi.fn<Post>();
  const frame = document.body.appendChild(document.createElement("iframe"));
  host = frame.contentWindow!;
  host.postMessage = posted as unknown as Window["postMessage"];
  useView.setState({ cursor: null });
  useTrace.setState({ run: null });
});

test('before hello the window around it gets only "ready"; afterwards all messages go to its origin', () => {
  talkToHost(noLoad, host);
  from(window, "https://evil.example", { hpaPlayground: 1, type: "hello" });
  useView.setState({ cursor: 15 });
  expect(posted.mock.calls).toEqual([[{ hpaPlayground: 1, type: "ready" }, "*"]]);
  from(host, "https://slides.example", { hpaPlayground: 1, type: "hello" });
  useView.setState({ cursor: 30 });
  for (const [, origin] of posted.mock.calls.slice(1)) expect(origin).toBe("https://slides.example");
});

test.each([
  ["what its link has selected", null, 60],
  ["what was asked for meanwhile", 120, 120],
])("who says hello before there is a run is told of it, and once of %s", (_, wanted, second) => {
  useView.setState({ cursor: 60 });
  talkToHost(noLoad, host);
  from(host, "https://slides.example", { hpaPlayground: 1, type: "hello" });
  if (wanted !== null) from(host, "https://slides.example", { hpaPlayground: 1, type: "select", second: wanted });
  useTrace.setState({ run: exampleRun });
  const told = posted.mock.calls.slice(1).map(([message]) => message);
  expect(told).toMatchObject([{ type: "run" }, { type: "selected", second, replicas: expect.anything() as object }]);
});

test("a page without a frame around it talks to nobody", () => {
  const spy = vi.spyOn(window, "postMessage");
  talkToHost(noLoad, window);
  expect(spy).not.toHaveBeenCalled();
});

describe("what the host hands in", () => {
  const slides = "https://slides.example";
  const ours = { ...firstScenario, name: "ours", seed: 5 };
  const said = () => posted.mock.calls.map(([message]) => message).slice(1);
  const hand = (message: object, origin = slides) => from(host, origin, { hpaPlayground: 1, type: "open", ...message });
  const finish = (scenario = useScenario.getState().scenario) => useTrace.setState({ run: { ...exampleRun }, scenario });

  beforeEach(() => {
    vi.stubGlobal("Worker", TextWorker);
    useMode.setState({ form: "embed" });
    openScenario(firstScenario);
    useTrace.setState({ run: null, scenario: null, problems: [], failure: null });
    talkToHost(readLoad, host);
    from(host, slides, { hpaPlayground: 1, type: "hello" });
  });
  const readLoad: ReadLoad = (_, { perSeconds }) =>
    Promise.resolve(
      perSeconds === undefined
        ? { ok: false, error: "Requests per what?" }
        : { ok: true, points: [[0, 8]], durationSeconds: 1200, notes: ["1 point."] },
    );

  test("is run, and then the host hears that it is open, of its run and of its selection", async () => {
    hand({ id: "a", scenario: writeScenarioFile(ours), second: 120 });
    await vi.waitFor(() => expect(useScenario.getState().scenario).toEqual(ours));
    expect(said()).toEqual([]);
    finish();
    expect(said()).toMatchObject([
      { type: "opened", id: "a", name: "ours", durationSeconds: ours.durationSeconds, notes: [] },
      { type: "run", name: "ours" },
      { type: "selected", second: 120 },
    ]);
  });

  test("may be the object of a scenario's file, a manifest beside it and samples for its load", async () => {
    const manifest = ours.manifest.replace("maxReplicas: 10", "maxReplicas: 7");
    hand({ scenario: JSON.parse(writeScenarioFile(ours)) as object, manifest, samples: "t,v", perSeconds: 60 });
    await vi.waitFor(() => expect(useScenario.getState().scenario.seed).toBe(5));
    const { scenario } = useScenario.getState();
    expect(scenario).toMatchObject({ manifest, durationSeconds: 1200, load: { points: [[0, 8]], noise: ours.load.noise } });
    expect(manifest).not.toBe(ours.manifest);
    finish();
    expect(said()[0]).toMatchObject({ type: "opened", notes: ["1 point."] });
  });

  test.each([
    ["no data", {}, /needs a scenario/],
    ["a text that is no scenario", { scenario: "hello" }, /neither a scenario file nor/],
    ["an object that contains itself", { scenario: Object.assign({}, { self: globalThis }) }, /not plain data/],
    ["samples that do not say what they count", { samples: "t,v" }, /per what/],
  ])("%s is refused in words, and changes nothing", async (_, message, words) => {
    hand({ id: 1, ...message });
    await vi.waitFor(() => expect(said()).toHaveLength(1));
    expect(said()[0]).toMatchObject({ type: "refused", id: 1, error: expect.stringMatching(words) as string });
    expect(useScenario.getState().scenario).toBe(firstScenario);
  });

  test("a manifest with an error is refused with its line, and the page goes back", async () => {
    useView.setState({ cursor: 60 });
    hand({ manifest: "apiVersion: autoscaling/v2\nkind: HorizontalPodAutoscaler\n" });
    await vi.waitFor(() => expect(useScenario.getState().scenario).not.toBe(firstScenario));
    const message = "Required value";
    const place = { line: 3, column: 1, endLine: 3, endColumn: 1 };
    const problem = {
      severity: "error",
      path: "spec",
      message,
      said: { message: { text: message, values: [] }, reason: noWords },
      ...place,
    } as const;
    useTrace.setState({ problems: [problem] });
    expect(said()).toMatchObject([{ type: "refused", error: "Required value", line: 3 }]);
    expect(useScenario.getState().scenario).toBe(firstScenario);
    expect(useView.getState().cursor).toBe(60);
  });

  test("a newer message replaces an older one, which is refused", async () => {
    hand({ id: 1, scenario: writeScenarioFile({ ...ours, seed: 1 }) });
    hand({ id: 2, scenario: writeScenarioFile({ ...ours, seed: 2 }) });
    await vi.waitFor(() => expect(useScenario.getState().scenario.seed).toBe(2));
    finish();
    expect(
      said()
        .map((message) => ("id" in message ? message.id : null))
        .slice(0, 2),
    ).toEqual([1, 2]);
    expect(said()).toMatchObject([{ type: "refused" }, { type: "opened" }, { type: "run" }, { type: "selected" }]);
  });

  test("a scenario with the same run is answered without another run", async () => {
    finish();
    const before = said().length;
    hand({ manifest: firstScenario.manifest, second: 120 });
    await vi.waitFor(() => expect(said()).toHaveLength(before + 3));
    expect(said().slice(before)).toMatchObject([{ type: "opened" }, { type: "run" }, { type: "selected", second: 120 }]);
  });

  test("another origin than the one that said hello hands in nothing", async () => {
    hand({ scenario: writeScenarioFile(ours) }, "https://other.example");
    await Promise.resolve();
    expect(useScenario.getState().scenario).toBe(firstScenario);
    expect(said()).toEqual([]);
  });
});
