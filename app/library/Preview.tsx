import { useEffect, useState } from "react";
import type { Scenario } from "../../engine/index";
import { startWorker } from "../channel/startWorker";
import { plotFrame, type PlotFrame } from "../marks/plotFrame";
import { t } from "../words/text";
import { niceCeiling, timeScale, timeTick, timeTicks, valueTicks } from "../marks/timeScale";
import { connectPreviews } from "./previews";

interface PreviewProps {
  id: string;
  scenario: Scenario;
  /** The second that the preview marks. */
  at: number;
}

const size = { width: 340, height: 132, foot: 18 };

/**
 * Draws the replicas of a ready scenario: what its metrics propose, and what the controller writes. The data comes from a run of its own.
 */
export function Preview({ id, scenario, at }: PreviewProps) {
  const { durationSeconds } = scenario;
  const { run, failed, again } = usePreview(id, scenario);
  const scale = timeScale(size.width, 0, durationSeconds, true);
  const most = run ? [...run.proposal, ...run.applied].reduce((highest, count) => (count > highest ? count : highest), 1) : 1;
  const frame = plotFrame(scale, size.height - size.foot, 6, Math.max(2, niceCeiling(most)));
  if (failed) return <Failed onAgain={again} />;
  return (
    <svg
      className="library-preview"
      viewBox={`0 0 ${size.width} ${size.height}`}
      role="img"
      aria-label={t`Proposed and written replicas in this scenario`}
      data-ready={run !== null}
    >
      {valueTicks(frame.max, 3).map((count) => (
        <g key={count}>
          <path className={count === 0 ? "gz" : "gl"} d={`M${scale.left} ${frame.y(count)}H${size.width - scale.right}`} />
          <text x={scale.left - 6} y={frame.y(count) + 4} textAnchor="end">
            {count}
          </text>
        </g>
      ))}
      {timeTicks(scale, 72).map((second) => (
        <text key={second} x={scale.x(second)} y={size.height - 3} textAnchor={second === durationSeconds ? "end" : "middle"}>
          {timeTick(second, scale)}
        </text>
      ))}
      <path className="library-look" d={`M${scale.x(at)} 0V${frame.bottom}`} />
      {run && (
        <>
          <path className="library-proposal" d={line(run.at, run.proposal, frame)} />
          <path className="library-applied" d={line(run.at, run.applied, frame)} />
        </>
      )}
    </svg>
  );
}

function Failed({ onAgain }: { onAgain: () => void }) {
  return (
    <p className="library-preview-failed" role="status">
      {t`The page could not simulate this run.`}{" "}
      <button type="button" className="lk" onClick={onAgain}>
        {t`Try again`}
      </button>
    </p>
  );
}

/** Draws each count until the next sync, with a gap where there is no count. */
function line(at: Float64Array, counts: Float64Array, { scale, y }: PlotFrame): string {
  let path = "";
  at.forEach((second, step) => {
    const [count, before] = [counts[step]!, step === 0 ? NaN : counts[step - 1]!];
    if (Number.isNaN(count)) return;
    path += Number.isNaN(before) ? `M${pixel(scale.x(second))} ${pixel(y(count))}` : count === before ? "" : `V${pixel(y(count))}`;
    path += `H${pixel(scale.x(at[step + 1] ?? scale.to))}`;
  });
  return path;
}

const pixel = (length: number) => length.toFixed(1);

/** Finished runs stay available while the page is open. */
function usePreview(id: string, scenario: Scenario) {
  const [run, setRun] = useState(() => previews.known(id));
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (failed || previews.known(id)) return undefined;
    return previews.ask(id, scenario, (answer) => {
      setRun(answer);
      setFailed(answer === null);
    });
  }, [id, scenario, failed]);
  return { run, failed, again: () => setFailed(false) };
}

const previews = connectPreviews(startWorker);
