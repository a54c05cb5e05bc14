import { useMemo } from "react";
import { firstQuestion, whyNot, type Reconcile } from "../../engine/index";
import { useDecisionOf, useDecisionRun, useInPage } from "../store/decisionRun";
import { t } from "../words/text";
import { goesOn } from "../words/decision/goesOn";
import { originsOf } from "../words/decision/origins";
import { moment, say } from "../words/decision/phrase";
import { Phrases } from "./Phrases";
import { sentence } from "../words/decision/sentence";
import { timesIn } from "../words/decision/syncs";
import { Thresholds } from "./lateParts";
import { WhyNot } from "./WhyNot";
import { whyNotAnswer } from "../words/decision/whyNotAnswer";

/**
 * Answers a reader's next questions: what would have changed the count, when the controller will scale again, and why not another count.
 */
export function Questions({ reconcile }: { reconcile: Reconcile }) {
  const run = useDecisionRun();
  const { manifest, flags, figuresOnly } = useInPage();
  const origins = useMemo(
    () => originsOf(reconcile, run, { manifest, flags, figuresOnly }),
    [reconcile, run, manifest, flags, figuresOnly],
  );
  return (
    <>
      {noChangeProposed(reconcile) && <Thresholds reconcile={reconcile} origins={origins} />}
      <GoesOn reconcile={reconcile} />
      <WhyNot
        first={firstQuestion(reconcile)}
        at={reconcile.at}
        told={timesIn(sentence(reconcile))}
        answer={(replicas) => whyNotAnswer(whyNot(reconcile, replicas), reconcile, origins)}
      />
    </>
  );
}

/** True if nothing changed and no metric proposed a change. */
const noChangeProposed = ({ decision, specReplicas, scaledTo }: Reconcile): boolean =>
  decision.kind === "computed" && scaledTo === null && decision.proposal === specReplicas;

function GoesOn({ reconcile }: { reconcile: Reconcile }) {
  const phrases = goesOn(reconcile);
  // A sync without a proposal computed nothing, so the search skips it.
  const next = useDecisionOf(({ run }) =>
    run?.steps.at.find((second, step) => second > reconcile.at && !Number.isNaN(run.steps.proposal[step] ?? NaN)),
  );
  if (!phrases) return null;
  return (
    <div className="sub">
      <h3>{t`When will it scale again?`}</h3>
      <p>
        <Phrases phrases={next === undefined ? phrases : say`${phrases} In this run: at ${moment(next)}.`} />
      </p>
    </div>
  );
}
