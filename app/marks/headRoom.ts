export type Yields = "first" | "early" | "late" | "never";

/** What the head needs to know of one entry of a legend. */
export interface HeadEntry {
  name: string;
  /** The widest text of its value in this run, so that the head stays the same while the pointer moves. */
  widest: string;
  /** When it gives up its room in a narrow head: before all others, before the title gets shorter, only after that, or never. */
  yields: Yields;
}

/** The contents of a figure's head that fit. */
export interface HeadRoom<E extends HeadEntry> {
  title: string;
  readings: E[];
  /** True if there is room for a note beside the readings. */
  noted: boolean;
}

/**
 * Leaves out, in this order: the note, the entries that yield first, those that yield early, the long titles, those that yield late. Among
 * equal entries the first in the list is left out first.
 */
export function fitHead<E extends HeadEntry>(
  pixels: number,
  titles: readonly [string, ...string[]],
  readings: readonly E[],
  width: (head: HeadRoom<E>) => number = widthOf,
): HeadRoom<E> {
  const yielding = (when: Yields) => readings.filter(({ yields }) => yields === when);
  const without = (gone: E) => () => ({ readings: head.readings.filter((reading) => reading !== gone) });
  let head: HeadRoom<E> = { title: titles[0], readings: [...readings], noted: true };
  const concessions: (() => Partial<HeadRoom<E>>)[] = [
    () => ({ noted: false }),
    ...[...yielding("first"), ...yielding("early")].map(without),
    ...titles.slice(1).map((title) => () => ({ title })),
    ...yielding("late").map(without),
  ];
  for (const concede of concessions) {
    if (width(head) <= pixels) break;
    head = { ...head, ...concede() };
  }
  return head;
}

const noteWidth = 96;
const gap = 10;

const widthOf = ({ title, readings, noted }: HeadRoom<HeadEntry>) =>
  title.length * 6.9 + wider(title) + readings.reduce((sum, reading) => sum + gap + entryWidth(reading), noted ? noteWidth : 0);

/** The stroke's sample, the name at 12 px and the value in bold. */
const entryWidth = ({ name, widest }: HeadEntry) => 24 + name.length * 5.5 + wider(name) + widest.length * 6.8;

/** The width of a text in the size of the readouts. */
export const textWidth = (text: string) => text.length * 6 + wider(text);

/** The extra width of Cyrillic letters compared with Latin ones. */
const wider = (text: string) => (text.match(/\p{Script=Cyrillic}/gu)?.length ?? 0) * 0.8;
