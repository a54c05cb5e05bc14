import { useId } from "react";
import { spans, type Span } from "../../engine/index";

interface SpanChoiceProps {
  /** Null while it was neither chosen nor written. */
  span: Span | null;
  /** As written behind the values. */
  unit: string | null;
  onChoose(span: Span): void;
}

const words: Record<Span, string> = { 1: "second", 60: "minute", 3600: "hour" };

/** What the values count. It is asked, not guessed: the wrong answer is a load sixty times as high. */
export function SpanChoice({ span, unit, onChoose }: SpanChoiceProps) {
  const group = useId();
  return (
    <fieldset className="bring-in-span">
      <legend>The values are requests per</legend>
      {spans.map((each) => (
        <label key={each}>
          <input type="radio" name={group} checked={each === span} onChange={() => onChoose(each)} />
          {words[each]}
        </label>
      ))}
      <span className={span === null ? "c-window" : "muted"}>
        {unit === null ? "no unit is written" : <>“{unit}” is written behind them</>}
        {span === null && ": choose one"}
      </span>
    </fieldset>
  );
}
