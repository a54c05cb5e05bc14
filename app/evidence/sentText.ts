import { readEvidence, readEvidenceWithin, type Evidence, type TimeRange } from "../../engine/index";

/** A text that the page sent in parts, and what was read of it last. */
export class SentText {
  private parts: string[] = [];
  private reading: { evidence: Evidence; range: TimeRange | undefined } | null = null;

  add(part: string): void {
    this.parts.push(part);
  }

  read(range: TimeRange | undefined): Evidence {
    if (this.reading !== null && this.reading.range?.from === range?.from && this.reading.range?.to === range?.to)
      return this.reading.evidence;
    const text = this.parts.join("");
    const evidence = range === undefined ? readEvidence(text) : readEvidenceWithin(text, range);
    this.reading = { evidence, range };
    // Only of a text that is too long another time can be asked for.
    this.parts = range === undefined && evidence.unread.every(({ span }) => span === undefined) ? [] : [text];
    return evidence;
  }
}
