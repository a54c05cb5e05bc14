/** What the checker says of a pattern: whether some text makes it slower than in proportion. */
export type Verdict = "safe" | "vulnerable" | "unknown";
export const judgedPath: string;
export function readJudged(text?: string): Map<string, Verdict>;
export function writeJudged(judged: Map<string, Verdict>): string;
export function judge(literal: string): Promise<{
  verdict: Verdict;
  attack?: { pumps: { prefix: string; pump: string; bias: number }[]; suffix: string; base: number };
}>;
