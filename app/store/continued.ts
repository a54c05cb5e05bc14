import { useMemo } from "react";
import { create } from "zustand";
import { hasSameRun, type CountSteps, type Fit, type RecordedReplicas, type Replacement, type Scenario } from "../../engine/index";
import type { RecordedBeside } from "../marks/readings/replicaReadings";
import { useBaseline } from "./baseline";
import { useScenario } from "./scenario";

/** A scenario that was made of evidence, and what a link does not carry of it. */
export interface MadeScenario {
  /** The scenario as it was opened. */
  origin: Scenario;
  /** The replicas of the real cluster in the same hours; null: one time was recorded. */
  measured: RecordedReplicas | null;
  /** The same to draw: NaN where nothing was recorded. */
  recorded: CountSteps | null;
  replacements: readonly Replacement[];
  /** Whether the scenario has the names of the owner's cluster. */
  hasOwnNames: boolean;
}

interface Continued {
  made: MadeScenario | null;
  /** How near the present run is to what was recorded; null while there is no finished run. */
  fit: Fit | null;
}

/** It stays in this tab: no link and no file has it. */
export const useContinued = create<Continued>(() => ({ made: null, fit: null }));

/** What the page's scenario was made of; null if it was not made of evidence, or another one was opened since. */
export function useMade(): MadeScenario | null {
  const origin = useScenario((state) => state.origin);
  return useContinued(({ made }) => (made?.origin === origin ? made : null));
}

/** Whether the page's scenario still decides as it was made. An edit keeps the parts that it does not touch, so this is cheap. */
export const useIsAsMade = (): boolean => useScenario(({ scenario, origin }) => hasSameRun(scenario, origin));

/** The counts of the real cluster of which the page's scenario was made, at this moment; null if it was made of none. */
export function recordedBeside(): RecordedBeside | null {
  const { made, fit } = useContinued.getState();
  const { scenario, origin } = useScenario.getState();
  if (made?.origin !== origin || made.recorded === null) return null;
  const pinsMade = useBaseline.getState().scenario === origin;
  return { counts: made.recorded, isAsMade: hasSameRun(scenario, origin), pinsMade, withinOne: fit?.withinOne ?? null };
}

export function useRecordedBeside(): RecordedBeside | null {
  const counts = useMade()?.recorded ?? null;
  const isAsMade = useIsAsMade();
  const origin = useScenario((state) => state.origin);
  const pinsMade = useBaseline(({ scenario }) => scenario === origin);
  const withinOne = useContinued(({ fit }) => fit?.withinOne ?? null);
  return useMemo(() => counts && { counts, isAsMade, pinsMade, withinOne }, [counts, isAsMade, pinsMade, withinOne]);
}
