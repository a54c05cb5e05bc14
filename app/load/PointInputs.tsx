import { maxRequestsPerSecond } from "../../engine/index";
import { drawLoad, setLoad, useScenario } from "../store/scenario";
import { reveal } from "../store/zoom";
import { t } from "../words/text";
import { clock, decimal, quantity } from "../words/times";
import { movePoint, timeRoom } from "./curveEdits";
import { numberWithin, secondWithin, TypedField } from "./TypedField";

interface PointInputsProps {
  index: number;
  unit: "requests" | "messages";
  /** Draws each of the two fields where it belongs. */
  Cell?: "td" | "span";
  onLeave?(): void;
}

/** The two numbers of a point, to type: its time, and its load. */
export function PointInputs({ index, unit, Cell = "span", onLeave }: PointInputsProps) {
  const { load, durationSeconds } = useScenario(({ scenario }) => scenario);
  const point = load.points[index];
  if (!point) return null;
  const [second, value] = point;
  const { earliest, latest } = timeRoom(load.points, index, durationSeconds);
  // A point past the end of the run keeps its place until the run is long enough again.
  const last = Math.max(latest, second);
  const move = (to: number, requestsPerSecond: number, repeats: boolean) => {
    (repeats ? drawLoad : setLoad)({
      ...load,
      points: movePoint(load.points, index, to, requestsPerSecond, Math.max(durationSeconds, second)),
    });
    // The fields stand beside their point, so the figures follow it.
    if (onLeave) reveal(to);
  };
  const leave = onLeave ? { onLeave } : {};
  return (
    <>
      <Cell>
        <TypedField
          {...leave}
          label={t`Time of point ${index + 1}`}
          className="time"
          text={clock(second)}
          read={secondWithin(earliest, last)}
          range={t`A time from ${clock(earliest)} to ${clock(last)}.`}
          stepped={(factor) => second + 5 * factor}
          onChange={(to, repeats) => move(to, value, repeats)}
        />
      </Cell>
      <Cell>
        <TypedField
          {...leave}
          label={unit === "messages" ? t`Messages per second at ${clock(second)}` : t`Requests per second at ${clock(second)}`}
          className="amount"
          text={decimal(value, 3)}
          read={numberWithin(0, maxRequestsPerSecond)}
          range={t`From ${quantity(0)} to ${quantity(maxRequestsPerSecond)}`}
          stepped={(factor) => value + factor}
          onChange={(to, repeats) => move(second, to, repeats)}
        />
      </Cell>
    </>
  );
}
