import { useId, useState } from "react";
import { maxValues, type Move, type StudyField } from "../../../engine/index";
import { t } from "../../words/text";
import { fieldWords, todayWords } from "../../words/study/fieldWords";
import { changeMove, removeMove, switchMove, valueOf, valuesIn } from "./moves";
import { problemOf, type StudyNow } from "./studyNow";

interface MoveRowProps {
  /** null: the manifest does not have this field now; what was typed for it stays. */
  field: StudyField | null;
  path: string;
  now: StudyNow;
}

/** A field that may change, with its range or list; what is wrong with them is under it. */
export function MoveRow({ field, path, now }: MoveRowProps) {
  const id = useId();
  const move = now.study.moves.find((each) => each.field === path) ?? null;
  const problem = move === null ? null : problemOf(move, now);
  const { lead, name } = fieldWords(path, field?.metric ?? null);
  const said = problem === null ? undefined : `${id}-problem`;
  return (
    <div className={move ? "study-row on" : "study-row"}>
      <div className="study-name">
        <input
          id={id}
          type="checkbox"
          checked={move !== null}
          onChange={({ target }) => (field ? switchMove(field, target.checked, now) : removeMove(path))}
        />
        <label htmlFor={id}>
          {lead !== "" && <span>{lead} </span>}
          {name}
        </label>
      </div>
      {move === null && field && <span className="muted study-today">{t`${todayWords(field.today)}, as it is`}</span>}
      {move && <Values move={move} kind={field?.kind ?? null} label={`${lead} ${name}`.trim()} describedBy={said} />}
      {problem !== null && (
        <p id={said} className="study-problem c-error">
          {problem}
        </p>
      )}
    </div>
  );
}

interface ValuesProps {
  move: Move;
  kind: StudyField["kind"] | null;
  label: string;
  describedBy: string | undefined;
}

function Values({ move, kind, label, describedBy }: ValuesProps) {
  if ("values" in move) return <ValueList move={move} kind={kind} label={label} describedBy={describedBy} />;
  const box = (name: "from" | "to" | "by", words: string) => (
    <input
      type="text"
      inputMode={typeof move[name] === "number" ? "numeric" : "text"}
      className="study-box"
      autoComplete="off"
      maxLength={40}
      size={Math.max(2, String(move[name]).length)}
      aria-label={words}
      aria-invalid={describedBy !== undefined}
      aria-describedby={describedBy}
      value={String(move[name])}
      onChange={({ target }) => changeMove({ ...move, [name]: valueOf(target.value, kind) })}
    />
  );
  return (
    <span className="study-values">
      {box("from", t`${label}: from`)}
      <span className="muted">{t`to`}</span>
      {box("to", t`${label}: to`)}
      <span className="muted">{t`by`}</span>
      {box("by", t`${label}: by`)}
    </span>
  );
}

function ValueList({ move, kind, label, describedBy }: ValuesProps & { move: Extract<Move, { values: unknown }> }) {
  const written = move.values.join(", ");
  const [typed, setTyped] = useState(written);
  const [known, setKnown] = useState(move.values);
  if (known !== move.values) {
    setKnown(move.values);
    // What was typed stays as it was typed, unless the values came from elsewhere.
    if (valuesIn(typed, kind).join() !== move.values.join()) setTyped(written);
  }
  const type = (text: string) => {
    setTyped(text);
    changeMove({ field: move.field, values: valuesIn(text, kind).slice(0, maxValues) });
  };
  return (
    <span className="study-values">
      <input
        type="text"
        className="study-box list"
        autoComplete="off"
        size={Math.min(18, Math.max(4, typed.length))}
        aria-label={t`${label}: values`}
        aria-invalid={describedBy !== undefined}
        aria-describedby={describedBy}
        value={typed}
        onChange={({ target }) => type(target.value)}
      />
    </span>
  );
}
