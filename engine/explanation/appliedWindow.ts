import type { Stabilization, StabilizationWindow } from "../controller/decision";

/**
 * The window that a proposal meets: of a rise the scale-up window, of a fall the scale-down window; without `behavior` one window holds
 * both. Null where that direction has none, and, with `behavior`, where the proposal is the present count.
 */
export function appliedWindow({ proposal, up, down }: Stabilization, current: number | null): StabilizationWindow | null {
  const window = up === null || current === null || proposal < current ? down : proposal > current ? up : null;
  return window !== null && window.windowSeconds > 0 ? window : null;
}
