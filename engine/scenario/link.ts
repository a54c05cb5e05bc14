import { deflateSync, Inflate, strFromU8, strToU8 } from "fflate";
import { fromBase64url, toBase64url } from "../lib/base64url";
import { checksum } from "../lib/checksum";
import { linkDictionary1 } from "./linkDictionary1";
import { readScenario, type Reading } from "./readScenario";
import { scenarioVersion, type Scenario } from "./scenario";

/** What a link carries: the whole scenario and the selected second. */
export interface Shared {
  scenario: Scenario;
  cursor: number | null;
}

/** A fragment is "1." and base64url of a 4-byte checksum and the raw deflate of `Packed` as JSON, with a preset dictionary. */
const prefix = "1.";
/** Characters of a fragment. Far above any real scenario; longer texts are not even decoded. */
export const maxLinkLength = 400_000;
const maxInflatedBytes = 1_500_000;

/** The scenario as short, ordered JSON. Nothing is left to defaults, so that a changed default never changes an old link. */
interface Packed {
  n: string;
  m: string;
  d: number;
  /** The curve's points: seconds since the point before, and requests per second. */
  p: number[];
  z: number;
  w: number[];
  f: number[];
  s: number;
  c: number | null;
}

/** The order of the numbers in format 1. Never changed: another order is another format. */
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

/** The fragment, without "#", that stands for a scenario. The same scenario always gives the same text. */
export function encodeLink(shared: Shared): string {
  const body = deflateSync(strToU8(JSON.stringify(pack(shared))), { level: 9, dictionary: linkDictionary1 });
  const bytes = new Uint8Array(4 + body.length);
  new DataView(bytes.buffer).setUint32(0, checksum([body]));
  bytes.set(body, 4);
  return prefix + toBase64url(bytes);
}

/** Reads a fragment from anywhere. Never throws, never inflates beyond its bound; what is wrong is one sentence. */
export function decodeLink(fragment: string): Reading<Shared> {
  if (fragment.length > maxLinkLength) {
    return refuse(`This link is ${(fragment.length / 1e6).toFixed(1)} MB long; a scenario's link has at most ${maxLinkLength / 1e6} MB.`);
  }
  const version = /^(\d+)\./.exec(fragment);
  if (!version) return refuse("The part of this address after # is not a link of this page.");
  if (version[0] !== prefix) return refuse(`This link is of version ${version[1]} of the link format; this page reads version 1.`);
  const bytes = fromBase64url(fragment.slice(prefix.length));
  if (!bytes || bytes.length < 5) return refuse(damaged);
  const body = bytes.subarray(4);
  if (new DataView(bytes.buffer).getUint32(0) !== checksum([body])) return refuse(damaged);
  const packed = inflate(body);
  return packed === null ? refuse(damaged) : unpack(packed);
}

const damaged = "This link is damaged: a part of it is missing or was changed. Ask for it again, and copy it whole.";
const refuse = (error: string) => ({ ok: false, error }) as const;

function inflate(body: Uint8Array): unknown {
  const chunks: Uint8Array[] = [];
  let length = 0;
  const stream = new Inflate({ dictionary: linkDictionary1 }, (chunk) => {
    length += chunk.length;
    if (length > maxInflatedBytes) throw new RangeError("inflates beyond its bound");
    chunks.push(chunk.slice());
  });
  try {
    // Small pushes, so that a text that inflates a thousandfold is stopped early.
    const size = 4096;
    for (let start = 0; start < body.length; start += size) stream.push(body.subarray(start, start + size), start + size >= body.length);
    const whole = new Uint8Array(length);
    let offset = 0;
    for (const chunk of chunks) {
      whole.set(chunk, offset);
      offset += chunk.length;
    }
    return JSON.parse(strFromU8(whole)) as unknown;
  } catch {
    // Whatever the library or the parser found, the person can only ask for the link again.
    return null;
  }
}

function pack({ scenario, cursor }: Shared): Packed {
  const { load, workload, flags } = scenario;
  return {
    n: scenario.name,
    m: scenario.manifest,
    d: scenario.durationSeconds,
    p: load.points.flatMap(([second, value], index) => [second - (load.points[index - 1]?.[0] ?? 0), value]),
    z: load.noise,
    w: workloadOrder.map((field) => workload[field]),
    f: [...flagOrder.map((flag) => flags[flag]), ...gateOrder.map((gate) => Number(flags.featureGates[gate]))],
    s: scenario.seed,
    c: cursor,
  };
}

function unpack(data: unknown): Reading<Shared> {
  const { n, m, d, p, z, w, f, s, c } = (typeof data === "object" && data !== null ? data : {}) as Partial<Record<keyof Packed, unknown>>;
  const numbers = (list: unknown): unknown[] => (Array.isArray(list) ? list : []);
  const scenario = readScenario({
    version: scenarioVersion,
    name: n,
    manifest: m,
    durationSeconds: d,
    load: { points: points(numbers(p)), noise: z },
    workload: named(workloadOrder, numbers(w)),
    flags: {
      ...named(flagOrder, numbers(f)),
      featureGates: named(
        gateOrder,
        numbers(f)
          .slice(flagOrder.length)
          .map((gate) => gate === 1),
      ),
    },
    seed: s,
  });
  if (!scenario.ok) return scenario;
  const cursor = typeof c === "number" && Number.isInteger(c) && c >= 0 && c <= scenario.value.durationSeconds ? c : null;
  return { ok: true, value: { scenario: scenario.value, cursor } };
}

const named = (names: readonly string[], values: readonly unknown[]): Record<string, unknown> =>
  Object.fromEntries(names.map((name, index) => [name, values[index]]));

function points(flat: unknown[]): unknown[] {
  const pairs: unknown[] = [];
  let second = 0;
  for (let index = 0; index < flat.length; index += 2) {
    const step = flat[index];
    second = typeof step === "number" ? second + step : NaN;
    pairs.push([second, flat[index + 1]]);
  }
  return pairs;
}
