// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { firstScenario, type Scenario } from "../../engine/index";
import { closeLesson, useLesson } from "../store/lesson";
import { openScenario, useScenario } from "../store/scenario";
import { useView } from "../store/view";
import type { Layout } from "../ui/layout";
import { receive } from "./draft";
import { goBack, takeIn } from "./incoming";
import { useNotice } from "./notice";

const scenario = (name: string) => ({ ...firstScenario, name });
const back = () => useNotice.getState().notice?.back;

const layOut = (layout: Layout) =>
  vi.stubGlobal("matchMedia", (query: string) => ({ matches: layout === (query.includes("min-width") ? "wide" : "narrow") }));

beforeEach(() => {
  layOut("wide");
  localStorage.clear();
  closeLesson();
  openScenario(scenario("mine"));
  useNotice.setState({ notice: null });
});

afterEach(() => vi.unstubAllGlobals());

test("the way back to the person's own scenario keeps the changes made to the link's meanwhile", () => {
  takeIn({ scenario: scenario("theirs") }, scenario("mine"), { from: "link" });
  const edited = { ...scenario("theirs"), seed: 9 };
  useScenario.setState({ scenario: edited });
  goBack(back()!);
  expect(useScenario.getState().scenario).toEqual(scenario("mine"));
  expect(receive(null, scenario("another")).own).toEqual(edited);
});

test("a lesson's scenario is not the person's own, even if it was changed", () => {
  useLesson.setState({ open: { lesson: "x", step: 0, task: true, prediction: null, asked: null } });
  takeIn({ scenario: scenario("theirs") }, { ...scenario("the lesson's"), seed: 9 }, { from: "link" });
  expect([useScenario.getState().scenario.name, back(), useLesson.getState().open]).toEqual(["theirs", undefined, null]);
});

test("a link to a decision opens no form over it where one pane holds all tabs; a reload keeps the open form", () => {
  const link = { scenario: scenario("theirs"), cursor: 900, panels: ["tab/workload"] };
  const opened = (layout: Layout, present: Scenario) => {
    layOut(layout);
    takeIn(link, present, { from: "link" });
    return useView.getState().tab;
  };
  expect(opened("middle", scenario("mine"))).toBeNull();
  expect(opened("narrow", scenario("mine"))).toBeNull();
  expect(opened("wide", scenario("mine"))).toBe("workload");
  expect(opened("middle", scenario("theirs"))).toBe("workload");
});
