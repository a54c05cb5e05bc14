// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Problem } from "../../engine/index";
import { setManifest, useScenario } from "../store/scenario";
import { useTrace } from "../store/trace";
import { useView } from "../store/view";
import { goToProblem } from "./goToProblem";
import { ManifestEditor } from "./ManifestEditor";

const text = "spec:\n  minReplicas: 12\n  maxReplicas: 10\n  replicas: 1\n";
const tooFew: Problem = {
  severity: "error",
  path: "spec.maxReplicas",
  message: "must be greater",
  line: 3,
  column: 16,
  endLine: 3,
  endColumn: 18,
};
const owned: Problem = {
  severity: "advice",
  path: "spec.replicas",
  message: "Leave it out",
  line: 4,
  column: 3,
  endLine: 4,
  endColumn: 14,
};

beforeEach(() => {
  // A phone, where the textarea stays.
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  vi.stubGlobal("requestAnimationFrame", (draw: () => void) => setTimeout(draw));
  setManifest(text);
  useTrace.setState(useTrace.getInitialState());
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const area = () => screen.getByRole<HTMLTextAreaElement>("textbox", { name: /^Manifest, YAML/ });
const selected = () => area().value.slice(area().selectionStart, area().selectionEnd);
const find = (...problems: Problem[]) => act(async () => useTrace.setState({ problems }));

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

test("says that more may come until it is known that it will not", async () => {
  render(<ManifestEditor />);
  expect(screen.getByRole("textbox", { name: "Manifest, YAML (plain)" })).toBe(area());
  await find(tooFew);
  expect(screen.getByRole("textbox", { name: "Manifest, YAML" })).toBe(area());
});

test("calls nothing valid before the first answer", () => {
  render(<ManifestEditor />);
  expect(screen.queryByText("Valid")).toBeNull();
});

test("shows each problem with its line, and the counts", async () => {
  render(<ManifestEditor />);
  await find(tooFew, { ...tooFew, line: 2, message: "another" }, owned);
  expect(screen.getAllByRole("note").map((note) => [note.getAttribute("aria-label"), note.textContent])).toEqual([
    ["Error on line 3", "line 3 must be greater"],
    ["Error on line 2", "line 2 another"],
    ["Advice on line 4", "line 4 Leave it out"],
  ]);
  expect(screen.getByRole("button", { name: "2 errors 1 advice" })).toBeDefined();
});

test("calls a text with advice valid", async () => {
  render(<ManifestEditor />);
  await find(owned);
  expect(screen.getByRole("button", { name: "Valid 1 advice" })).toBeDefined();
});

test("the counts lead to the first error, and the list to each problem", async () => {
  render(<ManifestEditor />);
  await find(owned, tooFew);
  fireEvent.click(screen.getByRole("button", { name: "1 error 1 advice" }));
  expect(document.activeElement).toBe(area());
  expect(selected()).toBe("10");
  fireEvent.click(within(screen.getByRole("note", { name: "Advice on line 4" })).getByRole("button"));
  expect(selected()).toBe("replicas: 1");
});

test("F8 goes round, Shift+F8 back, and each problem is spoken", async () => {
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

test("a problem of a longer, earlier text is still found in sight", async () => {
  render(<ManifestEditor />);
  await find({ ...tooFew, line: 40, endLine: 41 });
  fireEvent.keyDown(area(), { key: "F8" });
  expect(area().selectionStart).toBe(text.length);
});

test("goToProblem opens the tab and waits until the editor is there", async () => {
  useView.setState({ tab: "workload" });
  useTrace.setState({ problems: [tooFew] });
  goToProblem();
  expect(useView.getState().tab).toBe("manifest");
  await act(async () => render(<ManifestEditor />));
  expect(selected()).toBe("10");
});
