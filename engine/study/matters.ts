import { percentileOf } from "../luck/percentile";
import type { Point } from "./front";
import { indexesOf, keyOf, outsideGrid, type CandidateKey } from "./grid";
import type { OpenStudy } from "./openStudy";

/** A field moved alone from a chosen candidate, to the next value of the study. */
export interface Step {
  path: string;
  from: string;
  to: string;
  key: CandidateKey;
}

/** What such a step does, case by case: to minus from. */
export interface StepEffect extends Step {
  cost: Spread;
  harm: Spread;
}

/** The median difference, and the 5th and 95th percentile. */
export interface Spread {
  median: number;
  low: number;
  high: number;
  /** The spread covers 0, so the step makes no difference here. */
  none: boolean;
}

/** The steps from a candidate, in the order of the fields. Today's values outside the grid have none. */
export function stepsFrom({ fields, values, space }: OpenStudy, key: CandidateKey): Step[] {
  if (key === outsideGrid) return [];
  const { grid } = space;
  const indexes = indexesOf(grid, key);
  return fields.flatMap(({ path }, field) =>
    [indexes[field]! - 1, indexes[field]! + 1].flatMap((index) => {
      const to = values[field]![index];
      const moved = keyOf(grid, indexes.with(field, index));
      if (to === undefined || !space.isPossible(moved)) return [];
      return [{ path, from: values[field]![indexes[field]!]!, to, key: moved }];
    }),
  );
}

/** `from` and `to`: the points of both candidates in all cases. */
export function stepEffect(step: Step, from: readonly Point[], to: readonly Point[]): StepEffect {
  return { ...step, cost: spreadOf(from, to, ({ cost }) => cost), harm: spreadOf(from, to, ({ harm }) => harm) };
}

function spreadOf(from: readonly Point[], to: readonly Point[], of: (point: Point) => number): Spread {
  const differences = from.map((point, at) => difference(of(point), of(to[at]!)));
  const high = percentileOf(differences, 95);
  const low = -percentileOf(
    differences.map((each) => -each),
    95,
  );
  return { median: percentileOf(differences, 50), low, high, none: low <= 0 && high >= 0 };
}

/** Two infinite harms do not differ. */
const difference = (from: number, to: number): number => (from === to ? 0 : to - from);
