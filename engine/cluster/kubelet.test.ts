import { expect, test } from "vitest";
import { createCalendar } from "./calendar";
import { createKubelet } from "./kubelet";
import { rareParts } from "./rareParts";
import { createPod, type PodTemplate } from "./pod";
import { readLog } from "./podLife";
import { defaultWorkload, probedEachSecond } from "./workload";

/** A pod with containers that need three seconds to start, simulated second by second by the test. */
function runningPod() {
  const calendar = createCalendar(0);
  const workload = { ...defaultWorkload, ...probedEachSecond, imagePullSeconds: 0, startUpSeconds: 3, readinessSeconds: 1 };
  const kubelet = createKubelet({
    rare: rareParts,
    workload,
    calendar,
    cohorts: new Set(),
    flapsFrom: Infinity,
    onStart() {},
    onChange() {},
    nextSecond: () => -Infinity,
    onWorkLost() {},
    onWaitingLost() {},
    onGone() {},
  });
  const template: PodTemplate = { containers: [], resources: workload, release: "good", image: {}, measured: ["web"] };
  const pod = createPod(
    { name: "web", replicas: 1, active: 1, available: 0 },
    template,
    { name: "web-1", ordinal: 0, set: null },
    { uid: 1, flapPhase: 0, level: 0, livenessPhase: 0 },
    0,
  );
  kubelet.run(pod, 1);
  return {
    pod,
    crashAt(at: number) {
      calendar.live(at);
      kubelet.crash(pod, at);
    },
    restartsAt(at: number) {
      calendar.live(at);
      return pod.restarts;
    },
  };
}

test("counts a restart when the containers run again, not when they exit", () => {
  const { crashAt, restartsAt } = runningPod();
  crashAt(10);
  expect([10, 12, 13].map(restartsAt)).toEqual([0, 0, 1]);
  crashAt(20);
  // Ten seconds of back-off, and three to start.
  expect([20, 32, 33].map(restartsAt)).toEqual([1, 1, 2]);
});

test("records when the pod got a node, and each exit with the wait after it", () => {
  const { pod, crashAt } = runningPod();
  for (const at of [10, 20, 40, 70, 800]) crashAt(at);
  expect(readLog(pod.log)).toMatchObject({
    createdAt: 0,
    scheduledAt: 1,
    exits: [
      { at: 10, backOffSeconds: 0 },
      { at: 20, backOffSeconds: 10 },
      { at: 40, backOffSeconds: 20 },
      { at: 70, backOffSeconds: 40 },
      { at: 800, backOffSeconds: 0 },
    ],
  });
});
