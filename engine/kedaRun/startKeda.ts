import type { ExternalMetrics } from "../controller/observation";
import type { KedaVersion } from "../kedaReleases/releases";
import { createKeda, isPollDue, type Keda, type PollingLoop, type ScaleWrite, type StoredObject } from "../keda/keda";
import { poll } from "../keda/poll";
import { reconcile, storeScaledObject } from "../keda/reconcile";
import { reconcileCause } from "../keda/reconcileCause";
import type { KedaRun } from "../simulation/kedaPart";
import type { ClusterSources } from "./clusterSources";
import type { KedaTrace, PollRecord, ReadRecord, ScaledObjectRecord, KedaHistory, KedaWrite } from "../simulation/kedaTrace";
import type { MeasuredMetric } from "../simulation/metricSignals";
import type { AppliedScaledObject } from "./appliedScaledObject";
import { pollColumns } from "./pollColumns";
import { ReadByHpa } from "./readByHpa";
import type { SilentSources } from "./silentSources";
import { SimulatedWorld } from "./simulatedWorld";
import { createSources, type Sources } from "./sources";
import { triggerColumns } from "./triggerColumns";

interface KedaOptions {
  /** In order of time; not empty. */
  applied: readonly AppliedScaledObject[];
  measured: readonly MeasuredMetric[];
  /** The wall clock at second 0, in epoch seconds. */
  startEpoch: number;
  silent: SilentSources;
  kedaVersion: KedaVersion;
}

/** KEDA's operator and metrics server in a simulated cluster. */
export function startKeda(options: KedaOptions, surroundings: ClusterSources, records: boolean): KedaRun {
  return new SimulatedKeda(options, surroundings, records);
}

class SimulatedKeda implements KedaRun {
  private readonly keda: Keda;
  private readonly applied: readonly AppliedScaledObject[];
  private readonly measured: readonly MeasuredMetric[];
  private readonly surroundings: ClusterSources;
  private readonly sources: Sources;
  private readonly records: boolean;
  private readonly reconciles: ScaledObjectRecord[] = [];
  private readonly polls: PollRecord[] = [];
  private readonly reads: ReadRecord[] = [];
  private next = 0;

  constructor({ applied, measured, startEpoch, silent, kedaVersion }: KedaOptions, surroundings: ClusterSources, records: boolean) {
    this.keda = createKeda(startEpoch, kedaVersion);
    this.applied = applied;
    this.measured = measured;
    this.surroundings = surroundings;
    this.sources = createSources(surroundings, silent);
    this.records = records;
  }

  live(now: number): void {
    while (now === this.applied[this.next]?.at) this.apply(this.applied[this.next++]!, now);
    let polled: PollingLoop | null = null;
    // A reconcile after a poll may start another loop, which polls at once.
    for (let { loop } = this.keda; loop !== null && loop !== polled && isPollDue(loop, now); { loop } = this.keda) {
      polled = loop;
      this.poll(loop, now);
    }
  }

  external(now: number): ExternalMetrics {
    return new ReadByHpa(this.keda, this.world(now), now, this.records ? this.reads : null);
  }

  trace(): KedaTrace {
    return {
      startEpoch: this.keda.startEpoch,
      measured: this.measured,
      reconciles: this.reconciles,
      polls: this.polls,
      reads: this.reads,
      columns: pollColumns({ polls: this.polls }),
      triggers: triggerColumns({ polls: this.polls }),
      writes: kedaWrites({ reconciles: this.reconciles, polls: this.polls }),
    };
  }

  private world(now: number): SimulatedWorld {
    return new SimulatedWorld(this.applied[this.next - 1]!, this.surroundings, this.sources, now);
  }

  private apply(applied: AppliedScaledObject, now: number): void {
    const before = this.keda.stored;
    this.sources.turnTo(applied);
    storeScaledObject(this.keda, applied.object, now);
    this.reconcileAfter(before, now);
  }

  private poll(loop: PollingLoop, now: number): void {
    const before = this.keda.stored!;
    const record = poll(this.keda, this.world(now), now);
    const { startedAt, interval } = loop;
    if (this.records) this.polls.push({ at: now, poll: record, stored: this.keda.stored!, startedAt, interval });
    if (record.kind === "polled") this.write(record.writes, now);
    this.reconcileAfter(before, now);
  }

  /** KEDA's controller looks only at changes that it waits for. */
  private reconcileAfter(before: StoredObject | null, now: number): void {
    const cause = reconcileCause(before, this.keda.stored!, this.keda.version);
    if (cause === null) return;
    const record = reconcile(this.keda, this.world(now), now);
    if (this.records) this.reconciles.push({ at: now, cause, reconcile: record, stored: this.keda.stored! });
    this.write(record.writes, now);
  }

  private write(writes: readonly ScaleWrite[], now: number): void {
    for (const { from, to } of writes) this.surroundings.scale(from, to, now);
  }
}

/** What polls and reconciles wrote. In one second the reconcile comes before the poll that its loop makes. */
function kedaWrites({ reconciles, polls }: Pick<KedaHistory, "reconciles" | "polls">): KedaWrite[] {
  const ofReconciles = reconciles.flatMap(({ at, reconcile }) => reconcile.writes.map(({ from, to }) => ({ at, from, to })));
  const ofPolls = polls.flatMap(({ at, poll }) => (poll.kind === "polled" ? poll.writes.map(({ from, to }) => ({ at, from, to })) : []));
  return [...ofReconciles, ...ofPolls].toSorted((one, other) => one.at - other.at);
}
