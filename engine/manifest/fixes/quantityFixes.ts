import { parseQuantity } from "../../lib/quantity";
import { plain, say } from "../../lib/sentence";
import { withoutEnd } from "../../lib/withoutEnd";
import type { Finding } from "../finding";
import type { FoundFix } from "../textEdit";

/** A text that the server refuses as a quantity, with the quantities that its author may mean, each with its value. */
export function withQuantityFixes(text: string, finding: Finding): Finding {
  if (!refusal.test(plain(finding.message)) || (finding.fixes ?? []).length > 0) return finding;
  const { start, end } = finding.span;
  const [, quote = "", written = ""] = /^(["']?)([^]*)\1$/.exec(text.slice(start, Math.min(end, start + longest))) ?? [];
  const fixes = quantitiesMeant(written).map((meant): FoundFix => ({
    title: say`Write ${withValue(meant)}`,
    edits: [{ start, end, text: quote + meant + quote }],
  }));
  return fixes.length === 0 ? finding : { ...finding, fixes };
}

const refusal = /: (?:quantities must match the regular expression|unable to parse (?:quantity's suffix|numeric part of quantity))/;

/** Characters. Nobody writes a longer number by hand. */
const longest = 40;

/** "100Mi (104 857 600)"; a plain number has no other value. */
export function withValue(quantity: string): string {
  const value = grouped(valueOf(quantity));
  return value === quantity ? quantity : `${quantity} (${value})`;
}

/** As a decimal number without an exponent. */
export function valueOf(quantity: string): string {
  const number = /^[0-9.]*/.exec(quantity)?.[0] ?? "";
  const suffix = quantity.slice(number.length);
  const power = exponents.get(suffix) ?? 0;
  if (suffix.endsWith("i")) return String(Number(number) * 1024 ** (power / 3));
  const [whole = "", fraction = ""] = number.split(".");
  const digits = whole + fraction;
  const point = whole.length + power;
  const padded = digits.padStart(digits.length + Math.max(0, 1 - point), "0").padEnd(point, "0");
  const split = Math.max(1, point);
  const decimals = withoutEnd(padded.slice(split), "0");
  return decimals === "" ? padded.slice(0, split) : `${padded.slice(0, split)}.${decimals}`;
}

const exponents = new Map([
  ...["n", "u", "m", "", "k", "M", "G", "T", "P", "E"].map((suffix, index): [string, number] => [suffix, (index - 3) * 3]),
  ...["Ki", "Mi", "Gi", "Ti", "Pi", "Ei"].map((suffix, index): [string, number] => [suffix, (index + 1) * 3]),
]);

/** Groups of three digits before the point. */
function grouped(number: string): string {
  const [whole = "", fraction] = number.split(".");
  const groups = Array.from({ length: Math.ceil(whole.length / 3) }, (_, index) =>
    whole.slice(Math.max(0, whole.length - 3 * (index + 1)), whole.length - 3 * index),
  );
  const spaced = whole.length > 4 ? groups.toReversed().join("\u202f") : whole;
  return fraction === undefined ? spaced : `${spaced}.${fraction}`;
}

/** The quantities that a text may mean, the likeliest first; none if it is no number. */
export function quantitiesMeant(text: string): string[] {
  const latin = [...text.normalize("NFKC")].map((char) => alike.get(char) ?? char).join("");
  const plain = latin.replaceAll(/(?<=[0-9])[oO]+/g, (letters) => "0".repeat(letters.length));
  const [, number = "", unit = ""] = /^\s*\+?([0-9](?:[0-9.,'_\s]*[0-9])?)\s*([A-Za-z/]*)\.?\s*$/.exec(plain) ?? [];
  if (number === "") return [];
  const meant = numbersMeant(number).flatMap((digits) => suffixesMeant(unit).map((suffix) => digits + suffix));
  return [...new Set(meant)].filter((each) => each !== text && parseQuantity(each).ok);
}

/** Letters of other alphabets that look like the suffixes' or name the same units. */
const alike = new Map([
  ...[..."МмКкТЕіІВвОоГгБбПпиИр"].map((char, index): [string, string] => [char, [..."MmKkTEiIBb00GgBbPpiIp"][index] ?? ""]),
  ["μ", "u"],
  ["µ", "u"],
]);

/** A comma may be a decimal point or separate thousands. */
function numbersMeant(number: string): string[] {
  const digits = number.replaceAll(/['_\s]/g, "");
  const signs = digits.replaceAll(/[0-9]/g, "");
  if (signs === "" || signs === ".") return [digits];
  const whole = digits.replaceAll(/[.,]/g, "");
  const areThousands = /^[0-9]{1,3}(?:[.,][0-9]{3})+$/.test(digits);
  if (signs === ",") return areThousands ? [whole, digits.replace(",", ".")] : [digits.replace(",", ".")];
  if (/^(?:,+|\.+)$/.test(signs)) return areThousands ? [whole] : [];
  // Both: the last one is the decimal point.
  const last = Math.max(digits.lastIndexOf(","), digits.lastIndexOf("."));
  const before = digits.slice(0, last);
  return /^[0-9]{1,3}(?:,[0-9]{3})+$|^[0-9]{1,3}(?:\.[0-9]{3})+$/.test(before)
    ? [`${before.replaceAll(/[.,]/g, "")}.${digits.slice(last + 1)}`]
    : [];
}

function suffixesMeant(unit: string): string[] {
  if (exponents.has(unit)) return [unit];
  if (/^(?:b|bytes?|cores?|v?cpus?|r|rps|qps|s|sec|req|reqs|requests|(?:req|reqs|requests)?\/s(?:ec)?|p|pods?)$/i.test(unit)) return [""];
  if (/^(?:milli(?:cores?|cpus?|seconds?)|m(?:cores?|cpus?|s))$/i.test(unit)) return ["m"];
  const [, letter = "", binary = ""] = /^([kmgtpe])(i)?(?:b(?:ytes?)?)?$/i.exec(unit) ?? [];
  if (letter === "") return [];
  const upper = letter.toUpperCase();
  return binary === "" ? [upper === "K" ? "k" : upper, `${upper}i`] : [`${upper}i`];
}
