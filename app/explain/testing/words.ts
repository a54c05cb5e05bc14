import { sentenceText } from "../../words/decision/sentence";

/** A record's sentence, with ordinary spaces and hyphens, so that expectations can be typed. */
export const words = (record: Parameters<typeof sentenceText>[0]) =>
  sentenceText(record).replaceAll("\u00a0", " ").replaceAll("\u2011", "-");
