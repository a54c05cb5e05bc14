import { useId } from "react";
import { spans, type Span } from "../../engine/index";
import { t } from "../ui/text";

interface SpanChoiceProps {
  /** Null while it was neither chosen nor written. */
  span: Span | null;
  /** As written behind the values. */
  unit: string | null;
  onChoose(span: Span): void;
}

const words: Record<Span, string> = { 1: t`second`, 60: t`minute`, 3600: t`hour` };

/** What the values count. It is asked, not guessed: the wrong answer is a load sixty times as high. */
export function SpanChoice({ span, unit, onChoose }: SpanChoiceProps) {
  const group = useId();
  return (
    <fieldset className="bring-in-span">
      <legend>{t`The values are requests per`}</legend>
      {spans.map((each) => (
        <label key={each}>
          <input type="radio" name={group} checked={each === span} onChange={() => onChoose(each)} />
          {words[each]}
        </label>
      ))}
      <span className={span === null ? "c-window" : "muted"}>{written(unit, span === null)}</span>
    </fieldset>
  );
}

function written(unit: string | null, open: boolean): string {
  if (unit === null) return open ? t`no unit is written: choose one` : t`no unit is written`;
  return open ? t`“${unit}” is written behind them: choose one` : t`“${unit}” is written behind them`;
}
