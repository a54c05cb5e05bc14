import { create } from "zustand";
import type { AdviceRule } from "../../engine/index";

/** What the page knows of its reader. The browser keeps it. */
interface ReaderState {
  /** True once the user has done anything with the page, or has closed the greeting. */
  greeted: boolean;
  /** The rules of advice that are switched off in every scenario. */
  silenced: readonly AdviceRule[];
}

export const useReader = create<ReaderState>(() => ({ greeted: false, silenced: [] }));
