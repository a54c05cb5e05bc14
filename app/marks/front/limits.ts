import type { Scenario, Study } from "../../../engine/index";
import { costWords, harmWords } from "../../words/study/measureWords";

/** The scenario's limits on the study's own cost and harm, in the units of the figure; null where it has none. */
export function limitsOf({ limits, price: own }: Scenario, { cost, harm }: Study): { costLimit: number | null; harmLimit: number | null } {
  const counted = costWords(cost, own).outcome ?? "podHours";
  const price = cost.kind === "price" ? cost.pricePerPodHour : 1;
  const most = (outcome: typeof counted) => limits?.[outcome]?.atMost ?? null;
  const atMost = most(counted);
  return { costLimit: atMost === null ? null : atMost * price, harmLimit: most(harmWords(harm).outcome!) };
}
