import { create } from "zustand";
import type { KubectlOutput } from "../../engine/index";

interface KubectlState {
  /** How many parts of the page show something of the output; the worker prints nothing for none. */
  watchers: number;
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

export const useKubectl = create<KubectlState>(() => ({ watchers: 0, printed: null, wanted: null }));

/** From now on a part of the page shows something of the output. Returns a function that ends this. */
export function watchKubectl(): () => void {
  const count = (by: number) => useKubectl.setState(({ watchers }) => ({ watchers: watchers + by }));
  count(1);
  return () => count(-1);
}
