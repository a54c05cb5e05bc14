import type { Block } from "./block";
import type { Evidence } from "./evidence";
import { readObjects } from "./objects/readObjects";
import { readPrintedText } from "./printed/readPrintedText";
import { readPrometheus } from "./prometheus/readPrometheus";

/** Reads a block, or answers null: another reader may know it. */
export type BlockReader = (block: Block) => Partial<Evidence> | null;

/** In the order in which they are asked; the first one that answers has the block. */
export const readers: readonly BlockReader[] = [readPrintedText, readObjects, readPrometheus];
