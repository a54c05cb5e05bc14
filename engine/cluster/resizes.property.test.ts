import { expect, test } from "vitest";
import { seededRandom } from "../lib/random";
import { defaultCluster } from "./clusterSettings";
import { cpuCeilingMilli } from "./cpuCeiling";
import type { Node } from "./nodes";
import { isActive, type Pod } from "./pod";
import { counters, countersWidth } from "./podReader";
import { areEqual, noRestarts } from "./podResources";
import { podCpuRequestMilli } from "./podTemplate";
import { createBareWorld } from "./testing/bareWorld";
import { disturb, randomWorkload } from "./testing/randomWorld";

const values = new Float64Array(countersWidth);

test.each(Array.from({ length: 25 }, (_, index) => 7000 + index))(
  "however pods are resized, nodes give no more than they have, and each pod uses what it has in force, seed %d",
  (seed) => {
    const random = seededRandom(seed);
    const nodes = random.integer(4);
    const settings = {
      ...defaultCluster,
      nodes,
      maxNodes: nodes + random.integer(3),
      nodeStartSeconds: 20,
      nodeCpuMilli: 1500,
      pausePods: random.integer(4),
    };
    const workload = { ...randomWorkload(random.fork("workload")), cpuLimitMilli: random.integer(2) === 0 ? 0 : 800 };
    const { pods, controller, service, reader } = createBareWorld(workload, random, undefined, settings, { areResized: true });
    const found: string[] = [];
    const seen = new Set<string>();
    const cpuBefore = new Map<Pod, { startedAt: number; cpu: number }>();
    const resizing = random.fork("resizes");
    const upTo = (most: number) => (resizing.integer(2) === 0 ? 0 : 1 + resizing.integer(most));
    for (let now = -60; now < 400; now++) {
      pods.live(now);
      if (now >= 0) disturb(pods, controller, random, now);
      if (now >= 0 && resizing.integer(25) === 0) {
        const most = resizing.integer(4) === 0 ? 2000 : 600;
        pods.resizeAll(
          {
            ...noRestarts,
            cpuRequestMilli: upTo(most),
            cpuLimitMilli: upTo(1500),
            memoryRequestMebibytes: upTo(100),
            memoryLimitMebibytes: 0,
            lowersMemoryLimits: true,
          },
          now,
        );
      }
      const { cpuMilli, cpuRequestedMilli } = service.tick(now, random.integer(200_000));
      const byNode = new Map<Node, Pod[]>();
      let used = 0;
      for (const pod of pods.list()) {
        const { usage, actual, wanted, resize, node, room, phase, name, log } = pod;
        seen.add(String(resize));
        if (node && phase !== "Failed" && log.goneAt === null) byNode.set(node, [...(byNode.get(node) ?? []), pod]);
        const running = usage.cohort;
        if (running) {
          const ceiling = cpuCeilingMilli({ ...workload, ...actual.main }, settings);
          if (!areEqual(usage.work.resources, actual.main)) found.push(`${now} s: ${name} works with other resources than those in force`);
          if (running.cpuNano > ceiling * 1e6 + 1) found.push(`${now} s: ${name} uses ${running.cpuNano}, at most ${ceiling} m are its`);
        }
        if (resize === null && isActive(pod) && node && !areEqual(wanted, actual.main)) found.push(`${now} s: ${name} lacks what it wants`);
        if (resize === "infeasible" && podCpuRequestMilli(workload, wanted) <= settings.nodeCpuMilli) found.push(`${now} s: ${name} fits`);
        if (nodes > 0 && room.requestedMilli < room.allocatedMilli) found.push(`${now} s: ${name} has more than is counted`);
        if (!reader.counters(pod, values, 0)) continue;
        const cpu = (values[counters.main.cpu]! + values[counters.sidecar.cpu]!) / 1e6;
        const startedAt = values[counters.startedAt]!;
        const before = cpuBefore.get(pod);
        used += cpu - (before?.startedAt === startedAt ? before.cpu : 0);
        cpuBefore.set(pod, { startedAt, cpu });
      }
      if (Math.abs(used - cpuMilli) > 0.001) found.push(`${now} s: the pods' counters rose by ${used}, the second says ${cpuMilli}`);
      const requested = pods
        .list()
        .reduce((sum, { phase, wanted }) => sum + (phase === "Failed" ? 0 : podCpuRequestMilli(workload, wanted)), 0);
      if (requested !== cpuRequestedMilli) found.push(`${now} s: ${requested} m are requested, the second says ${cpuRequestedMilli}`);
      for (const [node, own] of byNode) {
        const sum = (of: (pod: Pod) => number) => own.reduce((total, pod) => total + of(pod), 0);
        const pause = node.pausePods * podCpuRequestMilli(workload);
        if (node.allocatedMilli > settings.nodeCpuMilli) found.push(`${now} s: a node has given ${node.allocatedMilli} m`);
        if (node.pods !== own.length || node.allocatedMilli !== pause + sum(({ room }) => room.allocatedMilli))
          found.push(`${now} s: a node counts ${node.pods} pods and ${node.allocatedMilli} m`);
        if (node.requestedMilli !== pause + sum(({ room }) => room.requestedMilli)) found.push(`${now} s: a node counts other requests`);
        const inUse = sum(({ usage }) => (usage.cohort ? usage.cohort.cpuNano + usage.cohort.sidecarCpuNano : 0)) / 1e6;
        // What a full pod can serve is rounded to a thousandth of a request: its node may reckon with so much less than it uses.
        if (inUse > settings.nodeCpuMilli + 0.05 * own.length) found.push(`${now} s: a node of ${own.length} pods uses ${inUse} m`);
        // Nothing that fits waits for its kubelet.
        for (const pod of own) {
          const free = settings.nodeCpuMilli - node.allocatedMilli + pod.room.allocatedMilli;
          const waits = pod.resize === "deferred" && isActive(pod) && !pod.isUnreachable;
          if (waits && podCpuRequestMilli(workload, pod.wanted) <= free) found.push(`${now} s: ${pod.name} is deferred and fits`);
        }
      }
    }
    expect(found.slice(0, 5)).toEqual([]);
    if (workload.initialReplicas > 3 && nodes > 0) expect([...seen]).toContain("inProgress");
  },
);
