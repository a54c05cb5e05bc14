/** How the interface writes times and numbers. */
import { t } from "./text";

export { clock, decimal, parseClock, quantity } from "./numbers";

/** "4 min 15 s", never broken across lines. */
export function span(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  const rest = Math.round(seconds % 60);
  const text = minutes === 0 ? t`${rest} s` : rest === 0 ? t`${minutes} min` : t`${minutes} min ${rest} s`;
  return text.replaceAll(" ", "\u00a0");
}

/** A run's length, as it is chosen: "10 min", "60 min", "24 h". */
export const runLength = (seconds: number): string =>
  seconds % 3600 === 0 && seconds > 3600 ? t`${seconds / 3600} h` : t`${seconds / 60} min`;
