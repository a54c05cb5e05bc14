import { create } from "zustand";
import type { Form } from "../store/mode";

export interface Notice {
  text: string;
  action?: { label: string; run: () => void };
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
  /** The link to what the page shows, in a form; null when no link could hold it. Absent until the code for links has come. */
  makeLink?: (form: Form) => string | null;
  /** The dialog for links and files is open. */
  sharing: boolean;
  /** What the page's own address asks to open. */
  asked: Asked | null;
}

export const useNotice = create<Sharing>(() => ({ notice: null, kept: true, sharing: false, asked: null }));
