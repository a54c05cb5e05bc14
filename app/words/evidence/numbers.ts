/** How evidence writes counts and times that are known only within a range. */
import type { Range } from "../../../engine/index";
import { t } from "../text";
import { apiDecimal, apiQuantity, decimal, quantity, span, unrounded } from "../times";

/** "4", "4 or 5", "50 to 60". */
export function counts({ low, high }: Range): string {
  if (low === high) return quantity(low);
  return high === low + 1 ? t`${quantity(low)} or ${quantity(high)}` : t`${quantity(low)} to ${quantity(high)}`;
}

/** "1 min 48 s", "2 h 5 min", "3 d". */
export function duration(seconds: number): string {
  if (seconds < 3600) return span(seconds);
  const minutes = Math.round(seconds / 60);
  const text =
    seconds >= 2 * 86_400
      ? t`${quantity(Math.round(seconds / 86_400))} d`
      : minutes % 60 === 0
        ? t`${minutes / 60} h`
        : t`${Math.floor(minutes / 60)} h ${minutes % 60} min`;
  return text.replaceAll(" ", "\u00a0");
}

/** "3 min 12 s", or "10 min to 11 min" of an age that was cut to minutes. */
export function durations({ low, high }: Range): string {
  if (high - low < 2) return duration(low);
  // Both ends are open by less than a minute, so whole minutes say the same.
  const [from, to] = high - low < 50 ? [low, high] : [Math.floor(low / 60) * 60, Math.ceil(high / 60) * 60];
  return t`${duration(from)} to ${duration(to)}`;
}

/** A product before it is rounded up, with enough decimals to round up to the same count. */
export function productText({ low, high }: Range): string {
  return low === high || exactly(low) === exactly(high) ? exactly(high) : t`${exactly(low)} to ${exactly(high)}`;
}

function exactly(product: number): string {
  for (let digits = 2; digits < 12; digits++) {
    const text = apiDecimal(product, digits);
    if (Math.ceil(Number(text)) === Math.ceil(product)) return unrounded(text);
  }
  return unrounded(product);
}

export const ratioText = ({ low, high }: Range): string => {
  const [one, other] = [decimal(low, 3), decimal(high, 3)];
  return one === other ? one : t`${one} to ${other}`;
};

/** "485m to 500m" of CPU. */
export function milliText(metric: string | null, { low, high }: Range): string {
  const text = (milli: number) =>
    metric === "memory" ? `${apiDecimal(milli / 1000 / 1024 ** 2, 1)}Mi` : `${apiQuantity(Math.round(milli))}m`;
  return text(low) === text(high) ? text(low) : t`${text(low)} to ${text(high)}`;
}

/** A metric where a sentence begins. */
export function metricStart(name: string | null): string {
  if (name === "cpu") return t`The CPU`;
  if (name === "memory") return t`The memory`;
  return name ?? t`The metric`;
}

/** A metric as a row's name. */
export const metricName = (name: string | null): string => name ?? t`metric`;

/**
 * "321567m = 321.567", "9264Ki = 9.05Mi": what a quantity comes to where its suffix hides it; null where it is plain. `beside`: what it is
 * compared with; beside a quantity of bytes it is spelt in bytes.
 */
export function spelled(text: string, beside = ""): string | null {
  const [, bytes, isMilli] = /[KMGT]i$/.test(beside) ? (/^(\d{1,18})(m?)$/.exec(text) ?? []) : [];
  const mebibytes = Number(bytes) / (isMilli === "m" ? 1000 : 1) / 1024 ** 2;
  if (mebibytes >= 1) return `${text} = ${apiDecimal(mebibytes, 2)}Mi`;
  const [, sign, digits, suffix] = /^(-?)(\d{1,18})(m|k|M|G|Ki)$/.exec(text) ?? [];
  if (digits === undefined || suffix === undefined) return null;
  const amount = Number(`${sign}${digits}`);
  if (suffix === "m") return Math.abs(amount) < 1000 ? null : `${text} = ${decimal(amount / 1000, 3)}`;
  if (suffix === "Ki") return Math.abs(amount) < 1024 ? null : `${text} = ${apiDecimal(amount / 1024, 2)}Mi`;
  return `${text} = ${quantity(amount * { k: 1e3, M: 1e6, G: 1e9 }[suffix as "k" | "M" | "G"])}`;
}
