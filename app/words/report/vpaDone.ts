import type { MetricSpec, VpaTrace } from "../../../engine/index";
import { amount } from "../decision/amounts";
import { plural, t } from "../text";
import { quantity, runLength } from "../times";

/** "VPA: 3 pods evicted, 2 resized in place; target of web 410m CPU, 250Mi memory." The target is that of the run's end. */
export function vpaDone({ history, recommendations, actions }: Pick<VpaTrace, "history" | "recommendations" | "actions">): string {
  const podsOf = (kind: (typeof actions)[number]["kind"]) =>
    new Set(actions.filter((action) => action.kind === kind && action.ok).map(({ pod }) => pod)).size;
  const did = t`VPA: ${plural(podsOf("evict"), "pod")} evicted, ${quantity(podsOf("resize"))} resized in place`;
  const last = recommendations.at(-1);
  if (last === undefined) return t`${did}; no recommendation. ${began(history)}`;
  const targets = Object.entries(last.containers).map(([name, { target }]) => t`target of ${name} ${amounts(target)}`);
  return `${[did, ...targets].join("; ")}. ${began(history)}`;
}

function began(history: VpaTrace["history"]): string {
  const containers = Object.entries(history).map(
    ([name, { seconds, samples }]) => t`${name} ${plural(samples, "sample")} in ${runLength(seconds)}`,
  );
  return containers.length === 0 ? t`The run began without a history.` : t`The run began with a history: ${containers.join(", ")}.`;
}

type Amounts = VpaTrace["recommendations"][number]["containers"][string]["target"];

/** "410m CPU, 250Mi memory" */
export const amounts = ({ cpuMilli, memoryBytes }: Amounts): string =>
  [
    ...(cpuMilli === undefined ? [] : [t`${amount(resource("cpu"), cpuMilli)} CPU`]),
    ...(memoryBytes === undefined ? [] : [t`${amount(resource("memory"), memoryBytes * 1000)} memory`]),
  ].join(", ");

const resource = (name: string): MetricSpec => ({
  type: "Resource",
  resource: { name, target: { type: "Utilization", averageUtilization: 0 } },
});
