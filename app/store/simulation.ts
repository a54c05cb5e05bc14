import { createContext, useContext } from "react";
import type { RunPart, TakenPart } from "../simulation/protocol";

/** What the page asks of the simulation; its results are in the stores of the run. */
export interface Simulation {
  /** Gives up a run that takes long. */
  cancel(): void;
  again(): void;
  /** A part of a whole run, which only the worker has; null if the worker no longer has it. */
  takeAway(run: number, part: RunPart): Promise<TakenPart | null>;
}

/** Parts of the page that are drawn alone, as in tests, have no simulation to ask. */
const none: Simulation = { cancel: () => undefined, again: () => undefined, takeAway: () => Promise.resolve(null) };

export const SimulationContext = createContext(none);
export const useSimulation = (): Simulation => useContext(SimulationContext);
