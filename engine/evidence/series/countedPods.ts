import type { CountedPod, Range } from "./seenSync";

/** Pods by their counts: those that a rise made are young, and a fall takes the youngest. */
export class CountedPods {
  private readonly births: (number | null)[] = [];
  private isFirst = true;

  /** `existing` and `ready`: of the target's status. */
  at(at: number, currentReplicas: number, existing: Range | null, ready: number | null): CountedPod[] {
    const most = existing?.to ?? currentReplicas;
    const least = existing?.from ?? currentReplicas;
    const { births } = this;
    births.length = Math.min(births.length, most);
    while (births.length < most) births.push(this.isFirst ? null : at);
    this.isFirst = false;
    const isReady = ready !== null && existing !== null && ready >= existing.to;
    return births.map((bornAt, index) => ({ name: `pod-${index}`, bornAt, mayBeGone: index >= least, isReady }));
  }
}
