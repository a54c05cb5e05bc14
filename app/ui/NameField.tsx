import { useId, useState } from "react";
import { isDnsLabel } from "../../engine/index";
import { t } from "../words/text";
import "./NumberField.css";

interface NameFieldProps {
  label: string;
  help: string;
  value: string;
  onChange(value: string): void;
}

/** A container's name. What was typed stays even if it is no such name; the last good name then applies. */
export function NameField({ label, help, value, onChange }: NameFieldProps) {
  const id = useId();
  const [text, setText] = useState(value);
  const [known, setKnown] = useState(value);
  if (known !== value) {
    setKnown(value);
    setText(value);
  }
  const isName = isDnsLabel(text);
  const type = (typed: string) => {
    setText(typed);
    if (isDnsLabel(typed)) onChange(typed);
  };
  return (
    <div className="name-field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="text"
        className="mono"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={63}
        value={text}
        aria-invalid={!isName}
        aria-describedby={`${id}-help`}
        onChange={({ target }) => type(target.value)}
      />
      <p id={`${id}-help`} className={isName ? "muted" : "c-error"}>
        {isName ? help : t`Lower-case letters, digits and -, with a letter or a digit at both ends; ${value} still applies.`}
      </p>
    </div>
  );
}
