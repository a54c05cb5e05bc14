import { unnamedVersion, type Reconcile } from "../../engine/index";
import { rich } from "../ui/rich";
import { versionName } from "../words/names/versionName";
import { olderRuleLines } from "../words/decision/olderRuleLines";

/**
 * Lists what a version's controller did by rules that a newer version does not have. Rules that can change the count come before rules that
 * only change the status.
 */
export function OlderRules({ reconcile }: { reconcile: Reconcile }) {
  const lines = olderRuleLines(reconcile);
  return (
    <div className="sub older">
      <h3 id="older-rules">{rich`Rules of ${versionName(reconcile.version ?? unnamedVersion)}`}</h3>
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
