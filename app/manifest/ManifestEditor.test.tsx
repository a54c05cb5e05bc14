// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { noWords, firstScenario, type Diagnostic } from "../../engine/index";
import { useDiagnosis } from "../store/diagnosis";
import { closeLesson, useLesson } from "../store/lesson";
import { openScenario, setManifest, useScenario } from "../store/scenario";
import { useTrace } from "../store/trace";
import { useReader } from "../store/reader";
import { useTabs } from "../store/tabs";
import { useView } from "../store/view";
import { goToProblem } from "./goToText";
import { sayAnswerDrawn } from "../ui/answerDrawn";
import { ManifestEditor } from "./ManifestEditor";
import { helpInPage } from "../simulation/testing/helpInPage";

const text = "spec:\n  minReplicas: 12\n  maxReplicas: 10\n  replicas: 1\n";
const tooFew: Diagnostic = {
  severity: "error",
  path: "spec.maxReplicas",
  message: "must be greater",
  line: 3,
  column: 16,
  endLine: 3,
  endColumn: 18,
  start: 39,
  end: 41,
  rule: null,
  reason: "",
  said: { message: { text: "must be greater", values: [] }, reason: noWords },
  fixes: [{ title: "Write 12", said: { text: "Write 12", values: [] }, edits: [{ start: 39, end: 41, text: "12" }] }],
};
const owned: Diagnostic = {
  severity: "advice",
  path: "spec.replicas",
  message: "Leave it out",
  line: 4,
  column: 3,
  endLine: 4,
  endColumn: 14,
  start: 44,
  end: 55,
  rule: "replicasInWorkload",
  reason: "Every kubectl apply sets it back.",
  said: { message: { text: "Leave it out", values: [] }, reason: { text: "Every kubectl apply sets it back.", values: [] } },
  fixes: [],
};

beforeEach(() => {
  helpInPage();
  // On a phone the textarea stays.
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  vi.stubGlobal("requestAnimationFrame", (draw: () => void) => setTimeout(draw));
  setManifest(text);
  useTrace.setState(useTrace.getInitialState());
  useDiagnosis.setState(useDiagnosis.getInitialState());
  useReader.setState({ silenced: [] });
});
afterEach(() => {
  closeLesson();
  cleanup();
  vi.unstubAllGlobals();
});

const area = () => screen.getByRole<HTMLTextAreaElement>("textbox", { name: /^Manifest, YAML/ });
const selected = () => area().value.slice(area().selectionStart, area().selectionEnd);
/** The worker's answer. The first answer also brings the trace; from then on the textarea stays. */
const find = (...diagnostics: Diagnostic[]) =>
  act(async () => {
    useTrace.setState({ problems: diagnostics });
    useDiagnosis.setState({ text: useScenario.getState().scenario.manifest, diagnostics });
  });

test("typing reaches the scenario at once", () => {
  render(<ManifestEditor />);
  fireEvent.change(area(), { target: { value: "kind: Deployment" } });
  expect(useScenario.getState().scenario.manifest).toBe("kind: Deployment");
});

test("a text from elsewhere is shown, and shown lines do not rewrite it", () => {
  render(<ManifestEditor />);
  act(() => setManifest("a: 1\r\nb: 2\r\n"));
  expect(area().value).toBe("a: 1\nb: 2\n");
  expect(useScenario.getState().scenario.manifest).toBe("a: 1\r\nb: 2\r\n");
});

test("Tab stops at the frame around the text: Enter leads in, Escape out", () => {
  render(<ManifestEditor />);
  const frame = screen.getByRole("group", { name: "Manifest, YAML" });
  const says = (element: Element) => document.getElementById(element.getAttribute("aria-describedby") ?? "")?.textContent;
  expect([frame.tabIndex, area().tabIndex]).toEqual([0, -1]);
  expect([says(frame), says(area())]).toEqual(Array(2).fill("Enter edits, Esc leaves, Tab goes on"));
  frame.focus();
  fireEvent.keyDown(frame, { key: "Enter" });
  expect(document.activeElement).toBe(area());
  // While an input method composes a word, Escape belongs to it.
  fireEvent.keyDown(area(), { key: "Escape", isComposing: true });
  expect(document.activeElement).toBe(area());
  fireEvent.keyDown(area(), { key: "Escape" });
  expect(document.activeElement).toBe(frame);
  expect(area().value).toBe(text);
});

test("says that more problems may come until the judgement is complete", async () => {
  render(<ManifestEditor />);
  expect(screen.getByRole("textbox", { name: "Manifest, YAML (plain)" })).toBe(area());
  await find(tooFew);
  sayAnswerDrawn();
  expect(await screen.findByRole("textbox", { name: "Manifest, YAML" })).toBe(area());
});

test("calls nothing valid before the first answer", () => {
  render(<ManifestEditor />);
  expect(screen.queryByText("Valid")).toBeNull();
});

test("shows each problem with its line, and the counts", async () => {
  render(<ManifestEditor />);
  useDiagnosis.setState({ valid: "spec:\n  maxReplicas: 1\n" });
  await find(tooFew, { ...tooFew, line: 2, said: { message: { text: "another", values: [] }, reason: noWords } }, owned);
  expect(screen.getAllByRole("note").map((note) => [note.getAttribute("aria-label"), note.textContent])).toEqual([
    ["Error on line 3", "line 3 must be greaterWrite 12"],
    ["Error on line 2", "line 2 anotherWrite 12Back to the last valid text"],
    ["Advice on line 4", "line 4 Leave it out Every kubectl apply sets it back.Hide this advice"],
  ]);
  expect(screen.getByRole("button", { name: "2 errors Advice: 1" })).toBeDefined();
});

test("one press brings the last valid text back, however much was typed since, and without one there is no such button", async () => {
  render(<ManifestEditor />);
  await find(tooFew);
  const back = () => screen.queryByRole("button", { name: "Back to the last valid text" });
  expect(back()).toBeNull();
  const valid = "spec:\n  minReplicas: 2\n  maxReplicas: 10\n  replicas: 1\n";
  act(() => useDiagnosis.setState({ valid }));
  for (const typed of ["1", "12", "12\n  minReplica"]) fireEvent.change(area(), { target: { value: valid.replace("10", typed) } });
  await find(tooFew);
  fireEvent.click(back()!);
  expect([area().value, useScenario.getState().scenario.manifest]).toEqual([valid, valid]);
});

test("calls a text with advice valid", async () => {
  render(<ManifestEditor />);
  await find(owned);
  expect(screen.getByRole("button", { name: "Valid Advice: 1" })).toBeDefined();
});

test("the counts lead to the first error, and the list to each problem", async () => {
  render(<ManifestEditor />);
  await find(owned, tooFew);
  fireEvent.click(screen.getByRole("button", { name: "1 error Advice: 1" }));
  expect(document.activeElement).toBe(area());
  expect(selected()).toBe("10");
  fireEvent.click(within(screen.getByRole("note", { name: "Advice on line 4" })).getByRole("button", { name: "Go to line 4" }));
  expect(selected()).toBe("replicas: 1");
});

test("F8 goes to the next problem and from the last to the first, Shift+F8 goes back, and each problem is announced", async () => {
  render(<ManifestEditor />);
  await find(tooFew, owned);
  area().setSelectionRange(0, 0);
  const press = (shiftKey = false) => {
    fireEvent.keyDown(area(), { key: "F8", shiftKey });
    return selected();
  };
  expect([press(), press(), press(), press(true)]).toEqual(["10", "replicas: 1", "10", "replicas: 1"]);
  expect(screen.getByText("Advice on line 4: Leave it out").tagName).toBe("OUTPUT");
});

test("a problem of an earlier, longer text is shown at the nearest place of the present text", async () => {
  render(<ManifestEditor />);
  await find({ ...tooFew, line: 40, endLine: 41 });
  fireEvent.keyDown(area(), { key: "F8" });
  expect(area().selectionStart).toBe(text.length);
});

test("goToProblem opens the tab and waits until the editor is there", async () => {
  useTabs.setState({ tab: "workload" });
  useDiagnosis.setState({ text, diagnostics: [tooFew] });
  goToProblem();
  expect(useTabs.getState().tab).toBe("manifest");
  await act(async () => render(<ManifestEditor />));
  expect(selected()).toBe("10");
});

test("a fix changes the text at its message", async () => {
  render(<ManifestEditor />);
  await find(tooFew);
  await act(async () => fireEvent.click(screen.getByRole("button", { name: "Write 12" })));
  expect(useScenario.getState().scenario.manifest).toBe(text.replace("10", "12"));
  expect(screen.getByText("Done: Write 12").tagName).toBe("OUTPUT");
});

const oldForm: Diagnostic = {
  ...tooFew,
  path: "apiVersion",
  message: "of 2015",
  fixes: [{ title: "Choose Kubernetes 1.2", said: { text: "Choose Kubernetes 1.2", values: [] }, edits: [], version: "1.2" }],
};

test("a fix chooses a version of Kubernetes, and the text stays", async () => {
  openScenario(firstScenario);
  render(<ManifestEditor />);
  await find(oldForm);
  await act(async () => fireEvent.click(screen.getByRole("button", { name: "Choose Kubernetes 1.2" })));
  const { manifest, flags } = useScenario.getState().scenario;
  expect(manifest).toBe(firstScenario.manifest);
  expect(flags).toMatchObject({ kubernetesVersion: "1.2", syncPeriodSeconds: 30 });
});

const pastedCommand: Diagnostic = {
  ...tooFew,
  path: "",
  message: "kubectl scale",
  fixes: [{ title: "Add it", said: { text: "Add it", values: [] }, edits: [], action: { kind: "scale", replicas: 3 } }],
};

test("a fix adds what a command does as an incident at the cursor", async () => {
  openScenario({ ...firstScenario, incidents: [] });
  useView.setState({ cursor: 615 });
  render(<ManifestEditor />);
  await find(pastedCommand);
  await act(async () => fireEvent.click(screen.getByRole("button", { name: "Add it" })));
  expect(useScenario.getState().scenario.incidents).toEqual([{ at: 615, kind: "kubectlScale", replicas: 3 }]);
});

test("a fix adds the pods of a canary", async () => {
  openScenario({ ...firstScenario, incidents: [] });
  useView.setState({ cursor: 615 });
  render(<ManifestEditor />);
  await find({
    ...pastedCommand,
    severity: "advice",
    fixes: [{ title: "Add the pods", said: { text: "Add the pods", values: [] }, edits: [], action: { kind: "otherPods" } }],
  });
  await act(async () => fireEvent.click(screen.getByRole("button", { name: "Add the pods" })));
  const [canary, ...others] = useScenario.getState().scenario.incidents;
  expect([canary, others]).toMatchObject([{ at: 615, kind: "otherPods", pods: 1, podState: "running" }, []]);
});

test("without a cursor the incident is in the middle of the run", async () => {
  openScenario({ ...firstScenario, durationSeconds: 3600, incidents: [] });
  useView.setState({ cursor: null });
  render(<ManifestEditor />);
  await find(pastedCommand);
  await act(async () => fireEvent.click(screen.getByRole("button", { name: "Add it" })));
  expect(useScenario.getState().scenario.incidents).toEqual([{ at: 1800, kind: "kubectlScale", replicas: 3 }]);
});

test("a lesson whose incidents stay offers none", async () => {
  useLesson.setState({ open: { lesson: "x", step: 0, task: true, prediction: null, asked: null } });
  render(<ManifestEditor />);
  await find(pastedCommand);
  expect(screen.queryByRole("button", { name: "Add it" })).toBe(null);
});

test("a lesson that fixes the version offers no other one", async () => {
  useLesson.setState({ open: { lesson: "x", step: 0, task: true, prediction: null, asked: null } });
  render(<ManifestEditor />);
  await find(oldForm);
  expect(screen.queryByRole("button", { name: "Choose Kubernetes 1.2" })).toBe(null);
});

test("a fix of an earlier text waits until the text is judged, and then hits its place", async () => {
  render(<ManifestEditor />);
  await find(tooFew);
  fireEvent.change(area(), { target: { value: `# note\n${text}` } });
  await act(async () => fireEvent.click(screen.getByRole("button", { name: "Write 12" })));
  expect(area().value).toBe(`# note\n${text}`);
  await find({
    ...tooFew,
    line: 4,
    fixes: [{ title: "Write 12", said: { text: "Write 12", values: [] }, edits: [{ start: 46, end: 48, text: "12" }] }],
  });
  expect(area().value).toBe(`# note\n${text.replace("10", "12")}`);
});

test("a fix whose problem is gone by then changes nothing", async () => {
  render(<ManifestEditor />);
  await find(tooFew);
  const fixed = text.replace("10", "20");
  fireEvent.change(area(), { target: { value: fixed } });
  await act(async () => fireEvent.click(screen.getByRole("button", { name: "Write 12" })));
  await find();
  expect(area().value).toBe(fixed);
});

test("the list switches hidden advice off, and on again", async () => {
  render(<ManifestEditor />);
  await find(owned);
  fireEvent.click(screen.getByRole("button", { name: "Hide this advice" }));
  expect(useReader.getState().silenced).toEqual(["replicasInWorkload"]);
  const rule = screen.getByRole("menuitemcheckbox", { name: "spec.replicas in the manifest of the workload", hidden: true });
  expect(rule.getAttribute("aria-checked")).toBe("false");
  fireEvent.click(rule);
  expect(useReader.getState().silenced).toEqual([]);
});

test("a kubectl line becomes a manifest if pasted alone, and gets an offer if pasted into other text", async () => {
  render(<ManifestEditor />);
  const line = "kubectl autoscale deployment web --min=2 --max=5";
  const paste = async (whole: string) => {
    fireEvent.paste(area(), { clipboardData: { getData: () => line } });
    fireEvent.change(area(), { target: { value: whole } });
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  };
  await paste(`${text}${line}\n`);
  expect(area().value).toBe(`${text}${line}\n`);
  fireEvent.click(screen.getByRole("button", { name: "Replace the whole text with it" }));
  expect(area().value).toContain("minReplicas: 2\n  maxReplicas: 5\n");
  expect(screen.queryByRole("button", { name: "Replace the whole text with it" })).toBeNull();
  const manifest = area().value;
  await paste(`${line}\n`);
  expect(area().value).toBe(manifest);
});
