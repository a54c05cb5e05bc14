import { memo, useMemo } from "react";
import { stepAt } from "../../../engine/index";
import type { RunKeda } from "../../run/run";
import { isCovered } from "../../run/cover";
import { useTrace } from "../../store/trace";
import { useView } from "../../store/view";
import { t } from "../../words/text";
import type { TimeScale } from "../../marks/timeScale";
import { clock, span } from "../../words/times";
import { CoverPaint } from "../CoverPaint";
import { labelWidth } from "../../marks/labels";
import { stretchesInView } from "../../marks/manifestsOfRun";
import { round } from "../../marks/marks";
import { placeWords } from "../../marks/keda/cooldownWords";
import { namePlace } from "../ReasonStrip";
import { isInView } from "../TimeAxis";
import { deciderStretches, type Decider, type DeciderStretch } from "../../marks/keda/whoDecides";
import type { KedaRun } from "../../marks/keda/kedaReadings";
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

const cooldownHeight = 14;

/** A bracket from the last activity to the end of the cooldown that runs at the cursor. */
function Cooldown({ keda: { polls }, scale }: { keda: RunKeda; scale: TimeScale }) {
  const cursor = useView((view) => view.cursor);
  const cover = useTrace((trace) => trace.cover);
  const poll = cursor === null ? -1 : stepAt(polls.at, cursor);
  const [from, until] = [polls.cooldownFrom[poll] ?? NaN, polls.cooldownUntil[poll] ?? NaN];
  const runs = cursor !== null && cursor <= until && !isCovered(cover, cursor, "decisions");
  return (
    <svg className="cooldown" width={scale.width} height={cooldownHeight} aria-hidden="true">
      {runs && until > scale.from && from < scale.to && <Bracket from={from} until={until} cursor={cursor} scale={scale} />}
    </svg>
  );
}

function Bracket({ from, until, cursor, scale }: { from: number; until: number; cursor: number; scale: TimeScale }) {
  const [left, right] = [scale.x(Math.max(scale.from, from)), scale.x(Math.min(scale.to, until))];
  const y = cooldownHeight / 2 + 0.5;
  const end = (x: number, isInside: boolean) => (isInside ? `M${round(x)} ${y - 3.5}v7` : "");
  const line = isInView(scale, cursor) ? scale.x(cursor) : null;
  const texts = [t`the cooldown of ${span(until - from)} ends at ${clock(until)}`, t`cooldown to ${clock(until)}`];
  const words = placeWords({ from: left, to: right }, texts, labelWidth, line, scale);
  return (
    <>
      <path d={`M${round(left)} ${y}H${round(right)}${end(left, from >= scale.from)}${end(right, until <= scale.to)}`} />
      {words && (
        <text className="halo tx2" x={round(words.x)} y={y + 4} textAnchor={words.anchor}>
          {words.text}
        </text>
      )}
    </>
  );
}

const stripHeight = 17;
const fills: Readonly<Record<Decider, string>> = { KEDA: "url(#p-bound)", HPA: "var(--sunk)" };
const names: Readonly<Record<Decider, readonly string[]>> = { KEDA: ["KEDA"], HPA: [t`the HPA`, "HPA"] };
const letterWidth = 6.6;
const wordMargins = 14;

const Stretches = memo(function Stretches({ stretches, scale }: { stretches: readonly DeciderStretch[]; scale: TimeScale }) {
  const cursor = useView((view) => view.cursor);
  const line = isInView(scale, cursor) ? scale.x(cursor) : null;
  const places = stretchesInView(stretches, scale).map(({ by, from, to }) => ({ by, from: scale.x(from), to: scale.x(to) }));
  const label = t`When KEDA decides the count, and when the HPA`;
  return (
    <div className="strip decides" role="img" aria-label={label} title={label}>
      <svg width={scale.width} height={stripHeight}>
        <text x={scale.left - 6} y={stripHeight - 5} textAnchor="end">
          {t`decides`}
        </text>
        {places.map(({ by, from, to }) => (
          <rect key={from} x={round(from)} width={round(Math.max(1, to - from))} height={stripHeight} fill={fills[by]} />
        ))}
      </svg>
      {places.map(({ by, from, to }) => {
        const place = namePlace(
          { from, to },
          names[by].map((name) => name.length * letterWidth + wordMargins),
          line,
        );
        if (place === null || place.word === null) return null;
        return (
          <span key={from} style={{ left: place.middle }}>
            {names[by][place.word]}
          </span>
        );
      })}
      <CoverPaint scale={scale} top={0} bottom={stripHeight} stage="decisions" worded={false} />
    </div>
  );
});
