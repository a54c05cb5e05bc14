// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { aroseIn, changesOf, firstScenario, noParts, storyOf, type Episode } from "../../engine/index";
import { traceOf } from "../../engine/simulation/testing/traceOf";
import type { Run } from "../run/run";
import { SimulationContext } from "../store/simulation";
import { useTrace } from "../store/trace";
import { useView } from "../store/view";
import { clock, span } from "../words/times";
import { OutcomeTable } from "./OutcomeTable";

const trace = traceOf(firstScenario);
const story = storyOf(firstScenario, trace);
const changes = changesOf(story, firstScenario, trace, noParts);
const arose = aroseIn(firstScenario, trace);
const takeAway = vi.fn(async () => ({ kind: "story" as const, story, changes, arose }));
const tryChange = vi.fn();
const simulation = { cancel: () => undefined, again: () => undefined, takeAway, decisionAt: async () => null };

beforeEach(() => {
  vi.useFakeTimers();
  useTrace.setState({
    scenario: firstScenario,
    run: { id: 7, outcomes: trace.outcomes, failures: trace.failures, lastSecond: 600 } as object as Run,
    cover: null,
  });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  takeAway.mockClear();
  useTrace.setState(useTrace.getInitialState());
});

const draw = async () => {
  render(
    <SimulationContext value={simulation}>
      <OutcomeTable tryChange={tryChange} />
    </SimulationContext>,
  );
  await act(() => vi.advanceTimersByTimeAsync(1000));
};

test("tells what happened, and a press on a time moves the cursor there", async () => {
  await draw();
  expect(takeAway.mock.calls).toEqual([[7, "story"]]);
  expect(screen.getAllByRole("listitem")).toHaveLength(story.length);
  const moved = story.find(({ kind }) => kind === "moved")!;
  fireEvent.click(screen.getByRole("button", { name: "06:15 to 07:30" }));
  expect(useView.getState().cursor).toBe(moved.moment);
});

test("a press tries what would change an episode", async () => {
  await draw();
  fireEvent.click(screen.getByRole("button", { name: "Try scaleDown.stabilizationWindowSeconds: 150" }));
  expect(tryChange.mock.calls).toEqual([[changes[story.findIndex(({ kind }) => kind === "keptUp")]!.parts]]);
});

test("asks nothing and tells nothing while a question covers the run", async () => {
  useTrace.setState({ cover: { from: 0, to: 100 } as never });
  await draw();
  expect(takeAway).not.toHaveBeenCalled();
  expect(screen.queryByRole("region", { name: "What happened" })).toBeNull();
});

test("an outcome leads to where most of it arose, and the time to capacity is shown as its sum", async () => {
  await draw();
  const row = (name: string) => screen.getByRole("row", { name: new RegExp(`^${name}`) });
  const { highestReplicas, secondsToCapacity } = arose;
  const highest = within(row("Highest replicas")).getByRole("button");
  expect(highest.title).toBe(`Most at ${clock(highestReplicas!.second)}. Show this moment`);
  fireEvent.click(highest);
  expect(useView.getState().cursor).toBe(highestReplicas!.moment);
  expect(trace.seconds.written[highestReplicas!.second]).toBe(trace.outcomes.highestReplicas);
  fireEvent.click(within(row("Time to capacity")).getByRole("button"));
  expect(useView.getState().cursor).toBe(secondsToCapacity!.moment);
  const { parts } = story.find(({ kind }) => kind === "reacted") as Episode<"reacted">;
  const { untilWanted, untilWritten, podWaits } = parts!;
  const rows = {
    "Until a sync proposed more pods": untilWanted,
    "Until enough were written": untilWritten,
    "Until its containers ran": podWaits.running,
    "Until its application answered": podWaits.answering,
    "Until requests reached it": podWaits.listed,
  };
  const shown = Object.keys(rows).map((name) => within(row(name)).getByRole("cell").textContent);
  expect(shown).toEqual(Object.values(rows).map(span));
  expect(screen.queryByRole("row", { name: /^Until it had a node/ })).toBeNull();
  expect(Object.values(rows).reduce((sum, seconds) => sum + seconds, 0)).toBe(trace.outcomes.secondsToCapacity);
});
