import type { Plugin } from "vite";

export function countSteps(): Plugin;
/** JavaScript that counts its steps in `countedSteps.taken`; `program` is its syntax tree. */
export function withCounts(code: string, program: object): string;
