import { useMemo } from "react";
import { round } from "../../marks/marks";
import { useEvidence } from "../../store/evidence";
import { openSync } from "../../store/evidenceSeries";
import type { ShownSeries } from "../../run/shownSeries";
import { t } from "../../words/text";
import type { TimeScale } from "../../marks/timeScale";
import { clock } from "../../words/times";
import { causeWords } from "../../words/evidence/series/classWords";
import { laneMarks, type LaneMark } from "../../marks/series/laneMarks";
import { wallTicks } from "../../marks/series/wallTicks";

const height = 46;

/** Where recorded and computed diverge, and why. A press opens the sync. */
export function DivergeLane({ series, scale }: { series: ShownSeries; scale: TimeScale }) {
  const sync = useEvidence((evidence) => evidence.sync);
  const at = sync === null ? undefined : series.at[sync];
  const cursor = at === undefined || at < scale.from || at > scale.to ? null : scale.x(at);
  const marks = useMemo(() => laneMarks(series.divergences, scale, cursor), [series, scale, cursor]);
  return (
    <div className="diverge-lane" style={{ height }} role="group" aria-label={t`Where recorded and computed diverge`}>
      <svg width={scale.width} height={height} aria-hidden="true">
        <path
          className="gl"
          d={wallTicks(scale)
            .map((second) => `M${round(scale.x(second))} 0V${height}`)
            .join("")}
        />
        <path className="gl" d={`M${scale.left} 12H${scale.width - scale.right}`} />
        <text x={scale.left - 6} y="16" textAnchor="end" className="tx2">
          {t`diverge`}
        </text>
        {marks.map((mark) => (
          <Sign key={mark.index} mark={mark} />
        ))}
        {series.divergences.length === 0 && (
          <text x={scale.left + 8} y="32" className="tx2 halo">
            {t`nowhere: every sync that was computed agrees`}
          </text>
        )}
      </svg>
      {marks.map(({ divergence, index, x, width, count }) => (
        <button
          key={index}
          type="button"
          style={{ left: x, width: Math.max(width, 13) }}
          aria-label={
            count === 1
              ? t`Diverge at ${clock(divergence.from)}: ${causeWords(divergence)}`
              : t`${count} divergences from ${clock(divergence.from)}`
          }
          title={`${clock(divergence.from)} ${causeWords(divergence)}`}
          onClick={() => openSync(divergence.first)}
        />
      ))}
    </div>
  );
}

function Sign({ mark: { divergence, x, width, count, words } }: { mark: LaneMark }) {
  const middle = round(x + width / 2);
  return (
    <>
      {divergence.kind === "noMetric" ? (
        <rect x={round(x)} y="5" width={round(width)} height="14" fill="url(#p-error)" stroke="var(--error)" />
      ) : (
        <>
          <path d={`M${middle} 5l6.5 7l-6.5 7l-6.5 -7Z`} fill="var(--sheet)" stroke="var(--ink)" strokeWidth="1.5" />
          <path d={`M${middle - 2.5} 9.5h5M${middle - 2.5} 14.5h5`} stroke="var(--ink)" strokeWidth="1.2" />
        </>
      )}
      {words && (
        <>
          <text className="tx halo" style={{ fontSize: 12 }} x={round(words.x)} y="16">
            {count === 1 ? words.title : `${words.title} +${count - 1}`}
          </text>
          <text className="tx2 halo" x={round(words.x)} y="31">
            {words.time}
          </text>
        </>
      )}
    </>
  );
}
