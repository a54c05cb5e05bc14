/**
 * Requests in front of a few servers: the workers or cores of a pod, or the connections of a database. They arrive at random, so some wait
 * before the servers are full: Erlang's formula (M/M/c) says how many, and how long those wait on average. The waits of those are spread
 * as an exponential distribution.
 */
export interface Line {
  servers: number;
  /** Requests per second that all servers can serve together. */
  perSecond: number;
  /** The share of the requests that must wait. */
  waiting: number;
  /** How long those wait on average, in seconds. */
  meanSeconds: number;
  /** For the load of the last second: the mean wait that this load leads to. */
  load: number;
  settledSeconds: number;
}

export const createLine = (servers: number, perSecond: number): Line => ({
  servers,
  perSecond,
  waiting: 0,
  meanSeconds: 0,
  load: 0,
  settledSeconds: 0,
});

/**
 * Simulates one second with this many requests. A line needs time to grow: chance adds to it as it adds to a random walk. It shrinks only
 * by what the servers could serve in addition. `behind`: more requests came than the servers can serve, and the rest waits elsewhere. Then
 * chance adds nothing, because no server is ever idle.
 */
export function moveLine(line: Line, load: number, behind: boolean): void {
  const { servers, perSecond } = line;
  const utilization = load / perSecond;
  if (behind) {
    line.load = NaN;
    line.waiting = 1;
    return;
  }
  if (load !== line.load) {
    line.load = load;
    line.waiting = shareThatWaits(servers, utilization);
    line.settledSeconds = utilization < 1 ? 1 / (perSecond - load) : Infinity;
  }
  if (line.meanSeconds === line.settledSeconds) return;
  const grown = Math.sqrt(line.meanSeconds * line.meanSeconds + growth / perSecond);
  const shrunk = line.meanSeconds - (1 - utilization);
  line.meanSeconds = Math.max(shrunk, Math.min(grown, line.settledSeconds));
}

/** The same requests wait for other servers from now on. */
export function changeServers(line: Line, servers: number, perSecond: number): void {
  if (servers === line.servers && perSecond === line.perSecond) return;
  line.servers = servers;
  line.perSecond = perSecond;
  line.load = NaN;
}

/** The same requests wait in another line from now on. */
export function keepLine(line: Line, before: Line): void {
  line.waiting = before.waiting;
  line.meanSeconds = before.meanSeconds;
  line.load = NaN;
}

/** Forgets the waits: nothing is in line. */
export function emptyLine(line: Line): void {
  line.waiting = line.meanSeconds = line.load = line.settledSeconds = 0;
}

/**
 * After t seconds at full load, the wait that chance has added has the mean √(4 ÷ π × t ÷ requests per second): the mean distance of a
 * random walk with an arrival or a departure in each step.
 */
const growth = 4 / Math.PI;

/** Erlang C: the share of requests that find all servers busy. */
export function shareThatWaits(servers: number, utilization: number): number {
  if (utilization >= 1) return 1;
  // The sum of servers! ÷ (servers − n)! ÷ load^n is 1 ÷ Erlang B. It soon ends, or it is so large that nobody waits.
  const load = servers * utilization;
  let sum = 1;
  let term = 1;
  for (let busy = servers; busy > 0; busy--) {
    term *= busy / load;
    sum += term;
    if (sum > 1e15) return 0;
    if (term < 1e-17 * sum) break;
  }
  return 1 / (sum * (1 - utilization) + utilization);
}
