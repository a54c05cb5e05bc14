import { create } from "zustand";

export interface Notice {
  text: string;
  action?: { label: string; run: () => void };
}

/** One sentence above a working page, and whether this browser keeps the scenario. */
export const useNotice = create<{ notice: Notice | null; kept: boolean }>(() => ({ notice: null, kept: true }));
