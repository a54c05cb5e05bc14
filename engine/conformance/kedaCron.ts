import { readRfc3339 } from "../lib/utcTime";
import type { TriggerConfig } from "../keda/metadata";
import { floatQuantity } from "../keda/metricQuantity";
import type { ScaleTrigger } from "../keda/scaledObject";
import { triggerType } from "../keda/triggers/types";
import { recordedKeda } from "./kedaInput";

interface RecordedCron {
  trigger: ScaleTrigger;
  triggerIndex: number;
  /** In UTC. */
  times: readonly string[];
}

/** One cron trigger, asked at some moments. */
export function replayKedaCron({ trigger, triggerIndex, times }: RecordedCron): object {
  const config: TriggerConfig = {
    kedaVersion: recordedKeda,
    triggerIndex,
    namespace: "default",
    metadata: trigger.metadata ?? {},
    metricType: trigger.metricType ?? "",
    resolvedEnv: {},
    hasAuthentication: false,
    asMetricSource: false,
  };
  const built = triggerType(trigger.type)!.build(config, []);
  if (!built.ok) return { error: built.error };
  const { metrics, read } = built.scaler;
  const points = times.map((time) => {
    const reading = read!("", null, readRfc3339(time)!);
    return reading.ok ? { active: reading.activation.active, value: floatQuantity(reading.value) } : { error: reading.error };
  });
  return { metrics, points };
}
