import { namesScaledObject, needsKeda, needsVpa, type LateParts, type Scenario } from "../../engine/index";
import { late } from "../ui/late";

/** The code that runs of these scenarios take as an argument; what none of them needs is not loaded. */
export async function partsFor(...scenarios: readonly Pick<Scenario, "manifest" | "incidents">[]): Promise<LateParts> {
  const [keda, vpa] = await Promise.all([
    scenarios.some(needsKeda) ? load() : null,
    scenarios.some(needsVpa) ? late(() => import("../../engine/doors/vpa")) : null,
  ]);
  return { keda: keda?.simulatedKeda ?? null, vpa: vpa?.simulatedVpa ?? null };
}

/** The engine's part for a text that may have a ScaledObject; null for every other text. */
export const kedaOf = async (text: string): Promise<typeof import("../../engine/doors/keda") | null> =>
  namesScaledObject(text) ? load() : null;

const load = () => late(() => import("../../engine/doors/keda"));
