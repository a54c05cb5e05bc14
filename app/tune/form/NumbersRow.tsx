import { useId, useState, type ReactNode } from "react";
import { t } from "../../words/text";

interface NumbersRowProps {
  label: string;
  /** Before and after the box. */
  before?: ReactNode;
  after?: ReactNode;
  /** As it is written in the box; empty for none. */
  written: string;
  /** What the box says, or what is wrong with it. */
  read(typed: string): { ok: true; set(): void } | { ok: false; problem: string };
}

/** A row with one box. Text that cannot be read stays as it was typed, with the reason under it, and the last value still applies. */
export function NumbersRow({ label, before, after, written, read }: NumbersRowProps) {
  const id = useId();
  const [typed, setTyped] = useState(written);
  const [known, setKnown] = useState(written);
  const [problem, setProblem] = useState<string | null>(null);
  if (known !== written) {
    setKnown(written);
    // A change from elsewhere; what was typed here stays as typed.
    if (document.activeElement?.id !== id) {
      setTyped(written);
      setProblem(null);
    }
  }
  const type = (text: string) => {
    setTyped(text);
    const reading = read(text);
    setProblem(reading.ok ? null : reading.problem);
    if (reading.ok) reading.set();
  };
  return (
    <div className="study-row">
      <label htmlFor={id}>{label}</label>
      <span className="study-values">
        {before !== undefined && <span className="soft">{before}</span>}
        <input
          id={id}
          type="text"
          inputMode="text"
          className="study-box"
          autoComplete="off"
          size={Math.max(2, typed.length)}
          aria-invalid={problem !== null}
          aria-describedby={problem === null ? undefined : `${id}-problem`}
          value={typed}
          onChange={({ target }) => type(target.value)}
        />
        {after !== undefined && <span className="soft">{after}</span>}
      </span>
      {problem !== null && (
        <p id={`${id}-problem`} className="study-problem c-error">
          {written === "" ? `${problem}.` : t`${problem}; ${written} still applies.`}
        </p>
      )}
    </div>
  );
}
