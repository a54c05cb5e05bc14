/** What an exported value counts per: second, minute or hour, in seconds. */
export const spans = [1, 60, 3600] as const;
/** Seconds; one of `spans`, or the distance between samples. */
export type Span = number;

const patterns: readonly (readonly [Span, RegExp])[] = [
  [1, /(\/\s*s(ec(ond)?)?|per[ _]s(ec(ond)?)?|\b(req|r|o|q|t)ps|^1\/s)$/i],
  [60, /(\/\s*m(in(ute)?)?|per[ _]m(in(ute)?)?|\b(req|r|o|c|q|t)pm)$/i],
  [3600, /(\/\s*h(r|our)?|per[ _]h(r|our)?|\b(req|r)ph)$/i],
];

/** The span that a unit as written names ("req/s", "rpm"); null where it names none. */
export function writtenSpan(unit: string | null): Span | null {
  const increase = /^increase\(…\[(\d+)([smh])\]\)$/.exec(unit ?? "");
  if (increase) return Number(increase[1]) * { s: 1, m: 60, h: 3600 }[increase[2] as "s" | "m" | "h"];
  if (unit === "rate(…)") return 1;
  return patterns.find(([, pattern]) => pattern.test(singular(unit ?? "")))?.[0] ?? null;
}

const requests = "(?:req(?:uest)?s?|hits?|calls?|ops|queries|transactions?|messages|msgs?|http_requests|anfragen|запит\\p{L}*|#|1)";
const time = "(?:s|sec|seconds?|m|min|minutes?|h|hr|hours?)";
const written: readonly RegExp[] = [
  new RegExp(`(${requests}\\s*/\\s*${time})(?![\\p{L}\\d])`, "iu"),
  /((?:req(?:uest)?s?|hits?|calls?|ops)[ _]per[ _](?:s|sec|second|m|min|minute|h|hour))(?![\p{L}\d])/iu,
  /(\bper[ _](?:sec|second|min|minute|hour))(?![\p{L}\d])/iu,
  /(?:^|[^\p{L}\d])((?:req|r|q|t)p[smh])(?![\p{L}\d])/iu,
];

/** The unit that a heading names: "requests/s", "Throughput (req/min)", "rps"; what PromQL made per second or per window; null for none. */
export function headingUnit(heading: string): string | null {
  const text = heading.slice(0, 300);
  const bracketed = /[([]\s*([^()[\]{}=]{1,20}?)\s*[)\]]\s*$/.exec(text)?.[1];
  if (bracketed !== undefined && writtenSpan(bracketed) !== null) return bracketed;
  for (const pattern of written) {
    const unit = pattern.exec(text)?.[1];
    if (unit !== undefined && writtenSpan(unit) !== null) return unit;
  }
  if (/\bi?rate\(/.test(text)) return "rate(…)";
  const window = /\bincrease\([^[]{0,200}\[(\d{1,4}[smh])\]/.exec(text)?.[1];
  return window === undefined ? null : `increase(…[${window}])`;
}

const singular = (unit: string): string => unit.replace(/(sec|second|min|minute|hr|hour)s$/i, "$1");
