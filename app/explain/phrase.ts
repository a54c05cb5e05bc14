import type { Origin } from "../store/view";
import { pieces, t } from "../ui/text";
import { clock, quantity, span } from "../ui/words";

/**
 * A run of a sentence. A mark repeats the figures' sign before the number: the ring of a proposal, the filled dot of the window's value. A
 * time carries its second, and a value its source, so that a page can lead there. Without its asides a sentence is still complete.
 */
export type Phrase = (
  | { kind: "text"; text: string }
  | { kind: "verdict"; text: string }
  | { kind: "number"; text: string; mark: "proposal" | "window" | null }
  | { kind: "time"; text: string; second: number }
  | { kind: "value"; text: string; origin: Origin }
) & { aside?: true };

type Part = Phrase | readonly Phrase[] | string | number;

/** Builds a sentence from a template, in the language of the page: numbers become tokens, phrases and lists of them are kept. */
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

/** A value that leads to its origin; without one, plain text. */
export const from = (origin: Origin | null, text: string): Phrase => (origin ? { kind: "value", text, origin } : { kind: "text", text });

/** Marks the parts that a short sentence leaves out. */
export const aside = (phrases: readonly Phrase[]): Phrase[] => phrases.map((phrase) => ({ ...phrase, aside: true }));

/** The text for screen readers: the phrases without their marks. */
export const phraseText = (phrases: readonly Phrase[]): string => phrases.map(({ text }) => text).join("");
