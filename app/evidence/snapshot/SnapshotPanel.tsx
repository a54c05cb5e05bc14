import { useState } from "react";
import { whyNotOfSnapshot, type ExplainedAutoscaler, type SnapshotExplanation, type SumRow } from "../../../engine/index";
import { Breakable } from "../../ui/Breakable";
import { CountBox } from "../../ui/CountBox";
import { Icon } from "../../ui/Icon";
import { areMany } from "../../words/names/manyMetrics";
import { t } from "../../words/text";
import { quantity } from "../../words/times";
import { StandingLegend, StandingMark } from "../StandingMark";
import { otherWorlds } from "../../words/evidence/hypotheses";
import { certaintyWords, sentenceOf, toneOf, verdictWords } from "../../words/evidence/sentence";
import { rowWords, whyNotWords } from "../../words/evidence/sumWords";
import { Command } from "./Command";
import { useLit } from "./useLit";
import "./snapshot.css";

/** The decision that a snapshot shows: verdict, sentence, and the sum with the standing of each stage. */
export function SnapshotPanel({ autoscaler: { snapshot } }: { autoscaler: ExplainedAutoscaler }) {
  const { verdict, rows } = snapshot.sum;
  const tone = toneOf(verdict);
  const certainty = certaintyWords(verdict);
  const others = otherWorlds(snapshot.sum);
  const next = snapshot.statements.find(({ code }) => code === "next");
  return (
    <section className="step snapshot" aria-label={t`Decision`}>
      <p className="where">
        <span className={`verdict c-${tone}`}>
          <Icon name={tone} /> {verdictWords(verdict)}
        </span>
        {certainty !== "" && <span className="certainty">{certainty}</span>}
      </p>
      <p className="say" aria-live="polite" aria-atomic="true">
        {sentenceOf(snapshot).map((phrase, index) =>
          phrase.kind === "verdict" ? (
            <b key={index}>{phrase.text}</b>
          ) : phrase.kind === "duration" ? (
            <span key={index} className="origin">
              {phrase.text}
            </span>
          ) : phrase.kind === "number" && phrase.mark !== null ? (
            <span key={index} className={`marked ${phrase.mark}`}>
              {phrase.text}
            </span>
          ) : (
            <Breakable key={index} text={phrase.text} />
          ),
        )}
      </p>
      {next?.code === "next" && (
        <div className="run-next">
          <span>{t`Run next:`}</span> <Command command={next.command} />
        </div>
      )}
      {rows.length > 0 && (
        <>
          <StandingLegend />
          <h3 className="vh">{t`The sum`}</h3>
          <Rows rows={rows} snapshot={snapshot} />
        </>
      )}
      {others.length > 0 && (
        <details className="sub other-worlds" open={verdict.certainty === "open"}>
          <summary>{t`What else would fit`}</summary>
          <ul>
            {others.map((each) => (
              <li key={each}>
                <Breakable text={each} />
              </li>
            ))}
          </ul>
        </details>
      )}
      {verdict.proposal !== null && <WhyNot key={snapshot.name} snapshot={snapshot} />}
    </section>
  );
}

type MetricRow = Extract<SumRow, { row: "metric" }>;

/** Of many metrics the winner has a row; the others wait in a fold. */
function Rows({ rows, snapshot }: { rows: readonly SumRow[]; snapshot: SnapshotExplanation }) {
  const [isOpen, setOpen] = useState(false);
  const winner = rows.find((row) => row.row === "winner");
  const top = winner?.row === "winner" ? winner.result.low : 0;
  const metrics = rows.filter((row): row is MetricRow => row.row === "metric");
  const folded: readonly SumRow[] = areMany(metrics.length) ? metrics.filter(({ proposal }) => (proposal.counts?.high ?? 0) < top) : [];
  const [before, after] = [rows.filter((row) => !folded.includes(row) && isBeforeWinner(row)), rows.filter((row) => !isBeforeWinner(row))];
  return (
    <ul className="calc snapshot-sum">
      {before.map((row, index) => (
        <Row key={`${row.row} ${index}`} row={row} snapshot={snapshot} />
      ))}
      {folded.length > 0 && (
        <li className="folded">
          <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            <Icon name="caret" /> {t`${folded.length} others propose less`}
          </button>
        </li>
      )}
      {isOpen && folded.map((row, index) => <Row key={`folded ${index}`} row={row} snapshot={snapshot} />)}
      {after.map((row, index) => (
        <Row key={`${row.row} ${index}`} row={row} snapshot={snapshot} />
      ))}
    </ul>
  );
}

const isBeforeWinner = ({ row }: SumRow): boolean => row === "observed" || row === "metric" || row === "failed";

/** A name of this many characters gets a line of its own. */
const longName = 30;

function Row({ row, snapshot }: { row: SumRow; snapshot: SnapshotExplanation }) {
  const { name, text, small, result, was, isOpen } = rowWords(row, snapshot);
  const { isLit, events } = useLit(row.basis);
  const held = row.held !== undefined && row.held !== "none";
  const marks = [held && "held", row.row === "written" && "total", isLit && "is-origin", name.length > longName && "long-name"];
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the focus lights the row's lines in the text, as the pointer does
    <li tabIndex={0} {...events}>
      <div className={`line ${marks.filter(Boolean).join(" ")}`}>
        <div className={`k ${held ? `c-${row.held}` : ""}`}>
          <Breakable text={name} />
        </div>
        <div className={`v ${row.standing === "assumed" ? "soft" : ""}`}>
          {held && (
            <span className={`sign c-${row.held}`}>
              <Icon name={row.held!} />
            </span>
          )}
          <Breakable text={text} />
          {small.map((line) => (
            <small key={line}>
              <Breakable text={line} />
            </small>
          ))}
        </div>
        <div className="st">{!isOpen && <StandingMark standing={row.standing} />}</div>
        <div className={`r ${row.row === "observed" ? "light" : ""}`}>
          {was !== null && (
            <s>
              <span className="vh">{t`before`} </span>
              {was}
            </s>
          )}
          {result !== "" && <span className="vh">{t`result`} </span>}
          {result}
        </div>
      </div>
    </li>
  );
}

/** Answers from what is printed, and says what is not. */
function WhyNot({ snapshot }: { snapshot: SnapshotExplanation }) {
  const { verdict } = snapshot.sum;
  const { result, desired, current } = verdict;
  const there = desired ?? current ?? 1;
  const first = result !== null && result.low !== there ? result.low : there + 1;
  const [asked, setAsked] = useState(first);
  const answers = whyNotOfSnapshot(snapshot.sum, asked);
  return (
    <div className="sub why-not">
      <CountBox
        label={t`Why not`}
        named={t`Why not another count?`}
        first={first}
        onCount={setAsked}
        shortcut="W"
        describedBy="why-not-snapshot"
      />
      <div id="why-not-snapshot" aria-live="polite">
        {answers.map((reason) => (
          <p key={reason.code}>
            <StandingMark standing={reason.standing} /> {whyNotWords(reason, asked).join(" ")}
          </p>
        ))}
        {answers.length === 0 && <p>{t`What kept ${quantity(asked)} from being written is not in the text.`}</p>}
      </div>
    </div>
  );
}
