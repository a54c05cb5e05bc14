import { stepAt } from "../../engine/index";
import { useEffect } from "react";
import { useTrace } from "../store/trace";
import { useView } from "../store/view";
import { reveal } from "../store/zoom";

export const speeds = [1, 5, 15, 60, 150, 300, 600] as const;
/** A longer gap between two frames means that the page was not drawn, so playing does not count that time. */
const longestFrameSeconds = 0.1;

export const togglePlaying = () =>
  useView.setState(({ playing }) => ({ playing: !playing && useTrace.getState().run !== null, greeted: true }));

/**
 * Plays the run: the playhead moves on, and the cursor follows from sync to sync. If the user selects something meanwhile, playing goes on
 * from there. With reduced motion only the cursor moves.
 */
export function usePlayback(): void {
  const playing = useView((view) => view.playing);
  useEffect(() => {
    if (!playing) return;
    const still = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
    let second = startOf(useView.getState().cursor);
    let selections = useView.getState().selections;
    let last = performance.now();
    let frame = requestAnimationFrame(function next(now) {
      const view = useView.getState();
      if (view.selections !== selections) second = view.cursor ?? second;
      selections = view.selections;
      second += Math.min(longestFrameSeconds, (now - last) / 1000) * view.speed;
      last = now;
      if (!playTo(second, still)) return;
      frame = requestAnimationFrame(next);
    });
    return () => {
      cancelAnimationFrame(frame);
      useView.setState({ playhead: null });
    };
  }, [playing]);
}

/** Starts from the cursor, or from the beginning if the cursor is at the end. */
function startOf(cursor: number | null): number {
  const end = useTrace.getState().run?.steps.at.at(-1) ?? 0;
  return cursor === null || cursor >= end ? 0 : cursor;
}

/** Returns false at the end of the run, where playing stops. */
function playTo(second: number, still: boolean): boolean {
  const { run } = useTrace.getState();
  const end = run?.steps.at.at(-1) ?? 0;
  const cursor = run?.steps.at[stepAt(run.steps.at, second)] ?? null;
  const goesOn = second < end;
  useView.setState({ cursor, playhead: still || !goesOn ? null : second, playing: goesOn });
  reveal(Math.min(second, end));
  return goesOn;
}
