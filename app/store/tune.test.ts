// @vitest-environment jsdom
import { beforeEach, expect, test } from "vitest";
import { openEvidence, useEvidence } from "./evidence";
import { useLesson } from "./lesson";
import { useMode } from "./mode";
import { closeTune, isTuning, openTune, toggleTune, useTune } from "./tune";
import { useTabs } from "./tabs";

beforeEach(() => {
  useTune.setState(useTune.getInitialState());
  useEvidence.setState(useEvidence.getInitialState());
  useTabs.setState({ tab: "workload", rightTab: "outcome" });
});

const tabs = () => [useTabs.getState().tab, useTabs.getState().rightTab];

test("opens at the study and the candidate, and leads back to the tabs that were open", () => {
  openTune();
  expect(tabs()).toEqual(["study", "candidate"]);
  useTabs.setState({ tab: "manifest", rightTab: "decision" });
  openTune();
  closeTune();
  expect([...tabs(), isTuning()]).toEqual(["workload", "outcome", false]);
  closeTune();
  expect(tabs()).toEqual(["workload", "outcome"]);
});

test("closes evidence, waits under it, and opens neither in a lesson nor where the scenario is only to be read", () => {
  openEvidence([{ name: null, text: "NAME REFERENCE" }]);
  toggleTune();
  expect([isTuning(), useEvidence.getState().pieces]).toEqual([true, []]);
  openEvidence([{ name: null, text: "NAME REFERENCE" }]);
  expect(isTuning()).toBe(false);
  closeTune();
  for (const form of ["viewOnly", "embed", "present"] as const) {
    useMode.setState({ form });
    openTune();
  }
  useMode.setState({ form: "full" });
  useLesson.setState({ open: { lesson: "why", step: 0, task: true, prediction: null, asked: null } });
  openTune();
  useLesson.setState({ open: null });
  expect(useTune.getState().open).toBe(false);
});
