import { create } from "zustand";

export interface Notice {
  text: string;
  action?: { label: string; run: () => void };
}

interface Sharing {
  /** One sentence above a working page. */
  notice: Notice | null;
  /** Whether this browser keeps the scenario. */
  kept: boolean;
  /** The link to what the page shows; null when no link could hold it. Absent until the code for links has come. */
  makeLink?: () => string | null;
}

export const useNotice = create<Sharing>(() => ({ notice: null, kept: true }));
