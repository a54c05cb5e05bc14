import { useId, type ReactNode } from "react";
import "./NumberField.css";

interface ChoiceFieldProps<Value extends string> {
  label: ReactNode;
  /** The name by which other parts of the page find this field. */
  name?: string;
  help?: string;
  value: Value;
  /** Below the help. */
  more?: ReactNode;
  choices: readonly (readonly [value: Value, words: string])[];
  onChange: (value: Value) => void;
}

export function ChoiceField<Value extends string>({ label, name, help, value, more, choices, onChange }: ChoiceFieldProps<Value>) {
  const id = useId();
  return (
    <div className="choice">
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        name={name}
        value={value}
        aria-describedby={help ? `${id}-help` : undefined}
        onChange={({ target }) => {
          const chosen = choices.find(([choice]) => choice === target.value);
          if (chosen) onChange(chosen[0]);
        }}
      >
        {choices.map(([choice, words]) => (
          <option key={choice} value={choice}>
            {words}
          </option>
        ))}
      </select>
      {help && (
        <p id={`${id}-help`} className="muted">
          {help}
        </p>
      )}
      {more}
    </div>
  );
}
