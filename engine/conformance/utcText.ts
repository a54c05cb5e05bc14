/** A moment of RFC 3339 in UTC and whole seconds. Its form must have been checked before. */
export function utcText(text: string): string {
  const [, year = "0", month = "1", day = "1", hour = "0", minute = "0", second = "0", sign = "+", hours = "0", minutes = "0"] =
    /^(\d+)-(\d+)-(\d+)T(\d+):(\d+):(\d+)(?:[.,]\d+)?(?:Z|([-+])(\d+):(\d+))$/.exec(text) ?? [];
  const offset = (Number(hours) * 60 + Number(minutes)) * (sign === "-" ? -1 : 1);
  const total =
    (dayNumber(Number(year), Number(month), Number(day)) * 24 * 60 + Number(hour) * 60 + Number(minute) - offset) * 60 + Number(second);
  const days = Math.floor(total / 86_400);
  const rest = total - days * 86_400;
  const clock = [Math.floor(rest / 3600), Math.floor(rest / 60) % 60, rest % 60].map((part) => String(part).padStart(2, "0"));
  return `${dateOf(days)}T${clock.join(":")}Z`;
}

/** Days since the first of March of the year 0. */
function dayNumber(year: number, month: number, day: number): number {
  const y = month < 3 ? year - 1 : year;
  return 365 * y + Math.floor(y / 4) - Math.floor(y / 100) + Math.floor(y / 400) + Math.floor((153 * ((month + 9) % 12) + 2) / 5) + day - 1;
}

function dateOf(days: number): string {
  let y = Math.floor(days / 365.2425) + 1;
  while (dayNumber(y, 3, 1) > days) y--;
  const ofYear = days - dayNumber(y, 3, 1);
  const month = Math.floor((5 * ofYear + 2) / 153);
  const day = ofYear - Math.floor((153 * month + 2) / 5) + 1;
  const year = month >= 10 ? y + 1 : y;
  return `${String(year).padStart(4, "0")}-${String(((month + 2) % 12) + 1).padStart(2, "0")}-${String(day).padStart(2, "0")}`;
}
