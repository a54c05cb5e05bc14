import { useId } from "react";
import { spans, type Span } from "../../engine/index";
import { t } from "../words/text";
import { span as spanOf } from "../words/times";

interface SpanChoiceProps {
  /** null until the text gives it or the user chooses it. */
  span: Span | null;
  /** The unit as written after the values or in their heading. */
  unit: string | null;
  inHeading: boolean;
  /** Seconds between samples, because many systems count from one sample to the next. */
  step: number;
  onChoose(span: Span): void;
}

const words = new Map<Span, string>([
  [1, t`second`],
  [60, t`minute`],
  [3600, t`hour`],
]);

/** What the values count. If the text does not say it, the user must, because a wrong guess makes the load sixty times as high. */
export function SpanChoice({ span, unit, inHeading, step, onChoose }: SpanChoiceProps) {
  const group = useId();
  const all = new Set([...spans, ...(step >= 1 ? [Math.round(step)] : []), ...(span === null ? [] : [span])]);
  return (
    <div className="bring-in-row" role="radiogroup" aria-labelledby={`${group}-label`}>
      <span id={`${group}-label`} className="bring-in-label">{t`The values are requests per`}</span>
      <div>
        {[...all].map((each) => (
          <label key={each}>
            <input type="radio" name={group} checked={each === span} onChange={() => onChoose(each)} />
            {words.get(each) ?? spanOf(each)}
          </label>
        ))}
        <span className={span === null ? "c-window" : "muted"}>{written(unit, inHeading, span === null)}</span>
      </div>
    </div>
  );
}

function written(unit: string | null, inHeading: boolean, open: boolean): string {
  if (unit === null) return open ? t`no unit given: choose one` : t`no unit given`;
  if (inHeading) return t`the heading says “${unit}”`;
  return open ? t`their unit is “${unit}”: choose one` : t`their unit is “${unit}”`;
}
