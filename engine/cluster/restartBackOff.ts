/**
 * How long the kubelet waits after a container's exit before it starts the container again: not at all after the first exit, later 10 s,
 * doubling to 300 s. More than ten minutes of running reset it. Source: MaxContainerBackOff and doBackOff in pkg/kubelet.
 */
const backOff = { initialSeconds: 10, maxSeconds: 300, forgivenAfterSeconds: 600 };

/** `before` is the wait after the exit before this one; null: this is the first exit. */
export function restartDelay(before: number | null, ranSeconds: number): number {
  if (before === null || ranSeconds > backOff.forgivenAfterSeconds) return 0;
  return before === 0 ? backOff.initialSeconds : Math.min(2 * before, backOff.maxSeconds);
}
