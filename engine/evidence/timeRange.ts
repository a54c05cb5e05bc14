/** Unix seconds, both ends included. */
export interface TimeRange {
  readonly from: number;
  readonly to: number;
}
