// @vitest-environment jsdom
import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { useTrace } from "../store/trace";
import { select, useView } from "../store/view";
import { togglePlaying, usePlayback } from "./playback";
import { exampleRun } from "./testing/exampleRun";

const watch = (seconds: number) => act(() => void vi.advanceTimersByTime(seconds * 1000));
const toggle = () => act(() => togglePlaying());
const reduceMotion = (reduce: boolean) => vi.stubGlobal("matchMedia", () => ({ matches: reduce }));

describe("playing the run", () => {
  beforeEach(() => {
    vi.useFakeTimers();
    reduceMotion(false);
    useTrace.setState({ run: exampleRun });
    useView.setState({ cursor: null, playing: false, playhead: null, speed: 60, zoom: null });
    renderHook(usePlayback);
  });
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it("leads the cursor from reconcile to reconcile at its speed", () => {
    toggle();
    watch(1);
    expect(useView.getState().playhead).toBeGreaterThan(56);
    expect(useView.getState().playhead).toBeLessThanOrEqual(60);
    expect(useView.getState().cursor).toBe(45);
    act(() => useView.setState({ speed: 600 }));
    watch(0.5);
    expect(useView.getState().cursor).toBe(345);
  });

  it("stops where it is, and goes on from there", () => {
    toggle();
    watch(2);
    toggle();
    watch(5);
    expect(useView.getState()).toMatchObject({ cursor: 105, playing: false, playhead: null });
    toggle();
    watch(0.9);
    expect(useView.getState().cursor).toBe(150);
  });

  it("goes on from a reconcile that is selected meanwhile, backwards as well", () => {
    act(() => select(450));
    toggle();
    watch(0.5);
    act(() => select(150));
    watch(0.5);
    expect(useView.getState().cursor).toBe(165);
  });

  it("ends at the last reconcile, and then starts again", () => {
    act(() => select(570));
    toggle();
    watch(2);
    expect(useView.getState()).toMatchObject({ cursor: 600, playing: false, playhead: null });
    toggle();
    watch(0.5);
    expect(useView.getState().cursor).toBe(15);
  });

  it("moves only the cursor if motion is reduced", () => {
    reduceMotion(true);
    toggle();
    watch(1);
    expect(useView.getState()).toMatchObject({ cursor: 45, playhead: null, playing: true });
  });

  it("does not begin without a run", () => {
    useTrace.setState({ run: null });
    toggle();
    expect(useView.getState().playing).toBe(false);
  });
});
