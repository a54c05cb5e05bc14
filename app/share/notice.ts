import { create } from "zustand";
import type { Scenario } from "../../engine/index";
import type { EvidencePiece } from "../store/evidence";

export interface Notice {
  text: string;
  back?: WayBack;
  /** Evidence that was closed, to open it again. */
  evidence?: readonly EvidencePiece[];
}

/**
 * The way back to the user's own scenario, which another one replaced, or to text that the user typed before the page opened a kept
 * scenario.
 */
export interface WayBack {
  label: string;
  to: "own" | "typed";
  scenario: Scenario;
  /** The scenario that it began as. */
  origin: Scenario;
}

interface Sharing {
  /** One sentence above a working page. */
  notice: Notice | null;
  /** True if rules were corrected since the scenario was shared or kept. */
  corrected: boolean;
  /** Whether this browser keeps the scenario. */
  kept: boolean;
  /** True once the code for links is loaded (`links`). */
  linked: boolean;
}

export const useNotice = create<Sharing>(() => ({ notice: null, corrected: false, kept: true, linked: false }));
