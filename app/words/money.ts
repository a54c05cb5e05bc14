/** How a sum of money is written: "€0.340", "EUR 0.340", in German "0,340 €"; without a currency the number alone. */
import { language } from "../text/language";
import { fixedOrMore, unrounded } from "./numbers";
import type { Price } from "../../engine/index";
import { t } from "./text";

/** `number`: as it is written in the language. */
export function withCurrency(number: string, currency: string | undefined): string {
  if (currency === undefined) return number;
  if (language !== "en") return `${number}\u00a0${currency}`;
  return /^\p{L}/u.test(currency) ? `${currency}\u00a0${number}` : `${currency}${number}`;
}

/** With this number of decimals. A smaller sum has more, because any price may be set. */
export const money = (amount: number, digits: number, currency: string | undefined): string =>
  withCurrency(fixedOrMore(amount, digits), currency);

/** "€0.04 per pod-hour" */
export function priceWords(price: Price): string {
  const amount = (each: number) => withCurrency(unrounded(each), price.currency);
  if ("perPodHour" in price) return t`${amount(price.perPodHour)} per pod-hour`;
  const { perCpuHour, perGibibyteHour } = price;
  return [
    ...(perCpuHour === undefined ? [] : [t`${amount(perCpuHour)} per vCPU-hour`]),
    ...(perGibibyteHour === undefined ? [] : [t`${amount(perGibibyteHour)} per GiB-hour`]),
  ].join(", ");
}
