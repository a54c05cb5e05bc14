import type { Reconcile } from "../../engine/index";
import { rich } from "../ui/rich";
import { olderRuleLines } from "./olderRuleLines";

/** What the controller of an older version did by rules of its own: what moved the count, or could have, before what it only wrote. */
export function OlderRules({ reconcile }: { reconcile: Reconcile }) {
  const lines = olderRuleLines(reconcile);
  if (lines.length === 0) return null;
  return (
    <div className="sub older">
      <h3 id="older-rules">{rich`Rules of ${reconcile.version}`}</h3>
      <ul aria-labelledby="older-rules">
        {lines.map(({ rule, concerns, text }) => (
          <li key={rule} className={concerns === "decision" ? "" : "fine"}>
            {text}
          </li>
        ))}
      </ul>
    </div>
  );
}
