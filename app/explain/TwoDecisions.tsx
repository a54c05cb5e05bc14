import { useMemo, useState, type ReactNode } from "react";
import type { AnyReconcile, ChangedRequests, Reconcile, StageRow } from "../../engine/index";
import { useBaseline } from "../store/baseline";
import { OfBaseline } from "../store/decisionRun";
import { useTrace } from "../store/trace";
import { Breakable } from "../ui/Breakable";
import { Icon } from "../ui/Icon";
import { t } from "../words/text";
import { clock } from "../words/times";
import { bothLines, type BothLine, type Side } from "../words/decision/bothLines";
import { evidenceOf, hasEvidence } from "./evidence";
import { useSheet } from "./sheet";
import "./explain.css";
import "./twoDecisions.css";

interface TwoDecisionsProps {
  /** The last sync of each run at the cursor; null: there was none yet. */
  baseline: AnyReconcile | null;
  now: AnyReconcile | null;
  /** The samples of the two runs' lines, beside their names. */
  marks: Readonly<Record<"baseline" | "now", ReactNode>>;
  /** What the two runs are called. */
  names: Readonly<Record<"baseline" | "now", string>>;
}

/** Both decisions at the cursor in one ledger: a row for each stage, marked where they diverge. A press on a stage shows both evidences. */
export function TwoDecisions({ baseline, now, marks, names }: TwoDecisionsProps) {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const own = useTrace((trace) => trace.run?.changedRequests);
  const pinned = useBaseline(({ run }) => run?.changedRequests);
  const lines = useMemo(() => {
    const changedAt = (of: ChangedRequests | undefined, sync: AnyReconcile | null) => (sync && of?.get(sync.at)) ?? [];
    return bothLines(baseline, now, { baseline: changedAt(pinned, baseline), now: changedAt(own, now) });
  }, [baseline, now, own, pinned]);
  const toggle = (key: string) =>
    setOpen((before) => (before.has(key) ? new Set([...before].filter((one) => one !== key)) : new Set([...before, key])));
  const at = now?.at ?? baseline?.at;
  if (at === undefined) return <p className="soft">{t`Select a sync to see both decisions.`}</p>;
  return (
    <section className="two-decisions" aria-label={t`Both decisions`}>
      <header>
        <h3>{t`Both decisions at ${clock(at)}`}</h3>
        <span className="soft">{t`follows the cursor`}</span>
      </header>
      <table className="two">
        <thead>
          <tr className="names">
            <th scope="col">{t`stage`}</th>
            <th scope="col">
              {marks.baseline} {names.baseline}
              {baseline && baseline.at !== at && <span className="muted"> {clock(baseline.at)}</span>}
            </th>
            <th scope="col">
              {marks.now} {names.now}
            </th>
          </tr>
        </thead>
        {lines.map((line) => (
          <Line
            key={line.key}
            line={line}
            baseline={baseline}
            now={now}
            names={names}
            open={open.has(line.key)}
            onToggle={() => toggle(line.key)}
          />
        ))}
      </table>
    </section>
  );
}

interface LineProps {
  line: BothLine;
  baseline: AnyReconcile | null;
  now: AnyReconcile | null;
  names: TwoDecisionsProps["names"];
  open: boolean;
  onToggle(): void;
}

function Line({ line, baseline, now, names, open, onToggle }: LineProps) {
  const id = `both-${line.key.replaceAll(/[^A-Za-z0-9]+/g, "-")}`;
  const sides = [evidenced(baseline, line.baseline), evidenced(now, line.now)] as const;
  const opens = sides.some((side) => side !== null);
  const marks = ["stage", line.diverges && "diverges", line.key === "applied" && "total"].filter(Boolean).join(" ");
  return (
    <tbody>
      <tr className={marks}>
        <th scope="row">
          {opens ? (
            <button type="button" aria-expanded={open} aria-controls={id} onClick={onToggle}>
              <Breakable text={line.name} />
              <Icon name="caret" />
            </button>
          ) : (
            <Breakable text={line.name} />
          )}
        </th>
        <Cell side={line.baseline} />
        <Cell side={line.now} />
      </tr>
      {opens && (
        <tr id={id} className="evidences" hidden={!open}>
          <td colSpan={3}>
            {open && (
              <>
                {sides[0] && (
                  <OfBaseline value>
                    <Evidence name={names.baseline} {...sides[0]} />
                  </OfBaseline>
                )}
                {sides[1] && <Evidence name={names.now} {...sides[1]} />}
              </>
            )}
          </td>
        </tr>
      )}
    </tbody>
  );
}

interface Evidenced {
  reconcile: Reconcile;
  row: StageRow;
}

/** The records of Kubernetes 1.2 have no evidence besides their lines. */
function evidenced(reconcile: AnyReconcile | null, side: Side | null): Evidenced | null {
  if (!reconcile || !side || reconcile.controller === "V1") return null;
  return hasEvidence(side.row, reconcile) ? { reconcile, row: side.row } : null;
}

function Evidence({ name, reconcile, row }: Evidenced & { name: string }) {
  const sheet = useSheet(reconcile);
  return (
    <section aria-label={name}>
      <h4>{name}</h4>
      {evidenceOf(row, sheet)}
    </section>
  );
}

function Cell({ side }: { side: Side | null }) {
  if (!side) return <td className="none">–</td>;
  const { words, result, tone } = side;
  return (
    <td>
      <span>
        <span className={tone ? `w c-${tone}` : "w"}>
          {tone && <Icon name={tone} className="rg" />} {words}
        </span>{" "}
        <b>{result}</b>
      </span>
    </td>
  );
}
