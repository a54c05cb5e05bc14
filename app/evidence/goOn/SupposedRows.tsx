import type { Supposed } from "../../../engine/index";
import { StandingMark } from "../StandingMark";
import { supposedWords } from "../../words/evidence/supposedWords";
import "./goOn.css";

/** What a scenario takes as true: each with its part of the scenario, once, and its standing. */
export function SupposedRows({ supposed }: { supposed: readonly Supposed[] }) {
  const rows = supposed.map((fact) => ({ fact, ...supposedWords(fact as never) }));
  return (
    <ul className="supposed-rows">
      {rows.map(({ fact, part, says }, index) => (
        <li key={index}>
          <span className="soft">{rows[index - 1]?.part === part ? "" : part}</span>
          <span>{says}</span>
          <StandingMark standing={fact.standing} />
        </li>
      ))}
    </ul>
  );
}

/** Facts about the HPA itself; all others are about what it works on. */
export const isOfManifest = ({ code }: Supposed): boolean => code === "manifest" || code === "part";
