import type { ReactNode } from "react";
import { stepAt } from "../../../engine/index";
import { useDecisionOf, useDecisionRun } from "../../store/decisionRun";
import { usePoll, useShownPoll, type Decider, type OpenPoll } from "../../store/poll";
import { stopsOf } from "../../run/stops";
import { t } from "../../words/text";
import PollPanel from "./PollPanel";

/** The poll at the cursor. Where the HPA is synced in the same second, `sync` is the other decision, and the user chooses between them. */
export function PollOrSync({ open: { record, polls }, sync }: { open: OpenPoll; sync: ReactNode }) {
  const run = useDecisionRun();
  const reconcile = useDecisionOf((source) => source.reconcile);
  const shown = useShownPoll() === null ? "hpa" : "keda";
  const { at, startedAt, interval } = record;
  if (run === null || run.keda === null) return null;
  const { at: stops, rescaled } = stopsOf(run);
  const isShared = run.steps.at[stepAt(run.steps.at, at)] === at;
  const nextChange = stops.find((second, stop) => second > at && rescaled[stop] === 1) ?? null;
  const after = startedAt + (Math.floor((at - startedAt) / interval) + 1) * interval;
  const lastSync = reconcile !== null && reconcile.controller !== "V1" ? reconcile : null;
  const period = (run.steps.at[1] ?? 15) - (run.steps.at[0] ?? 0);
  return (
    <>
      {isShared && (
        <fieldset className="decision-of">
          <legend className="vh">{t`Whose decision`}</legend>
          <Choice decider="keda" shown={shown}>{t`KEDA's poll`}</Choice>
          <Choice decider="hpa" shown={shown}>{t`The HPA's sync`}</Choice>
        </fieldset>
      )}
      {shown === "keda" ? (
        <PollPanel
          record={record}
          polls={polls}
          nextChange={nextChange}
          nextPoll={after <= run.durationSeconds ? after : null}
          syncPeriodSeconds={period}
          lastSync={lastSync}
        />
      ) : (
        sync
      )}
    </>
  );
}

function Choice({ decider, shown, children }: { decider: Decider; shown: Decider; children: ReactNode }) {
  return (
    <label>
      <input type="radio" name="decider" checked={decider === shown} onChange={() => usePoll.setState({ wanted: decider })} />
      <span>{children}</span>
    </label>
  );
}
