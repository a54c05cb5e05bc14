/** Seconds of the run, not always whole. */
export interface TimeRange {
  from: number;
  to: number;
}
