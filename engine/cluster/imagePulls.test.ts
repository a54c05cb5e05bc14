import { expect, test } from "vitest";
import { livingCluster, tell, type LivingOptions } from "./testing/livingCluster";

/** Each node has room for two pods. */
const twoNodes = { nodes: 2, nodeCpuMilli: 400 };
const pulling = { imagePullSeconds: 20, startUpSeconds: 3 };

function livesAfterScale(options: LivingOptions): string[] {
  const cluster = livingCluster({ ...options, workload: { ...pulling, ...options.workload } });
  cluster.live(100);
  cluster.scale(4, 100);
  cluster.live(200);
  return cluster.lives().slice(1).map(tell);
}

test("a node pulls an image once; pods that come meanwhile wait for that pull", () => {
  // The first pod's node has the image, the other node has not.
  expect(livesAfterScale({ settings: twoNodes })).toEqual([
    "pending 100, starting 123, ready 135",
    "pending 100, starting 103, ready 115",
    "pending 100, starting 123, ready 135",
  ]);
});

test("without nodes each pod pulls", () => {
  expect(livesAfterScale({})).toEqual(Array(3).fill("pending 100, starting 123, ready 135"));
});

test("a release has another image, and a new node has none", () => {
  const released = livingCluster({
    settings: { nodes: 1 },
    workload: { ...pulling, maxSurgePercent: 100 },
    incidents: [100, 200].map((at) => ({ kind: "rollingUpdate", release: "good", at })),
  });
  released.live(300);
  expect(released.lives().map(({ phases }) => phases[1]!.at - phases[0]!.at)).toEqual([23, 23, 23]);
  const grown = livingCluster({ settings: { nodes: 1, nodeCpuMilli: 200, maxNodes: 2, nodeStartSeconds: 50 }, workload: pulling });
  grown.live(100);
  grown.scale(2, 100);
  grown.live(250);
  expect(tell(grown.lives()[1]!)).toBe("pending 100, starting 173, ready 185");
});
