import { create } from "zustand";
import type { KubectlOutput } from "../../engine/index";

interface KubectlState {
  /** True while the page shows the output; the worker prints nothing before that. */
  watched: boolean;
  /** What kubectl prints at the cursor; null before the first answer and while no sync is selected. */
  printed: Printed | null;
  /** The output to bring in sight, until it is. */
  wanted: KubectlOutput["id"] | null;
}

interface Printed {
  /** The second of the sync after which kubectl prints. */
  at: number;
  /** null if the output could not be made. */
  outputs: readonly KubectlOutput[] | null;
}

export const useKubectl = create<KubectlState>(() => ({ watched: false, printed: null, wanted: null }));
