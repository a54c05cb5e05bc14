import { useState } from "react";
import { durationRange, maxPoints, type LoadPoint } from "../../engine/index";
import { useScenario } from "../store/scenario";
import { Icon } from "../ui/Icon";
import { t } from "../words/text";
import { clock, decimal, parseClock } from "../words/times";
import { readNumber } from "../words/typedNumber";
import { SignalSketch } from "./SignalSketch";

interface SignalCurveProps {
  name: string;
  points: readonly LoadPoint[];
  /** The highest value, in the metric's unit. */
  max: number;
  onChange(points: readonly LoadPoint[]): void;
}

/** The curve of a metric that the user draws: a sketch for the pointer, and its points as a table for the keyboard. */
export function SignalCurve({ name, points, max, onChange }: SignalCurveProps) {
  const durationSeconds = useScenario(({ scenario }) => scenario.durationSeconds);
  const add = () => {
    const last = points.findLastIndex(([second]) => second < durationSeconds);
    const [from, to] = [points[last]?.[0] ?? 0, points[last + 1]?.[0] ?? durationSeconds];
    const second = Math.floor((from + to) / 2);
    if (second > from && second < to) onChange(points.toSpliced(last + 1, 0, [second, points[last]?.[1] ?? 0]));
  };
  return (
    <>
      <SignalSketch points={points} durationSeconds={durationSeconds} onChange={onChange} />
      <table className="points" aria-label={t`Points of ${name}`}>
        <thead>
          <tr>
            <th scope="col">{t`time`}</th>
            <th scope="col">{t`value`}</th>
            <th scope="col">
              <span className="vh">{t`remove`}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {points.map(([second, value], index) => (
            <tr key={index}>
              <td>
                <PointInput
                  label={t`Time of point ${index + 1}`}
                  text={clock(second)}
                  read={(text) =>
                    within(parseClock(text), (points[index - 1]?.[0] ?? -1) + 1, (points[index + 1]?.[0] ?? durationRange.max + 1) - 1)
                  }
                  onChange={(next) => onChange(points.with(index, [next, value]))}
                />
              </td>
              <td>
                <PointInput
                  label={t`Value at ${clock(second)}`}
                  text={decimal(value, 3)}
                  read={(text) => within(readNumber(text), 0, max)}
                  onChange={(next) => onChange(points.with(index, [second, Math.round(next * 1000) / 1000]))}
                />
              </td>
              <td>
                <button
                  type="button"
                  className="btn sq"
                  aria-label={t`Remove the point at ${clock(second)}`}
                  disabled={points.length === 1}
                  onClick={() => onChange(points.toSpliced(index, 1))}
                >
                  <Icon name="close" />
                </button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <button type="button" className="lk" disabled={points.length >= maxPoints} onClick={add}>
        {t`Add a point`}
      </button>
    </>
  );
}

const within = (value: number | null, min: number, max: number) => (value !== null && value >= min && value <= max ? value : null);

interface PointInputProps {
  label: string;
  text: string;
  /** null if the text is not a valid value; the last good value then applies. */
  read(text: string): number | null;
  onChange(value: number): void;
}

function PointInput({ label, text, read, onChange }: PointInputProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const shown = typed ?? text;
  return (
    <input
      type="text"
      aria-label={label}
      autoComplete="off"
      value={shown}
      aria-invalid={read(shown) === null}
      onChange={({ target }) => {
        setTyped(target.value);
        const value = read(target.value);
        if (value !== null) onChange(value);
      }}
      onBlur={() => setTyped(null)}
    />
  );
}
