import type { AutoscalerReading, ConditionReading, Evidence, EventReading, MetricReading } from "../evidence";
import { readEvidence } from "../readEvidence";

/** Evidence with some readings, for tests. */
export const evidenceOf = (some: Partial<Evidence>): Evidence => ({ ...readEvidence(""), ...some });

/** One description of an autoscaler, its lines in the order of its parts. */
export const described = ({ metrics = [], conditions = [], ...some }: Partial<AutoscalerReading>): AutoscalerReading => ({
  source: "describe",
  line: 1,
  lines: {},
  name: "kiln",
  minReplicas: 1,
  maxReplicas: 10,
  metrics,
  conditions,
  ...some,
});

export const cpu = (utilization: number | null, target = "50%"): MetricReading => ({
  line: 2,
  type: "Resource",
  name: "cpu",
  utilization,
  target,
  targetType: "Utilization",
});

/** Of a table, which says no kind. */
export const average = (averageValue: string, target: string): MetricReading => ({
  line: 1,
  type: null,
  name: null,
  averageValue,
  target,
  targetType: "AverageValue",
});

export const condition = (type: string, status: string, reason: string, message?: string): ConditionReading => ({
  line: 5,
  type,
  status,
  reason,
  ...(message !== undefined && { message }),
});

export const event = (reason: string, message: string, age: string, some: Partial<EventReading> = {}): EventReading => ({
  line: 9,
  type: reason === "SuccessfulRescale" ? "Normal" : "Warning",
  reason,
  message,
  age,
  ...some,
});
