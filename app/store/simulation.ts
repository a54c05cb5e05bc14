import { createContext, useContext } from "react";
import type { AnyReconcile } from "../../engine/index";
import type { RunPart, TakenPart } from "../run/run";

/** What the page requests of the simulation; the results go to the stores of the run. */
export interface Simulation {
  /** Gives up a run that takes long. */
  cancel(): void;
  again(): void;
  /** A part of a whole run, which only the worker has; null if the worker no longer has it. */
  takeAway(run: number, part: RunPart): Promise<TakenPart | null>;
  /** The record of any sync of a run, which stays where it is; null if the worker no longer has the run. */
  decisionAt(run: number, step: number): Promise<AnyReconcile | null>;
}

/** A part of the page that is drawn alone, as in tests, has no simulation. */
const none: Simulation = {
  cancel: () => undefined,
  again: () => undefined,
  takeAway: () => Promise.resolve(null),
  decisionAt: () => Promise.resolve(null),
};

export const SimulationContext = createContext(none);
export const useSimulation = (): Simulation => useContext(SimulationContext);
