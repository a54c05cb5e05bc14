/** The lines of a sum as rows of the panel. */
import { type ReactNode } from "react";
import { Breakable } from "../ui/Breakable";
import { Icon } from "../ui/Icon";
import type { SumLine } from "../words/decision/sumLine";
import { t } from "../words/text";
import { span } from "../words/times";
import { Phrases } from "./Phrases";
import { Row, type RowState } from "./Row";

interface LineRowProps extends RowState {
  line: SumLine;
  evidence?: ReactNode;
}

export const LineRow = ({ line, evidence = null, ...state }: LineRowProps) => (
  <Row
    name={line.name}
    result={line.result ?? "–"}
    was={line.was}
    light={typeof line.result === "string"}
    total={line.row === "applied"}
    evidence={evidence}
    {...state}
  >
    <Words line={line} />
  </Row>
);

const Words = ({ line: { sign, phrases, notes } }: { line: SumLine }) => (
  <>
    {sign !== null && (
      <span className={`sign c-${sign}`}>
        <Icon name={sign} className="rg" />
      </span>
    )}
    <Phrases phrases={phrases} />
    {notes.map((note, index) => (
      <small key={index}>
        <Phrases phrases={note} />
      </small>
    ))}
  </>
);

/**
 * Seconds. `actual` is the age of the oldest usage in the samples. `worst` is the longest time from a change to the sync that first sees
 * all of it, for the slowest metric.
 */
export interface Lag {
  actual: number;
  worst: number;
}

interface ObservedRowProps extends RowState {
  /** What was observed, of each metric that is shown. */
  lines: readonly SumLine[];
  /** What each of them is about; null: the sync has one metric, or none. */
  metrics: readonly string[] | null;
  evidence: ReactNode;
  /** null if no sample counted. */
  lag: Lag | null;
}

/** Several metrics share the row of what was observed. */
export function ObservedRow({ lines, metrics, lag, evidence, ...state }: ObservedRowProps) {
  const [only] = lines.length === 1 ? lines : [];
  return (
    <Row name={lines[0]!.name} result={only ? (only.result ?? "–") : ""} light={lines[0]!.metric !== null} evidence={evidence} {...state}>
      {lines.map((line, index) => (
        <div key={index}>
          {metrics !== null && (
            <>
              <Breakable text={metrics[index]!} />:{" "}
            </>
          )}
          <Words line={line} />
        </div>
      ))}
      {lag !== null && (
        <small>{t`The oldest sample is ${span(lag.actual)} old. A sync sees a change in load fully after at most ${span(lag.worst)}.`}</small>
      )}
    </Row>
  );
}
