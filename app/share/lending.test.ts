// @vitest-environment jsdom
import { beforeEach, expect, test } from "vitest";
import { firstScenario } from "../../engine/index";
import { underived, useBaseline } from "../store/baseline";
import { useLesson } from "../store/lesson";
import { openOwn } from "../store/own";
import { useScenario } from "../store/scenario";
import { newWork, ownOrWaiting } from "../store/whose";
import { useTabs } from "../store/tabs";
import { useView } from "../store/view";
import { lend, takeBack } from "./lending";
import { useNotice } from "./notice";

const mine = { ...firstScenario, name: "mine" };
const origin = { ...firstScenario, name: "what mine began with" };
const pinned = { ...firstScenario, name: "pinned", seed: 7 };
const lent = (name: string) => ({ scenario: { ...firstScenario, name }, cursor: 30, zoom: null });

/** Everything that a lesson replaces on the page. */
const shown = () => {
  const { scenario, origin: began, whose } = useScenario.getState();
  const { cursor, zoom } = useView.getState();
  const { tab, rightTab } = useTabs.getState();
  return {
    scenario,
    origin: began,
    whose,
    baseline: useBaseline.getState().scenario,
    cursor,
    zoom,
    tab,
    rightTab,
    ...useNotice.getState(),
  };
};

beforeEach(() => {
  localStorage.clear();
  openOwn(newWork(mine, origin));
  useBaseline.setState({ scenario: pinned, ...underived });
  useView.setState({ cursor: 615, zoom: { from: 600, to: 1200 } });
  useTabs.setState({ tab: "cluster", rightTab: "compare" });
  useNotice.setState({ notice: { text: "kept" } });
});

test("everything that a lesson put out of sight comes back when it is closed: scenario, baseline, moment, zoom, tabs and notice", () => {
  const before = shown();
  lend(lent("first step"));
  expect(shown()).toMatchObject({ scenario: { name: "first step" }, baseline: null, cursor: 30, zoom: null, notice: null });
  useLesson.setState({ open: { lesson: "x", step: 0, task: false, prediction: null, asked: null } });
  useTabs.setState({ tab: "lesson", rightTab: "decision" });
  // The second step must not replace what the first step kept.
  lend(lent("second step"));
  expect(ownOrWaiting(useScenario.getState())?.scenario).toBe(mine);
  takeBack();
  expect(shown()).toEqual(before);
  expect(useLesson.getState().open).toBeNull();
});
