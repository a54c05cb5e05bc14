import { create } from "zustand";
import type { Scenario } from "../../engine/index";

export interface Notice {
  text: string;
  back?: WayBack;
}

/**
 * The target of the way back: the person's own scenario, which went out of sight; or the text typed before the page opened what it kept.
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
  /** Whether this browser keeps the scenario. */
  kept: boolean;
  /** The code for links has come (`links`). */
  linked: boolean;
}

export const useNotice = create<Sharing>(() => ({ notice: null, kept: true, linked: false }));
