import { highestLimit } from "../cluster/cpuCeiling";
import { effectOf, lastsAt, type IncidentEffect } from "../cluster/incident";
import type { CpuParts, PodMetrics } from "../controller/observation";
import type { Scenario } from "../scenario/scenario";
import { resizesOf } from "./checks";
import type { ReconcileListener } from "./startPrepared";
import type { PodLife, Trace } from "./trace";

/** Checks that what the controller sees at each reconcile can have been delivered by the pipelines by then. */
interface ObservationWatch {
  onReconcile: ReconcileListener;
  /** One line for each breach; the finished trace tells what the pods really did. */
  breaches(trace: Trace): string[];
}

export function watchObservations({ incidents, workload }: Scenario): ObservationWatch {
  const found: string[] = [];
  /** Names of pods of other workloads. */
  const others = new Set<string>();
  const timestamps = new Map<string, number>();
  const measured: { name: string; from: number; to: number; cpuMilli: number }[] = [];
  const lasts = (effect: IncidentEffect, now: number) => incidents.some((one) => effectOf(one) === effect && lastsAt(one, now));

  const lookAtSample = (now: number, name: string, { timestamp, windowSeconds, containers }: PodMetrics) => {
    if (timestamp > now || windowSeconds <= 0) found.push(`${now} s: a sample of ${timestamp}, window ${windowSeconds}`);
    const before = timestamps.get(name) ?? -Infinity;
    if (before === timestamp) return;
    if (before > timestamp) found.push(`${now} s: ${name} of ${timestamp}, after ${before}`);
    timestamps.set(name, timestamp);
    for (const { cpuParts, usageMilli } of containers) if (cpuParts) lookAtParts(now, name, cpuParts, Number(usageMilli["cpu"]));
    const cpuMilli = Number(containers[0]?.usageMilli["cpu"]);
    measured.push({ name, from: timestamp - windowSeconds, to: timestamp, cpuMilli });
  };

  /** metrics-server truncates to nano-cores, and the autoscaler rounds up to milli-cores. */
  const lookAtParts = (now: number, name: string, parts: CpuParts, cpuMilli: number) => {
    const all = [parts.startUp, parts.warmUp, parts.idle, parts.work];
    const beside = cpuMilli - all.reduce((sum, part) => sum + part, 0);
    if (beside < -2e-6 || beside >= 1 || all.some((part) => part < 0))
      found.push(`${now} s: ${name} uses ${cpuMilli} m, in parts ${all.join(" + ")}`);
    const { idleCpuMilli, sidecarIdleCpuMilli, startUpCpuMilli } = workload;
    if (parts.idle > Math.max(idleCpuMilli, sidecarIdleCpuMilli) || parts.startUp > startUpCpuMilli)
      found.push(`${now} s: ${name} idles with ${parts.idle} m and starts with ${parts.startUp} m`);
  };

  return {
    onReconcile({ at: now }, { pods, metrics, otherAutoscalers }) {
      for (const { name } of pods.slice(pods.length - otherPodsAt(incidents, now))) others.add(name);
      const names = new Set(pods.map(({ name }) => name));
      if (names.size < pods.length) found.push(`${now} s: two pods of one name`);
      for (const { name, phase, ready, startTime, readyTransitionTime } of pods) {
        if (ready === true && phase !== "Running") found.push(`${now} s: ${name} is ready and ${phase}`);
        if (phase === "Failed" && metrics.resource?.has(name)) found.push(`${now} s: ${name} has failed and has a sample`);
        if (ready === true && startTime === null) found.push(`${now} s: ${name} is ready and was never started`);
        if ((startTime ?? 0) > now || readyTransitionTime > now) found.push(`${now} s: ${name} knows the future`);
      }
      if ((metrics.resource === null) !== lasts("resourceSilence", now)) found.push(`${now} s: metrics-server answers, or does not`);
      for (const answer of [metrics.pods, metrics.object, metrics.external]) {
        if ((answer === undefined) !== lasts("customSilence", now)) found.push(`${now} s: custom metrics are there, or are not`);
      }
      if (lasts("otherAutoscaler", now) !== (otherAutoscalers ?? []).length > 0) found.push(`${now} s: another autoscaler, or none`);
      for (const { name, resourceSample } of metrics.resource && metrics.resourceIsAtPods ? pods : []) {
        if (resourceSample !== (metrics.resource?.get(name) ?? null))
          found.push(`${now} s: ${name} has another sample than is delivered of it`);
      }
      metrics.resource?.forEach((sample, name) => {
        if (!names.has(name)) found.push(`${now} s: a sample of ${name}, which is gone`);
        lookAtSample(now, name, sample);
      });
      for (const [metric, values] of metrics.pods ?? []) {
        for (const [name, { timestamp }] of values) {
          if (timestamp > now || !names.has(name)) found.push(`${now} s: ${metric} of ${name} at ${timestamp}`);
        }
      }
    },
    breaches(trace) {
      const { pods } = trace;
      const cpuLimitMilli = highestLimit(trace.workload, resizesOf(trace));
      // A StatefulSet's pods come again under the same names.
      const lives = new Map<string, PodLife[]>();
      for (const life of pods) lives.set(life.name, [...(lives.get(life.name) ?? []), life]);
      for (const name of others) if (lives.has(name)) found.push(`${name} is the target's own, and another workload's`);
      for (const { name, from, to, cpuMilli } of measured) {
        if (others.has(name)) continue;
        if (cpuMilli > cpuLimitMilli) found.push(`${to} s: ${name} uses ${cpuMilli} m, its limit is ${cpuLimitMilli}`);
        const ran = lives.get(name)?.some((life) => ranThroughout(life, from, to)) ?? false;
        if (!ran) found.push(`a sample of ${name} from ${from} to ${to}, when it did not run throughout`);
      }
      return found;
    },
  };
}

/** How many pods of other workloads there are. */
function otherPodsAt(incidents: Scenario["incidents"], now: number): number {
  return incidents.reduce((sum, one) => sum + (one.kind === "otherPods" && lastsAt(one, now) ? one.pods : 0), 0);
}

/** Its containers ran in every second of a sample: the first is the one after `from`, and the last is `to`. */
function ranThroughout({ phases, goneAt }: PodLife, from: number, to: number): boolean {
  // A reconcile may delete a pod after it was read in the same second.
  if (goneAt !== null && goneAt < to) return false;
  const started = phases.find(({ phase }) => phase !== "pending");
  if (!started || started.at > from + 1) return false;
  return !phases.some(({ at, phase }) => (phase === "crashed" || phase === "starting" || phase === "failed") && at > from + 1 && at <= to);
}
