import { create } from "zustand";
import type { RunPart, TakenPart } from "../simulation/protocol";

/** How parts of a whole run are asked for, which only the worker has; null before it is there. */
export const useTakingAway = create<{ ask: ((run: number, part: RunPart) => Promise<TakenPart | null>) | null }>(() => ({ ask: null }));
