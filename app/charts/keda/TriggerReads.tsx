import { useMemo } from "react";
import type { RunKeda, RunMetric } from "../../run/run";
import { useView } from "../../store/view";
import type { PlotFrame } from "../../marks/plotFrame";
import { stepPath } from "../../marks/linePaths";
import { stepSpacing } from "../../marks/reasons";
import { activationLevels, readLevels, readSquares } from "../../marks/keda/triggerLevels";
import "./keda.css";

interface TriggerReadsProps {
  figure: string;
  keda: RunKeda;
  metric: RunMetric;
  frame: PlotFrame;
}

/** Squares nearer than this, in pixels, are left to their line. */
const squareGap = 5;

/** Above which number the polls find the trigger active, and what they read while there are no pods, when the HPA reads nothing. */
export function TriggerReads({ figure, keda, metric, frame }: TriggerReadsProps) {
  const hidden = useView((view) => view.hidden);
  const { polls } = keda;
  const trigger = keda.triggers.find((each) => each.metric === metric.name);
  const paths = useMemo(() => {
    if (!trigger) return null;
    const read = readLevels(polls, trigger);
    return {
      activation: stepPath(polls.at, activationLevels(polls, trigger, metric.total), frame),
      read: stepPath(polls.at, read, frame),
      squares: stepSpacing(polls.at, frame.scale) < squareGap ? "" : readSquares(polls.at, read, frame),
    };
  }, [polls, trigger, metric.total, frame]);
  if (!paths) return null;
  const clip = `${figure}-reads`;
  const { left, right, width } = frame.scale;
  return (
    <>
      <clipPath id={clip}>
        <rect x={left} y={frame.top} width={Math.max(0, width - left - right)} height={frame.height} />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        {!hidden.has(`${figure}/activation`) && <path className="activation" d={paths.activation} />}
        {!hidden.has(`${figure}/polled`) && (
          <>
            <path className="polled" d={paths.read} />
            <path className="polled-squares" d={paths.squares} />
          </>
        )}
      </g>
    </>
  );
}
