import { memo, useMemo } from "react";
import type { RunKeda } from "../../run/run";
import { isCovered } from "../../run/cover";
import { useTrace } from "../../store/trace";
import { useView } from "../../store/view";
import { t } from "../../words/text";
import { cooldownHeight, cooldownMarks, deciderMarks, deciderNames, deciderPlaces } from "../../marks/layers/keda";
import { stripRow } from "../../marks/layers/reasonStrip";
import type { KedaRun } from "../../marks/keda/kedaReadings";
import { deciderStretches, type DeciderStretch } from "../../marks/keda/whoDecides";
import type { TimeScale } from "../../marks/timeScale";
import { CoverPaint } from "../CoverPaint";
import { DrawnMarks } from "../../figures/DrawnMarks";
import "./keda.css";

interface DecidesStripProps {
  run: KedaRun;
  scale: TimeScale;
}

/** Under the replicas: the cooldown at the cursor, and when KEDA decides and when the HPA. */
export function DecidesStrip({ run, scale }: DecidesStripProps) {
  const stretches = useMemo(() => deciderStretches(run), [run]);
  return (
    <>
      <Cooldown keda={run.keda} scale={scale} />
      <Stretches stretches={stretches} scale={scale} />
    </>
  );
}

function Cooldown({ keda, scale }: { keda: RunKeda; scale: TimeScale }) {
  const cursor = useView((view) => view.cursor);
  const cover = useTrace((trace) => trace.cover);
  const marks = isCovered(cover, cursor, "decisions") ? [] : cooldownMarks(keda, scale, cursor);
  return (
    <svg className="cooldown" width={scale.width} height={cooldownHeight} aria-hidden="true">
      <DrawnMarks frame={{ scale, height: cooldownHeight }} marks={marks} />
    </svg>
  );
}

const Stretches = memo(function Stretches({ stretches, scale }: { stretches: readonly DeciderStretch[]; scale: TimeScale }) {
  const cursor = useView((view) => view.cursor);
  const places = useMemo(() => deciderPlaces(stretches, scale), [stretches, scale]);
  const marks = useMemo(() => deciderMarks(places, scale), [places, scale]);
  const frame = useMemo(() => ({ scale, height: stripRow }), [scale]);
  const label = t`When KEDA decides the count, and when the HPA`;
  return (
    <div className="strip decides" role="img" aria-label={label} title={label}>
      <svg width={scale.width} height={stripRow}>
        <DrawnMarks frame={frame} marks={marks} />
      </svg>
      {deciderNames(places, scale, cursor).map(({ word, middle }, place) => (
        <span key={place} style={{ left: middle }}>
          {word}
        </span>
      ))}
      <CoverPaint scale={scale} top={0} bottom={stripRow} stage="decisions" worded={false} />
    </div>
  );
});
