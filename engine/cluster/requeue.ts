/**
 * When a controller syncs an object again by itself after a sync that failed: after 5 ms, and each time after twice as long, at most after
 * 1,000 s. What happens to its pods syncs it earlier. Source: DefaultTypedControllerRateLimiter in client-go's util/workqueue.
 */
export interface Requeue {
  /** A sync has failed in this second; what fails again in it changes nothing. */
  failed(now: number): void;
  /** A sync has not failed. */
  forget(): void;
  /** The second of the next sync; Infinity: none waits. */
  next(): number;
}

const baseSeconds = 0.005;
export const longestRequeueSeconds = 1000;

export function createRequeue(): Requeue {
  let failures = 0;
  let failedIn = -Infinity;
  /** With its fraction; the queue keeps the earlier of two times. */
  let waitsFor = Infinity;
  const delay = () => Math.min(longestRequeueSeconds, baseSeconds * 2 ** failures++);
  return {
    failed(now) {
      if (now === failedIn) return;
      failedIn = now;
      const isDue = waitsFor < now + 1;
      let at = (isDue ? waitsFor : now) + delay();
      // Nothing changes within a second, so every sync in it fails.
      while (at < now + 1) at += delay();
      waitsFor = isDue ? at : Math.min(waitsFor, at);
    },
    forget() {
      failures = 0;
      waitsFor = Infinity;
    },
    next: () => Math.floor(waitsFor),
  };
}
