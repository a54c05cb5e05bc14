import type { Range } from "./snapshot/statement";

/** An age as kubectl prints it, or what it prints in its place. */
export const agePattern = String.raw`(?:(?:\d+[ydhms])+|<invalid>|<unknown>|<none>)`;

const units: Readonly<Record<string, number>> = { y: 365 * 86_400, d: 86_400, h: 3600, m: 60, s: 1 };

/** The seconds that an age such as `3m50s` stands for; its last unit was cut to a whole number. Null: this is no age. */
export function secondsOfAge(age: string): Range | null {
  if (!/^(?:\d{1,6}[ydhms]){1,5}$/.test(age)) return null;
  let low = 0;
  let last = 1;
  for (const [, count, unit] of age.matchAll(/(\d{1,6})([ydhms])/g)) {
    last = units[unit!]!;
    low += Number(count) * last;
  }
  return { low, high: low + last - 1 };
}
