import { useMemo } from "react";
import { workingsOf, type ChangedRequest, type Reconcile, type Workings } from "../../engine/index";
import { useDecisionRun, useInPage } from "../store/decisionRun";
import { notReadyAt, type NotReady } from "../words/decision/notReady";
import { originsOf, type Origins } from "../words/decision/origins";

/** A sync as the sum shows it: the record, the intermediate numbers, and the sources of the numbers. */
export interface Sheet {
  reconcile: Reconcile;
  workings: Workings;
  origins: Origins;
  notReady: NotReady;
  changed: readonly (ChangedRequest | null)[];
}

export function useSheet(reconcile: Reconcile): Sheet {
  const run = useDecisionRun();
  const { manifest, flags, figuresOnly } = useInPage();
  return useMemo(
    () => ({
      reconcile,
      workings: workingsOf(reconcile),
      origins: originsOf(reconcile, run, { manifest, flags, figuresOnly }),
      notReady: notReadyAt(run, reconcile.at),
      changed: run?.changedRequests.get(reconcile.at) ?? [],
    }),
    [reconcile, run, manifest, flags, figuresOnly],
  );
}
