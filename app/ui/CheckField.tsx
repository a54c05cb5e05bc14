import { useId } from "react";
import "./NumberField.css";

interface CheckFieldProps {
  label: string;
  /** The name by which other parts of the page find it. */
  name?: string;
  help: string;
  checked: boolean;
  /** True if the label is a name of the API. */
  mono?: boolean;
  disabled?: boolean;
  onChange: (checked: boolean) => void;
}

export function CheckField({ label, name, help, checked, mono = false, disabled = false, onChange }: CheckFieldProps) {
  const id = useId();
  return (
    <div className="check">
      <input
        id={id}
        name={name}
        type="checkbox"
        aria-describedby={`${id}-help`}
        checked={checked}
        disabled={disabled}
        onChange={({ target }) => onChange(target.checked)}
      />
      <label htmlFor={id} className={mono ? "mono" : ""}>
        {label}
      </label>
      <p id={`${id}-help`} className="muted">
        {help}
      </p>
    </div>
  );
}
