import { namesScaledObject, needsKeda, type KedaPart, type Scenario } from "../../engine/index";
import { late } from "../ui/late";

/** KEDA's code for what takes it as an argument; null for a scenario that needs none. */
export const kedaFor = async (scenario: Pick<Scenario, "manifest" | "incidents">): Promise<KedaPart | null> =>
  needsKeda(scenario) ? (await load()).simulatedKeda : null;

/** The engine's part for a text that may have a ScaledObject; null for every other text. */
export const kedaOf = async (text: string): Promise<typeof import("../../engine/doors/keda") | null> =>
  namesScaledObject(text) ? load() : null;

const load = () => late(() => import("../../engine/doors/keda"));
