import { number, onlyOf, refuse, shown, text } from "../lib/refusal";
import { say } from "../lib/sentence";
import type { Outcomes, RunOutcomes } from "./outcomes";

/** A number of one's own, from which the cost of a run follows. Nothing is looked up, and it changes nothing in the run. */
export type Price = PodPrice | ResourcePrice;

interface PodPrice extends Currency {
  perPodHour: number;
}

/** Of what the pods request; at least one of the two. */
interface ResourcePrice extends Currency {
  /** One core for an hour. */
  perCpuHour?: number;
  perGibibyteHour?: number;
}

interface Currency {
  /** A sign or a code, 1 to 3 characters without spaces and digits. Absent: the cost is a plain number. */
  currency?: string;
}

export const priceRange = { min: 1e-9, max: 1e9 };
const maxCurrencyLength = 3;

export const isCurrency = (written: string): boolean => written.length <= maxCurrencyLength && /^[^\s\d\p{Cc}\p{Cf}]+$/u.test(written);

const amountNames = ["perPodHour", "perCpuHour", "perGibibyteHour"] as const;

/** Refuses a price that says the same pods twice, or nothing. */
export function readPrice(data: unknown): Price {
  const fields = onlyOf(data, "price", [...amountNames, "currency"]);
  const amount = (name: (typeof amountNames)[number]) =>
    fields.has(name) ? { [name]: number(fields.get(name), `price.${name}`, priceRange) } : {};
  const currency = fields.has("currency") ? { currency: readCurrency(fields.get("currency")) } : {};
  const ofResources = fields.has("perCpuHour") || fields.has("perGibibyteHour");
  if (fields.has("perPodHour") === ofResources) refuse(say`price must have either perPodHour, or perCpuHour, perGibibyteHour or both.`);
  return { ...amount("perPodHour"), ...amount("perCpuHour"), ...amount("perGibibyteHour"), ...currency } as Price;
}

function readCurrency(data: unknown): string {
  const written = text(data, "price.currency", maxCurrencyLength);
  if (!isCurrency(written))
    refuse(say`price.currency is ${shown(written)}; it must be a sign or a code, 1 to 3 characters without spaces and digits.`);
  return written;
}

/** What a run costs, in the price's currency. */
export function costOf(outcomes: Pick<RunOutcomes, "podHours" | "cpuHoursRequested" | "memoryHoursRequested">, price: Price): number {
  if ("perPodHour" in price) return outcomes.podHours * price.perPodHour;
  const { perCpuHour = 0, perGibibyteHour = 0 } = price;
  return outcomes.cpuHoursRequested * perCpuHour + outcomes.memoryHoursRequested * perGibibyteHour;
}

/** The outcomes with the cost, which is null without a price, in the order of their table. */
export function withCost(outcomes: RunOutcomes, price: Price | undefined): Outcomes {
  const { podHours, cpuHoursRequested, memoryHoursRequested, cpuHoursUsed, nodeHours, ...others } = outcomes;
  const cost = price === undefined ? null : costOf(outcomes, price);
  return { podHours, cpuHoursRequested, memoryHoursRequested, cpuHoursUsed, nodeHours, cost, ...others };
}
