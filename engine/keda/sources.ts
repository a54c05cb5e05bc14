/** Which numbers a ScaledObject asks for: one for each external metric of its triggers. */
import type { KedaVersion } from "../kedaReleases/releases";
import { triggersOf, type ScaledObject } from "./scaledObject";
import { buildScaler } from "./scalersCache";
import { guessText, measuresOf, type Measured, type Measures } from "./triggers/measured";
import type { Scaler } from "./triggers/trigger";
import type { World } from "./world";

export interface TriggerSource {
  readonly triggerIndex: number;
  readonly triggerType: string;
  /** As in the HPA, unless a formula's composite stands in for it. */
  readonly metricName: string;
  readonly measures: Measures;
  /** The text whose words show what is measured; empty if nothing is to be guessed. */
  readonly guessText: string;
  readonly what: Measured;
}

/** In the order of the triggers. One that cannot be built has none, and neither have cpu and memory. `env`: the variables of the target's container. */
export function sourcesOf(
  object: ScaledObject,
  env: Readonly<Record<string, string>>,
  externalMetrics: World["externalMetrics"],
  version: KedaVersion,
): readonly TriggerSource[] {
  const world = { target: { kind: "exists", replicas: 0, env }, externalMetrics } as const;
  return triggersOf(object).flatMap((trigger, index) => {
    const built = buildScaler(object, trigger, index, world, version);
    return built.ok ? sourcesOfScaler(trigger.type, built.scaler) : [];
  });
}

function sourcesOfScaler(triggerType: string, { triggerIndex, metrics, measured }: Scaler): TriggerSource[] {
  const names = metrics.flatMap((spec) => (spec.type === "External" ? [spec.external.metric.name] : []));
  return names.map((metricName, position) => {
    const what = measured[position]!;
    return { triggerIndex, triggerType, metricName, measures: measuresOf(what), guessText: guessText(what), what };
  });
}
