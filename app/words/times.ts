/** How the interface writes times and numbers. */
import { exact, quantity } from "./numbers";
import { t } from "./text";

export { apiDecimal, apiQuantity, clock, decimal, exact, fixed, parseClock, percents, quantity, unrounded, withThousands } from "./numbers";

/** "4 min 15 s", which never breaks across lines. */
export function span(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  const rest = Math.round(seconds % 60);
  const text = minutes === 0 ? t`${rest} s` : rest === 0 ? t`${minutes} min` : t`${minutes} min ${rest} s`;
  return text.replaceAll(" ", "\u00a0");
}

/** "0.206 s": a time of which less than a second matters. */
export function shortTime(seconds: number): string {
  return Number.isNaN(seconds) ? quantity(seconds) : t`${exact(seconds, 3)} s`.replace(" ", "\u00a0");
}

/** A run's length: "10 min", "60 min", "90 min", "24 h", "18 h 47 min". */
export function runLength(seconds: number): string {
  const minutes = Math.round(seconds / 60);
  if (minutes > 60 && minutes % 60 === 0) return t`${minutes / 60} h`;
  return minutes <= 100 ? t`${minutes} min` : t`${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}
