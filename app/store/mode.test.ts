import { afterEach, expect, test } from "vitest";
import { firstScenario } from "../../engine/index";
import { useLesson } from "./lesson";
import { togglePresent, useMode, type Form } from "./mode";
import * as store from "./scenario";

afterEach(() => {
  useMode.setState(useMode.getInitialState());
  useLesson.setState({ open: null });
});

const changes: readonly (() => unknown)[] = [
  () => store.setName("x"),
  () => store.setManifest("x"),
  () => store.setSeed(9),
  () => store.setDuration(600),
  () => store.setWorkload({ initialReplicas: 9 }),
  () => store.setCluster({ nodes: 9 }),
  () => store.setFlags({ tolerance: 0 }),
  () => store.setSignal("x", { metric: "x", source: "backlog" }),
  () => store.addIncident({ at: 0, kind: "nodeLost" }),
  () => store.changeIncident(0, { at: 5, kind: "nodeLost" }),
  () => store.removeIncident(0),
  () => store.setLoad({ points: [[0, 1]], noise: 0 }),
  () => store.beginLoadGesture(),
  () => store.drawLoad({ points: [[0, 1]], noise: 0 }),
  () => store.endLoadGesture(),
  () => store.cancelLoadGesture(),
  () => store.undoLoad(),
  () => store.redoLoad(),
  () => store.setGesture(true),
  () => store.setManifest("its origin"),
];

const opened = () => {
  store.openScenario({ ...firstScenario, incidents: [{ at: 60, kind: "nodeLost" }] }, { ...firstScenario, manifest: "its origin" });
  store.useScenario.setState({ past: [{ load: { points: [[0, 7]], noise: 0 } }], future: [{ load: { points: [[0, 8]], noise: 0 } }] });
  return store.useScenario.getState();
};

test.for<Form>(["viewOnly", "embed", "present"])("where a page is %s, no change reaches the scenario or its history", (form) => {
  const before = opened();
  useMode.setState({ form });
  for (const change of changes) {
    change();
    expect(store.useScenario.getState(), String(change)).toBe(before);
  }
});

test.for([true, false])("a lesson holds its scenario; the manifest alone changes, and only where that is the task (%s)", (task) => {
  const before = opened();
  useLesson.setState({ open: { lesson: "x", step: 0, task, prediction: null, asked: null } });
  for (const change of changes) change();
  const { scenario, ...others } = store.useScenario.getState();
  // The last change brings the manifest of its origin back.
  expect(scenario).toEqual({ ...before.scenario, ...(task && { manifest: "its origin" }) });
  expect(others).toEqual({ ...others, past: before.past, future: before.future, gesture: false });
});

test.for([
  { step: "a step that hides nothing", task: false, hides: null, changes: ["manifest", "workload"] },
  { step: "a task", task: true, hides: null, changes: ["manifest"] },
  { step: "a question without an answer", task: false, hides: "asked", changes: [] },
  { step: "a prediction before its run", task: false, hides: "prediction", changes: [] },
] as const)("$step lets the reader change single numbers of $changes", ({ task, hides, changes: parts }) => {
  const { scenario } = opened();
  useLesson.setState({
    open: {
      lesson: "x",
      step: 0,
      task,
      prediction: hides === "prediction" ? { from: 60, drawn: null, reach: 60, shown: false } : null,
      asked: hides === "asked" ? { asks: "decisions", from: 60, until: "end" } : null,
    },
  });
  store.setManifest("x", "manifestNumber");
  store.setWorkload({ initialReplicas: 9 }, "workloadNumber");
  const now = store.useScenario.getState().scenario;
  expect(parts).toEqual((["manifest", "workload"] as const).filter((part) => now[part] !== scenario[part]));
});

test("each change does something in the whole page", () => {
  for (const change of changes) {
    const before = opened();
    change();
    expect(store.useScenario.getState(), String(change)).not.toEqual(before);
  }
});

test("large type leads back to where it came from, or, if a link opened it, to a page that is read only", () => {
  for (const form of ["full", "viewOnly"] as const) {
    useMode.setState({ form });
    togglePresent();
    expect(useMode.getState().form).toBe("present");
    togglePresent();
    expect(useMode.getState().form).toBe(form);
  }
  useMode.setState({ ...useMode.getInitialState(), form: "present" });
  togglePresent();
  expect(useMode.getState().form).toBe("viewOnly");
});

test("a frame in someone's page is not enlarged", () => {
  useMode.setState({ form: "embed" });
  togglePresent();
  expect(useMode.getState().form).toBe("embed");
});
