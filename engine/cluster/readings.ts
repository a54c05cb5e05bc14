import type { ContainerMetrics, CpuParts, PodMetrics } from "../controller/observation";
import { cpuPartNames, noCpu } from "./cpuParts";
import { comparedWith, nanoCores, type ComparedWith } from "./metricsServer";
import { counters, countersWidth, type PodReader } from "./podReader";
import { createTable } from "./table";

/** Two readings of counters, by their start in a table: the kubelet's latest, and the last one that metrics-server fetched. */
export interface Readings {
  latest: number;
  fetched: number;
}

/** The delivered sample of a pod; overwritten in place. */
export interface PodSample extends PodMetrics {
  timestamp: number;
  windowSeconds: number;
  readonly containers: readonly SampledContainer[];
}

interface SampledContainer extends ContainerMetrics {
  readonly usageMilli: { cpu: number; memory: number };
  readonly cpuParts?: CpuParts;
}

/** The offset of a reading's time, after its counters: NaN if there is no reading, because nothing of the pod runs. */
export const readAt = countersWidth;
/** What the main container's CPU was for comes last, if it is kept. */
export const partsAt = countersWidth + 1;

const { startedAt, main, sidecar } = counters;

/** All readings are in one table: thousands are read and compared in a second, and separate objects would be spread over memory. */
export function createReadingsTable({ parts }: Pick<PodReader<never>, "parts">) {
  const keepsParts = parts !== null;
  const sidecarIdleMilli = parts?.sidecarIdleMilli ?? 0;
  const readingWidth = partsAt + (keepsParts ? cpuPartNames.length : 0);
  const table = createTable(2 * readingWidth);
  let values = table.values();
  return {
    /** Read it again after each `take`. */
    values: () => values,
    take(): Readings {
      const latest = table.take();
      values = table.values();
      return { latest, fetched: latest + readingWidth };
    },
    give: ({ latest, fetched }: Readings) => table.give(Math.min(latest, fetched)),
    copy: (from: number, to: number) => void values.copyWithin(to, from, from + readingWidth),
    /** Whether the latest reading was not fetched yet. */
    isNew({ latest, fetched }: Readings): boolean {
      return values[latest + readAt] !== values[fetched + readAt];
    },
    /** What the latest reading is compared with; without a reading, with nothing. */
    comparedWith({ latest, fetched }: Readings, metricResolutionSeconds: number): ComparedWith {
      return comparedWith(startOf(values, latest), values[latest + readAt]!, values[fetched + readAt]!, metricResolutionSeconds);
    },
    /** Puts the containers' start, with no CPU used, in place of the reading before. */
    compareWithStart({ latest, fetched }: Readings): void {
      values[fetched + startedAt] = values[latest + startedAt]!;
      values[fetched + readAt] = startOf(values, latest);
      values[fetched + main.cpu] = 0;
      values[fetched + sidecar.cpu] = 0;
      values.fill(0, fetched + partsAt, fetched + readingWidth);
    },
    /** Marks the latest reading as fetched. The kubelet's next reading overwrites the older of the two. */
    turnOver(readings: Readings): void {
      const { latest, fetched } = readings;
      readings.fetched = latest;
      readings.latest = fetched;
      values[fetched + readAt] = values[latest + readAt]!;
    },
    emptySample: (containers: readonly string[]): PodSample => ({
      timestamp: 0,
      windowSeconds: 0,
      containers: containers.map((name) => ({ name, usageMilli: { cpu: 0, memory: 0 }, ...(keepsParts && { cpuParts: noCpu() }) })),
    }),
    /** Only for two readings that are computable. */
    writeRate(sample: PodSample, { latest, fetched }: Readings): void {
      const timestamp = values[latest + readAt]!;
      const windowSeconds = timestamp - values[fetched + readAt]!;
      sample.timestamp = timestamp;
      sample.windowSeconds = windowSeconds;
      const [first, second] = sample.containers;
      if (first) writeUsage(first.usageMilli, main, values, fetched, latest, windowSeconds);
      if (second) writeUsage(second.usageMilli, sidecar, values, fetched, latest, windowSeconds);
      if (first?.cpuParts) writeParts(first.cpuParts, values, fetched + partsAt, latest + partsAt, windowSeconds);
      if (second?.cpuParts) writeSidecarParts(second.cpuParts, second.usageMilli.cpu, sidecarIdleMilli);
    },
  };
}

/** A reading is at the end of its second, and a container runs from the beginning of its first one, which is the end of the second before. */
const startOf = (values: Float64Array, reading: number): number => values[reading + startedAt]! - 1;

/** CPU is the rate between two readings, truncated to nano-cores as metrics-server does; memory is the later reading. */
function writeUsage(
  usageMilli: { cpu: number; memory: number },
  { cpu, memory }: typeof main | typeof sidecar,
  values: Float64Array,
  earlier: number,
  later: number,
  windowSeconds: number,
): void {
  const nano = nanoCores(values[later + cpu]! - values[earlier + cpu]!, windowSeconds);
  usageMilli.cpu = Math.ceil(nano / 1_000_000);
  usageMilli.memory = Math.round(values[later + memory]!) * 1000;
}

/** Not truncated, so that the parts of many pods add up. */
function writeParts(parts: CpuParts, values: Float64Array, earlier: number, later: number, windowSeconds: number): void {
  for (let index = 0; index < cpuPartNames.length; index++) {
    parts[cpuPartNames[index]!] = (values[later + index]! - values[earlier + index]!) / windowSeconds / 1_000_000;
  }
}

function writeSidecarParts(parts: CpuParts, cpuMilli: number, idleMilli: number): void {
  parts.idle = Math.min(idleMilli, cpuMilli);
  parts.work = cpuMilli - parts.idle;
}
