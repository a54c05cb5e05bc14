import { create } from "zustand";
import type { KubectlOutput } from "../../engine/index";

export interface KubectlState {
  /** Somebody looks: only then is anything printed. */
  watched: boolean;
  /** What kubectl prints at the cursor; null before the first answer and while nothing is selected. */
  printed: Printed | null;
}

export interface Printed {
  /** The second of the reconcile after which it is printed. */
  at: number;
  /** null: it could not be printed. */
  outputs: readonly KubectlOutput[] | null;
}

export const useKubectl = create<KubectlState>(() => ({ watched: false, printed: null }));
