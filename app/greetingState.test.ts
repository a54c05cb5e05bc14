// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { firstScenario } from "../engine/index";
import { endGreeting, rememberGreeting } from "./greetingState";
import { show } from "./share/incoming";
import { closeEvidence, openEvidence } from "./store/evidence";
import { useLesson } from "./store/lesson";
import { useMode } from "./store/mode";
import { openScenario, setManifest, setName } from "./store/scenario";
import { useReader } from "./store/reader";
import { select, useView } from "./store/view";
import { openDialog } from "./store/windows";
import { useWindows } from "./store/windows";

const key = "hpa-playground/greeted";
const greeted = () => useReader.getState().greeted;

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  openScenario(firstScenario);
  closeEvidence();
  useReader.setState({ greeted: false });
  useWindows.setState({ dialog: null });
  useView.setState({ playing: false });
});
afterEach(() => {
  endGreeting();
  useLesson.setState({ open: null });
  useWindows.setState({ dialog: null });
  useView.setState({ playing: false });
  useMode.setState({ form: "full" });
  openScenario(firstScenario);
  vi.useRealTimers();
});

// Comes first, because no greeting that a test begins ends before this file.
test("a frame in someone's page says nothing for this browser's own page", () => {
  useMode.setState({ form: "embed" });
  rememberGreeting();
  select(60);
  vi.runAllTimers();
  expect(localStorage.getItem(key)).toBeNull();
});

test.each([
  ["selects a sync", () => select(60)],
  ["types", () => setManifest("kind: x\n")],
  ["names the scenario", () => setName("mine")],
  ["plays", () => useView.setState({ playing: true })],
  ["opens a window", () => openDialog("library")],
  ["takes a lesson", () => useLesson.setState({ open: { lesson: "one", step: 0, task: false, prediction: null, asked: null } })],
  ["brings evidence", () => openEvidence([{ name: null, text: "NAME" }])],
  ["closes it", endGreeting],
])("the greeting goes when its reader %s, for good", (_, use) => {
  rememberGreeting();
  use();
  vi.runAllTimers();
  expect(greeted()).toBe(true);
  expect(localStorage.getItem(key)).toBe("yes");
  useReader.setState({ greeted: false });
  rememberGreeting();
  expect(greeted()).toBe(true);
});

test("a link greets as well, and so does a cursor that nobody selected", () => {
  rememberGreeting();
  show({ scenario: { ...firstScenario, name: "of a colleague" }, cursor: 900 });
  useView.setState({ cursor: 1680 });
  vi.runAllTimers();
  expect([greeted(), localStorage.getItem(key)]).toEqual([false, null]);
});

test("nothing moves under a pointer that is down: the greeting goes when it is up", () => {
  rememberGreeting();
  window.dispatchEvent(new Event("pointerdown"));
  setManifest("kind: x\n");
  vi.runAllTimers();
  expect(greeted()).toBe(false);
  window.dispatchEvent(new Event("pointerup"));
  vi.runAllTimers();
  expect(greeted()).toBe(true);
});
