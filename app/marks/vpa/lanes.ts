import type { VpaTrace } from "../../../engine/index";
import type { RunVpa } from "../../run/run";

/** A figure of its own: one resource of one container. */
export interface VpaLane {
  container: string;
  resource: "cpu" | "memory";
}

export type VpaAmounts = VpaTrace["recommendations"][number]["containers"][string]["target"];

/** What is recommended first; before a recommendation, what the pods request. */
export function vpaLanes({
  recommendations: [recommended],
  requests: [requested],
}: Pick<RunVpa, "recommendations" | "requests">): VpaLane[] {
  const amounts = recommended
    ? Object.entries(recommended.containers).map(([container, { target }]) => [container, target] as const)
    : Object.entries(requested?.containers ?? {}).map(([container, { least }]) => [container, least] as const);
  return amounts.flatMap(([container, has]) =>
    (["cpu", "memory"] as const).filter((resource) => amountOf(has, resource) !== undefined).map((resource) => ({ container, resource })),
  );
}

/** Milli-cores, or bytes. */
export const amountOf = ({ cpuMilli, memoryBytes }: VpaAmounts, resource: VpaLane["resource"]): number | undefined =>
  resource === "cpu" ? cpuMilli : memoryBytes;
