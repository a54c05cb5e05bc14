// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { noWords, maxSeed, type Diagnostic, type Luck } from "../../engine/index";
import { useDiagnosis } from "../store/diagnosis";
import { useLesson } from "../store/lesson";
import { useLuck } from "../store/luck";
import { setSeed, useScenario } from "../store/scenario";
import { useMode, type Form } from "../store/mode";
import { useTabs } from "../store/tabs";
import { useWindows } from "../store/windows";
import { PageKeys } from "./PageKeys";

const onProblem = vi.fn();
const onWhyNot = vi.fn();

beforeEach(() => {
  vi.clearAllMocks();
  useDiagnosis.setState(useDiagnosis.getInitialState());
  render(
    <>
      <textarea aria-label="Manifest" />
      <PageKeys onProblem={onProblem} onWhyNot={onWhyNot} />
    </>,
  );
});
afterEach(cleanup);

const press = (key: string, target: Element = document.body) => fireEvent.keyDown(target, { key });
const text = () => screen.getByRole("textbox", { name: "Manifest" });

/** What a key led to, in a word. */
function led(key: string, from: Form, target?: Element): string {
  useMode.setState({ form: from, back: "full" });
  useWindows.setState({ dialog: null });
  vi.clearAllMocks();
  press(key, target);
  const { dialog } = useWindows.getState();
  const { form } = useMode.getState();
  if (onProblem.mock.calls.length > 0) return "problem";
  if (onWhyNot.mock.calls.length > 0) return "why not";
  if (dialog !== null) return typeof dialog === "string" ? dialog : dialog.what;
  return form === from ? "nothing" : form;
}

const problem: Diagnostic = {
  path: "spec",
  message: "",
  line: 1,
  column: 1,
  endLine: 1,
  endColumn: 2,
  start: 0,
  end: 1,
  severity: "error",
  rule: null,
  reason: "",
  said: { message: noWords, reason: noWords },
  fixes: [],
};

test("each key leads to its part of the page", () => {
  useDiagnosis.setState({ diagnostics: [problem] });
  const keys = ["p", "P", "w", "/", "?", "F8", "Escape", "x"];
  expect(keys.map((key) => led(key, "full"))).toEqual(["present", "present", "why not", "search", "keys", "problem", "nothing", "nothing"]);
});

test("S opens the next seed, and after the last of those that ran the first; not while the scenario is only to be read", () => {
  const seedAfter = (seed: number) => {
    setSeed(seed);
    press("s");
    return useScenario.getState().scenario.seed;
  };
  useMode.setState({ form: "full" });
  expect(seedAfter(7)).toBe(8);
  expect(seedAfter(maxSeed)).toBe(0);
  useLuck.setState({ luck: { seeds: [5, 6, 7] } as unknown as Luck });
  expect([seedAfter(5), seedAfter(7), seedAfter(20)]).toEqual([6, 5, 21]);
  for (const form of ["viewOnly", "present"] as const) {
    useMode.setState({ form: "full" });
    setSeed(5);
    useMode.setState({ form });
    press("s");
    expect(useScenario.getState().scenario.seed).toBe(5);
  }
  useLuck.setState(useLuck.getInitialState());
});

test("in large type P and Escape lead back, and no other key opens or edits anything", () => {
  useDiagnosis.setState({ diagnostics: [problem] });
  const keys = ["p", "Escape", "?", "w", "/", "F8"];
  expect(keys.map((key) => led(key, "present"))).toEqual(["full", "full", "keys", "nothing", "nothing", "nothing"]);
});

test("letters are off in a text; F8 is not, if there is a problem", () => {
  expect(led("F8", "full")).toBe("nothing");
  useDiagnosis.setState({ diagnostics: [problem] });
  const keys = ["p", "w", "/", "?", "F8"];
  expect(keys.map((key) => led(key, "full", text()))).toEqual(["nothing", "nothing", "nothing", "nothing", "problem"]);
});

test("Ctrl K opens the search, from a text as well and on a Cyrillic keyboard, but neither in large type nor over another window", () => {
  const pressed = (init: KeyboardEventInit, target: Element = document.body) => {
    const event = new KeyboardEvent("keydown", { key: "k", code: "KeyK", ctrlKey: true, bubbles: true, cancelable: true, ...init });
    useWindows.setState({ dialog: useWindows.getState().dialog === "library" ? "library" : null });
    target.dispatchEvent(event);
    return [useWindows.getState().dialog, event.defaultPrevented];
  };
  useMode.setState({ form: "full" });
  expect(pressed({})).toEqual(["search", true]);
  expect(pressed({}, text())).toEqual(["search", true]);
  expect(pressed({ key: "л" })).toEqual(["search", true]);
  expect(pressed({ shiftKey: true })).toEqual([null, false]);
  expect(pressed({ metaKey: true })).toEqual([null, false]);
  expect(pressed({ key: "t", code: "KeyK" })).toEqual([null, false]);
  useWindows.setState({ dialog: "library" });
  expect(pressed({})).toEqual(["library", false]);
  useWindows.setState({ dialog: null });
  useMode.setState({ form: "present" });
  expect(pressed({})).toEqual([null, false]);
  useMode.setState({ form: "full" });
});

test("a key with Ctrl belongs to the browser", () => {
  fireEvent.keyDown(document.body, { key: "p", ctrlKey: true });
  expect(useMode.getState().form).toBe("full");
});

test("the page begins with ways to its parts, which the forms without them lack", () => {
  const ways = () => screen.queryByRole("navigation", { name: "Parts of this page" })?.textContent;
  act(() => useMode.setState({ form: "full" }));
  expect(ways()).toBe("To the decisionTo the manifestTo the figures");
  act(() => useMode.setState({ form: "present" }));
  expect(ways()).toBeUndefined();
  act(() => useMode.setState({ form: "full" }));
  act(() => useLesson.setState({ open: { lesson: "one", step: 0, task: false, prediction: null, asked: null } }));
  expect(ways()).toBe("To the lessonTo the figures");
  act(() => useLesson.setState({ open: null }));
  vi.stubGlobal("matchMedia", (query: string) => Object.assign(new EventTarget(), { matches: query.includes("80em") }));
  useTabs.setState({ tab: "workload", rightTab: "kubectl" });
  fireEvent.click(screen.getByRole("button", { name: "To the manifest" }));
  expect(useTabs.getState()).toMatchObject({ tab: "manifest", rightTab: "decision" });
  fireEvent.click(screen.getByRole("button", { name: "To the decision" }));
  expect(useTabs.getState()).toMatchObject({ tab: "manifest", rightTab: "decision" });
  vi.stubGlobal("matchMedia", () => Object.assign(new EventTarget(), { matches: false }));
  fireEvent.click(screen.getByRole("button", { name: "To the decision" }));
  expect(useTabs.getState().tab).toBe("decision");
  vi.unstubAllGlobals();
});
