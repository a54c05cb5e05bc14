import type { HeldByReason, ReconcileV1, StageRow } from "../../engine/index";
import { useDecisionRun } from "../store/decisionRun";
import { heldRowV1 } from "../words/decision/heldRow";
import { notReadyAt } from "../words/decision/notReady";
import { sentenceV1, verdictV1 } from "../words/decision/sentenceV1";
import { sumLinesV1 } from "../words/decision/sumV1";
import { t } from "../words/text";
import { QuestionsV1 } from "./QuestionsV1";
import { useRows } from "./Row";
import { Short } from "./Say";
import { Step } from "./Step";
import { LineRow } from "./SumRows";
import { Written } from "./Written";

/** Its sentence above the phone's transport. */
export const ShortV1 = ({ reconcile }: { reconcile: ReconcileV1 }) => (
  <Short at={reconcile.at} verdict={verdictV1(reconcile)} phrases={sentenceV1(reconcile)} />
);

/** Explains a sync of Kubernetes 1.1 or 1.2. */
export function DecisionPanelV1({ reconcile }: { reconcile: ReconcileV1 }) {
  return (
    <Step at={reconcile.at} verdict={verdictV1(reconcile)} phrases={sentenceV1(reconcile)}>
      <SumV1 reconcile={reconcile} />
      <QuestionsV1 reconcile={reconcile} />
      <Written conditions={[]} events={reconcile.events} error={reconcile.error} />
    </Step>
  );
}

/** Like `Sum`; no row has evidence. */
function SumV1({ reconcile }: { reconcile: ReconcileV1 }) {
  const { at, decision, heldBy } = reconcile;
  const { reason } = verdictV1(reconcile);
  const held = heldRowV1(decision, reason);
  const tones = new Map<StageRow | null, HeldByReason>([...heldBy.also, heldBy.by, reason].map((by) => [heldRowV1(decision, by), by]));
  const row = useRows(held, tones, [held]).state;
  const { counts } = notReadyAt(useDecisionRun(), at);
  return (
    <ol className="calc" aria-label={t`The sum`}>
      {sumLinesV1(reconcile, counts[0] ?? 0).map((line) => (
        <LineRow key={line.row} line={line} {...row(line.row)} />
      ))}
    </ol>
  );
}
