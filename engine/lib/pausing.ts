/** Work that may take long, in short pieces: between two of them a worker can do something else. It must be finished before what depends on it. */
export type Pausing = Generator<undefined, void, undefined>;

export function finish(work: Pausing): void {
  while (work.next().done !== true);
}

/** How many pods change in a piece. */
export const podsInAPiece = 500;
