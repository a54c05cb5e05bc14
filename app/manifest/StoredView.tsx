import { Fragment, useEffect, useState, type ReactNode } from "react";
import type { StoredLine } from "../../engine/index";
import { help } from "../simulation/help";
import type { StoredText } from "../simulation/helpKinds";
import { useDiagnosis } from "../store/diagnosis";
import { useScenario } from "../store/scenario";
import { t } from "../words/text";
import { goToStretch } from "./goToText";
import "./StoredView.css";
import { groupByReason } from "./storedGroups";

/**
 * The manifest as the API server keeps it, read only. Each line that the server added or changed has a mark and a reason. For a ScaledObject
 * it is the HPA that KEDA makes, and each number leads to the line that it comes from.
 */
export function StoredView({ onGoToError }: { onGoToError: () => void }) {
  const stored = useStored();
  if (stored === null) return <div className="stored" {...panel} />;
  const { lines, isMade } = stored;
  if (lines === null) return <NotStored isMade={isMade} onGoToError={onGoToError} />;
  return (
    // The panel takes the focus, so that the arrow keys scroll it as they scroll the text.
    <div className="stored" {...panel}>
      {groupByReason(lines).map(({ reason, mark, lines: group }, index) => (
        <Fragment key={index}>
          {mark === "written" ? (
            <Lines lines={group} areLinks={isMade} />
          ) : (
            <section className={`stored-group ${mark}`} aria-label={titleOf(mark, reason, isMade)}>
              <p className="stored-reason">{titleOf(mark, reason, isMade)}</p>
              <Lines lines={group} areLinks={isMade} />
            </section>
          )}
        </Fragment>
      ))}
    </div>
  );
}

/** Of the text that was judged last; null until the worker has answered. What it answered before stays meanwhile. */
function useStored(): StoredText | null {
  const text = useDiagnosis((state) => state.text);
  const flags = useScenario((state) => state.scenario.flags);
  const [stored, setStored] = useState<StoredText | null>(null);
  useEffect(() => {
    if (text === null) return;
    let isLeft = false;
    void help("stored", { text, flags }).then((answer) => {
      if (!isLeft && answer !== undefined) setStored(answer);
    });
    return () => void (isLeft = true);
  }, [text, flags]);
  return stored;
}

function titleOf(mark: "added" | "changed", reason: string, isMade: boolean): string {
  if (mark === "added") return t`Added: ${reason}.`;
  return isMade ? t`Made of: ${reason}.` : t`Changed: ${reason}.`;
}

const panel = { role: "tabpanel", id: "panel-stored", "aria-labelledby": "tab-stored", tabIndex: 0 };

function Lines({ lines, areLinks }: { lines: readonly StoredLine[]; areLinks: boolean }) {
  return lines.map(({ text, mark, line }, index) => (
    <div key={index} className="stored-line">
      {areLinks && line !== null ? (
        <button type="button" className="stored-sign lk" aria-label={t`Go to line ${line}`} onClick={() => goToLine(line)}>
          {line}
        </button>
      ) : (
        <span className="stored-sign" aria-hidden="true">
          {mark === "added" ? "+" : line}
        </span>
      )}
      <code>{coloured(text)}</code>
    </div>
  ));
}

const goToLine = (line: number): void => goToStretch({ line, column: 1, endLine: line, endColumn: 1 });

function NotStored({ isMade, onGoToError }: { isMade: boolean; onGoToError: () => void }) {
  const errors = useDiagnosis((state) => state.diagnostics.some(({ severity }) => severity === "error"));
  return (
    <div className="stored nothing" {...panel}>
      <p>{isMade ? t`There is no HPA while this text has errors.` : t`The API server would refuse this text and store nothing.`}</p>
      {errors && (
        <button type="button" className="lk" onClick={onGoToError}>
          {t`Go to the first error`}
        </button>
      )}
    </div>
  );
}

/** Relies on the engine's format: one key or one plain item on each line. */
function coloured(line: string): ReactNode {
  const [, lead = "", key = "", colon = "", value = ""] = /^(\s*(?:- )*)(?:([^\s:"']+)(:\s*))?(.*)$/s.exec(line) ?? [];
  return (
    <>
      {lead}
      <span className="y-key">{key}</span>
      {colon}
      <span className={/^-?[0-9.]+$/.test(value) ? "y-num" : "y-str"}>{value}</span>
    </>
  );
}
