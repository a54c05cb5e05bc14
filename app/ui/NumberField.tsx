import { useId, useState, type ReactNode } from "react";
import { t } from "../words/text";
import { unitWord } from "../words/names/unitWord";
import { quantity, unrounded } from "../words/numbers";
import { readNumber } from "../words/typedNumber";
import "./NumberField.css";

interface NumberFieldProps {
  label: string;
  /** The name by which other parts of the page find this field. */
  name?: string;
  /** The unit as the engine writes it. */
  unit: string;
  help: string;
  value: number;
  min: number;
  max: number;
  step: number;
  /** The field's own default, if it has one. */
  default?: number;
  /** Shown instead of the range when another field sets the bound: "at most the limit, 500". */
  bound?: string;
  /** Why the number changes nothing now; null if it has an effect. */
  idle?: string | null;
  /** Shown below the help: names and links. */
  more?: ReactNode;
  onChange: (value: number) => void;
}

/**
 * A number with its unit and a sentence of help; its range and default are shown while it has the focus. The typed text stays even if it is not a number in range; the last good value
 * then applies.
 */
export function NumberField({
  label,
  name,
  help,
  value,
  min,
  max,
  step,
  default: standard,
  bound,
  idle = null,
  more,
  onChange,
  ...own
}: NumberFieldProps) {
  const unit = unitWord(own.unit);
  const id = useId();
  const [text, setText] = useState(unrounded(value));
  const [known, setKnown] = useState(value);
  if (known !== value) {
    setKnown(value);
    // Something else changed the value, for example a link. If the user typed the change, the text stays as typed ("7.").
    if (amount(text, unit) !== value) setText(unrounded(value));
  }
  const limits = { min, max, step, bound };
  const error = complaint(text, unit, limits);
  const type = (typed: string) => {
    setText(typed);
    if (complaint(typed, unit, limits) === null) onChange(amount(typed, unit));
  };
  return (
    <div className="number-field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        name={name}
        type="text"
        inputMode={step < 1 ? "decimal" : "numeric"}
        autoComplete="off"
        value={text}
        aria-invalid={error !== null}
        aria-describedby={error === null ? `${id}-help ${id}-range` : `${id}-help`}
        onChange={(event) => type(event.target.value)}
        onKeyDown={(event) => {
          const direction = event.key === "ArrowUp" ? 1 : event.key === "ArrowDown" ? -1 : 0;
          if (direction === 0) return;
          event.preventDefault();
          type(unrounded(stepped(value, direction * step * (event.shiftKey ? 10 : 1), limits)));
        }}
      />
      <span className="unit">{unit}</span>
      <p id={`${id}-help`} className={error ? "c-error" : "muted"}>
        {error ? t`${error}; ${unit ? `${unrounded(value)} ${unit}` : value} still applies.` : help}
        {!error && idle !== null && <span className="idle">{idle}</span>}
      </p>
      {!error && (
        <p id={`${id}-range`} className="range muted">
          {standard === undefined ? range(min, max) : t`${range(min, max)}; default ${standard}`}
        </p>
      )}
      {more && <div className="more">{more}</div>}
    </div>
  );
}

type Limits = Pick<NumberFieldProps, "min" | "max" | "step"> & { bound: string | undefined };

/** The number, with or without its unit after it ("250m"); NaN for anything else. */
function amount(text: string, unit: string): number {
  const bare = text.trim();
  return readNumber(unit !== "" && bare.endsWith(unit) ? bare.slice(0, -unit.length) : bare);
}

function complaint(text: string, unit: string, { min, max, step, bound }: Limits): string | null {
  const value = amount(text, unit);
  if (!Number.isFinite(value)) return /\d[.,]\d{3}/.test(text) ? t`Type the number without a sign for thousands` : t`Type a number`;
  if (step === 1 && !Number.isInteger(value)) return t`Type a whole number`;
  if (value >= min && value <= max) return null;
  return bound ? t`From ${quantity(min)} to ${quantity(max)} (${bound})` : t`From ${quantity(min)} to ${quantity(max)}`;
}

const range = (min: number, max: number) => t`${quantity(min)} to ${quantity(max)}`;

/** Rounds to the decimals of the step, because binary fractions would show as 0.30000000000000004. */
function stepped(value: number, change: number, { min, max, step }: Limits): number {
  const digits = (String(step).split(".")[1] ?? "").length;
  return Math.min(max, Math.max(min, Number((value + change).toFixed(digits))));
}
