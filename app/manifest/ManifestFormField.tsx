import { useId, useState } from "react";
import { isFormValue, type FormField, type FormInput } from "../../engine/index";
import { useDiagnosis } from "../store/diagnosis";
import { Icon } from "../ui/Icon";
import { fromEngine } from "../words/engineText";
import { t } from "../words/text";
import { quantity } from "../words/times";
import { steppedNumber } from "./decidingNumbers";

interface Props {
  field: FormField;
  label: string;
  /** Counts what was undone: a typed text then gives way to the text's value. */
  undone: number;
  /** Whether the last edit here was not possible. */
  refused: boolean;
  onWrite: (value: string) => void;
  onRemove: () => void;
}

/** One value. What is typed stays while it has the focus; the text gets it as soon as it is such a value. */
export function ManifestFormField({ field, label, undone, refused, onWrite, onRemove }: Props) {
  const { path, input, value, standard, optional, locked } = field;
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const [known, setKnown] = useState(undone);
  if (known !== undone) {
    setKnown(undone);
    setTyped(null);
  }
  const error = useDiagnosis(({ diagnostics }) => diagnostics.find((each) => each.severity === "error" && each.path === path));
  const shown = typed ?? value ?? "";
  const isWrong = typed !== null && !isFormValue(typed, input) && !(typed === "" && value === null);
  const complaint = isWrong ? wanted(input) : refused ? refusedWords() : error ? fromEngine(error.said.message) : null;
  const said = complaint ?? (locked ? t`An alias brings this value. Change it in the text.` : null);
  const described = said === null ? undefined : `${id}-said`;

  function write(next: string): void {
    setTyped(next);
    if (isFormValue(next, input) && next !== value) onWrite(next);
  }

  function step(steps: number): void {
    const next = input.kind === "number" ? steppedNumber(shown === "" ? (standard ?? "") : shown, input, steps) : null;
    if (next === null || locked) return;
    setTyped(null);
    if (next !== value) onWrite(next);
  }

  return (
    <div className="form-field">
      <label htmlFor={id} className="mono">
        {label}
      </label>
      {input.kind === "choice" ? (
        <select
          id={id}
          value={value ?? ""}
          disabled={locked}
          aria-invalid={complaint !== null}
          aria-describedby={described}
          onChange={({ target }) => (target.value === "" ? onRemove() : onWrite(target.value))}
        >
          {(value === null || optional) && <option value="">{standard === null ? "" : t`${standard} (default)`}</option>}
          {value !== null && !input.choices.includes(value) && <option value={value}>{value}</option>}
          {input.choices.map((each) => (
            <option key={each} value={each}>
              {each}
            </option>
          ))}
        </select>
      ) : (
        <input
          id={id}
          type="text"
          className={input.kind === "name" ? "form-name" : undefined}
          inputMode={input.kind === "number" ? (input.form === "whole" ? "numeric" : "text") : "text"}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          value={shown}
          placeholder={standard ?? undefined}
          readOnly={locked}
          aria-invalid={complaint !== null}
          aria-describedby={described}
          onChange={({ target }) => write(target.value)}
          onBlur={() => !isWrong && setTyped(null)}
          onKeyDown={(event) => {
            const direction = { ArrowUp: 1, ArrowDown: -1 }[event.key];
            if (direction === undefined || input.kind !== "number") return;
            event.preventDefault();
            step(direction * (event.shiftKey ? 10 : 1));
          }}
        />
      )}
      {input.kind === "number" && !locked && (
        <span className="form-steps">
          {/* The arrow keys do it in the field. */}
          <button type="button" className="btn line sq" tabIndex={-1} aria-label={t`${label}: one step less`} onClick={() => step(-1)}>
            −
          </button>
          <button type="button" className="btn line sq" tabIndex={-1} aria-label={t`${label}: one step more`} onClick={() => step(1)}>
            +
          </button>
        </span>
      )}
      {optional && value !== null && !locked && input.kind !== "choice" && (
        <button
          type="button"
          className="btn sq form-out"
          aria-label={t`Take ${label} out of the text`}
          title={t`Take ${label} out of the text`}
          onClick={() => {
            setTyped(null);
            onRemove();
          }}
        >
          <Icon name="close" />
        </button>
      )}
      {said !== null && (
        <p id={`${id}-said`} className={complaint === null ? "muted" : "c-error"}>
          {said}
        </p>
      )}
    </div>
  );
}

export const refusedWords = (): string => t`The form cannot write this here. Write it in the text.`;

/** What a typed text would have to be. */
function wanted(input: FormInput): string {
  if (input.kind !== "number") return t`Type a name`;
  if (input.form === "quantity") return t`Type a quantity, such as 500m or 2Gi`;
  return Number.isFinite(input.max) ? t`From ${quantity(input.min)} to ${quantity(input.max)}` : t`Type a number`;
}
