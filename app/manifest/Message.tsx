import type { Diagnostic, Fix } from "../../engine/index";
import { EngineWords } from "../ui/EngineWords";
import { fromEngine } from "../words/engineText";
import { t } from "../words/text";
import { offeredFixes } from "./fixing";
import { setSilenced } from "./silencedAdvice";
import { title, backLabel } from "./problems";

export interface MessageListener {
  onVisit: (problem: Diagnostic) => void;
  onFix: (problem: Diagnostic, fix: Fix) => void;
  onUndo: () => void;
}

interface Props extends MessageListener {
  problem: Diagnostic;
  canUndo: boolean;
}

/** A problem in the list below the plain editor, which has no space between its lines for messages. */
export function Message({ problem, canUndo, onVisit, onFix, onUndo }: Props) {
  const { severity, line, reason, said, rule } = problem;
  const fixes = offeredFixes(problem);
  return (
    <div className={`zone ${severity}`} role="note" aria-label={title(problem)}>
      <button type="button" className="lk" aria-label={t`Go to line ${line}`} onClick={() => onVisit(problem)}>
        {t`line ${line}`}
      </button>{" "}
      <EngineWords words={said.message} />
      {reason && (
        <span className="reason">
          {" "}
          <EngineWords words={said.reason} />
        </span>
      )}
      {(fixes.length > 0 || rule || canUndo) && (
        <div className="actions">
          {fixes.map((fix) => (
            <button key={fix.title} type="button" className="lk" onClick={() => onFix(problem, fix)}>
              {fromEngine(fix.said)}
            </button>
          ))}
          {canUndo && (
            <button type="button" className="lk" onClick={onUndo}>
              {backLabel}
            </button>
          )}
          {rule && (
            <button type="button" className="lk" onClick={() => setSilenced(rule, true)}>
              {t`Hide this advice`}
            </button>
          )}
        </div>
      )}
    </div>
  );
}
