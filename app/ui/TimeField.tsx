import { useId, useState } from "react";
import { t } from "../words/text";
import { clock, parseClock } from "../words/times";
import "./NumberField.css";

interface TimeFieldProps {
  label: string;
  help: string;
  /** A second of the run. */
  value: number;
  min: number;
  max: number;
  /** What an arrow key adds, in seconds; ten times as much with Shift. */
  step: number;
  onChange: (second: number) => void;
}

/**
 * A time of the run as mm:ss, or in whole seconds. The typed text stays even if it is not a time of the run; the last good time then
 * applies.
 */
export function TimeField({ label, help, value, min, max, step, onChange }: TimeFieldProps) {
  const id = useId();
  const [text, setText] = useState(clock(value));
  const [known, setKnown] = useState(value);
  if (known !== value) {
    setKnown(value);
    // Something else changed the value, for example a drag. If the user typed the change, the text stays as typed ("90").
    if (parseClock(text) !== value) setText(clock(value));
  }
  const typed = parseClock(text);
  const valid = typed !== null && typed >= min && typed <= max;
  const type = (next: string) => {
    setText(next);
    const second = parseClock(next);
    if (second !== null && second >= min && second <= max) onChange(second);
  };
  return (
    <div className="number-field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="text"
        autoComplete="off"
        value={text}
        aria-invalid={!valid}
        aria-describedby={`${id}-help`}
        onChange={(event) => type(event.target.value)}
        onBlur={() => valid && setText(clock(value))}
        onKeyDown={(event) => {
          const direction = event.key === "ArrowUp" ? 1 : event.key === "ArrowDown" ? -1 : 0;
          if (direction === 0) return;
          event.preventDefault();
          type(clock(Math.max(min, Math.min(max, value + direction * step * (event.shiftKey ? 10 : 1)))));
        }}
      />
      <span className="unit" />
      <p id={`${id}-help`} className={valid ? "muted" : "c-error"}>
        {valid ? help : t`A time from ${clock(min)} to ${clock(max)}; ${clock(value)} still applies.`}
      </p>
    </div>
  );
}
