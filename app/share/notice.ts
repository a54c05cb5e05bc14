import { create } from "zustand";
import type { Arrival } from "../store/arrival";
import type { EvidencePiece } from "../store/evidence";
import type { OwnWork, ShownScenario } from "../store/whose";

export interface Notice {
  text: string;
  back?: WayBack;
  /** How the scenario came of which the text says only where it is from. */
  arrival?: Arrival["from"];
  /** Evidence that was closed, to open it again. */
  evidence?: readonly EvidencePiece[];
}

/**
 * The way back: to the user's own work, which another scenario replaced; to what the user typed before the page opened a kept one; or to what
 * the page showed before the user brought something else.
 */
export type WayBack = { label: string; to: "own" | "typed"; work: OwnWork } | { label: string; to: "shown"; work: ShownScenario };

interface Sharing {
  /** One sentence beside a working page. */
  notice: Notice | null;
  /** The way back of the last message that the user closed. */
  closed?: WayBack | undefined;
  /** True if rules were corrected since the scenario was shared or kept. */
  corrected: boolean;
  /** Whether this browser keeps the user's own work. */
  kept: boolean;
  /** True once the code for links is loaded (`links`). */
  linked: boolean;
}

export const useNotice = create<Sharing>(() => ({ notice: null, corrected: false, kept: true, linked: false }));
