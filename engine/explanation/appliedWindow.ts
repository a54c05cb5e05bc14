import type { Stabilization, StabilizationWindow } from "../controller/decision";

/**
 * The window that a proposal meets: the scale-up window for a rise, the scale-down window for a fall; without `behavior` one window serves
 * both. Null if that direction has no window, and, with `behavior`, if the proposal is the present count.
 */
export function appliedWindow({ proposal, up, down }: Stabilization, current: number | null): StabilizationWindow | null {
  const window = up === null || current === null || proposal < current ? down : proposal > current ? up : null;
  return window !== null && window.windowSeconds > 0 ? window : null;
}
