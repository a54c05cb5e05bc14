import type { RunOutcome } from "../scenario/outcomes";
import { costOf, type Price } from "../scenario/price";
import type { OutcomeDifference } from "./outcomeDifferences";

/** The differences with that of the cost, where the scenarios have a price. One price holds for both runs. */
export function withCostDifference(outcomes: readonly OutcomeDifference[], price: Price | undefined): readonly OutcomeDifference[] {
  if (price === undefined) return outcomes;
  const cost = (side: "baseline" | "now") => {
    const valueOf = (name: RunOutcome) => outcomes.find(({ outcome }) => outcome === name)?.[side] ?? 0;
    const [podHours, cpuHoursRequested] = [valueOf("podHours"), valueOf("cpuHoursRequested")];
    return costOf({ podHours, cpuHoursRequested, memoryHoursRequested: valueOf("memoryHoursRequested") }, price);
  };
  const [baseline, now] = [cost("baseline"), cost("now")];
  return [...outcomes, { outcome: "cost", baseline, now, difference: now - baseline }];
}
