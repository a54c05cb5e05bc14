import { exact } from "../../words/numbers";
import { readNumber as oneNumber, textsInList } from "../../words/typedNumber";
import { t } from "../../words/text";

interface Range {
  min: number;
  max: number;
  whole?: boolean;
}

type Read = { ok: true; values: number[] } | { ok: false; problem: string };

/** The numbers of a list, also with a sign or a typographic minus. */
export function readNumbers(typed: string, range: Range, most: number): Read {
  return judged(
    textsInList(typed).map((each) => oneNumber(each.replace("−", "-"))),
    range,
    most,
  );
}

function judged(values: number[], { min, max, whole = false }: Range, most: number): Read {
  if (values.some((value) => !Number.isFinite(value)))
    return { ok: false, problem: most === 1 ? t`Type a number` : t`Type numbers, with semicolons or spaces between them` };
  if (whole && values.some((value) => !Number.isInteger(value))) return { ok: false, problem: t`Type a whole number` };
  if (values.some((value) => value < min || value > max)) return { ok: false, problem: t`From ${exact(min, 9)} to ${exact(max, 9)}` };
  if (values.length > most) return { ok: false, problem: most === 1 ? t`Type one number` : t`At most ${most} numbers` };
  return { ok: true, values: [...new Set(values)] };
}

/** One number; nothing is null where that is allowed. */
export function readNumber(typed: string, range: Range): { ok: true; value: number } | { ok: false; problem: string } {
  const read = judged(typed.trim() === "" ? [] : [oneNumber(typed.replace("−", "-"))], range, 1);
  if (!read.ok) return read;
  const [value] = read.values;
  return value === undefined ? { ok: false, problem: t`Type a number` } : { ok: true, value };
}
