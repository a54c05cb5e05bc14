/** What a run came to: the one place where these are defined. Counts of requests are of messages for a queue worker. */
export interface Outcomes {
  /** Pods that existed (phase Pending included, until gone) × hours. */
  podHours: number;
  /** CPU requests of those pods × hours, in core-hours; containers without a request add nothing. */
  cpuHoursRequested: number;
  /** CPU used by all pods, in core-hours. */
  cpuHoursUsed: number;
  requestsServed: number;
  requestsFailed: number;
  /** Failed ÷ (served + failed); 0 where there was none. */
  failedShare: number;
  /** Seconds in which requests failed, or waited for capacity at the second's end. */
  overloadedSeconds: number;
  /** The most requests that waited at a second's end. */
  worstBacklog: number;
  rescalesUp: number;
  rescalesDown: number;
  /** Rescales against the direction of the one before, within ten minutes after it. */
  directionChanges: number;
  /** Of spec.replicas. */
  highestReplicas: number;
  /** For the run's largest rise of the drawn load (within a minute): seconds from it until the ready pods' capacity covers the load; null if there was no rise or they never did. */
  secondsToCapacity: number | null;
}
