import { useEffect } from "react";
import { stepAt } from "../../../engine/index";
import { longestFrameSeconds, playedOn, type Player, type PlayTimes } from "../../marks/play";
import { useEvidence } from "../../store/evidence";
import { openSync, useSeries } from "../../store/evidenceSeries";
import type { ShownSeries } from "../../run/shownSeries";
import { useView } from "../../store/view";

export const toggleSeriesPlay = (): void => useSeries.setState(({ playing, series }) => ({ playing: !playing && series !== null }));

/** Plays the recorded time: it rests at each change of the recorded count and at each divergence. Any other selection ends it. */
export function useSeriesPlay(): void {
  const playing = useSeries((state) => state.playing);
  useEffect(() => {
    const { series } = useSeries.getState();
    if (!playing || series === null) return;
    const times = seriesPlayTimes(series);
    const still = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
    const { sync } = useEvidence.getState();
    const begins = sync === null || sync >= series.at.length - 1 ? 0 : sync;
    let player: Player = { second: series.at[begins]!, rested: true, restedSeconds: 0, skipped: [] };
    let played = show(series, player);
    let last = performance.now();
    let frame = requestAnimationFrame(function next(now) {
      if (useEvidence.getState().sync !== played || useSeries.getState().series !== series) return stop();
      const pageSeconds = Math.min(longestFrameSeconds, (now - last) / 1000);
      last = now;
      const { state, ...reached } = playedOn(player, times, useView.getState().speed, { pageSeconds, still });
      player = reached;
      played = show(series, player);
      if (state === "ended") return stop();
      frame = requestAnimationFrame(next);
    });
    return () => {
      cancelAnimationFrame(frame);
      useSeries.setState({ playhead: null });
    };
  }, [playing]);
}

const stop = () => useSeries.setState({ playing: false });

function show(series: ShownSeries, { second }: Player): number {
  const sync = Math.max(0, stepAt(series.at, second));
  if (useEvidence.getState().sync !== sync) openSync(sync);
  useSeries.setState({ playhead: second });
  return sync;
}

/** The times at which Play rests, and all at which a figure changes. */
export function seriesPlayTimes({ at, recorded, existing, ready, divergences }: ShownSeries): PlayTimes {
  const changed = (column: Float64Array) =>
    at.filter((_, sync) => sync > 0 && column[sync] !== column[sync - 1] && !Number.isNaN(column[sync]!));
  const inOrder = (...times: readonly Iterable<number>[]) => Float64Array.from(new Set(times.flatMap((some) => [...some]))).toSorted();
  const begins = divergences.map(({ first }) => at[first]!);
  const changes = inOrder(changed(recorded), begins);
  const ends = divergences.map(({ last }) => at[last]!);
  return { at, changes, moments: inOrder(changes, ends, changed(existing), changed(ready)) };
}
