/** From this number of metrics on, the page shows the winner in full and the others in a line each. */
const many = 4;

export const areMany = (metrics: number): boolean => metrics >= many;

/** The places of metrics in the order of their proposals: first those without one (null), then from the largest on, equal ones as written. */
export function byProposal(proposals: readonly (number | null)[]): number[] {
  const rank = (place: number) => proposals[place] ?? Infinity;
  return [...proposals.keys()].toSorted((one, other) => (rank(one) === rank(other) ? one - other : rank(other) - rank(one)));
}
