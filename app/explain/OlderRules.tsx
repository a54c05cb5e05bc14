import type { Reconcile } from "../../engine/index";
import { rich } from "../ui/rich";
import { olderRuleLines } from "./olderRuleLines";

/**
 * Lists what an older version's controller did by its own rules. Rules that can change the count come before rules that only change the
 * status.
 */
export function OlderRules({ reconcile }: { reconcile: Reconcile }) {
  const lines = olderRuleLines(reconcile);
  if (lines.length === 0) return null;
  return (
    <div className="sub older">
      <h3 id="older-rules">{rich`Rules of ${reconcile.version}`}</h3>
      <ul aria-labelledby="older-rules">
        {lines.map(({ rule, concerns, text, since }) => (
          <li key={rule} className={concerns === "decision" ? "" : "fine"}>
            {text} <span className="muted">{since}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
