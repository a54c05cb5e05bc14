/** A point of the figure: the less of both, the better. */
export interface Point {
  cost: number;
  harm: number;
}

/** Whether `one` is no worse in both and better in one. */
export const beats = (one: Point, other: Point): boolean =>
  one.cost <= other.cost && one.harm <= other.harm && (one.cost < other.cost || one.harm < other.harm);

/** The points that no other beats, by cost. Of equal points the first is kept, so the order of `points` decides. */
export function frontOf<P extends Point>(points: readonly P[]): P[] {
  const byCost = points.map((point, index) => ({ point, index }));
  byCost.sort((a, b) => a.point.cost - b.point.cost || ascending(a.point.harm, b.point.harm) || a.index - b.index);
  const front: P[] = [];
  let least = Infinity;
  for (const { point } of byCost) {
    if (front.length > 0 && point.harm >= least) continue;
    least = point.harm;
    front.push(point);
  }
  return front;
}

/**
 * Where a front bends most: beyond it, less harm costs much, and a lower cost does much harm. It is the point farthest below the line from
 * the cheapest point to the one with the least harm, in parts of what lies between the two. Null: no point is below the line.
 */
export function kneeOf<P extends Point>(front: readonly P[]): P | null {
  const finite = front.filter(({ harm }) => Number.isFinite(harm));
  const [cheapest, safest] = [finite[0], finite.at(-1)];
  if (cheapest === undefined || safest === undefined || cheapest === safest) return null;
  let knee: P | null = null;
  // The line is a few rounding errors wide.
  let farthest = 1e-9;
  for (const point of finite) {
    const cost = (point.cost - cheapest.cost) / (safest.cost - cheapest.cost);
    const harm = (point.harm - safest.harm) / (cheapest.harm - safest.harm);
    if (1 - cost - harm <= farthest) continue;
    farthest = 1 - cost - harm;
    knee = point;
  }
  return knee;
}

/** How many fronts lie before each point: 0 for the points of the front, 1 for the front without these, and so on. */
export function ranksOf(points: readonly Point[]): number[] {
  const ranks = points.map(() => -1);
  for (let rank = 0, left = points.map((point, index) => ({ ...point, index })); left.length > 0; rank++) {
    for (const { index } of frontOf(left)) ranks[index] = rank;
    left = left.filter(({ index }) => ranks[index] === -1);
  }
  return ranks;
}

/** The area between the front and a corner that all its points beat. */
export function hypervolume(front: readonly Point[], corner: Point): number {
  let volume = 0;
  let above = corner.harm;
  for (const { cost, harm } of frontOf(front)) {
    if (cost >= corner.cost || harm >= above) continue;
    volume += (corner.cost - cost) * (above - harm);
    above = harm;
  }
  return volume;
}

/** Two infinite numbers are equal; their difference is not a number. */
export const ascending = (one: number, other: number): number => (one < other ? -1 : one > other ? 1 : 0);
