import type { Origin } from "./origin";
import { pieces, t } from "../text";
import { clock, quantity, span } from "../times";

/**
 * A piece of a sentence. A mark repeats a sign of the figures before the number: the ring of a proposal, or the filled dot of the window's
 * value. A time has its second and a value has its source, so that the page can link to them. The sentence is complete without its asides.
 */
export type Phrase = (
  | { kind: "text"; text: string }
  | { kind: "verdict"; text: string }
  | { kind: "number"; text: string; mark: "proposal" | "window" | null }
  | { kind: "time"; text: string; second: number }
  | { kind: "duration"; text: string }
  | { kind: "value"; text: string; origin: Origin }
) & { aside?: true; spare?: true };

type Part = Phrase | readonly Phrase[] | string | number;

/**
 * Builds a sentence from a template in the page's language. Numbers become phrases of their own; phrases and lists of phrases stay as they
 * are.
 */
export function say(texts: TemplateStringsArray, ...parts: Part[]): Phrase[] {
  return pieces<Part>(texts, parts).flatMap(phrasesOf);
}

function phrasesOf(part: Part): readonly Phrase[] {
  if (typeof part === "number") return [{ kind: "number", text: quantity(part), mark: null }];
  if (typeof part === "string") return part === "" ? [] : [{ kind: "text", text: part }];
  return "kind" in part ? [part] : part;
}

export const verdict = (text: string): Phrase => ({ kind: "verdict", text });
export const proposed = (replicas: number): Phrase => ({ kind: "number", text: quantity(replicas), mark: "proposal" });
export const remembered = (replicas: number): Phrase => ({ kind: "number", text: quantity(replicas), mark: "window" });
export const moment = (second: number): Phrase => ({ kind: "time", text: clock(second), second });
export const ago = (now: number, second: number): Phrase => ({ kind: "time", text: t`${span(now - second)}\u00a0ago`, second });

/** A value that links to its origin, or plain text if it has none. */
export const from = (origin: Origin | null, text: string): Phrase => (origin ? { kind: "value", text, origin } : { kind: "text", text });

/** Marks phrases that the short sentence omits. */
export const aside = (phrases: readonly Phrase[]): Phrase[] => phrases.map((phrase) => ({ ...phrase, aside: true }));

/** Marks asides that a sentence leaves out before all others if it gets too long. */
export const spare = (phrases: readonly Phrase[]): Phrase[] => phrases.map((phrase) => ({ ...phrase, aside: true, spare: true }));

/** The text of the phrases without their marks, for screen readers. */
export const phraseText = (phrases: readonly Phrase[]): string => phrases.map(({ text }) => text).join("");
