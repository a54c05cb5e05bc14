/** How the interface writes times and numbers. */

/** mm:ss below an hour's run and beyond ("75:30" stays minutes), h:mm:ss from ten hours on. */
export function clock(second: number): string {
  const whole = Math.round(second);
  const two = (part: number) => String(part).padStart(2, "0");
  if (whole >= 36_000) return `${Math.floor(whole / 3600)}:${two(Math.floor(whole / 60) % 60)}:${two(whole % 60)}`;
  return `${two(Math.floor(whole / 60))}:${two(whole % 60)}`;
}

/** "4 min 15 s", never broken across lines. */
export function span(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  const rest = Math.round(seconds % 60);
  const text = minutes === 0 ? `${rest} s` : rest === 0 ? `${minutes} min` : `${minutes} min ${rest} s`;
  return text.replaceAll(" ", "\u00a0");
}

/** At most `digits` decimals, none that say nothing: 54.5, 22, 0.06. */
export function decimal(value: number, digits = 1): string {
  return Number.isFinite(value) ? String(Number(value.toFixed(digits))) : "–";
}

export const plural = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? "" : "s"}`;
