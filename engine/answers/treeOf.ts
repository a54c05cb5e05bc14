import { secondsIn } from "./jsonTrees";
import { PointsReader } from "./points";
import type { Tree } from "./tree";

/** A value that `JSON.parse` gave, as a tree; it tells no lines. */
export function treeOf(value: unknown): Tree {
  if (Array.isArray(value)) return pointsIn(value) ?? { kind: "list", line: 0, items: value.map(treeOf) };
  if (typeof value !== "object" || value === null)
    return { kind: "scalar", line: 0, text: value === null ? null : String(value as string | number | boolean) };
  return { kind: "map", line: 0, entries: new Map(Object.entries(value).map(([key, each]) => [key, treeOf(each)])) };
}

/** A series as Prometheus writes it goes into columns at once: pairs of a number and a number in quotes. */
function pointsIn(list: readonly unknown[]): Tree | null {
  const reader = new PointsReader();
  for (const pair of list) {
    if (!isPair(pair)) return null;
    const [time, value] = [secondsIn(String(pair[0])), Number(pair[1])];
    reader.add(time, Number.isFinite(value) ? value : null);
  }
  return list.length === 0 ? null : { kind: "points", line: 0, points: reader.take() };
}

const isPair = (pair: unknown): pair is [number, string] =>
  Array.isArray(pair) && pair.length === 2 && typeof pair[0] === "number" && typeof pair[1] === "string" && isFigure(pair[1]);

/** "NaN" and "+Inf" are values that Prometheus writes. */
export const isFigure = (text: string): boolean => text.trim() !== "" && (!Number.isNaN(Number(text)) || /^(?:[+-]?Inf|NaN)$/.test(text));
