import { expect, test } from "vitest";
import type { Reconcile } from "../controller/decision";
import type { ReconcileV1 } from "../controllerV1/decision";
import { seededRandom } from "../lib/random";
import { library } from "../library/library";
import { checkedRunOfAny } from "../simulation/testing/checkedRun";
import { asTodays } from "../simulation/testing/traceOf";
import { manifestOf } from "../simulation/manifests";
import type { OtherPodLife, Trace } from "../simulation/trace";
import { kubectlOutputs, watchedSeconds } from "./terminal";
import { ageRange, readConditions, readDescription, readEvents, readTable, type PrintedEvent } from "./testing/readOutput";

const seed = 20261121;
const instants = 5;

test.for(library)(`$id: kubectl agrees with record and trace at ${instants} instants (seed ${seed})`, ({ id, scenario, look }) => {
  const trace = checkedRunOfAny(scenario);
  const steps = trace.steps.at.length;
  const random = seededRandom(seed).fork(id);
  const looked = trace.steps.at.findIndex((at) => at >= look.at);
  const chosen = [looked, ...Array.from({ length: instants - 1 }, () => random.integer(steps))];
  for (const step of chosen) {
    const now = trace.steps.at[step]!;
    const printed = Object.fromEntries(kubectlOutputs(trace, step).map((output) => [output.id, output.output]));
    const where = `${id} at ${now} s`;
    podsAgree(trace, step, printed["pods"]!, where);
    const reconcile = trace.reconciles[step]!;
    if (reconcile.controller === "V1") {
      agreesV1(trace, reconcile, printed, where);
      continue;
    }
    usageAgrees(trace, step, printed["top"]!, where);
    watchAgrees(trace, step, printed["watch"]!, where);
    descriptionAgrees(trace, reconcile, printed["describe"]!, where);
    eventsAgree(trace, asTodays(trace).reconciles.slice(0, step + 1), now, printed["describe"]!, printed["events"]!, where);
  }
});

/** The object and its status as 1.2 printed them, which had no `top` and no conditions. */
function agreesV1(trace: Trace, { at, status }: ReconcileV1, printed: Record<string, string>, where: string): void {
  const { metadata, spec } = manifestOf(trace, at);
  const { NAME, REFERENCE, TARGET, CURRENT, MINPODS, MAXPODS } = readTable(printed["watch"]!).at(-1)!;
  expect({ NAME, REFERENCE, MINPODS, MAXPODS }, where).toEqual({
    NAME: metadata.name,
    REFERENCE: `${spec.scaleTargetRef.kind}/${spec.scaleTargetRef.name}/scale`,
    MINPODS: String(spec.minReplicas),
    MAXPODS: String(spec.maxReplicas),
  });
  expect(TARGET, where).toBe(`${trace.metrics[0]!.target}%`);
  expect(CURRENT, where).toBe(`${status.currentCPUUtilizationPercentage}%`);
  expect(readDescription(printed["describe"]!).get("Max replicas"), where).toBe(MAXPODS);
  const rescaled = trace.reconciles.filter((reconcile) => reconcile.at <= at && reconcile.scaledTo !== null);
  expect(printed["events"]!.includes("SuccessfulRescale"), where).toBe(rescaled.length > 0);
  expect(Object.keys(printed), where).not.toContain("top");
}

/** Ends with the object as it is, printed when it last changed. */
function watchAgrees(trace: Trace, step: number, output: string, where: string): void {
  const now = trace.steps.at[step]!;
  const hpa = manifestOf(trace, now);
  const rows = readTable(output);
  const { NAME, REFERENCE, TARGETS = "", MINPODS, MAXPODS, REPLICAS, AGE = "" } = rows.at(-1)!;
  expect({ NAME, REFERENCE, MINPODS, MAXPODS }, where).toEqual({
    NAME: hpa.metadata.name,
    REFERENCE: `${hpa.spec.scaleTargetRef.kind}/${hpa.spec.scaleTargetRef.name}`,
    MINPODS: String(hpa.spec.minReplicas),
    MAXPODS: String(hpa.spec.maxReplicas),
  });
  const read = trace.reconciles.slice(0, step + 1).findLast(({ specReplicas }) => specReplicas !== null);
  expect(REPLICAS, `${where}: what the last scale that was read says`).toBe(String(read!.specReplicas));
  targetsAgree(trace, step, TARGETS, where);

  const state = (index: number) => {
    const { at, status } = trace.reconciles[index]!;
    return JSON.stringify([status, trace.edits.findLastIndex((edit) => edit.by === "edit" && edit.at <= at)]);
  };
  const all = Array.from({ length: step + 1 }, (_, index) => index);
  const changed = all.findLast((index) => index === 0 || state(index) !== state(index - 1))!;
  const printedAt = Math.max(trace.steps.at[changed]!, now - watchedSeconds);
  // Of an object that was deleted and made again, its age is that of the new one.
  const madeAt = trace.absences.findLast(({ until }) => until !== null && until <= now)?.until ?? 0;
  expect(isWithin(printedAt - madeAt, AGE), `${where}: printed at ${AGE}, changed at ${printedAt}`).toBe(true);
}

/** Of each metric as far as it is printed: what the controller computed, in the trace's words for it. */
function targetsAgree(trace: Trace, step: number, targets: string, where: string): void {
  const { decision } = asTodays(trace).reconciles[step]!;
  if (decision.kind !== "computed" && decision.kind !== "noMetrics") return;
  const places = trace.edits.findLast(({ at }) => at <= trace.steps.at[step]!)?.series ?? [...trace.metrics.keys()];
  for (const [index, part] of targets
    .replace(/ \+ \d+ more\.\.\.$/, "")
    .split(", ")
    .entries()) {
    const { unit, seen } = trace.metrics[places[index]!]!;
    const [, current = "", target = ""] = /^(?:[\w.-]+: )?(.+)\/(\S+)(?: \(avg\))?$/.exec(part)!;
    const proposal = decision.metrics[index];
    const message = `${where}: ${part}`;
    if (!proposal?.ok) {
      expect(current, message).toBe("<unknown>");
      continue;
    }
    expect(target.endsWith("%"), message).toBe(unit === "%");
    if (unit === "%") expect(current, message).toBe(`${Math.trunc(seen[step]!)}%`);
    else if (Number.isFinite(seen[step]))
      expect(Math.abs(plainNumber(current, unit) - seen[step]!), message).toBeLessThan(0.002 * Math.max(1, seen[step]!));
  }
}

/** In the unit of the trace: milli-cores for cpu, mebibytes for memory. */
function plainNumber(quantity: string, unit: "m" | "Mi" | ""): number {
  const [, number = "", suffix = ""] = /^(-?[\d.]+)([a-zA-Z]*)$/.exec(quantity)!;
  const factors: Record<string, number> = { m: 0.001, "": 1, k: 1e3, M: 1e6, G: 1e9, Ki: 2 ** 10, Mi: 2 ** 20, Gi: 2 ** 30 };
  const value = Number(number) * factors[suffix]!;
  return unit === "m" ? value * 1000 : unit === "Mi" ? value / 2 ** 20 : value;
}

function descriptionAgrees(trace: Trace, { at, status, decision, scaledTo, specReplicas }: Reconcile, output: string, where: string): void {
  const hpa = manifestOf(trace, at);
  const described = readDescription(output);
  expect(described.get("Name"), where).toBe(hpa.metadata.name);
  expect(described.get("Max replicas"), where).toBe(String(hpa.spec.maxReplicas));
  const [, current, desired] = /^(\d+) current \/ (\d+) desired$/.exec(described.get(`${hpa.spec.scaleTargetRef.kind} pods`)!)!;
  expect([Number(current), Number(desired)], where).toEqual([status.currentReplicas, status.desiredReplicas]);
  if (decision.kind === "computed") expect(Number(desired), `${where}: as in the replicas figure`).toBe(scaledTo ?? specReplicas);
  const conditions = status.conditions.map(({ type, status: value, reason, message }) => ({ type, status: value, reason, message }));
  expect(readConditions(output), where).toEqual(conditions);
}

/** The events of the controller that an API server still has. */
function eventsAgree(
  { releases }: Trace,
  reconciles: readonly Reconcile[],
  now: number,
  description: string,
  listing: string,
  where: string,
): void {
  const sent = reconciles.flatMap(({ at, events }) => events.map((event) => ({ ...event, message: event.message.trim(), at })));
  const described = readEvents(description);
  const listed = listing.startsWith("No resources found") ? [] : readTable(listing);
  const withoutAges = ({ type, reason, message }: Pick<PrintedEvent, "type" | "reason" | "message">) => `${type} ${reason} ${message}`;
  expect(listed.map(({ TYPE, REASON, MESSAGE }) => `${TYPE} ${REASON} ${MESSAGE}`).toSorted(), where).toEqual(
    described.map(withoutAges).toSorted(),
  );
  const listedAges = listed.map(({ TYPE, REASON, MESSAGE, "LAST SEEN": age }) => `${TYPE} ${REASON} ${MESSAGE}: ${age}`);
  for (const event of described) {
    const message = event.message.replace("(combined from similar events): ", "");
    const like = sent.filter(({ type, reason }) => type === event.type && reason === event.reason);
    const same = like.filter((other) => other.message === message);
    const lastSeen = same.filter(({ at }) => isWithin(now - at, event.age));
    expect(lastSeen, `${where}: a reconcile sent ${event.reason} ${event.age} before`).not.toEqual([]);
    expect(event.count, where).toBeLessThanOrEqual(message === event.message ? same.length : like.length);
    expect(listedAges, where).toContain(`${withoutAges(event)}: ${event.age}`);
  }
  if (sent.length > burst || now >= ttlSeconds || distinct(sent.map(({ reason, message }) => reason + message)) >= similar) return;
  // No event was held back, combined or dropped yet: every event is there, as often as it was sent.
  const counts = new Map<string, number>();
  for (const event of sent) {
    // Each process of the controller counts its own events.
    const counted = JSON.stringify([releases.findLastIndex(({ at }) => at <= event.at), withoutAges(event)]);
    counts.set(counted, (counts.get(counted) ?? 0) + 1);
  }
  const expected = [...counts].map(([counted, count]) => `${JSON.parse(counted)[1]} ×${count}`);
  expect(described.map((event) => `${withoutAges(event)} ×${event.count}`).toSorted(), where).toEqual(expected.toSorted());
}

/** client-go's and the API server's defaults. */
const burst = 25;
const similar = 10;
const ttlSeconds = 3600;
const distinct = (values: readonly string[]) => new Set(values).size;

function podsAgree(trace: Trace, step: number, output: string, where: string): void {
  const now = trace.steps.at[step]!;
  const isV1 = trace.reconciles[0]?.controller === "V1";
  const present = livesAt(trace, now).filter(({ phases }) => !isV1 || !hasEnded(phases.findLast(({ at }) => at <= now)!.phase));
  const rows = output.startsWith("No resources found") ? [] : readTable(output);
  expect(
    rows.map(({ NAME }) => NAME),
    where,
  ).toEqual(present.map(({ name }) => name).toSorted());
  const containers = trace.containersPerPod;
  for (const { NAME, READY, STATUS, RESTARTS = "", AGE = "" } of rows) {
    const { createdAt, scheduledAt, phases, exits } = present.find(({ name }) => name === NAME)!;
    const past = phases.filter(({ at }) => at <= now).map(({ phase }) => phase);
    const phase = past.at(-1)!;
    const message = `${where}: ${NAME}`;
    const exited = exits.filter(({ at }) => at <= now);
    const statuses: Record<typeof phase, string> = {
      pending: scheduledAt !== null && scheduledAt <= now ? "ContainerCreating" : "Pending",
      starting: "Running",
      ready: "Running",
      unready: "Running",
      crashed: exited.at(-1)?.backOffSeconds === 0 ? "Error" : "CrashLoopBackOff",
      terminating: "Terminating",
      failed: "Error",
      succeeded: "Completed",
    };
    expect(STATUS, message).toBe(statuses[phase]);
    if (phase !== "terminating")
      expect(READY, message).toBe(
        `${phase === "ready" ? containers : phase === "pending" || hasEnded(phase) ? 0 : containers - 1}/${containers}`,
      );
    const waits = phase === "crashed" || (phase === "terminating" && past.at(-2) === "crashed");
    expect(Number(/^\d+/.exec(RESTARTS)![0]), message).toBe(exited.length - Number(waits));
    expect(isWithin(now - createdAt, AGE, isV1), `${message}: ${AGE}`).toBe(true);
  }
}

/** If every pod of the reconcile counted, its usage is the sum of what top prints. */
function usageAgrees(trace: Trace, step: number, output: string, where: string): void {
  const now = trace.steps.at[step]!;
  const isDown = trace.incidents.some(({ incident: { kind, at }, until }) => kind === "metricsServerDown" && at <= now && now < until!);
  expect(output.startsWith("Error from server (ServiceUnavailable)"), where).toBe(isDown);
  if (isDown || output.startsWith("error:") || output.startsWith("No resources")) return;
  const rows = readTable(output);
  const names = new Set(livesAt(trace, now).map(({ name }) => name));
  const unknown = rows.filter(({ NAME }) => !names.has(NAME!));
  expect(unknown, where).toEqual([]);
  const { decision } = asTodays(trace).reconciles[step]!;
  if (decision.kind !== "computed") return;
  for (const proposal of decision.metrics) {
    const { spec } = proposal;
    if (!proposal.ok || spec.type !== "Resource" || proposal.calculation.kind !== "pods") continue;
    const { counted } = proposal.calculation;
    if (counted.samples !== rows.length) continue;
    const column = spec.resource.name === "cpu" ? "CPU(cores)" : "MEMORY(bytes)";
    const sum = rows.reduce((total, row) => total + Number.parseInt(row[column]!, 10), 0);
    if (column === "CPU(cores)") expect(sum, `${where}: the CPU that counted`).toBe(Number(counted.usageMilli));
    // Each pod's usage is truncated to whole mebibytes.
    else
      expect(Math.abs(sum - Number(counted.usageMilli) / 1000 / 2 ** 20), `${where}: the memory that counted`).toBeLessThan(
        rows.length + 1,
      );
  }
}

const hasEnded = (phase: string) => phase === "failed" || phase === "succeeded";

const livesAt = ({ pods, otherPods }: Trace, now: number): OtherPodLife[] =>
  [...pods, ...otherPods].filter(({ createdAt, goneAt }) => createdAt <= now && (goneAt ?? Infinity) > now);

/** 1.2 wrote an age in one unit only. */
function isWithin(seconds: number, age: string, inOneUnit = false): boolean {
  const { from, to } = ageRange(age, inOneUnit);
  return seconds >= from && seconds < to;
}
