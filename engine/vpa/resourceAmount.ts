/** pkg/recommender/model/types.go: amounts are whole millicores or whole bytes, from 0 to 10^14. */
const maxResourceAmount = 1e14;

/** Cut to a whole number; what is no number counts as 0. */
export function resourceAmountFromFloat(amount: number): number {
  if (!(amount >= 0)) return 0;
  return amount > maxResourceAmount ? maxResourceAmount : Math.trunc(amount);
}

export const scaleResource = (amount: number, factor: number): number => resourceAmountFromFloat(amount * factor);

export const addAmounts = (one: number, other: number): number => resourceAmountFromFloat(one + other);
