import { refuse } from "../lib/refusal";
import { readMoments } from "./moments";
import { PointsReader, type Points } from "./points";
import { finite } from "./jsonTrees";
import { textIn, type Tree } from "./tree";
import { say } from "../lib/sentence";

/** A series of an answer, whoever gave it. */
export interface AnswerSeries {
  /** The line of the text, from 0. */
  readonly line: number;
  /** What is measured: the metric, or what the source calls the series; null: not told. */
  readonly name: string | null;
  readonly labels: Readonly<Record<string, string>>;
  /** What a panel of Grafana writes in the place of both. */
  readonly shown?: string;
  /** Null: not told. */
  readonly unit: string | null;
  /** How many seconds a value covers, where the source tells it. */
  readonly perSeconds?: number;
  readonly points: Points;
  /** The value alone, as it was printed: the answer is of one time. */
  readonly value?: string;
}

/** The times of a column in seconds, all written alike. */
export function secondsOf(times: readonly (Tree | undefined)[]): readonly number[] {
  if (times.length === 0) return [];
  const moments = readMoments(times.map((time) => textIn(time) ?? ""));
  return "bad" in moments ? refuse(say`The time of entry ${moments.bad + 1} cannot be read.`) : moments.seconds;
}

export function pointsAt(seconds: readonly number[], values: readonly (Tree | undefined)[]): Points {
  const reader = new PointsReader();
  for (const [index, second] of seconds.entries()) reader.add(second, numberIn(values[index]));
  return reader.take();
}

/** Null for anything that is no number. */
export const numberIn = (tree: Tree | undefined): number | null => finite(textIn(tree) ?? "");
