import type { Price } from "../../engine/index";
import { change } from "./scenario";

/** null: the scenario has no price, so its limit of the cost and a study of the cost go with it. It does not change the run. */
export const setPrice = (price: Price | null) =>
  change(({ scenario }) => {
    if (price !== null) return { scenario: { ...scenario, price } };
    const { price: _, limits: { cost: _cost, ...limits } = {}, study, ...others } = scenario;
    const kept = study?.cost.kind === "cost" ? { ...study, cost: { kind: "podHours" } as const } : study;
    return { scenario: { ...others, ...(Object.keys(limits).length > 0 && { limits }), ...(kept && { study: kept }) } };
  });
