import { beforeEach, describe, expect, test } from "vitest";
import { firstScenario, type Scenario } from "../../engine/index";
import { useLesson } from "./lesson";
import { openOwn, openWaiting } from "./own";
import { openAgain, openScenario, setManifest, setName, setSeed, useScenario } from "./scenario";
import { newWork, ownOrWaiting, ownWork, type OwnWork } from "./whose";

const scenario = (name: string): Scenario => ({ ...firstScenario, name });
const mine = newWork(scenario("mine"));
const state = useScenario.getState;

beforeEach(() => {
  useLesson.setState({ open: null });
  openAgain({ scenario: firstScenario, origin: firstScenario, whose: { is: "lent", by: "page", waiting: null } });
});

test("neither a scenario nor what the page shows has the type of the user's own work", () => {
  const keep = (work: OwnWork) => work;
  // @ts-expect-error -- a scenario may be lent
  keep(scenario("theirs"));
  // @ts-expect-error -- the page may show a lent scenario
  keep(state());
  // @ts-expect-error -- a text is no draft
  keep({ ...state(), draft: "x" });
  // @ts-expect-error -- while a scenario is lent, there is no work
  keep(ownWork(state()));
  expect(ownWork(state())).toBeNull();
});

test("the page's first scenario is nobody's until the user changes it", () => {
  expect([ownWork(state()), ownOrWaiting(state())]).toEqual([null, null]);
  setName("mine");
  expect(ownWork(state())).toMatchObject({ scenario: { name: "mine" }, origin: firstScenario });
});

describe("while a scenario is lent", () => {
  test("the user's own work waits, however many are lent after each other, and comes back as it was", () => {
    openOwn(mine);
    openScenario(scenario("a link's"));
    openScenario(scenario("a lesson's"), scenario("a lesson's"), "lesson");
    openScenario(scenario("the lesson's next"), scenario("the lesson's next"), "lesson");
    expect([ownWork(state()), ownOrWaiting(state())]).toEqual([null, mine]);
    openWaiting();
    expect(ownWork(state())).toEqual(mine);
  });

  test("a change makes it new work with a draft of its own", () => {
    openOwn(mine);
    openScenario(scenario("theirs"));
    setSeed(7);
    const work = ownWork(state())!;
    expect(work.scenario.seed).toBe(7);
    expect(work.draft).not.toBe(mine.draft);
    setSeed(8);
    expect(ownWork(state())!.draft).toBe(work.draft);
  });

  test("what the user writes for a lesson's task stays the lesson's", () => {
    openOwn(mine);
    openScenario(scenario("a task"), scenario("a task"), "lesson");
    useLesson.setState({ open: { lesson: "x", step: 0, task: true, prediction: null, asked: null } });
    setManifest("kind: X");
    expect(state().scenario.manifest).toBe("kind: X");
    expect([ownWork(state()), ownOrWaiting(state())]).toEqual([null, mine]);
  });

  test("a user without work of their own gets the page's first scenario afterwards", () => {
    openScenario(scenario("a lesson's"), scenario("a lesson's"), "lesson");
    openWaiting();
    expect([state().scenario, ownOrWaiting(state())]).toEqual([firstScenario, null]);
  });
});
