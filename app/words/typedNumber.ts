/** How a field reads a number. */
import { form } from "./numbers";

/**
 * The number that a person typed, with a point or a comma for decimals, in any language; NaN for anything else. A mark before just three
 * digits may separate thousands, as in "10.000" of a German, so only the language's own mark may stand there.
 */
export function readNumber(text: string): number {
  const bare = text.trim().replaceAll(/(\d)[\u0020\u00a0\u202f](?=\d{3}(?!\d))/g, "$1");
  const foreign = form.decimals === "." ? "," : ".";
  const [whole = "", decimals, ...more] = bare.split(foreign);
  if (decimals === undefined) return bare === "" ? NaN : Number(bare.replace(form.decimals, "."));
  const isUnsure = decimals.length === 3 && Number(whole) !== 0;
  return more.length > 0 || isUnsure ? NaN : Number(`${whole}.${decimals}`);
}

/**
 * The texts of the numbers in a list. Blanks and semicolons separate them in every language. A comma does, too, before a blank or at the end;
 * between two digits it is the decimal mark where the language has that one.
 */
export const textsInList = (typed: string): string[] =>
  typed.split(form.decimals === "," ? /[\s;]|,(?!\d)/ : /[\s,;]/).filter((each) => each !== "");

/** A quantity of the API, which a person may have typed with a comma for its decimals: "0.05" of "0,05". */
export const apiQuantityOf = (typed: string): string => {
  const digits = /^[+-]?\d{1,15},\d{1,9}/.exec(typed)?.[0];
  const number = digits === undefined ? NaN : readNumber(digits);
  return digits === undefined || Number.isNaN(number) ? typed : digits.replace(",", ".") + typed.slice(digits.length);
};
