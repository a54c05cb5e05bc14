import { needsKeda, provideKeda, type Scenario } from "../../engine/index";
import { late } from "../ui/late";

/** Loads KEDA's code if the scenario has a ScaledObject. Await it before a run is prepared. */
export async function loadKeda(scenario: Pick<Scenario, "manifest" | "incidents">): Promise<void> {
  if (needsKeda(scenario)) provideKeda((await late(() => import("../../engine/simulatedKeda"))).simulatedKeda);
}
