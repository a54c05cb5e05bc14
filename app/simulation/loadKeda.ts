import { hasScaledObject, needsKeda, type Scenario } from "../../engine/index";
import { late } from "../ui/late";

/** The engine's part for a text that may have a ScaledObject; null for every other text. */
export const kedaOf = async (text: string): Promise<typeof import("../../engine/doors/keda") | null> =>
  hasScaledObject(text) ? load() : null;

/** Loads it for a scenario with a ScaledObject. Await it before a run is prepared. */
export async function loadKeda(scenario: Pick<Scenario, "manifest" | "incidents">): Promise<void> {
  if (needsKeda(scenario)) await load();
}

const load = () => late(() => import("../../engine/doors/keda"));
