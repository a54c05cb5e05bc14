/**
 * An age as kubectl writes it, with two or three figures: duration.HumanDuration of k8s.io/apimachinery. Fractions of a second are dropped.
 */
export function humanDuration(exactSeconds: number): string {
  const seconds = Math.trunc(exactSeconds);
  // A clock that is a second behind is still "now".
  if (seconds < -1) return "<invalid>";
  if (seconds < 0) return "0s";
  if (seconds < 2 * minute) return `${seconds}s`;
  if (seconds < 10 * minute) return twoUnits(seconds, minute, "m", 1, "s");
  if (seconds < 3 * hour) return `${Math.trunc(seconds / minute)}m`;
  if (seconds < 8 * hour) return twoUnits(seconds, hour, "h", minute, "m");
  if (seconds < 2 * day) return `${Math.trunc(seconds / hour)}h`;
  if (seconds < 8 * day) return twoUnits(seconds, day, "d", hour, "h");
  if (seconds < 2 * year) return `${Math.trunc(seconds / day)}d`;
  if (seconds < 8 * year) return twoUnits(seconds, year, "y", day, "d");
  return `${Math.trunc(seconds / year)}y`;
}

/** An age as kubectl 1.2 wrote it, in one unit: shortHumanDuration of pkg/kubectl. Whole seconds. */
export function humanDurationV1(seconds: number): string {
  if (seconds < -1) return "<invalid>";
  if (seconds < 0) return "0s";
  if (seconds < minute) return `${seconds}s`;
  if (seconds < hour) return `${Math.trunc(seconds / minute)}m`;
  if (seconds < day) return `${Math.trunc(seconds / hour)}h`;
  return seconds < 364 * day ? `${Math.trunc(seconds / day)}d` : `${Math.trunc(seconds / year)}y`;
}

/** An age as Go prints a time.Duration. Whole seconds, not negative. */
export function goDuration(seconds: number): string {
  const hours = Math.trunc(seconds / hour);
  const minutes = Math.trunc((seconds % hour) / minute);
  const rest = `${seconds % minute}s`;
  if (hours > 0) return `${hours}h${minutes}m${rest}`;
  return minutes > 0 ? `${minutes}m${rest}` : rest;
}

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;
const year = 365 * day;

/** "3m25s", and "3m" where nothing is left over. */
function twoUnits(seconds: number, large: number, largeName: string, small: number, smallName: string): string {
  const rest = Math.trunc((seconds % large) / small);
  return `${Math.trunc(seconds / large)}${largeName}${rest === 0 ? "" : `${rest}${smallName}`}`;
}
