import type { RemovedKind, RemovedText } from "./evidence";

/** Notes what the cleaning takes off, so that nothing typed is lost without a word. */
export interface Removals {
  note(line: number, kind: RemovedKind, text: string): void;
  readonly removed: readonly RemovedText[];
}

export function createRemovals(): Removals {
  const removed: RemovedText[] = [];
  return {
    removed,
    note: (line, kind, text) => {
      if (text !== "") removed.push({ line, kind, text });
    },
  };
}
