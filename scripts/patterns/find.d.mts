/** A call that makes a pattern from text. `late` if it is in a function, so that loading the file need not make it. */
export interface Made {
  file: string;
  place: string;
  late: boolean;
  text: string;
}
export function findIn(file: string, source: string): { patterns: { literal: string; place: string }[]; made: Made[] };
export function findInProduct(): Promise<{ patterns: Map<string, string[]>; made: Made[] }>;
