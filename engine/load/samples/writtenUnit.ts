/** What an exported value counts per: second, minute or hour, in seconds. */
export const spans = [1, 60, 3600] as const;
export type Span = (typeof spans)[number];

const patterns: readonly (readonly [Span, RegExp])[] = [
  [1, /(\/\s*s(ec(ond)?)?|per second|\b(req|r|o)ps)$/i],
  [60, /(\/\s*m(in(ute)?)?|per minute|\b(req|r|o|c)pm)$/i],
  [3600, /(\/\s*h(r|our)?|per hour|\b(req|r)ph)$/i],
];

/** The span that a unit as written names ("req/s", "rpm"); null where it names none. */
export const writtenSpan = (unit: string | null): Span | null => patterns.find(([, pattern]) => pattern.test(unit ?? ""))?.[0] ?? null;
