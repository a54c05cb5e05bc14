import type { ReactNode } from "react";
import { stepAt } from "../../engine/index";
import { useDecisionRun } from "../store/decisionRun";
import { openReconcileFrom } from "../store/openReconcile";
import { stopsOf } from "../run/stops";
import { openDialog } from "../store/windows";
import { Icon } from "../ui/Icon";
import { rich } from "../ui/rich";
import { t } from "../words/text";
import { clock } from "../words/times";
import { moment, say, type Phrase } from "../words/decision/phrase";
import { VpaAtSync } from "./lateParts";
import { Phrases } from "./Phrases";
import { Say } from "./Say";
import { syncPhrases, timesIn } from "../words/decision/syncs";
import type { Verdict } from "../words/decision/verdict";

interface StepProps {
  at: number;
  verdict: Verdict;
  phrases: readonly Phrase[];
  /** Further times that the panel mentions beside its sentence. */
  also?: readonly number[];
  children: ReactNode;
}

/** Shows one sync: its verdict, the button to the next change, its sentence, and its details. */
export function Step({ at, verdict, phrases, also = [], children }: StepProps) {
  const run = useDecisionRun();
  return (
    <section className="step" aria-label={t`Sync at ${clock(at)}`}>
      <h2 className="vh">{t`Sync at ${clock(at)}`}</h2>
      <p className="where">
        <span className={`verdict c-${verdict.reason}`}>
          <Icon name={verdict.reason} /> {verdict.words}
        </span>
        <NextChange at={at} />
      </p>
      <Say at={at} className="say" phrases={phrases} />
      <Syncs said={[...timesIn(phrases), ...also]} at={at} />
      <Deletion at={at} />
      <LastPoll at={at} />
      {children}
      {run?.vpa && <VpaAtSync run={run} at={at} />}
      <HowWeKnow />
    </section>
  );
}

export const HowWeKnow = () => (
  <p className="fine doubt">
    <button type="button" className="lk" aria-haspopup="dialog" onClick={() => openDialog("howWeKnow")}>
      {t`How we know this`}
    </button>
  </p>
);

/** Names the sync that follows each of these times, because the controller acts only at a sync. */
export function Syncs({ said, at, told }: { said: readonly number[]; at: number; told?: readonly number[] }) {
  const phrases = syncPhrases(said, at, useDecisionRun(), told);
  return (
    phrases.length > 0 && (
      <p className="fine syncs">
        <Phrases phrases={phrases} />
      </p>
    )
  );
}

/** After the last sync before the HPA is deleted. */
function Deletion({ at }: { at: number }) {
  const run = useDecisionRun();
  const next = run?.steps.at.find((second) => second > at) ?? Infinity;
  const absence = run?.absences.find(({ from }) => from > at && from <= next);
  if (absence === undefined) return null;
  const { from, until } = absence;
  return (
    <p className="fine syncs">
      {until === null
        ? t`The HPA is deleted at ${clock(from)}: no sync follows.`
        : t`The HPA is deleted at ${clock(from)} and made again at ${clock(until)}: no sync happens in between.`}
    </p>
  );
}

/** At a sync of an HPA that KEDA made: when KEDA polled last, because a poll may write what the HPA cannot. */
function LastPoll({ at }: { at: number }) {
  const polls = useDecisionRun()?.keda?.polls;
  const poll = polls ? stepAt(polls.at, at) : -1;
  if (polls === undefined || poll < 0) return null;
  const second = polls.at[poll]!;
  const until = polls.cooldownUntil[poll]!;
  return (
    <p className="fine syncs">
      <Phrases
        phrases={
          until > at
            ? say`KEDA polled at ${moment(second)}; its cooldown ends at ${moment(until)}.`
            : polls.active[poll] === 1
              ? say`KEDA polled at ${moment(second)}; a trigger was active.`
              : say`KEDA polled at ${moment(second)}; no trigger was active.`
        }
      />
    </p>
  );
}

function NextChange({ at }: { at: number }) {
  const run = useDecisionRun();
  const stops = run && stopsOf(run);
  const next = stops?.at.find((second, stop) => second > at && stops.rescaled[stop] === 1);
  // Of a run that is still worked out nobody knows whether a change follows.
  if (next === undefined && run?.digest === null) return null;
  // Both cases use the same button, so that it keeps the focus when the reader reaches the last change.
  return (
    <button type="button" className="end" aria-disabled={next === undefined} onClick={() => next !== undefined && openReconcileFrom(next)}>
      {next === undefined ? t`no later change` : rich`next change ${<span className="origin">{clock(next)}</span>}`}
    </button>
  );
}
