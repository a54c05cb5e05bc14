import type { ExternalMetrics } from "../controller/observation";
import type { Keda } from "../keda/keda";
import { readMetric, type MetricRead } from "../keda/readMetric";
import type { World } from "../keda/world";
import type { Int64 } from "../lib/int64";
import { milliQuantity } from "../lib/quantity";
import type { ReadRecord } from "../simulation/kedaTrace";

/** The value of an ordinary read is in the HPA's own record. */
const isTelling = ({ metrics, answer }: MetricRead): boolean =>
  !answer.ok || metrics.some(({ reading, fallback }) => reading?.ok !== true || fallback.kind === "replaced" || fallback.kind === "nil");

/** What one sync of the HPA reads of KEDA's metrics server. Each read asks the source, so a metric is read only when the HPA asks for it. */
export class ReadByHpa implements ExternalMetrics {
  private readonly keda: Keda;
  private readonly world: World;
  private readonly now: number;
  private readonly records: ReadRecord[] | null;
  private readonly read = new Map<string, readonly Int64[]>();
  private readonly errors = new Map<string, string>();

  /** `records`: where reads are written down; null: nowhere. */
  constructor(keda: Keda, world: World, now: number, records: ReadRecord[] | null) {
    this.keda = keda;
    this.world = world;
    this.now = now;
    this.records = records;
  }

  get(metricName: string): readonly Int64[] | undefined {
    const known = this.read.get(metricName);
    if (known !== undefined || this.errors.has(metricName)) return known;
    const before = this.keda.stored;
    const read = readMetric(this.keda, this.world, metricName, this.now);
    const { stored } = this.keda;
    const wrote = stored !== before && stored !== null;
    if (wrote || isTelling(read)) this.records?.push({ at: this.now, name: metricName, read, ...(wrote && { stored }) });
    const { answer } = read;
    if (!answer.ok) {
      this.errors.set(metricName, answer.error);
      return undefined;
    }
    const series = answer.items.map(({ value }) => milliQuantity(value));
    this.read.set(metricName, series);
    return series;
  }

  /** As the metrics server passes on an error of the operator. */
  errorOf(metricName: string): string | null {
    const error = this.errors.get(metricName);
    return error === undefined ? null : `rpc error: code = Unknown desc = error when getting metric values ${error}`;
  }

  [Symbol.iterator](): Iterator<readonly [string, readonly Int64[]]> {
    return this.read.entries();
  }
}
