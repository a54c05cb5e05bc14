import { useEffect, useMemo } from "react";
import { fitOf, type CountSteps } from "../../engine/index";
import type { Run } from "../run/run";
import { useContinued } from "../store/continued";
import { useView } from "../store/view";
import type { PlotFrame } from "../marks/plotFrame";
import { stepPath } from "../marks/linePaths";
import { round } from "../marks/marks";

interface RecordedCountsProps {
  run: Run | null;
  recorded: CountSteps;
  frame: PlotFrame;
}

/** What a real cluster had in the same hours, under the simulated count. Nothing is drawn across a gap of the recording. */
export function RecordedCounts({ run, recorded, frame }: RecordedCountsProps) {
  useFit(run);
  const hidden = useView((view) => view.hidden.has("replicas/recorded"));
  const { scale, top, bottom } = frame;
  const path = useMemo(
    () =>
      stepPath(
        recorded.map(([at]) => at),
        recorded.map(([, count]) => count),
        frame,
        0,
      ),
    [recorded, frame],
  );
  if (hidden) return null;
  const gaps = recorded.flatMap(([at, count], index) => {
    const next = recorded[index + 1]?.[0];
    if (!Number.isNaN(count) || next === undefined || next < scale.from || at > scale.to) return [];
    const [from, to] = [scale.x(Math.max(at, scale.from)), scale.x(Math.min(next, scale.to))];
    return [{ x: round(from), width: Math.max(1, round(to - from)) }];
  });
  return (
    <>
      <clipPath id="recorded-counts">
        <rect x={scale.left} y="0" width={Math.max(0, scale.width - scale.left - scale.right)} height={frame.height} />
      </clipPath>
      {gaps.map(({ x, width }) => (
        <rect key={x} x={x} y={top} width={width} height={bottom - top} fill="url(#p-error)" />
      ))}
      <path className="recorded" d={path} clipPath="url(#recorded-counts)" />
    </>
  );
}

/** Measures a finished run beside the recording. */
function useFit(run: Run | null): void {
  const measured = useContinued(({ made }) => made?.measured ?? null);
  useEffect(() => {
    if (run === null || run.outcomes === null || measured === null) return;
    const simulated = new Float64Array(run.durationSeconds + 1);
    run.counts.forEach(([second, count]) => simulated.fill(count, second));
    useContinued.setState({ fit: fitOf(measured, simulated) });
  }, [run, measured]);
}
