/** The pods that kube-state-metrics' series show at the scrapes around each sync. */
import type { PodPhase } from "../../controller/observation";
import type { SeriesReading } from "../evidence";
import { eachWhole } from "../../answers/points";
import type { Measured, PodState, Range, SeenPod } from "./seenSync";

interface SeenPods {
  /** At two scrapes, by their indexes. Asked in order of time; the same list is the answer as long as no pod changes. */
  around(before: number, after: number): readonly SeenPod[];
  /** When each pod was made, or started where its making is not recorded. */
  readonly made: readonly number[];
}

/**
 * Null: the series say of no pod whether it is there. `scrapes`: in order of time. `isOfResources`: no metric of pods is read but
 * those of their resources, which cAdvisor measures, too.
 */
export function seenPods(series: readonly SeriesReading[], scrapes: readonly number[], isOfResources: boolean): SeenPods | null {
  const pods = new Map<string, PodSeries>();
  const indexes = new Map(scrapes.map((scrape, index) => [scrape, index]));
  for (const { metric, labels, points } of series) {
    const field = /^kube_pod_(\w+)$/.exec(metric ?? "")?.[1];
    const name = labels["pod"];
    if (field === undefined || name === undefined) continue;
    // A pod of a StatefulSet has the name of the one before it.
    const key = `${name} ${labels["uid"] ?? ""}`;
    const pod = pods.get(key) ?? new PodSeries(name, scrapes);
    pods.set(key, pod);
    const phase = field === "status_phase" ? phases.indexOf(labels["phase"] as PodPhase) : -1;
    if (phase < 0 && (field === "status_phase" || (field === "status_ready" && labels["condition"] !== "true"))) continue;
    eachWhole(points, (time, value) => {
      if (field === "start_time") pod.startTime = value;
      else if (field === "created") pod.created = value;
      else if (field === "deletion_timestamp") pod.deletionTime = Math.min(pod.deletionTime, time);
      const index = indexes.get(time);
      if (index === undefined) return;
      if (field === "status_phase" && value === 1) pod.phase[index] = phase;
      else if (field === "status_ready") pod.ready[index] = value === 1 ? isReady : isNotReady;
      else if (field === "status_ready_time") pod.addReadyTime(index, value);
    });
  }
  const known = [...pods.values()].filter((pod) => pod.isKnown());
  if (isOfResources) {
    const measured = measuredPods(series, indexes, scrapes.length);
    const untold = measured.size === 0 ? null : new Uint8Array(scrapes.length).fill(isUntold);
    for (const pod of known) pod.measured = measured.get(pod.name) ?? untold;
  }
  if (known.length === 0) return null;
  const made = known.flatMap(({ created, startTime }) => created ?? startTime ?? []);
  let last: readonly SeenPod[] = [];
  const around = (before: number, after: number): readonly SeenPod[] => {
    const now: SeenPod[] = [];
    for (const pod of known) {
      const seen = pod.around(before, after);
      if (seen !== null) now.push(seen);
    }
    if (now.length !== last.length || now.some((pod, index) => pod !== last[index])) last = now;
    return last;
  };
  return { around, made };
}

/** By the pod's name: at which scrapes cAdvisor measured a container of it, and at which it measured only others. */
function measuredPods(series: readonly SeriesReading[], indexes: ReadonlyMap<number, number>, scrapes: number): Map<string, Uint8Array> {
  const measured = new Map<string, Uint8Array>();
  const anyAt = new Uint8Array(scrapes);
  for (const { metric, labels, points } of series) {
    const name = labels["pod"];
    if (name === undefined || metric === null || !/^container_(?:cpu_usage_seconds_total|memory_working_set_bytes)$/.test(metric)) continue;
    const at = measured.get(name) ?? new Uint8Array(scrapes);
    measured.set(name, at);
    eachWhole(points, (time) => {
      const index = indexes.get(time);
      if (index !== undefined) anyAt[index] = at[index] = isMeasured;
    });
  }
  for (const at of measured.values())
    for (let index = 0; index < scrapes; index++) if (at[index] === 0 && anyAt[index] !== 0) at[index] = isNotMeasured;
  return measured;
}

const phases: readonly PodPhase[] = ["Pending", "Running", "Succeeded", "Failed"];
const absent = 255;
const [isNotReady, isReady] = [1, 2];
const [isNotMeasured, isMeasured, isUntold] = [1, 2, 3];

/** What series say of one pod, by the index of the scrape. */
class PodSeries {
  startTime: number | null = null;
  created: number | null = null;
  deletionTime = Infinity;
  /** By scrape: whether cAdvisor measured it; null: it is not known. */
  measured: Uint8Array | null = null;
  readonly phase: Uint8Array;
  readonly ready: Uint8Array;
  private readyTimes: Float64Array | null = null;
  private states: (PodState | null)[] | null = null;
  private seen: SeenPod | null = null;

  constructor(
    readonly name: string,
    private readonly scrapes: readonly number[],
  ) {
    this.phase = new Uint8Array(scrapes.length).fill(absent);
    this.ready = new Uint8Array(scrapes.length);
  }

  /** Without a series of its phase, a pod is Pending until it is Ready for the first time, and runs from then on. */
  isKnown(): boolean {
    if (this.phase.some((each) => each !== absent)) return true;
    let phase = phases.indexOf("Pending");
    for (let index = 0; index < this.ready.length; index++) {
      const said = this.ready[index];
      if (said === isReady) phase = phases.indexOf("Running");
      if (said !== 0) this.phase[index] = phase;
    }
    return this.phase.some((each) => each !== absent);
  }

  addReadyTime(index: number, time: number): void {
    this.readyTimes ??= new Float64Array(this.scrapes.length).fill(NaN);
    this.readyTimes[index] = time;
  }

  around(beforeIndex: number, afterIndex: number): SeenPod | null {
    this.states ??= this.readStates();
    const before = this.states[beforeIndex]!;
    const after = this.states[afterIndex]!;
    if (before === null && after === null) return null;
    if (this.seen === null || this.seen.before !== before || this.seen.after !== after)
      this.seen = { name: this.name, startTime: this.startTime, before, after };
    return this.seen;
  }

  /** One state for each scrape; the same object as long as nothing changes. */
  private readStates(): (PodState | null)[] {
    const { scrapes } = this;
    const first = this.phase.findIndex((phase) => phase !== absent);
    // A running pod always has a start. One that the first scrape shows is taken to be an old one.
    const startTime = (this.startTime ??= this.created ?? (first <= 0 ? longAgo : scrapes[first - 1]!));
    const states: (PodState | null)[] = [];
    let last: PodState | null = null;
    /** The last scrape that says whether the pod is Ready, and the first one that said so. */
    let [known, since]: [boolean | null, Range | null] = [null, null];
    let knownAt = 0;
    let measured: Measured | null = null;
    for (const [index, scrape] of scrapes.entries()) {
      const said = this.ready[index]!;
      if (said !== 0) {
        const now = said === isReady;
        if (known === null) since = now ? { from: startTime, to: index === 0 ? startTime : scrape } : unchanged(startTime);
        else if (known !== now) since = { from: knownAt, to: scrape };
        [known, knownAt] = [now, scrape];
      }
      const phase = this.phase[index]!;
      if (phase === absent) {
        states.push(null);
        continue;
      }
      const ready = known === true;
      const exact = ready ? (this.readyTimes?.[index] ?? NaN) : NaN;
      const readyTransition: Range = Number.isNaN(exact) ? (since ?? unchanged(startTime)) : unchanged(exact);
      const seen = this.measured?.[index] ?? 0;
      if (seen === 0) measured = null;
      else {
        const is = seen === isUntold ? null : seen === isMeasured;
        if (measured === null || measured.is !== is) measured = { is, since: index === 0 ? longAgo : scrapes[index - 1]! };
      }
      const state: PodState = { phase: phases[phase]!, ready, readyTransition, terminating: this.deletionTime <= scrape, measured };
      last = last !== null && isSameState(last, state) ? last : state;
      states.push(last);
    }
    return states;
  }
}

const longAgo = -1e9;
const unchanged = (time: number): Range => ({ from: time, to: time });

const isSameState = (a: PodState, b: PodState): boolean =>
  a.phase === b.phase &&
  a.ready === b.ready &&
  a.terminating === b.terminating &&
  a.measured === b.measured &&
  a.readyTransition.from === b.readyTransition.from &&
  a.readyTransition.to === b.readyTransition.to;
