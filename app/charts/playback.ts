import { stepAt } from "../../engine/index";
import { useEffect } from "react";
import type { Run } from "../run/run";
import { stopsOf } from "../run/stops";
import { useTrace } from "../store/trace";
import { select, useView } from "../store/view";
import { reveal } from "../store/zoom";
import { longestFrameSeconds, playedOn, playTimes, type Player, type PlayTimes } from "../marks/play";
import type { StepTargets } from "../marks/stepTargets";

export const togglePlaying = () => useView.setState(({ playing }) => ({ playing: !playing && useTrace.getState().run !== null }));

/** Goes to a sync of the transport. While the run plays, Play goes on from a change; every other sync ends it. */
export function stepTo(target: keyof StepTargets, second: number): void {
  const change = target === "nextChange" || target === "previousChange";
  if (!change || !useView.getState().playing) return select(second);
  useView.setState({ cursor: second, playhead: second });
  reveal(second);
}

/**
 * Plays the run: the playhead moves on, and the cursor follows from sync to sync. A selection ends it. With reduced motion Play jumps from
 * rest to rest.
 */
export function usePlayback(): void {
  const playing = useView((view) => view.playing);
  useEffect(() => {
    if (!playing) return;
    const still = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
    const { selections, cursor } = useView.getState();
    let player: Player = { second: startOf(cursor), rested: true, restedSeconds: 0, skipped: [] };
    show(player, false);
    let last = performance.now();
    let frame = requestAnimationFrame(function next(now) {
      const { run } = useTrace.getState();
      const view = useView.getState();
      if (!run || view.selections !== selections) return stop();
      if (view.playhead !== null && view.playhead !== player.second) player = movedTo(view.playhead, player);
      const pageSeconds = Math.min(longestFrameSeconds, (now - last) / 1000);
      last = now;
      const { state, ...reached } = playedOn(player, timesOf(run), view.speed, { pageSeconds, still });
      player = reached;
      show(player, state === "resting");
      if (state === "ended") return stop();
      frame = requestAnimationFrame(next);
    });
    return () => {
      cancelAnimationFrame(frame);
      useView.setState({ playhead: null, resting: false, skipped: [] });
    };
  }, [playing]);
}

const stop = () => useView.setState({ playing: false });

/** Starts from the cursor, or from the beginning if the cursor is at the end. */
function startOf(cursor: number | null): number {
  const end = useTrace.getState().run?.steps.at.at(-1) ?? 0;
  return cursor === null || cursor >= end ? 0 : cursor;
}

const movedTo = (second: number, { skipped }: Player): Player => ({
  second,
  rested: false,
  restedSeconds: 0,
  skipped: skipped.filter(({ to }) => to <= second),
});

const known = new WeakMap<Run, PlayTimes>();

function timesOf(run: Run): PlayTimes {
  const times = known.get(run) ?? playTimes(run);
  known.set(run, times);
  return times;
}

function show({ second, skipped }: Player, resting: boolean): void {
  const { run } = useTrace.getState();
  const at = run && stopsOf(run).at;
  useView.setState({ cursor: at?.[stepAt(at, second)] ?? null, playhead: second, resting, skipped });
  reveal(second);
}
