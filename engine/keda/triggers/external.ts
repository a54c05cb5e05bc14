import { boolean, readMetadata, text, type TriggerConfig } from "../metadata";
import {
  callError,
  externalMetric,
  floatTarget,
  indexed,
  intTarget,
  metricTarget,
  metricTargetType,
  utilizationUnsupported,
  type Built,
  type ExternalMetric,
  type SourceReading,
  type TriggerType,
} from "./trigger";

const parameters = { scalerAddress: text(), enableTLS: boolean({ optional: true }), unsafeSsl: boolean({ optional: true }) };

interface ExternalAnswer {
  value?: number;
  isActive?: boolean;
}

/** A scaler of the user's own names its metrics, their targets and values, and says itself whether it is active. */
export const external: TriggerType = { source: "server", parameters, build };

function build(config: TriggerConfig, externalMetrics: readonly ExternalMetric[]): Built {
  const type = metricTargetType(config.metricType);
  if (type === null) return { ok: false, error: `error getting external scaler metric type: ${utilizationUnsupported}` };
  const { errors } = readMetadata(parameters, config);
  if (errors.length > 0) {
    const name = "error parsing external scaler metadata: ";
    return { ok: false, error: name + name + errors.join("\n") };
  }
  const metrics = externalMetrics.map(({ name, targetSize = 0, targetSizeFloat = 0 }) =>
    externalMetric(indexed(config, name), metricTarget(type, targetSizeFloat > 0 ? floatTarget(targetSizeFloat) : intTarget(targetSize))),
  );
  const measured = externalMetrics.map(({ name }) => ({ kind: "namedMetric", name }) as const);
  return { ok: true, scaler: { triggerIndex: config.triggerIndex, metrics, read, answer, measured } };
}

function read(_metricName: string, answer: unknown): SourceReading {
  const failed = callError(answer);
  if (failed !== null) return { ok: false, error: failed };
  const { value = 0, isActive = false } = answer as ExternalAnswer;
  return { ok: true, value, activation: { active: isActive, threshold: null, compared: [], decidedBySource: true } };
}

/** Most scalers are active as soon as there is anything. */
const answer = (_metricName: string, amount: number): ExternalAnswer => ({ value: amount, isActive: amount > 0 });
