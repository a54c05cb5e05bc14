import { readdirSync, readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import type { HorizontalPodAutoscalerCondition } from "../../api/autoscaling";
import type {
  ClusterFamily,
  KedaFamily,
  KubectlFamily,
  RecordedTick,
  RecordedTrace,
  RecordedV1Tick,
  RecordedV1Trace,
  ReplayedTick,
  ReplayedV1Tick,
  VpaFamily,
} from "../../doors/conformance";

/** A recorded trace with what the real controller did. */
interface TraceLine extends RecordedTrace {
  ticks: TickLine[];
}

interface TickLine extends RecordedTick {
  /** Conditions absent: as in the previous tick. */
  expect: Omit<ReplayedTick, "conditions"> & { conditions?: HorizontalPodAutoscalerCondition[] };
}

/** A recorded trace of the autoscaler of Kubernetes 1.1 and 1.2, with what it did. */
interface V1TraceLine extends RecordedV1Trace {
  ticks: (RecordedV1Tick & { expect: ReplayedV1Tick })[];
}

export function readV1Traces(): V1TraceLine[] {
  return readLines("legacy-v1.ndjson.gz").map((line) => JSON.parse(line));
}

/** The families of all traces except those of 1.1 and 1.2; each in the form that `readTraces` takes. */
export function recordedFamilies(): string[] {
  const files = readdirSync(new URL("../traces", import.meta.url), { recursive: true, encoding: "utf8" });
  const families = files.filter((file) => file.endsWith(ending)).map((file) => file.slice(0, -ending.length));
  return families.filter((family) => !["quantities", "legacy-v1"].includes(family)).toSorted();
}

const ending = ".ndjson.gz";

/** `family` with its folder: "1.28/flags". */
export function readTraces(family: string): TraceLine[] {
  return readLines(`${family}.ndjson.gz`).map((line) => JSON.parse(line));
}

export const readLines = (file: string): string[] => linesOf(new URL(`../traces/${file}`, import.meta.url));

/** A recording of KEDA, of the Vertical Pod Autoscaler or of one program of Kubernetes, with what the real program printed, stored or decided. */
export interface RecordedLine {
  name: string;
  input: unknown;
  expect: object;
}

export function readClusterLines(family: ClusterFamily): RecordedLine[] {
  return linesOf(new URL(`../cluster/${family}${ending}`, import.meta.url)).map((line) => JSON.parse(line));
}

export function readKubectlLines(family: KubectlFamily): RecordedLine[] {
  return linesOf(new URL(`../kubectl/${family}${ending}`, import.meta.url)).map((line) => JSON.parse(line));
}

export function readKedaLines(family: KedaFamily): RecordedLine[] {
  return linesOf(new URL(`../keda/${family}${ending}`, import.meta.url)).map((line) => JSON.parse(line));
}

export function readVpaLines(family: VpaFamily): RecordedLine[] {
  return linesOf(new URL(`../vpa/${family}${ending}`, import.meta.url)).map((line) => JSON.parse(line));
}

function linesOf(file: URL): string[] {
  const text = gunzipSync(readFileSync(file)).toString("utf8");
  return text.split("\n").filter((line) => line !== "");
}

/** What the real controller did in each tick, conditions in full. */
export function expectations({ ticks }: TraceLine): ReplayedTick[] {
  let conditions: HorizontalPodAutoscalerCondition[] = [];
  return ticks.map(({ expect }) => {
    conditions = expect.conditions ?? conditions;
    return { ...expect, conditions };
  });
}
