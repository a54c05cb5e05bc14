import { create } from "zustand";
import type { Scenario } from "../../engine/index";

export interface Notice {
  text: string;
  back?: WayBack;
}

/** What one press leads back to: one's own scenario, which went out of sight; or what was typed before the page opened what it kept. */
export interface WayBack {
  label: string;
  to: "own" | "typed";
  scenario: Scenario;
  /** What it began with. */
  origin: Scenario;
}

/** The address of a file, to be fetched once the person has agreed; of a lesson also the id of a ready one. */
export interface Asked {
  what: "scenario" | "lesson";
  address: string;
}

interface Sharing {
  /** One sentence above a working page. */
  notice: Notice | null;
  /** Whether this browser keeps the scenario. */
  kept: boolean;
  /** The code for links has come (`links`). */
  linked: boolean;
  /** The dialog for links and files is open. */
  sharing: boolean;
  /** What the page's own address asks to open. */
  asked: Asked | null;
}

export const useNotice = create<Sharing>(() => ({ notice: null, kept: true, linked: false, sharing: false, asked: null }));
