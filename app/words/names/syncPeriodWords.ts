import { syncPeriodMilliseconds, type Scenario } from "../../../engine/index";
import { shortTime, span } from "../times";

/** From one sync to the next, with the neighbours of the autoscaler: "15 s", "15.1 s", "4 min 10 s". */
export function syncPeriodWords({ flags, cluster }: Pick<Scenario, "flags" | "cluster">): string {
  const seconds = syncPeriodMilliseconds(flags.syncPeriodSeconds, cluster, flags.kubernetesVersion === "1.2") / 1000;
  return seconds < 60 && !Number.isInteger(seconds) ? shortTime(seconds) : span(seconds);
}
