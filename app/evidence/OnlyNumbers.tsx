import { useId, useState } from "react";
import { isFormValue, neededNumbers, objectOfTyped, type FormInput, type TypedAutoscaler } from "../../engine/index";
import { t } from "../words/text";

interface OnlyNumbersProps {
  /** Hears the numbers as the text of an object that says only these; null while they are too few, or wrong. */
  onType: (text: string | null) => void;
  /** Enter in a field, once they are enough. */
  onDone: () => void;
}

/** For somebody who has no text of a cluster: the numbers that they know. The window's button explains them. */
export function OnlyNumbers({ onType, onDone }: OnlyNumbersProps) {
  const [typed, setTyped] = useState<TypedAutoscaler>({ resource: "cpu", replicas: "", value: "", target: "", min: "", max: "" });
  const id = useId();
  const wrongIn = (now: TypedAutoscaler) => fields.filter(({ key, input }) => now[key] !== "" && !isFormValue(now[key], input));
  const isEnough = (now: TypedAutoscaler) => wrongIn(now).length === 0 && neededNumbers.every((key) => now[key] !== "");
  const set = (change: Partial<TypedAutoscaler>) => {
    const now = { ...typed, ...change };
    setTyped(now);
    onType(isEnough(now) ? objectOfTyped(now) : null);
  };
  const wrong = wrongIn(typed);
  return (
    <details className="only-numbers">
      <summary>{t`Only numbers at hand?`}</summary>
      <div className="number-fields">
        <span>
          <label htmlFor={`${id}-resource`}>{t`Resource`}</label>
          <select
            id={`${id}-resource`}
            value={typed.resource}
            onChange={({ target }) => set({ resource: target.value === "memory" ? "memory" : "cpu" })}
          >
            {(["cpu", "memory"] as const).map((each) => (
              <option key={each} value={each}>
                {each}
              </option>
            ))}
          </select>
        </span>
        {fields.map(({ key, label, unit }) => (
          <span key={key}>
            <label htmlFor={`${id}-${key}`}>{label()}</label>
            <input
              id={`${id}-${key}`}
              inputMode="numeric"
              autoComplete="off"
              value={typed[key]}
              aria-invalid={wrong.some((each) => each.key === key)}
              onChange={({ target }) => set({ [key]: target.value.trim() })}
              onKeyDown={(event) => {
                if (event.key === "Enter" && isEnough(typed)) onDone();
              }}
            />
            {unit}
          </span>
        ))}
        <p className="soft">{t`What you leave empty stays open, and the explanation says so. A scenario needs maxReplicas.`}</p>
      </div>
    </details>
  );
}

const whole = (min: number, max: number): FormInput => ({ kind: "number", form: "whole", min, max, step: 1 });

const fields: readonly { key: Exclude<keyof TypedAutoscaler, "resource">; label: () => string; input: FormInput; unit: string }[] = [
  { key: "replicas", label: () => t`Replicas now`, input: whole(1, 10_000), unit: "" },
  { key: "value", label: () => t`Value now`, input: whole(0, 100_000), unit: "%" },
  { key: "target", label: () => t`Target`, input: whole(1, 100_000), unit: "%" },
  { key: "min", label: () => "minReplicas", input: whole(1, 10_000), unit: "" },
  { key: "max", label: () => "maxReplicas", input: whole(1, 10_000), unit: "" },
];
