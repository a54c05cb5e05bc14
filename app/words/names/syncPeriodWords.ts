import { controllerFlags, syncPeriodMilliseconds, syncPeriodOf, type HorizontalPodAutoscaler, type Scenario } from "../../../engine/index";
import { shortTime, span } from "../times";

/** From one sync to the next, with the neighbours of the autoscaler and its own period: "15 s", "15.1 s", "4 min 10 s". */
export function syncPeriodWords(
  { flags, cluster }: Pick<Scenario, "flags" | "cluster">,
  hpa: Pick<HorizontalPodAutoscaler, "spec"> | null,
): string {
  const controller = controllerFlags(flags);
  const milliseconds =
    controller === null || hpa === null
      ? syncPeriodMilliseconds(flags.syncPeriodSeconds, cluster, { listsEveryPeriod: controller === null })
      : syncPeriodOf(hpa.spec, controller, cluster);
  const seconds = milliseconds / 1000;
  return seconds < 60 && !Number.isInteger(seconds) ? shortTime(seconds) : span(seconds);
}
