import { beforeEach, describe, expect, it } from "vitest";
import { firstScenario, type Incident, type LoadCurve } from "../../engine/index";
import {
  addIncident,
  beginLoadGesture,
  cancelLoadGesture,
  changeIncident,
  drawLoad,
  endLoadGesture,
  giveTitle,
  openScenario,
  openSeed,
  redoLoad,
  removeIncident,
  setDuration,
  setKedaVersion,
  setLoad,
  setLoadAndDuration,
  setManifest,
  setSignal,
  setWorkload,
  undoLoad,
  useScenario,
} from "./scenario";
import { keepSummaries } from "./summaries";

const steady = (value: number): LoadCurve => ({ points: [[0, value]], noise: 0 });
const state = () => {
  const { scenario, past, future } = useScenario.getState();
  return { now: scenario.load, past: past.map(({ load }) => load), future: future.map(({ load }) => load) };
};

describe("the load curve's history", () => {
  beforeEach(() => openScenario({ ...firstScenario, load: steady(1) }));

  it("takes changes back and does them again", () => {
    setLoad(steady(2));
    setLoad(steady(3));
    undoLoad();
    expect(state()).toEqual({ now: steady(2), past: [steady(1)], future: [steady(3)] });
    redoLoad();
    expect(state()).toEqual({ now: steady(3), past: [steady(1), steady(2)], future: [] });
  });

  it("drops what was taken back at the next change", () => {
    setLoad(steady(2));
    undoLoad();
    setLoad(steady(3));
    expect(state()).toEqual({ now: steady(3), past: [steady(1)], future: [] });
  });

  it("opens another seed as one step", () => {
    const { seed } = useScenario.getState().scenario;
    openSeed(seed + 7);
    expect(useScenario.getState().scenario.seed).toBe(seed + 7);
    setLoad(steady(2));
    undoLoad();
    expect(useScenario.getState().scenario.seed).toBe(seed + 7);
    undoLoad();
    expect([useScenario.getState().scenario.seed, state().now]).toEqual([seed, steady(1)]);
    redoLoad();
    expect(useScenario.getState().scenario.seed).toBe(seed + 7);
  });

  it("has one step for a whole gesture", () => {
    beginLoadGesture();
    drawLoad(steady(2));
    drawLoad(steady(3));
    endLoadGesture();
    undoLoad();
    expect(state()).toEqual({ now: steady(1), past: [], future: [steady(3)] });
  });

  it("waits while a gesture is under way", () => {
    setLoad(steady(2));
    setLoad(steady(3));
    undoLoad();
    beginLoadGesture();
    drawLoad(steady(4));
    const drawing = { now: steady(4), past: [steady(1), steady(2)], future: [steady(3)] };
    undoLoad();
    expect(state()).toEqual(drawing);
    redoLoad();
    expect(state()).toEqual(drawing);
    endLoadGesture();
    expect(state()).toEqual({ ...drawing, future: [] });
  });

  it("takes back the fit of the pods to a load, and keeps other changes of the pods", () => {
    const { workload } = firstScenario;
    setLoadAndDuration(steady(2), 86_400, { cpuPerRequestMilliseconds: 0.5 });
    setWorkload({ cpuRequestMilli: 300 });
    undoLoad();
    expect(useScenario.getState().scenario.workload).toEqual({ ...workload, cpuRequestMilli: 300 });
    redoLoad();
    expect(useScenario.getState().scenario.workload).toEqual({ ...workload, cpuRequestMilli: 300, cpuPerRequestMilliseconds: 0.5 });
  });

  it("takes a curve that came with its length back in one step, and does it again", () => {
    const lengths = () => [useScenario.getState().scenario.load, useScenario.getState().scenario.durationSeconds];
    setLoadAndDuration(steady(2), 86_400);
    setLoad(steady(3));
    undoLoad();
    expect(lengths()).toEqual([steady(2), 86_400]);
    undoLoad();
    expect(lengths()).toEqual([steady(1), firstScenario.durationSeconds]);
    redoLoad();
    expect(lengths()).toEqual([steady(2), 86_400]);
    redoLoad();
    expect(lengths()).toEqual([steady(3), 86_400]);
  });

  it("leaves a length that was set separately as it is", () => {
    setLoad(steady(2));
    setDuration(600);
    undoLoad();
    expect(useScenario.getState().scenario).toMatchObject({ load: steady(1), durationSeconds: 600 });
  });

  it("is unchanged after a cancelled gesture", () => {
    setLoad(steady(2));
    setLoad(steady(3));
    undoLoad();
    const before = state();
    beginLoadGesture();
    drawLoad(steady(4));
    cancelLoadGesture();
    expect(state()).toEqual(before);
  });
});

describe("incidents", () => {
  const crash = (at: number): Incident => ({ kind: "podsCrash", at, pods: 1 });
  const times = () => useScenario.getState().scenario.incidents.map(({ at }) => at);
  beforeEach(() => openScenario(firstScenario));

  it("are in order of time after each addition and move", () => {
    expect([crash(60), crash(20), crash(40)].map(addIncident)).toEqual([0, 0, 1]);
    expect(times()).toEqual([20, 40, 60]);
    expect(changeIncident(0, crash(50))).toBe(1);
    expect(times()).toEqual([40, 50, 60]);
    removeIncident(1);
    expect(times()).toEqual([40, 60]);
  });

  it("are not part of the curve's history", () => {
    addIncident(crash(60));
    undoLoad();
    expect(times()).toEqual([60]);
  });
});

describe("signals", () => {
  it("keep the choice for a metric until it is guessed again", () => {
    openScenario(firstScenario);
    setSignal("hits", { metric: "hits", source: "backlog" });
    setSignal("queue", { metric: "queue", source: "backlogAge" });
    setSignal("hits", { metric: "hits", source: "inFlight" });
    const signals = () => useScenario.getState().scenario.signals.map(({ metric, source }) => `${metric}: ${source}`);
    expect(signals()).toEqual(["hits: inFlight", "queue: backlogAge"]);
    setSignal("hits", null);
    expect(signals()).toEqual(["queue: backlogAge"]);
  });
});

describe("the release of KEDA", () => {
  const scaledObject = "apiVersion: keda.sh/v1alpha1\nkind: ScaledObject\nmetadata: {name: web}\n";
  const release = () => useScenario.getState().scenario.flags.kedaVersion;

  it("is the newest for a ScaledObject that someone writes, and goes with it", () => {
    openScenario(firstScenario);
    setManifest(scaledObject);
    expect(release()).toBe("2.21");
    setManifest(firstScenario.manifest);
    expect(useScenario.getState().scenario).toEqual(firstScenario);
  });

  it("stays what someone chose, also while the text is half typed", () => {
    openScenario(firstScenario);
    setManifest(scaledObject);
    setKedaVersion("2.20");
    setManifest(scaledObject.replace("ScaledObject", "Scaled"));
    setManifest(scaledObject);
    expect(release()).toBe("2.20");
  });

  it("stays unnamed in a scenario that began with a ScaledObject and names none", () => {
    openScenario({ ...firstScenario, manifest: scaledObject });
    setManifest("");
    setManifest(scaledObject.replace("web", "shop"));
    expect(release()).toBeUndefined();
  });

  it("is the newest for a long text as soon as a worker has read it", () => {
    openScenario(firstScenario);
    const long = `${scaledObject}# ${"x".repeat(5000)}\n`;
    setManifest(long);
    expect(release()).toBeUndefined();
    keepSummaries([[long, { autoscaler: "web", namesScaledObject: true, hasCronTrigger: false }]]);
    giveTitle();
    expect(release()).toBe("2.21");
  });
});
