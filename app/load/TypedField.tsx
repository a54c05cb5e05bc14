import { useId, useState, type KeyboardEvent } from "react";
import { parseClock } from "../words/times";
import { readNumber } from "../words/typedNumber";

interface TypedFieldProps {
  label: string;
  className: string;
  /** The present value as the field writes it. */
  text: string;
  /** The value that a text means; null for a text that is no value, or one out of its range. */
  read(text: string): number | null;
  /** What a good text is. */
  range: string;
  /** The value one step up or down; `factor` is 10 with Shift. */
  stepped(factor: number): number;
  /** `repeats` is true for a key that is held. */
  onChange(value: number, repeats: boolean): void;
  /** Escape where nothing was typed. */
  onLeave?(): void;
}

/**
 * A small field for one number of a point. The typed text counts once Enter is pressed or the focus leaves, because half a number would move
 * the point; the arrow keys count at once. A text that is no value stays, and says what would be one.
 */
export function TypedField({ label, className, text, read, range, stepped, onChange, onLeave }: TypedFieldProps) {
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const [complains, setComplains] = useState(false);
  const take = () => {
    if (typed === null) return;
    const value = read(typed);
    setComplains(value === null);
    if (value === null) return;
    setTyped(null);
    if (value !== read(text)) onChange(value, false);
  };
  const forget = () => {
    setTyped(null);
    setComplains(false);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const direction = event.key === "ArrowUp" ? 1 : event.key === "ArrowDown" ? -1 : 0;
    if (direction !== 0) {
      forget();
      onChange(stepped(direction * (event.shiftKey ? 10 : 1)), event.repeat);
    } else if (event.key === "Enter") take();
    else if (event.key === "Escape" && typed !== null) forget();
    else if (event.key === "Escape" && onLeave) onLeave();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <>
      <input
        type="text"
        className={className}
        inputMode="decimal"
        autoComplete="off"
        aria-label={label}
        aria-invalid={complains}
        aria-describedby={complains ? id : undefined}
        value={typed ?? text}
        onChange={({ target }) => {
          setTyped(target.value);
          if (complains) setComplains(read(target.value) === null);
        }}
        onFocus={({ target }) => target.select()}
        onBlur={take}
        onKeyDown={onKeyDown}
      />
      {complains && (
        <span id={id} className="complaint" role="status">
          {range}
        </span>
      )}
    </>
  );
}

/** A number within its range. */
export const numberWithin = (min: number, max: number) => (text: string) => {
  const value = readNumber(text);
  return value >= min && value <= max ? value : null;
};

/** A second of the run within its range, as mm:ss or in seconds. */
export const secondWithin = (min: number, max: number) => (text: string) => {
  const second = parseClock(text);
  return second !== null && second >= min && second <= max ? second : null;
};
