/** How the interface writes numbers: alike in every language, with the API's decimal point. */

/** At most `digits` decimals, none that say nothing: 54.5, 22, 0.06. */
export function decimal(value: number, digits = 1): string {
  return Number.isFinite(value) ? String(Number(value.toFixed(digits))) : "–";
}

/** A number to read at a glance: decimals only below 100, thousands set apart ("54.5", "198", "1 200"). */
export function quantity(value: number): string {
  if (!Number.isFinite(value)) return "–";
  if (Math.abs(value) < 99.95) return decimal(value);
  return String(Math.round(value)).replaceAll(/\B(?=(\d{3})+$)/g, "\u202f");
}
