import { useState } from "react";
import type { ExplainedAutoscaler, SaidLine, SnapshotExplanation, Statement } from "../../../engine/index";
import { openDialog } from "../../store/windows";
import { Icon } from "../../ui/Icon";
import { t } from "../../words/text";
import { StandingMark } from "../StandingMark";
import { lineMeaning } from "../../words/evidence/saidLines";
import { statementWords } from "../../words/evidence/statements";
import { duration } from "../../words/evidence/numbers";
import { Command } from "./Command";
import { CopyReport } from "./CopyReport";
import { TimesFigure } from "./TimesFigure";
import { useLit } from "./useLit";
import "./snapshot.css";

interface SnapshotFiguresProps {
  autoscaler: ExplainedAutoscaler;
  /** What a phone shows at once; all of it where there is room. */
  part: "times" | "meaning" | "all";
}

/** What the times of a snapshot fix, what each of its lines means, what is wrong, and what would make the rest certain. */
export function SnapshotFigures({ autoscaler, part }: SnapshotFiguresProps) {
  const { snapshot } = autoscaler;
  return (
    <div className="snapshot-figures" key={snapshot.name}>
      {part !== "meaning" && (
        <>
          <h3>
            {t`Times in the text`}{" "}
            <small>
              {snapshot.times.zero.kind === "printed" ? t`before and after the snapshot` : t`before the newest time in the text`}
            </small>
          </h3>
          <TimesFigure times={snapshot.times} />
        </>
      )}
      {part !== "times" && (
        <>
          <Meanings snapshot={snapshot} />
          <Problems statements={snapshot.statements} />
          <Others statements={snapshot.statements} />
        </>
      )}
      {part !== "meaning" && (
        <>
          <Certain statements={snapshot.statements} />
          <div className="actions">
            <button type="button" className="btn line" aria-haspopup="dialog" onClick={() => openDialog("evidence")}>
              {t`Add a series from Prometheus`}
            </button>
            <CopyReport autoscaler={autoscaler} />
          </div>
        </>
      )}
    </div>
  );
}

/** More lines than these are behind a button. */
const mostLines = 12;

function Meanings({ snapshot }: { snapshot: SnapshotExplanation }) {
  const [isWhole, setWhole] = useState(false);
  if (snapshot.lines.length === 0) return null;
  const shown = isWhole ? snapshot.lines : snapshot.lines.slice(0, mostLines);
  return (
    <>
      <h3>{t`What each line means in this state`}</h3>
      <table className="meaning-table">
        <thead>
          <tr>
            <th>{t`what it says`}</th>
            <th colSpan={2}>{t`what it means here`}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map((line, index) => (
            <Meaning key={index} line={line} snapshot={snapshot} />
          ))}
        </tbody>
      </table>
      {shown.length < snapshot.lines.length && (
        <button type="button" className="lk" onClick={() => setWhole(true)}>
          {t`${snapshot.lines.length - shown.length} more lines`}
        </button>
      )}
    </>
  );
}

function Meaning({ line, snapshot }: { line: SaidLine; snapshot: SnapshotExplanation }) {
  const { isLit, events } = useLit(line.basis);
  return (
    <tr className={isLit ? "is-origin" : undefined} {...events}>
      <td>
        {line.what === "condition"
          ? `${line.type ?? ""} ${line.status ?? ""}`
          : line.ago === null
            ? t`event`
            : t`event, ${duration(line.ago.low)} ago`}
        <span className="mono">
          {line.reason}
          {line.count !== null && line.count > 1 ? ` × ${line.count}` : ""}
        </span>
      </td>
      <td className="st">
        <StandingMark standing={line.standing} />
      </td>
      <td>{lineMeaning(line, snapshot).join(" ")}</td>
    </tr>
  );
}

function Problems({ statements }: { statements: readonly Statement[] }) {
  const problems = statements.flatMap((each) => (each.code === "problem" ? [each] : []));
  const [now, past] = [problems.filter(({ when }) => when !== "past"), problems.filter(({ when }) => when === "past")];
  return (
    <>
      {now.length > 0 && <h3>{t`What is wrong`}</h3>}
      {now.map((problem, index) => (
        <Said key={index} statement={problem} />
      ))}
      {past.length > 0 && <h3>{t`What was wrong`}</h3>}
      {past.map((problem, index) => (
        <Said key={index} statement={problem} />
      ))}
    </>
  );
}

/** Codes that have their place in the sum, in the figure, in the table of lines, among the commands or in the advice. */
const elsewhere: ReadonlySet<Statement["code"]> = new Set([
  "proposal",
  "decision",

  "held",
  "problem",
  "undetermined",
  "next",
  "change",
  "nextScale",
  "row",
  "advice",
]);

/** What else follows: contradictions, owners, thresholds, what rows of a watch show. */
function Others({ statements }: { statements: readonly Statement[] }) {
  const others = statements.filter(({ code }) => !elsewhere.has(code));
  const rows = statements.filter(({ code }) => code === "row");
  return (
    <>
      {others.length > 0 && <h3>{t`What else follows`}</h3>}
      {others.map((statement, index) => (
        <Said key={index} statement={statement} />
      ))}
      {rows.length > 0 && (
        <details>
          <summary>{t`What each row leads to`}</summary>
          {rows.map((statement, index) => (
            <Said key={index} statement={statement} />
          ))}
        </details>
      )}
    </>
  );
}

function Said({ statement }: { statement: Statement }) {
  const { title, sentences } = statementWords(statement);
  const { events } = useLit(statement.basis);
  const isNow = statement.code === "problem" && statement.when !== "past";
  return (
    <div className="problem-said" {...events}>
      <b>
        {statement.code === "problem" ? (
          <span className={isNow ? "c-error" : "muted"}>
            <Icon name="error" />
          </span>
        ) : (
          <StandingMark standing={statement.standing} />
        )}
        {title}
      </b>
      <p>{sentences.join(" ")}</p>
    </div>
  );
}

function Certain({ statements }: { statements: readonly Statement[] }) {
  const open = statements.flatMap((each) => (each.code === "undetermined" ? [statementWords(each).sentences.join(" ")] : []));
  // The first stands below the sentence.
  const commands = statements.flatMap((each) => (each.code === "next" ? [each.command] : [])).slice(1);
  if (open.length === 0 && commands.length === 0) return null;
  return (
    <>
      <h3>{t`What would make it certain`}</h3>
      {open.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {commands.map((command) => (
        <Command key={command} command={command} />
      ))}
    </>
  );
}
