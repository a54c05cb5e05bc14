// @vitest-environment jsdom
import { beforeEach, expect, test } from "vitest";
import { firstScenario } from "../../engine/index";
import { closeLesson, useLesson } from "../store/lesson";
import { openScenario, useScenario } from "../store/scenario";
import { receive } from "./draft";
import { goBack, takeIn } from "./incoming";
import { useNotice } from "./notice";

const scenario = (name: string) => ({ ...firstScenario, name });
const back = () => useNotice.getState().notice?.back;

beforeEach(() => {
  localStorage.clear();
  closeLesson();
  openScenario(scenario("mine"));
  useNotice.setState({ notice: null });
});

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
