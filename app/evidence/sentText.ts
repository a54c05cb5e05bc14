import { readEvidence, readEvidenceWithin, type Evidence, type TimeRange } from "../../engine/index";

export interface SentText {
  add(part: string): void;
  read(range: TimeRange | undefined): Evidence;
}

/** A text that the page sent in parts, and what was read of it last. */
export function createSentText(): SentText {
  let parts: string[] = [];
  let reading: { evidence: Evidence; range: TimeRange | undefined } | null = null;
  return {
    add(part) {
      parts.push(part);
    },
    read(range) {
      if (reading !== null && reading.range?.from === range?.from && reading.range?.to === range?.to) return reading.evidence;
      const text = parts.join("");
      const evidence = range === undefined ? readEvidence(text) : readEvidenceWithin(text, range);
      reading = { evidence, range };
      // Only of a text that is too long another time can be asked for.
      parts = range === undefined && evidence.unread.every(({ span }) => span === undefined) ? [] : [text];
      return evidence;
    },
  };
}
