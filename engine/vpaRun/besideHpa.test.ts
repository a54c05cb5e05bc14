import { expect, test } from "vitest";
import { run } from "../doors/withKeda";
import type { Trace } from "../simulation/trace";
import { vpaScenario, type VpaGiven } from "./testing/vpaScenario";

/** What upstream's documentation and source say of both autoscalers on one workload. */
function traceOf(given: VpaGiven): Trace {
  const ran = run(vpaScenario(given));
  if (!ran.ok) throw new Error(JSON.stringify(ran.refusal));
  return ran.trace;
}
const lastOf = ({ vpa }: Trace) => vpa!.recommendations.at(-1)!.containers.web!;
const targetOf = (trace: Trace): number => lastOf(trace).target.cpuMilli!;

test("the recommendation is of one pod's usage, not of their sum: more pods for the same load lower it", () => {
  const [two, eight] = [traceOf({ mode: "Off", replicas: [2, 2] }), traceOf({ mode: "Off", replicas: [8, 8] })];
  expect(targetOf(two)).toBeGreaterThan(3 * targetOf(eight));
});

test("more replicas do not make a young history trusted earlier: the upper bound is as far from the target", () => {
  const farness = (replicas: number) => {
    const trace = traceOf({ mode: "Off", replicas: [replicas, replicas], load: [[0, 10 * replicas]] });
    return lastOf(trace).upper.cpuMilli! / targetOf(trace);
  };
  expect(farness(8) / farness(2)).toBeGreaterThan(0.9);
  expect(farness(8) / farness(2)).toBeLessThan(1.1);
});

test("usage of pods that a scale-in removed stays in the history: the target falls later than the usage", () => {
  const load: VpaGiven["load"] = [
    [0, 60],
    [3600, 60],
    [3601, 6],
  ];
  const trace = traceOf({ mode: "Off", replicas: [2, 12], load });
  const at = (second: number) => trace.vpa!.recommendations.findLast((each) => each.at <= second)!.containers.web!.target.cpuMilli!;
  const used = (second: number) => trace.seconds.cpuUsed[second]! / trace.seconds.existing[second]!;
  expect(used(4200)).toBeLessThan(used(3500) / 2);
  expect(at(4200)).toBe(at(3540));
});

test("a scale-out of the HPA puts evictions of running pods off: its new pods do not run yet and count as missing, though they may be evicted", () => {
  const firstEviction = (imagePullSeconds: number) => {
    const { vpa, seconds, pods } = traceOf({ mode: "Recreate", replicas: [2, 12], workload: { imagePullSeconds } });
    expect(seconds.written[60]).toBeGreaterThan(5);
    const old = new Set(pods.flatMap(({ name, createdAt }) => (createdAt < 0 ? [name] : [])));
    return vpa!.actions.find(({ pod, ok }) => ok && old.has(pod))?.at ?? Infinity;
  };
  expect(firstEviction(0)).toBeLessThan(150);
  expect(firstEviction(600)).toBeGreaterThan(600);
});
