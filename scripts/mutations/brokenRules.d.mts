export interface BrokenRule {
  rule: string;
  file: string;
  from: string;
  to: string;
  differ: string[];
  test: string | null;
}

export const conformance: string;
export function brokenRules(): BrokenRule[];
export function placesOf(rule: BrokenRule): { text: string; places: { found: string; index: number }[] };
export function pathOf(rule: Pick<BrokenRule, "file">): string;
