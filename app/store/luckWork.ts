import { createContext, useContext } from "react";
import { maxSeed } from "../../engine/index";
import { useLuck } from "./luck";
import { setSeed, useScenario } from "./scenario";

/** Opens the next of the seeds that ran, after the last one the first; without them, the scenario's next seed. */
export function nextSeed(): void {
  const { seed } = useScenario.getState().scenario;
  const seeds = useLuck.getState().luck?.seeds ?? [];
  const place = seeds.indexOf(seed);
  setSeed(place < 0 ? (seed === maxSeed ? 0 : seed + 1) : seeds[(place + 1) % seeds.length]!);
}

/** What the page requests of the workers; the results go to the store. */
export interface LuckWork {
  /** Runs the store's plan with the page's scenario. Runs that are known are used again. */
  begin(): void;
  /** What is known stays. */
  stop(): void;
}

/** A part of the page that is drawn alone, as in tests, has no workers. */
const none: LuckWork = { begin: () => undefined, stop: () => undefined };

export const LuckContext = createContext(none);
export const useLuckWork = (): LuckWork => useContext(LuckContext);
