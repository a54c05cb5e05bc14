import type { KedaHistory, KedaWrite } from "../simulation/kedaTrace";

/** What polls and reconciles wrote. In one second the reconcile comes before the poll that its loop makes. */
export function kedaWrites({ reconciles, polls }: Pick<KedaHistory, "reconciles" | "polls">): KedaWrite[] {
  const ofReconciles = reconciles.flatMap(({ at, reconcile }) => reconcile.writes.map(({ from, to }) => ({ at, from, to })));
  const ofPolls = polls.flatMap(({ at, poll }) => (poll.kind === "polled" ? poll.writes.map(({ from, to }) => ({ at, from, to })) : []));
  return [...ofReconciles, ...ofPolls].toSorted((one, other) => one.at - other.at);
}
