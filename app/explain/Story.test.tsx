// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { changesOf, firstScenario, storyOf } from "../../engine/index";
import { traceOf } from "../../engine/simulation/testing/traceOf";
import type { Run } from "../run/run";
import { SimulationContext } from "../store/simulation";
import { useTrace } from "../store/trace";
import { useView } from "../store/view";
import { Story } from "./Story";

const trace = traceOf(firstScenario);
const story = storyOf(firstScenario, trace);
const changes = changesOf(story, firstScenario, trace, null);
const takeAway = vi.fn(async () => ({ kind: "story" as const, story, changes }));
const tryChange = vi.fn();
const simulation = { cancel: () => undefined, again: () => undefined, takeAway, decisionAt: async () => null };

beforeEach(() => {
  vi.useFakeTimers();
  useTrace.setState({ run: { id: 7, outcomes: {} } as object as Run, cover: null });
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
      <Story tryChange={tryChange} />
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
