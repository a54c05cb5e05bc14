import { expect, test } from "vitest";
import type { Poll } from "../../keda/poll";
import type { Trace } from "../../simulation/trace";
import { between, condition, counts, edited, firstProposal, lastCount, rescales, run, tried } from "../testing/runEntry";
import { cooldownIsNotTheWindow } from "./cooldownIsNotTheWindow";
import { cronAndCpu } from "./cronAndCpu";
import { fallbackIsAWish } from "./fallbackIsAWish";
import { idleIsNotAMinimum } from "./idleIsNotAMinimum";
import { jobsStartOver } from "./jobsStartOver";
import { leftInTheQueue } from "./leftInTheQueue";
import { pausedWithoutACount } from "./pausedWithoutACount";
import { targetIsPerPod } from "./targetIsPerPod";

const kedaWrites = ({ keda }: Trace) => keda!.writes;
/** The branch of the poll at a second. */
const outcomeAt = ({ keda }: Trace, second: number) => keda!.columns.outcome[keda!.columns.at.indexOf(second)];
const lastActivePoll = ({ keda }: Trace, before: number) =>
  keda!.polls.findLast(({ at, poll }) => at < before && poll.kind === "polled" && poll.active)!.at;
const isFallback = (poll: Extract<Poll, { kind: "polled" }>) => poll.triggers.some(({ fallback }) => fallback.kind === "replaced");
const sum = (column: Iterable<number>) => [...column].reduce((total, value) => total + value, 0);

test("the HPA's window decides from five to two, and KEDA's cooldown only the step to zero, from two at once", () => {
  const trace = run(cooldownIsNotTheWindow);
  expect(rescales(trace)).toEqual([
    { at: 1260, from: 5, to: 4 },
    { at: 1290, from: 4, to: 3 },
    { at: 1320, from: 3, to: 2 },
  ]);
  expect(between(trace, 1245, 1246)[0]!.heldBy.by).toBe("window");
  expect(kedaWrites(trace)).toEqual([{ at: 1950, from: 2, to: 0 }]);
  expect([lastActivePoll(trace, 2700), outcomeAt(trace, 1920), outcomeAt(trace, 1950)]).toEqual([1890, "coolingDown", "deactivated"]);

  // A cooldown of any length moves only the last step.
  for (const [seconds, last] of [
    [30, 1920],
    [60, 1950],
    [90, 1980],
  ]) {
    const other = run(cooldownIsNotTheWindow, edited(cooldownIsNotTheWindow, "cooldownPeriod: 60", `cooldownPeriod: ${seconds}`));
    expect(rescales(other)).toEqual(rescales(trace));
    expect(kedaWrites(other).map(({ at }) => at)).toEqual([last]);
  }
  // With a minimum it moves nothing.
  const kept = run(cooldownIsNotTheWindow, edited(cooldownIsNotTheWindow, "minReplicaCount: 0", "minReplicaCount: 2"));
  expect([counts(kept), kedaWrites(kept)]).toEqual([[5, 4, 3, 2], []]);
});

test("100 messages and a target of 20 propose five pods at any count; as a Value they propose five times the pods", () => {
  const trace = run(targetIsPerPod);
  expect(counts(trace)).toEqual([1, 4, 5]);
  for (const reconcile of between(trace, 315, 975)) {
    const { calculation, replicaCount } = firstProposal(reconcile);
    expect([calculation.kind, replicaCount]).toEqual(["averageValue", 5]);
  }
  expect(sum(trace.seconds.served.slice(0, 975))).toBe(5);

  const value = tried(targetIsPerPod);
  expect(counts(value)).toEqual([1, 4, 8, 16, 32, 64, 100, 1]);
  expect([trace, value].map(({ outcomes }) => outcomes.podHours.toFixed(1))).toEqual(["2.1", "39.8"]);
});

test("five messages sleep, the sixth wakes one pod, and with five left the cooldown begins", () => {
  const trace = run(leftInTheQueue);
  expect(kedaWrites(trace)).toEqual([
    { at: 930, from: 0, to: 1 },
    { at: 1350, from: 1, to: 0 },
  ]);
  expect([600, 900, 930].map((second) => trace.seconds.waiting[second])).toEqual([5, 5, 6]);
  expect([lastActivePoll(trace, 2400), outcomeAt(trace, 1080)]).toEqual([1050, "coolingDown"]);
  // One of the three was in work.
  expect([sum(trace.seconds.served), trace.outcomes.messagesReturned, trace.seconds.waiting.at(-1)]).toEqual([3, 1, 3]);
});

test("an activation above the target keeps two pods' worth of messages asleep", () => {
  const forty = {
    ...edited(leftInTheQueue, 'activationValue: "5"', 'activationValue: "50"'),
    load: {
      points: [
        [0, 0],
        [300, 0],
        [301, 40],
        [302, 0],
        [2400, 0],
      ] as const,
      noise: 0,
    },
  };
  const asleep = run(leftInTheQueue, forty);
  expect([counts(asleep), asleep.seconds.waiting.at(-1)]).toEqual([[0], 40]);
  // The HPA alone would propose two pods, as it does for the same 40 messages without the activation.
  const awake = run(leftInTheQueue, { ...forty, ...edited(leftInTheQueue, 'activationValue: "5"', 'activationValue: "0"') });
  expect(counts(awake).slice(0, 3)).toEqual([0, 2, 1]);
});

test("outside the cron window ten busy pods go to zero, and nothing wakes them", () => {
  const trace = run(cronAndCpu);
  expect(kedaWrites(trace)).toEqual([{ at: 2070, from: 10, to: 0 }]);
  expect(lastActivePoll(trace, 3600)).toBe(1770);
  expect(between(trace, 1800, 2070).every(({ specReplicas, scaledTo }) => specReplicas === 10 && scaledTo === null)).toBe(true);
  expect(between(trace, 2055, 2056)[0]!.heldBy.by).toBe("tolerance");
  for (const reconcile of between(trace, 2070, 3601)) {
    expect(condition(reconcile, "ScalingActive")).toMatchObject({ status: "False", reason: "ScalingDisabled" });
  }
  expect(Math.round(trace.outcomes.requestsFailed)).toBe(91_500);

  expect(kedaWrites(tried(cronAndCpu))).toEqual([]);
});

test("KEDA and its HPA write 1 and 3 in turns while the trigger is inactive, and leave the count alone while it is active", () => {
  const trace = run(idleIsNotAMinimum);
  const changes = counts({ ...trace, seconds: { ...trace.seconds, written: trace.seconds.written.slice(0, 900) } });
  expect(changes.length - 1).toBe(60);
  expect(new Set(changes)).toEqual(new Set([1, 3]));
  expect(new Set(kedaWrites(trace).map(({ from, to }) => `${from}-${to}`))).toEqual(new Set(["3-1"]));
  expect([trace.seconds.written[620], trace.seconds.written[630]]).toEqual([1, 3]);
  expect(between(trace, 630, 631)[0]!.heldBy.by).toBe("minReplicas");
  expect(kedaWrites(trace).filter(({ at }) => at >= 920 && at < 1900)).toEqual([]);

  expect(counts(tried(idleIsNotAMinimum))).toEqual([0, 3, 0]);
  // The default interval meets each second sync, so the HPA corrects the count in the same second; KEDA writes all the same.
  const usual = run(idleIsNotAMinimum, edited(idleIsNotAMinimum, "  pollingInterval: 20\n", ""));
  expect([counts(usual), kedaWrites(usual).length]).toEqual([[3], 49]);
});

test("jobs that the list does not count are cut at each cooldown; a broker counts them until they are done", () => {
  const trace = run(jobsStartOver);
  expect(kedaWrites(trace).slice(0, 3)).toEqual([
    { at: 330, from: 0, to: 1 },
    { at: 660, from: 6, to: 0 },
    { at: 690, from: 0, to: 1 },
  ]);
  expect([lastActivePoll(trace, 660), outcomeAt(trace, 660)]).toEqual([360, "deactivated"]);
  const { messagesReturned, podHours } = trace.outcomes;
  expect([sum(trace.seconds.served), messagesReturned, podHours.toFixed(1)]).toEqual([0, 90, "8.6"]);

  const broker = tried(jobsStartOver);
  expect([sum(broker.seconds.served), broker.outcomes.messagesReturned]).toEqual([10, 0]);
  // A grace as long as a job lets them end, with either trigger.
  const patient = run(jobsStartOver, { workload: { ...jobsStartOver.scenario.workload, terminationGraceSeconds: 600 } });
  expect([sum(patient.seconds.served), patient.outcomes.messagesReturned]).toEqual([10, 0]);
});

test("a pause without a count deletes the HPA and leaves the replicas; any text that is no boolean pauses as well", () => {
  const trace = run(pausedWithoutACount);
  expect(counts(trace).slice(0, 3)).toEqual([3, 6, 8]);
  expect(kedaWrites(trace)).toEqual([]);
  expect(between(trace, 600, 1800)).toEqual([]);
  expect(trace.keda!.polls.filter(({ at }) => at > 600 && at < 1800)).toEqual([]);
  expect(rescales(trace)[0]).toEqual({ at: 1800, from: 3, to: 6 });
  expect(Math.round(trace.outcomes.requestsFailed)).toBe(41_158);

  const counted = tried(pausedWithoutACount);
  expect(kedaWrites(counted)).toEqual([{ at: 600, from: 3, to: 10 }]);
  const annotated = (value: string) =>
    pausedWithoutACount.scenario.incidents.map((incident) =>
      incident.kind === "hpaEdited"
        ? { ...incident, manifest: incident.manifest.replace('paused: "true"', `paused: "${value}"`) }
        : incident,
    );
  expect(counts(run(pausedWithoutACount, { incidents: annotated("no") }))).toEqual(counts(trace));
  expect(lastCount(run(pausedWithoutACount, { incidents: annotated("false") }))).toBe(3);
  expect(run(pausedWithoutACount, { incidents: annotated("false") }).seconds.written[1200]).toBe(8);
});

test("a fallback is a value for the HPA: its policy and its maximum decide when and whether the pods come", () => {
  const trace = run(fallbackIsAWish);
  const reads = trace.keda!.reads.filter(({ at }) => at >= 600 && at < 660).map(({ at, read }) => [at, read.answer.ok]);
  expect(reads).toEqual([
    [600, false],
    [615, false],
    [630, true],
    [645, true],
  ]);
  const { polls } = trace.keda!;
  expect([outcomeAt(trace, 600), polls.find(({ poll }) => poll.kind === "polled" && isFallback(poll))!.at]).toEqual([
    "waitsForFallback",
    630,
  ]);
  expect(firstProposal(between(trace, 690, 691)[0]!).replicaCount).toBe(10);
  expect(between(trace, 690, 691)[0]!.heldBy.by).toBe("policy");
  expect(rescales(trace).slice(0, 7)).toEqual([4, 5, 6, 7, 8, 9, 10].map((to, index) => ({ at: 630 + 60 * index, from: to - 1, to })));
  expect(kedaWrites(trace)).toEqual([]);

  const bounded = run(fallbackIsAWish, edited(fallbackIsAWish, "maxReplicaCount: 20", "maxReplicaCount: 6"));
  expect(Math.max(...counts(bounded))).toBe(6);
  // Without a fallback the count is frozen.
  const fallback = "  fallback:\n    failureThreshold: 3\n    replicas: 10\n";
  const frozen = run(fallbackIsAWish, edited(fallbackIsAWish, fallback, ""));
  expect([counts(frozen), outcomeAt(frozen, 1200)]).toEqual([[3], "frozenByError"]);
});

test("with cached metrics the fallback comes and goes each half minute, and the HPA keeps the count meanwhile", () => {
  const cached = run(
    fallbackIsAWish,
    edited(fallbackIsAWish, "  - type: prometheus\n", "  - type: prometheus\n    useCachedMetrics: true\n"),
  );
  const { columns } = cached.keda!;
  expect([600, 630, 660, 690, 720, 750].map((at) => columns.fallback[columns.at.indexOf(at)])).toEqual([0, 1, 0, 1, 0, 1]);
  expect(rescales(cached)).toEqual(rescales(run(fallbackIsAWish)));
});
