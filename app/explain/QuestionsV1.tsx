import { useMemo } from "react";
import { firstQuestion, nearestThresholdsV1, whyNotV1, type ReconcileV1 } from "../../engine/index";
import { t } from "../words/text";
import { thresholdPhrasesV1, whyNotAnswerV1 } from "../words/decision/whyNotAnswerV1";
import { sentenceV1 } from "../words/decision/sentenceV1";
import { Phrases } from "./Phrases";
import { timesIn } from "../words/decision/syncs";
import { WhyNot } from "./WhyNot";

/** Like `Questions`, for Kubernetes 1.1 and 1.2. */
export function QuestionsV1({ reconcile }: { reconcile: ReconcileV1 }) {
  return (
    <>
      {noChangeProposed(reconcile) && <Thresholds reconcile={reconcile} />}
      <WhyNot
        first={firstQuestion(reconcile)}
        at={reconcile.at}
        told={timesIn(sentenceV1(reconcile))}
        answer={(replicas) => whyNotAnswerV1(whyNotV1(reconcile, replicas), reconcile)}
      />
    </>
  );
}

/** True if nothing changed and the metric proposed no change. */
const noChangeProposed = ({ decision, statusReplicas, scaledTo }: ReconcileV1): boolean =>
  decision.kind === "computed" && scaledTo === null && decision.proposal === statusReplicas;

function Thresholds({ reconcile }: { reconcile: ReconcileV1 }) {
  const thresholds = useMemo(() => nearestThresholdsV1(reconcile), [reconcile]);
  if (!thresholds) return null;
  return (
    <div className="sub">
      <h3>{t`What would change it?`}</h3>
      <p>
        <Phrases phrases={thresholdPhrasesV1(thresholds)} />
      </p>
    </div>
  );
}
