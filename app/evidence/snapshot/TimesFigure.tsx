import type { SnapshotTimes } from "../../../engine/index";
import { DrawnMarks } from "../../figures/DrawnMarks";
import { timesLayers } from "../../marks/layers/times";
import { useSize } from "../../ui/useSize";
import { timesSaid } from "../../words/evidence/timesSaid";
import { t } from "../../words/text";

/** What the times of a text fix, and what they leave open: intervals, because kubectl cuts an age to its last unit. */
export function TimesFigure({ times }: { times: SnapshotTimes }) {
  const [ref, { width }] = useSize<HTMLDivElement>();
  const said = timesSaid(times);
  if (said.length === 0)
    return <p>{t`Nothing in the text says when the count changed: no rescale, no transition of a condition, no last scale.`}</p>;
  return (
    <div className="times-figure" ref={ref}>
      {width > 0 && <Drawing times={times} width={width} label={said.join(" ")} />}
      <details>
        <summary>{t`The same as sentences`}</summary>
        <ul>
          {said.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </details>
    </div>
  );
}

function Drawing({ times, width, label }: { times: SnapshotTimes; width: number; label: string }) {
  const { frame, marks } = timesLayers(times, width);
  return (
    <svg height={frame.height} viewBox={`0 0 ${width} ${frame.height}`} role="img" aria-label={label}>
      <DrawnMarks frame={frame} marks={marks} />
    </svg>
  );
}
