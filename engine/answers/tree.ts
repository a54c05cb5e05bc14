import type { Words } from "../lib/sentence";
import type { Points, TimeRange } from "./points";

/**
 * A value of YAML, of JSON or of Python's print, with the line of the text (from 0) on which it begins. Scalars keep their text: what a
 * number or a quantity means is for their readers.
 */
export type Tree = TreeScalar | TreeList | TreeMap | TreePoints;

interface TreeScalar {
  readonly kind: "scalar";
  readonly line: number;
  /** Null: a null, or no value at all. */
  readonly text: string | null;
  /** The text ends within this value. */
  readonly cut?: true;
}

interface TreeList {
  readonly kind: "list";
  readonly line: number;
  readonly items: readonly Tree[];
}

export interface TreeMap {
  readonly kind: "map";
  readonly line: number;
  readonly entries: ReadonlyMap<string, Tree>;
  /** The text ends within this value. */
  readonly cut?: true;
}

/** A list of pairs of numbers, as Prometheus writes a series: it goes into columns at once, because a day of 200 pods has a million pairs. */
interface TreePoints {
  readonly kind: "points";
  readonly line: number;
  readonly points: Points;
}

/** What could not be read, with its place: line and column from 0. */
export interface Trouble {
  readonly line: number;
  readonly column?: number;
  readonly message: Words;
  /** The time of points that are too many. */
  readonly span?: TimeRange;
}

export interface TreeReading {
  readonly trees: readonly Tree[];
  readonly troubles: readonly Trouble[];
  /** There are too many points, so none is kept. */
  readonly isTooLong?: true;
}

export function at(tree: Tree | undefined, ...keys: readonly string[]): Tree | undefined {
  let found = tree;
  for (const key of keys) found = found?.kind === "map" ? found.entries.get(key) : undefined;
  return found;
}

export function itemsIn(tree: Tree | undefined): readonly Tree[] {
  return tree?.kind === "list" ? tree.items : [];
}

/** The text of a scalar; undefined for a value that is absent, null, or cut before its end. */
export function textIn(tree: Tree | undefined): string | undefined {
  return tree?.kind === "scalar" && tree.text !== null && tree.cut === undefined ? tree.text : undefined;
}

/** The text of a scalar; null where the key is there without a value. */
export function textOrNull(tree: Tree | undefined): string | null | undefined {
  return tree?.kind === "scalar" && tree.text === null ? null : textIn(tree);
}

/** A whole number, as counts are. */
export function countIn(tree: Tree | undefined): number | undefined {
  const text = textIn(tree);
  return text !== undefined && /^-?\d{1,15}$/.test(text) ? Number(text) : undefined;
}

export function labelsIn(tree: Tree | undefined): Record<string, string> | undefined {
  if (tree?.kind !== "map") return undefined;
  return Object.fromEntries([...tree.entries].flatMap(([key, value]) => (textIn(value) === undefined ? [] : [[key, textIn(value)!]])));
}

/** The object without the keys that have no value. */
export function said<T extends object>(object: T): { [K in keyof T]: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(object).filter(([, value]) => value !== undefined)) as never;
}
