import { create } from "zustand";
import type { CountSteps, Fit, NotContinued, RecordedReplicas, Replacement, Scenario, Supposed } from "../../engine/index";

/** The scenario that goes on from one autoscaler of the evidence, with the owner's names and with others, or why there is none. */
export type ContinuedScenario =
  | {
      ok: true;
      own: Scenario;
      replaced: Scenario;
      replacements: readonly Replacement[];
      supposed: readonly Supposed[];
      /** null: one time was recorded, so there is nothing to compare with. */
      recorded: RecordedReplicas | null;
    }
  | { ok: false; reason: NotContinued };

/** The replicas of the simulated hours, beside what was recorded in them. Times are Unix seconds. */
export interface SimulatedCounts {
  from: number;
  to: number;
  /** NaN: nothing was recorded from then on. */
  recorded: CountSteps;
  simulated: CountSteps;
  /** null: no second can be compared. */
  fit: Fit | null;
}

export type Simulating =
  | { state: "running"; /** 0 to 1. */ share: number }
  | { state: "stopped" }
  /** `message`: the engine's words; null if a part of the page could not be loaded. */
  | { state: "failed"; message: string | null }
  | { state: "done"; counts: SimulatedCounts };

interface EvidenceScenarioState {
  /** null until the worker has made it; "failed": it could not. */
  continued: ContinuedScenario | "failed" | null;
  /** The run of that scenario; null: there is nothing recorded to lay it beside. */
  simulating: Simulating | null;
}

export const noScenario: EvidenceScenarioState = { continued: null, simulating: null };

/** What would go on from the open evidence. It is made in the background and never part of a link. */
export const useEvidenceScenario = create<EvidenceScenarioState>(() => noScenario);
