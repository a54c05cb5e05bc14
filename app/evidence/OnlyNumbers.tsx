import { useId, useState } from "react";
import { isFormValue, neededNumbers, objectOfTyped, type FormInput, type TypedAutoscaler } from "../../engine/index";
import { t } from "../words/text";

/** For somebody who has no text of a cluster: the numbers that they know, explained as a text that says only these. */
export function OnlyNumbers({ onTake }: { onTake: (text: string) => void }) {
  const [typed, setTyped] = useState<TypedAutoscaler>({ resource: "cpu", replicas: "", value: "", target: "", min: "", max: "" });
  const id = useId();
  const set = (change: Partial<TypedAutoscaler>) => setTyped({ ...typed, ...change });
  const wrong = fields.filter(({ key, input }) => typed[key] !== "" && !isFormValue(typed[key], input));
  const isReady = wrong.length === 0 && neededNumbers.every((key) => typed[key] !== "");
  return (
    <details className="only-numbers">
      <summary>{t`Only numbers at hand?`}</summary>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (isReady) onTake(objectOfTyped(typed));
        }}
      >
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
            />
            {unit}
          </span>
        ))}
        <p className="soft">{t`What you leave empty stays open, and the explanation says so. A scenario needs maxReplicas.`}</p>
        <button className="btn line" disabled={!isReady}>
          {t`Explain these numbers`}
        </button>
      </form>
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
