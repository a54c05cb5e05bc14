import { milliQuantity, parseQuantity } from "../../lib/quantity";

/** Thousandths of a printed amount; null where it is none. */
export const milliIn = (text: string): number | null => (parseQuantity(text).ok ? Number(milliQuantity(text)) : null);
