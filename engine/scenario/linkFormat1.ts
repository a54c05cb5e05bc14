/**
 * Format 1 of a link's content: a scenario of version 1 as short, ordered JSON. Frozen: links in it were copied; new ones use the latest
 * format.
 */
export { linkDictionary1 as dictionary } from "./linkDictionary1";

interface Packed {
  n: unknown;
  m: unknown;
  d: unknown;
  /** The curve's points: seconds since the previous point, and requests per second. */
  p: unknown;
  z: unknown;
  w: unknown;
  f: unknown;
  s: unknown;
  c: unknown;
}

const workloadOrder = [
  "initialReplicas",
  "cpuPerRequestMilliseconds",
  "idleCpuMilli",
  "cpuRequestMilli",
  "cpuLimitMilli",
  "idleMemoryMebibytes",
  "memoryPerRequestMebibytes",
  "memoryRequestMebibytes",
  "startUpSeconds",
  "readinessSeconds",
  "terminationGraceSeconds",
  "requestTimeoutSeconds",
] as const;
const flagOrder = [
  "syncPeriodSeconds",
  "tolerance",
  "downscaleStabilizationSeconds",
  "cpuInitializationPeriodSeconds",
  "initialReadinessDelaySeconds",
] as const;
const gateOrder = ["HPAConfigurableTolerance", "HPAScaleToZero"] as const;

/** A scenario's data, which the reader must not trust. */
export function unpack(data: unknown): { scenario: unknown; cursor: unknown } {
  const { n, m, d, p, z, w, f, s, c }: Partial<Packed> = typeof data === "object" && data !== null ? data : {};
  const gates = values(f)
    .slice(flagOrder.length)
    .map((gate) => gate === 1);
  const scenario = {
    version: 1,
    name: n,
    manifest: m,
    durationSeconds: d,
    load: { points: points(values(p)), noise: z },
    workload: named(workloadOrder, values(w)),
    flags: { ...named(flagOrder, values(f)), featureGates: named(gateOrder, gates) },
    seed: s,
  };
  return { scenario, cursor: c };
}

const values = (list: unknown): readonly unknown[] => (Array.isArray(list) ? list : []);

const named = (names: readonly string[], values: readonly unknown[]): Record<string, unknown> =>
  Object.fromEntries(names.map((name, index) => [name, values[index]]));

function points(flat: readonly unknown[]): unknown[] {
  const pairs: unknown[] = [];
  let second = 0;
  for (let index = 0; index < flat.length; index += 2) {
    const step = flat[index];
    second = typeof step === "number" ? second + step : NaN;
    pairs.push([second, flat[index + 1]]);
  }
  return pairs;
}
