import { ledgersOf, type Reconcile } from "../../engine/index";
import { OlderRules } from "./lateParts";
import { useFixContext } from "./useFixContext";
import { Questions } from "./Questions";
import { sentence } from "../words/decision/sentence";
import { Step } from "./Step";
import { Sum } from "./Sum";
import { verdictOf } from "../words/decision/verdict";
import { Written } from "./Written";
import "./explain.css";

export { fetchUnusualParts } from "./lateParts";

/** Explains the chosen sync: the verdict, the sentence, the sum behind it, and the count that the controller wrote. */
export function DecisionPanel({ reconcile }: { reconcile: Reconcile }) {
  const context = useFixContext();
  const { at, status, events, error } = reconcile;
  return (
    <Step at={at} verdict={verdictOf(reconcile)} phrases={sentence(reconcile, context)} also={ledgerTimes(reconcile)}>
      <Sum reconcile={reconcile} />
      <Questions reconcile={reconcile} />
      {(reconcile.olderRules ?? []).length > 0 && <OlderRules reconcile={reconcile} />}
      <Written conditions={status.conditions} events={events} error={error} />
    </Step>
  );
}

/** The times that the ledger shows. The ledger is open only if a policy held the count. */
const ledgerTimes = (reconcile: Reconcile): number[] =>
  reconcile.heldBy.by === "policy"
    ? ledgersOf(reconcile).flatMap(({ policies }) => policies.flatMap(({ next }) => (next ? [next.at] : [])))
    : [];
