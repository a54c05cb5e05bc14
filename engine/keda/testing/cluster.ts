/** A small cluster for tests: one Deployment, and sources that say what a test wants. */
import type { KedaVersion } from "../../kedaReleases/releases";
import { createKeda, isPollDue, type Keda, type KedaEvent } from "../keda";
import { poll, type Poll } from "../poll";
import { readMetric, type MetricRead } from "../readMetric";
import { applyScaledObject, deleteScaledObject, reconcile, type Reconcile } from "../reconcile";
import type { ScaledObject, ScaledObjectSpec, ScaleTrigger } from "../scaledObject";
import { statusOf, type Condition, type ConditionType } from "../status";
import type { ScaleFaults, World } from "../world";

type Spec = Partial<ScaledObjectSpec>;

export function prometheusTrigger(metadata: Record<string, string> = {}): ScaleTrigger {
  return { type: "prometheus", metadata: { serverAddress: "http://prometheus:9090", query: "depth", threshold: "5", ...metadata } };
}

export const cpuTrigger: ScaleTrigger = { type: "cpu", metricType: "Utilization", metadata: { value: "60" } };

/** Annotations without their prefix. */
export function scaledObject(spec: Spec = {}, annotations: Record<string, string> = {}): ScaledObject {
  const prefixed = Object.fromEntries(Object.entries(annotations).map(([name, value]) => [`autoscaling.keda.sh/${name}`, value]));
  return {
    metadata: { name: "web", annotations: prefixed },
    spec: { scaleTargetRef: { name: "web" }, triggers: [prometheusTrigger()], ...spec },
  };
}

export class TestCluster {
  readonly keda: Keda;
  readonly events: KedaEvent[] = [];
  replicas: number | null;
  readyPods = 0;
  answers: unknown[] = [];
  faults: ScaleFaults = {};
  hpaScalingActive: World["hpaScalingActive"] = null;

  constructor(replicas: number | null, version: KedaVersion = "2.20") {
    this.keda = createKeda(1_770_000_000, version);
    this.replicas = replicas;
  }

  world(): World {
    const { replicas, readyPods, answers, faults, hpaScalingActive } = this;
    const target = replicas === null ? ({ kind: "missing" } as const) : ({ kind: "exists", replicas, env: {} } as const);
    return { target, readyPods, answers, externalMetrics: {}, faults, hpaScalingActive };
  }

  apply(object: ScaledObject, now = 0): Reconcile {
    return this.done(applyScaledObject(this.keda, object, this.world(), now));
  }

  reconcile(now: number): Reconcile {
    return this.done(reconcile(this.keda, this.world(), now));
  }

  delete(): Reconcile {
    return this.done(deleteScaledObject(this.keda, this.world()));
  }

  /** What the sources say, and one poll. */
  poll(now: number, ...answers: unknown[]): Extract<Poll, { kind: "polled" }> {
    this.answers = answers;
    const record = poll(this.keda, this.world(), now);
    if (record.kind === "aborted") throw new Error(`aborted: ${JSON.stringify(record.because)}`);
    return this.done(record);
  }

  /** One poll, if the loop has one at this second. */
  pollIfDue(now: number): Poll | null {
    const { loop } = this.keda;
    if (loop === null || !isPollDue(loop, now)) return null;
    const record = poll(this.keda, this.world(), now);
    return record.kind === "aborted" ? record : this.done(record);
  }

  read(now: number, name: string, ...answers: unknown[]): MetricRead["answer"] {
    if (answers.length > 0) this.answers = answers;
    return readMetric(this.keda, this.world(), name, now).answer;
  }

  condition(type: ConditionType): Condition["status"] | null {
    return statusOf(this.keda.stored?.status.conditions ?? [], type);
  }

  reason(type: ConditionType): string | undefined {
    return this.keda.stored?.status.conditions.find((condition) => condition.type === type)?.reason;
  }

  private done<R extends Pick<Reconcile, "events" | "writes">>(record: R): R {
    this.events.push(...record.events);
    this.replicas = record.writes.at(-1)?.to ?? this.replicas;
    return record;
  }
}

export const value = (depth: number | string) => ({ value: String(depth) });
export const failing = { error: "connection refused" };
