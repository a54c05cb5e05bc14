// @vitest-environment jsdom
import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { useTrace } from "../store/trace";
import { select, useView } from "../store/view";
import { stepTo, togglePlaying, usePlayback } from "./playback";
import { exampleRun } from "./testing/exampleRun";

const watch = (seconds: number) => act(() => void vi.advanceTimersByTime(seconds * 1000));
const state = useView.getState;
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

  it("skips to where a change comes, travels at its speed, and rests two seconds at the change", () => {
    toggle();
    watch(0.1);
    expect(state()).toMatchObject({ cursor: 105, resting: false, skipped: [{ from: 0, to: 105 }] });
    watch(0.5);
    expect(state().playhead).toBeGreaterThan(130);
    expect(state().playhead).toBeLessThan(145);
    watch(0.3);
    expect(state()).toMatchObject({ cursor: 150, playhead: 150, resting: true });
    watch(1.7);
    expect(state()).toMatchObject({ playhead: 150, resting: true });
    watch(0.3);
    expect(state()).toMatchObject({ resting: false, playing: true });
    expect(state().playhead).toBeGreaterThan(150);
  });

  it("rests at the end, stops there, and forgets what it skipped; then it starts again", () => {
    act(() => select(150));
    toggle();
    watch(1.2);
    expect(state()).toMatchObject({ cursor: 600, resting: true, skipped: [{ from: 210, to: 600 }] });
    watch(2.1);
    expect(state()).toMatchObject({ cursor: 600, playing: false, playhead: null, resting: false, skipped: [] });
    toggle();
    watch(0.1);
    expect(state().cursor).toBe(105);
  });

  it("stops where it is, and goes on from there", () => {
    toggle();
    watch(2);
    toggle();
    watch(5);
    expect(state()).toMatchObject({ cursor: 150, playing: false, playhead: null, resting: false });
    toggle();
    watch(0.5);
    expect(state().playhead).toBeGreaterThan(170);
  });

  it("ends when a sync is selected, by a click, a drag or a step", () => {
    toggle();
    watch(0.5);
    act(() => select(300));
    watch(0.1);
    expect(state()).toMatchObject({ cursor: 300, playing: false, playhead: null, skipped: [] });
    toggle();
    act(() => stepTo("previous", 285));
    watch(0.1);
    expect(state()).toMatchObject({ cursor: 285, playing: false });
  });

  it("goes on from the next change, and rests there", () => {
    toggle();
    watch(0.1);
    act(() => stepTo("nextChange", 150));
    watch(0.1);
    expect(state()).toMatchObject({ cursor: 150, playing: true, resting: true });
    watch(2);
    expect(state()).toMatchObject({ playing: true, resting: false });
  });

  it("jumps from rest to rest if motion is reduced", () => {
    reduceMotion(true);
    const seen = new Set<number | null>();
    const unsubscribe = useView.subscribe(({ playhead }) => seen.add(playhead));
    toggle();
    watch(5);
    unsubscribe();
    expect([...seen]).toEqual([null, 0, 150, 600]);
  });

  it("does not begin without a run", () => {
    useTrace.setState({ run: null });
    toggle();
    expect(useView.getState().playing).toBe(false);
  });
});
