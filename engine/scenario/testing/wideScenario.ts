import { workloadFields, type Workload } from "../../cluster/workload";
import { maxPoints, maxRequestsPerSecond, type LoadPoint } from "../../load/curve";
import type { SeededRandom } from "../../lib/random";
import { maxReplicaSeconds, maxRunReplicas, maxSeed, scenarioVersion, type Scenario } from "../scenario";
import { draws, type Draws } from "./draws";
import { randomCurve } from "./randomCurve";
import { randomStart } from "./randomScenario";
import { randomSignals } from "./randomSignals";
import { wideIncidents } from "./wideIncidents";
import { wideManifest, type ManifestKind } from "./wideManifest";
import { skewed, wideCluster, wideFlags, wideWorkload } from "./wideSettings";

/**
 * A scenario from anywhere within the limits: up to 10,000 pods or 24 hours, every release, KEDA, every kind of incident, many at once.
 * `randomScenario` stays as it is, because recorded runs draw from it. Most of these are small, so that hundreds can be run; the large ones
 * are rare.
 */
export function wideScenario(random: SeededRandom): Scenario {
  const draw = draws(random);
  const { durationSeconds, pods } = drawSize(draw);
  const wildPercent = draw.pick([0, 0, 4, 4, 10, 30]);
  const flags = wideFlags(draw, wildPercent);
  const kind: ManifestKind = flags.kubernetesVersion === "1.2" ? "v1" : draw.chance(25) ? "scaledObject" : "hpa";
  const { manifest, metricNames } = wideManifest(random, draw, kind, flags, pods);
  // Only a manifest may ask for more than can be simulated.
  const counted = Math.min(pods, maxRunReplicas);
  const workload = wideWorkload(draw, counted, wildPercent);
  let edits = 0;
  const another = () => wideManifest(random.fork(`edit ${edits++}`), draw, draw.chance(95) ? kind : "hpa", flags, pods).manifest;
  return {
    version: scenarioVersion,
    name: `Wide ${draw.between(0, 999_999)}`,
    manifest,
    durationSeconds,
    load: {
      points: wideCurve(draw, durationSeconds, peakOf(workload, pods, draw)),
      noise: draw.chance(50) ? 0 : draw.between(1, 50) / 100,
    },
    workload,
    cluster: wideCluster(draw, pods, wildPercent),
    incidents: wideIncidents(draw, draws(random.fork("resizes")), { durationSeconds, pods: counted, wildPercent, manifest: another }),
    signals: randomSignals(draw, metricNames, durationSeconds),
    flags,
    seed: draw.between(0, maxSeed),
    ...(draw.chance(20) && { start: randomStart(draw) }),
  };
}

/** `share`: of a hundred scenarios. */
const sizes: readonly { share: number; minutes: readonly [number, number]; pods: readonly [number, number] }[] = [
  { share: 50, minutes: [10, 25], pods: [1, 60] },
  { share: 28, minutes: [10, 60], pods: [40, 600] },
  { share: 8, minutes: [60, 1440], pods: [1, 100] },
  { share: 10, minutes: [10, 60], pods: [400, maxRunReplicas] },
  { share: 3, minutes: [60, 1440], pods: [60, maxRunReplicas] },
  // Beyond the limits; it must be refused.
  { share: 1, minutes: [180, 1440], pods: [maxRunReplicas, 2 * maxRunReplicas] },
];

function drawSize(draw: Draws): { durationSeconds: number; pods: number } {
  let left = draw.between(1, 100);
  const size = sizes.find(({ share }) => (left -= share) <= 0)!;
  const durationSeconds = 60 * anyOf(draw, size.minutes);
  const pods = anyOf(draw, size.pods);
  return { durationSeconds, pods: pods > maxRunReplicas ? pods : Math.min(pods, Math.floor(maxReplicaSeconds / durationSeconds)) };
}

const anyOf = (draw: Draws, [low, high]: readonly [number, number]): number =>
  draw.chance(50) ? draw.between(low, high) : skewed(draw, low, high);

/** A load that keeps some, all, or many times all of the pods busy. */
function peakOf({ cpuLimitMilli, cpuPerRequestMilliseconds }: Workload, pods: number, draw: Draws): number {
  if (draw.chance(2)) return maxRequestsPerSecond;
  const servedByOne = (cpuLimitMilli || workloadFields.cpuLimitMilli.default) / cpuPerRequestMilliseconds;
  return Math.min(maxRequestsPerSecond, servedByOne * pods * draw.pick([0, 0.1, 0.4, 0.7, 0.7, 1, 1.5, 10]));
}

/** Mostly a few points, now and then as many as there may be. */
function wideCurve(draw: Draws, durationSeconds: number, peak: number): LoadPoint[] {
  if (!draw.chance(4)) return randomCurve(draw, durationSeconds, peak);
  const gap = Math.floor(durationSeconds / maxPoints);
  return Array.from({ length: maxPoints }, (_, point) => [point * gap, Math.round(peak * draw.between(0, 1000)) / 1000]);
}
