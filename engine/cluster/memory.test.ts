import { expect, test } from "vitest";
import { livingCluster } from "./testing/livingCluster";

const mebibyte = 1_048_576;
/** A busy second: eight requests are in flight, six of them wait. */
const burst = [{ kind: "loadMultiplied", factor: 8, at: 10, durationSeconds: 1 }] as const;
const workload = { cpuPerRequestMilliseconds: 500, cpuLimitMilli: 1000, idleCpuMilli: 0, memoryPerRequestMebibytes: 8 };
const mebibytes = (cluster: ReturnType<typeof livingCluster>, to: number) =>
  cluster.live(to).map(({ serving }) => serving.main.memoryBytes / mebibyte);

test("is the idle amount plus the amount of each request in flight, served or waiting", () => {
  const seen = mebibytes(livingCluster({ workload, load: 1, incidents: burst }), 30);
  // One request a second is in flight for half a second; of eight, two are served and six wait.
  expect([seen[9], seen[10], seen[30]]).toEqual([32 + 4, 32 + 56, 32 + 4]);
});

test("that is not released stays at the pod's maximum", () => {
  const cluster = livingCluster({ workload: { ...workload, memoryReleased: false }, load: 1, incidents: burst });
  const seen = mebibytes(cluster, 100);
  expect([seen[9], seen[10], seen[30], seen[100]]).toEqual([36, 88, 88, 88]);
  cluster.scale(2, 100);
  // The new pod has half a request a second.
  expect(mebibytes(cluster, 200).at(-1)).toBe(88 + 34);
});

test("that is not released goes with its container", () => {
  const incidents = [...burst, { kind: "podsCrash", pods: 1, at: 50 } as const];
  expect(
    mebibytes(livingCluster({ workload: { ...workload, memoryReleased: false, requestTimeoutSeconds: 0 }, load: 1, incidents }), 100).at(
      -1,
    ),
  ).toBe(36);
});

test("that leaks grows as long as the container runs", () => {
  const incidents = [{ kind: "podsCrash", pods: 1, at: 1000 }] as const;
  const seen = mebibytes(livingCluster({ workload: { memoryLeakMebibytesPerHour: 36 }, incidents }), 3600);
  // Started 3597 s before the run, and again at 1003 s: a hundredth of a mebibyte a second.
  expect([seen[0], seen[900], seen[1003 + 100]]).toEqual([32 + 35.97, 32 + 44.97, 32 + 1].map((value) => expect.closeTo(value, 5)));
});
