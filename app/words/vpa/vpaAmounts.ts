import type { MetricSpec, VpaTrace } from "../../../engine/index";
import { amount } from "../decision/amounts";
import { t } from "../text";

type Amounts = VpaTrace["recommendations"][number]["containers"][string]["target"];

/** "410m CPU, 250Mi memory"; "" if neither is set. */
export const amountsText = ({ cpuMilli, memoryBytes }: Amounts): string =>
  [
    ...(cpuMilli === undefined ? [] : [t`${resourceAmount("cpu", cpuMilli)} CPU`]),
    ...(memoryBytes === undefined ? [] : [t`${resourceAmount("memory", memoryBytes)} memory`]),
  ].join(", ");

/** Of milli-cores or bytes: "410m", "250Mi". */
export const resourceAmount = (resource: "cpu" | "memory", value: number): string =>
  amount(specs[resource], resource === "cpu" ? value : value * 1000);

const specOf = (name: string): MetricSpec => ({
  type: "Resource",
  resource: { name, target: { type: "Utilization", averageUtilization: 0 } },
});

const specs = { cpu: specOf("cpu"), memory: specOf("memory") };
