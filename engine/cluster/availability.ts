/** Whether a ready pod counts as available: at the very second in which `minReadySeconds` end it does not yet. Mirrors IsPodAvailable. */
export function isAvailable(readyAt: number, minReadySeconds: number, now: number): boolean {
  return minReadySeconds === 0 || readyAt + minReadySeconds < now;
}
