import type { HorizontalPodAutoscaler, MetricSpec } from "../../api/autoscaling";
import { measuredResource, metricName, metricTarget } from "../../api/metricSources";
import type { Reconcile } from "../../controller/decision";
import { defaultFeatureGates, defaultFlags, type KubernetesVersion } from "../../controller/flags";
import { freshMemory, reconcileAutoscaler } from "../../controller/horizontal";
import type { MetricsReading, Observation, PodObservation } from "../../controller/observation";
import { defaultManifest } from "../../manifest/defaults";
import type { BehaviorReading } from "../behaviorReading";
import type { MetricReading } from "../evidence";
import { behaviorOf, metricSpecOf, milliOf } from "../metricSpecOf";

/**
 * One way in which the printed figures may have come about. A printed text leaves some of it open: what a rounded average was before, how
 * many pods had no metrics, which kind of metric a table means, which controller it was.
 */
export interface Assumption {
  readonly version: KubernetesVersion;
  /** Pods without metrics, of all pods. */
  readonly missingPods: number;
  /** Pods that have not started, of all pods. */
  readonly unreadyPods?: number;
  /** The end of the range from which an average or a percentage was rounded. */
  readonly rounding: "low" | "high";
  /** How a figure that a table calls an average came about. */
  readonly averageOf: "pods" | "total";
}

/** What the controller is asked about: the figures of one sync. */
export interface Asked {
  readonly replicas: number;
  readonly minReplicas: number;
  readonly maxReplicas: number;
  readonly metrics: readonly MetricReading[];
  readonly behavior: BehaviorReading | undefined;
}

/** More pods than this are not built for a question. */
export const mostPods = 5000;

/**
 * The controller's own reconcile of a cluster that shows these figures, without memory of earlier syncs. Null if the figures do not suffice
 * to build such a cluster.
 */
export function replaySnapshot(asked: Asked, assumption: Assumption): Reconcile | null {
  const { replicas } = asked;
  if (replicas > mostPods || asked.metrics.length === 0) return null;
  const built = new Built(replicas, assumption);
  const metrics: MetricSpec[] = [];
  for (const [index, metric] of asked.metrics.entries()) {
    const spec = built.add(metric, index);
    if (spec === null) return null;
    metrics.push(spec);
  }
  const { version } = assumption;
  const behavior = behaviorOf(asked.behavior);
  if (built.isAmbiguous) return null;
  const manifest: HorizontalPodAutoscaler = {
    apiVersion: "autoscaling/v2",
    kind: "HorizontalPodAutoscaler",
    metadata: { name: "replayed", namespace: "default" },
    spec: {
      scaleTargetRef: { apiVersion: "apps/v1", kind: "Deployment", name: "replayed" },
      minReplicas: asked.minReplicas,
      maxReplicas: asked.maxReplicas,
      metrics,
      ...(behavior && { behavior }),
    },
  };
  const { reconcile } = reconcileAutoscaler(
    defaultManifest(manifest, version),
    built.observation(),
    { ...freshMemory(), recommendations: [] },
    { ...defaultFlags, kubernetesVersion: version, featureGates: defaultFeatureGates(version) },
    0,
  );
  return reconcile;
}

/** A request at which a percentage is exact. */
const requestMilli = 100_000;

class Built {
  /** A resource is measured in the whole pod and in one container: the figures of the others are not printed. */
  isAmbiguous = false;
  /** By resource, then by container: usage of each pod. */
  private readonly usage = new Map<string, Map<string, number>>();
  private readonly custom = new Map<string, Map<string, { timestamp: number; windowSeconds: number; valueMilli: number | bigint }>>();
  private readonly objects = new Map<string, number | bigint>();
  private readonly external = new Map<string, readonly (number | bigint)[]>();

  constructor(
    private readonly replicas: number,
    private readonly assumption: Assumption,
  ) {}

  /** Adds what shows this metric; null if the text does not tell enough. A figure that is not known is a metric that failed. */
  add(metric: MetricReading, index: number): MetricSpec | null {
    const spec = metricSpecOf(metric, index, this.assumption.averageOf === "pods" ? "Pods" : "External");
    if (spec === null) return null;
    const target = metricTarget(spec);
    const figure = metric.averageValue ?? metric.value ?? metric.current;
    const milli = typeof figure === "string" ? milliOf(figure) : null;
    const resource = measuredResource(spec);
    if (resource !== null) {
      const usage = target.type === "Utilization" ? this.usageOf(metric.utilization) : milli === null ? null : Number(milli);
      if (usage !== null) this.addContainer(resource.name, metric.container ?? main, usage);
      return spec;
    }
    const name = metricName(spec);
    if (spec.type === "Pods") {
      if (milli !== null) this.addToPods(name, milli);
      return spec;
    }
    const total = milli === null ? null : target.type === "AverageValue" ? this.totalOf(milli) : milli;
    if (total !== null && spec.type === "Object") this.objects.set(name, total);
    if (total !== null && spec.type === "External") this.external.set(name, [total]);
    return spec;
  }

  observation(): Observation {
    const { replicas, assumption } = this;
    const pods: PodObservation[] = [];
    const samples = new Map<
      string,
      { timestamp: number; windowSeconds: number; containers: { name: string; usageMilli: Record<string, number> }[] }
    >();
    const containers = new Map<string, Record<string, number>>();
    for (const [resource, byContainer] of this.usage)
      for (const [container, usage] of byContainer) containers.set(container, { ...containers.get(container), [resource]: usage });
    const requests = [...containers.keys()].map((name) => ({
      name,
      requestsMilli: Object.fromEntries([...this.usage.keys()].map((resource) => [resource, requestMilli])),
    }));
    const measured = this.measuredPods();
    for (let index = 0; index < replicas; index++) {
      const name = `pod-${index}`;
      const isUnready = index >= replicas - (assumption.unreadyPods ?? 0);
      pods.push({
        name,
        phase: isUnready ? "Pending" : "Running",
        startTime: -longAgo,
        ready: !isUnready,
        readyTransitionTime: -longAgo,
        deletionTimestamp: null,
        containers: requests,
      });
      if (index < measured)
        samples.set(name, {
          timestamp: 0,
          windowSeconds: 60,
          containers: [...containers].map(([container, usageMilli]) => ({ name: container, usageMilli })),
        });
    }
    const metrics: MetricsReading = {
      resource: this.usage.size === 0 ? null : samples,
      pods: this.custom,
      object: this.objects,
      external: this.external,
    };
    return { scale: { ok: true, specReplicas: replicas, statusReplicas: replicas, selector: "app=replayed" }, pods, metrics };
  }

  private measuredPods(): number {
    const { missingPods, unreadyPods = 0 } = this.assumption;
    return this.replicas - missingPods - unreadyPods;
  }

  /** The controller cuts a percentage to a whole number, so 85 was anything below 86. */
  private usageOf(utilization: number | null | undefined): number | null {
    if (typeof utilization !== "number") return null;
    return utilization * (requestMilli / 100) + (this.assumption.rounding === "high" ? requestMilli / 100 - 1 : 0);
  }

  private addContainer(resource: string, container: string, usage: number): void {
    const known = this.usage.get(resource) ?? new Map<string, number>();
    this.isAmbiguous ||= known.size > 0 && (container === main || known.has(main));
    this.usage.set(resource, known.set(container, usage));
  }

  private addToPods(name: string, milli: number | bigint): void {
    const values = new Map<string, { timestamp: number; windowSeconds: number; valueMilli: number | bigint }>();
    const measured = this.measuredPods();
    for (let index = 0; index < measured; index++) values.set(`pod-${index}`, { timestamp: 0, windowSeconds: 60, valueMilli: milli });
    this.custom.set(name, values);
  }

  /** The average was rounded up from the total, so a range of totals shows it. */
  private totalOf(averageMilli: number | bigint): number | bigint {
    const high = BigInt(averageMilli) * BigInt(this.replicas);
    const total = this.assumption.rounding === "high" || averageMilli <= 0 ? high : high - BigInt(this.replicas) + 1n;
    return total <= BigInt(Number.MAX_SAFE_INTEGER) ? Number(total) : BigInt.asIntN(64, total);
  }
}

const main = "replayed";
const longAgo = 1_000_000;
