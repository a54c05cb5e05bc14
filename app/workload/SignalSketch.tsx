import { useRef, useState, type PointerEvent } from "react";
import { maxPoints, type LoadPoint } from "../../engine/index";
import { setGesture } from "../store/scenario";
import { niceCeiling } from "../marks/timeScale";

interface SignalSketchProps {
  points: readonly LoadPoint[];
  durationSeconds: number;
  onChange(points: readonly LoadPoint[]): void;
}

/** In the drawing's own units; the drawing stretches to its column. */
const size = { width: 320, height: 48 };
const grabPixels = 10;

/** A small curve. A press takes the nearest point or adds one, and a drag moves it between its neighbours. */
export function SignalSketch({ points, durationSeconds, onChange }: SignalSketchProps) {
  /** The point under the pressed pointer. While it is held, the axis keeps the maximum from the press. */
  const held = useRef<number | null>(null);
  const [heldMax, setHeldMax] = useState<number | null>(null);
  const max = heldMax ?? niceCeiling(Math.max(...points.map(([, value]) => value)) * 1.25 || 1);
  const at = ([second, value]: LoadPoint) => [(second / durationSeconds) * size.width, size.height - (value / max) * size.height] as const;

  const place = (event: PointerEvent<SVGSVGElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    const across = Math.max(0, Math.min(1, (event.clientX - box.left) / box.width));
    const up = Math.max(0, Math.min(1, 1 - (event.clientY - box.top) / box.height));
    return { second: Math.round(across * durationSeconds), value: Number((up * max).toPrecision(3)), box };
  };
  const down = (event: PointerEvent<SVGSVGElement>) => {
    if (event.button !== 0) return;
    const { second, value, box } = place(event);
    const pixels = ([pointSecond]: LoadPoint) => (Math.abs(pointSecond - second) / durationSeconds) * box.width;
    const near = points.findIndex((point) => pixels(point) <= grabPixels);
    const index = near >= 0 ? near : points.filter(([before]) => before < second).length;
    if (near < 0 && points.length >= maxPoints) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    held.current = index;
    setHeldMax(max);
    setGesture(true);
    onChange(near < 0 ? points.toSpliced(index, 0, [second, value]) : points.with(index, [points[index]![0], value]));
  };
  const move = (event: PointerEvent<SVGSVGElement>) => {
    const index = held.current;
    if (index === null || !event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const { second, value } = place(event);
    const [earliest, latest] = [(points[index - 1]?.[0] ?? -1) + 1, (points[index + 1]?.[0] ?? durationSeconds + 1) - 1];
    onChange(points.with(index, [Math.max(earliest, Math.min(latest, second)), value]));
  };
  const up = () => {
    if (held.current === null) return;
    held.current = null;
    setHeldMax(null);
    setGesture(false);
  };

  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return null;
  const line = [[0, first[1]] as const, ...points, [Math.max(durationSeconds, last[0]), last[1]] as const]
    .map((point) => at(point).join(" "))
    .join("L");
  return (
    <svg
      className="curve"
      viewBox={`0 0 ${size.width} ${size.height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      onPointerDown={down}
      onPointerMove={move}
      onPointerUp={up}
      onPointerCancel={up}
    >
      <path className="tint" d={`M${line}V${size.height}H0Z`} />
      <path d={`M${line}`} />
    </svg>
  );
}
