import { create } from "zustand";
import type { KubectlOutput } from "../../engine/index";

export interface KubectlState {
  /** Someone looks at the output; nothing is printed before that. */
  watched: boolean;
  /** What kubectl prints at the cursor; null before the first answer and while no reconcile is selected. */
  printed: Printed | null;
}

export interface Printed {
  /** The second of the reconcile after which kubectl prints. */
  at: number;
  /** null: the output could not be made. */
  outputs: readonly KubectlOutput[] | null;
}

export const useKubectl = create<KubectlState>(() => ({ watched: false, printed: null }));
