/** Waits until the page has nothing to do, at most for `timeout` milliseconds. Safari has no idle callback. */
export function whenIdle(then: () => void, timeout: number): void {
  if (typeof requestIdleCallback === "function") requestIdleCallback(then, { timeout });
  else setTimeout(then, 300);
}
