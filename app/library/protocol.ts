/** What a preview draws of a run: the replicas of each reconcile; NaN where nothing was asked. */
export interface PreviewAnswer {
  id: string;
  at: Float64Array;
  asked: Float64Array;
  applied: Float64Array;
}
