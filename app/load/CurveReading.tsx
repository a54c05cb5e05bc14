import type { PointerEvent } from "react";
import { useScenario } from "../store/scenario";
import type { PlotOverlay } from "../marks/plotFrame";
import { pointerIn } from "../ui/pointerIn";
import { t } from "../words/text";
import { runLength } from "../words/times";
import { Curve } from "./Curve";

/** The load curve of a page that cannot be edited. A press selects the second under it. */
export function CurveReading({ frame, filled, onSelect }: PlotOverlay) {
  const { scale, height } = frame;
  const onPointerUp = (event: PointerEvent<SVGSVGElement>) => {
    if (event.button === 0) onSelect(scale.second(pointerIn(event.currentTarget, event).x));
  };
  return (
    <svg className="curve-editor reading" width={scale.width} height={height} aria-hidden="true" onPointerUp={onPointerUp}>
      <Curve frame={frame} filled={filled} clip="curve-reading" />
    </svg>
  );
}

/** The load's settings in words, where an editable page shows the shapes. */
export function LoadReading() {
  const { load, durationSeconds, seed } = useScenario(({ scenario }) => scenario);
  const length = runLength(durationSeconds);
  return (
    <div className="load-bar">
      <div className="chips reading">
        {load.noise === 0 ? t`without noise, ${length}, seed ${seed}` : t`noise ±${Math.round(load.noise * 100)}%, ${length}, seed ${seed}`}
      </div>
    </div>
  );
}
