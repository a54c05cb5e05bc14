import { create } from "zustand";
import type { Scenario } from "../../engine/index";
import type { Run } from "../simulation/protocol";

export interface BaselineState {
  /** The scenario that was pinned to compare with; null while none is. */
  scenario: Scenario | null;
  /** Its run, once there is one. */
  run: Run | null;
}

export const useBaseline = create<BaselineState>(() => ({ scenario: null, run: null }));
