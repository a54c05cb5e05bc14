import type { NotContinued, RecordedReplicas, Replacement, Scenario, Supposed } from "../../../engine/index";

/** The request for a scenario made of one autoscaler of the open texts, by its index. */
export interface GoOnKinds {
  continueEvidence: { request: { texts: readonly string[]; autoscaler: number }; answer: ContinueAnswer };
}

/** The scenario with the owner's names and with others. */
export type ContinueAnswer =
  | {
      ok: true;
      own: Scenario;
      replaced: Scenario;
      replacements: readonly Replacement[];
      supposed: readonly Supposed[];
      recorded: RecordedReplicas | null;
    }
  | { ok: false; reason: NotContinued };
