import { syncPeriodMilliseconds, type HorizontalPodAutoscaler, type Scenario } from "../../../engine/index";
import { shortTime, span } from "../times";

/**
 * From one sync to the next, with the neighbours of the autoscaler and its own period: "15 s", "15.1 s", "4 min 10 s". `hpa`: as it is stored
 * in a run, where it has an own period only while the gate is on.
 */
export function syncPeriodWords(
  { flags, cluster }: Pick<Scenario, "flags" | "cluster">,
  hpa: Pick<HorizontalPodAutoscaler, "spec"> | null,
): string {
  const ownSeconds = hpa?.spec.syncPeriodSeconds ?? null;
  const milliseconds = syncPeriodMilliseconds(flags.syncPeriodSeconds, cluster, {
    ownSeconds,
    listsEveryPeriod: flags.kubernetesVersion === "1.2",
  });
  const seconds = milliseconds / 1000;
  return seconds < 60 && !Number.isInteger(seconds) ? shortTime(seconds) : span(seconds);
}
