// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { firstScenario, type Scenario } from "../../engine/index";
import type { Arrival } from "../store/arrival";
import { closeLesson, useLesson } from "../store/lesson";
import { useMode } from "../store/mode";
import { openOwn } from "../store/own";
import { openAgain, openScenario, setManifest, setSeed, useScenario } from "../store/scenario";
import { newWork, ownOrWaiting, ownWork } from "../store/whose";
import { useTabs } from "../store/tabs";
import type { Layout } from "../ui/layout";
import { saveDraft, workNamed } from "./draft";
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
  useMode.setState({ form: "full" });
  openOwn(newWork(scenario("mine")));
  useNotice.setState({ notice: null });
});

afterEach(() => vi.unstubAllGlobals());

test("the way back to the person's own scenario keeps the changes made to the link's meanwhile", () => {
  takeIn({ scenario: scenario("theirs") }, { from: "link" });
  setSeed(9);
  const edited = ownWork(useScenario.getState())!;
  saveDraft(edited);
  goBack(back()!);
  expect(useScenario.getState().scenario).toEqual(scenario("mine"));
  expect(workNamed(edited.draft)).toEqual(edited);
});

test("a lesson's scenario is not the person's own, even if it was changed; their own waits on", () => {
  openScenario(scenario("the lesson's"), scenario("the lesson's"), "lesson");
  useLesson.setState({ open: { lesson: "x", step: 0, task: true, prediction: null, asked: null } });
  setManifest("kind: X");
  takeIn({ scenario: scenario("theirs") }, { from: "link" });
  expect([useScenario.getState().scenario.name, back()?.work.scenario.name, useLesson.getState().open]).toEqual(["theirs", "mine", null]);
});

test.for<[Arrival, boolean]>([
  [{ from: "link" }, false],
  [{ from: "library" }, false],
  [{ from: "address", host: "wiki.example" }, false],
  [{ from: "evidence" }, true],
  [{ from: "file", name: "web.yaml" }, true],
  [{ from: "browser" }, true],
])("what came from %o is the person's own at once: %s", ([arrival, isOwn]) => {
  const mine = ownWork(useScenario.getState())!;
  takeIn({ scenario: scenario("another") }, arrival);
  const work = ownWork(useScenario.getState());
  expect([work !== null, back()?.work]).toEqual([isOwn, mine]);
  expect(work?.draft).not.toBe(mine.draft);
  takeIn({ scenario: scenario("mine") }, { from: "link" });
  expect(ownWork(useScenario.getState()) !== null).toBe(!isOwn);
});

test("a view-only page has no work to keep, whatever it opens", () => {
  openAgain({ scenario: firstScenario, origin: firstScenario, whose: { is: "lent", by: "page", waiting: null } });
  useMode.setState({ form: "viewOnly" });
  takeIn({ scenario: scenario("of a file") }, { from: "file", name: "web.yaml" });
  setSeed(9);
  expect(ownOrWaiting(useScenario.getState())).toBeNull();
});

test("a link to a decision opens no form over it where one pane holds all tabs; a reload keeps the open form", () => {
  const link = { scenario: scenario("theirs"), cursor: 900, panels: ["tab/workload"] };
  const opened = (layout: Layout, present: Scenario) => {
    layOut(layout);
    openOwn(newWork(present));
    takeIn(link, { from: "link" });
    return useTabs.getState().tab;
  };
  expect(opened("middle", scenario("mine"))).toBeNull();
  expect(opened("narrow", scenario("mine"))).toBeNull();
  expect(opened("wide", scenario("mine"))).toBe("workload");
  expect(opened("middle", scenario("theirs"))).toBe("workload");
});
