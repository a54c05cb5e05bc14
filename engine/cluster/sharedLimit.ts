import { createLine, moveLine, type Line } from "./queueing";
import { heldCapacity } from "./workers";
import type { Workload } from "./workload";

/**
 * What all pods share: the connections of a database. Each request holds one while it waits for the database, so more pods cannot serve
 * more than all connections can.
 */
export interface SharedLimit {
  /** What can be served in a second, in thousandths of a request; Infinity: no limit. */
  readonly capacity: number;
  /** In front of the connections; null without a limit. */
  readonly line: Line | null;
  /** Simulates one second. `behind`: the pods could serve more than the connections. */
  tick(served: number, behind: boolean): void;
}

export function createSharedLimit({ databaseConnections, waitMillisecondsPerRequest }: Workload): SharedLimit {
  const capacity = Math.floor(heldCapacity(databaseConnections, waitMillisecondsPerRequest));
  const line = capacity === Infinity ? null : createLine(databaseConnections, capacity / 1000);
  return {
    capacity,
    line,
    tick(served, behind) {
      if (line) moveLine(line, served / 1000, behind);
    },
  };
}
