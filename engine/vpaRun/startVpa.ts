/** The loops of the Vertical Pod Autoscaler in a run: pkg/recommender/routines, pkg/updater/logic and the webhook, against the simulated cluster. */
import { changedRequestsOf } from "../explanation/changedRequests";
import type { Admit, Cluster } from "../cluster/cluster";
import type { Pod, PodTemplate } from "../cluster/pod";
import { areEqual, type MainResources, type PodResources } from "../cluster/podResources";
import type { SeededRandom } from "../lib/random";
import type { VpaRun } from "../simulation/vpaPart";
import type { VpaTrace } from "../simulation/vpaTrace";
import { admitPod, type AdmissionFlags } from "../vpa/admission";
import type { LimitRangeItem } from "../vpa/limitRange";
import { zeroQuantity } from "../vpa/quantities";
import { getContainersResourcesForPod } from "../vpa/recommendationProvider";
import type { ResizeSet, UpdaterCalls } from "../vpa/updater";
import { defaultVpaFeatureGates, getUpdateMode, type PodContainer, type VerticalPodAutoscaler } from "../vpa/vpa";
import { containersOf, withSet } from "./podsAsSeen";
import type { FirstHistory } from "./firstHistory";
import { createRecommenderLoop } from "./recommenderLoop";
import { createVpaRecorder } from "./recordVpa";
import { createSlack } from "./slack";
import { createUpdaterLoop } from "./updaterLoop";

export interface VpaInRun {
  vpa: VerticalPodAutoscaler;
  annotations: Readonly<Record<string, string>>;
  object: VpaTrace["object"];
  limitRange: readonly LimitRangeItem[];
  /** What creates the target's pods. */
  creatorKind: string;
  /** Whether each pod has labels of its own, as those of a StatefulSet: then each has its own history. */
  labelsDiffer: boolean;
  /** Second 0 in Unix seconds. */
  startEpoch: number;
  history: FirstHistory;
  random: SeededRandom;
}

/** The default of the flags `recommender-interval` and `updater-interval`. */
const minute = 60;

const admissionFlags: AdmissionFlags = { maxAllowedCPUBoost: zeroQuantity, gates: defaultVpaFeatureGates };

export function startVpa(inRun: VpaInRun, records: boolean): VpaRun {
  const { vpa: spec, limitRange, random } = inRun;
  const mode = getUpdateMode(spec);
  /** That the run of the recommender has noticed. */
  let kills: { pod: string; at: number }[] = [];
  const recommender = createRecommenderLoop(inRun, (pod, at) => void kills.push({ pod, at }));
  const recommendsAt = random.fork("recommender").integer(minute);
  const updatesAt = random.fork("updater").integer(minute);
  const recorder = createVpaRecorder(inRun, updatesAt);
  const updater = createUpdaterLoop(inRun);
  const slack = createSlack();
  let evictions = 0;
  /** As the API server has it now. */
  let vpa = spec;
  /** What the webhook sets by the present status in pods of a template: pods that are alike must share it. */
  let sets = new Map<PodTemplate, PodResources | null>();
  /** The same for pods that are resized, by what they have. */
  let resized = new Map<Pod["containers"], { from: MainResources; to: PodResources }>();

  const recommend = (now: number, cluster: Pick<Cluster, "listPods" | "listUsage">) => {
    kills = [];
    const recommendation = recommender.run(cluster);
    if (records) recorder.recommended(now, recommendation, kills, cluster.listPods());
    if (recommendation === null) return;
    vpa = { ...spec, recommendation };
    sets = new Map();
    resized = new Map();
  };

  const admitted = (template: PodTemplate): PodResources | null => {
    const before = { main: template.resources, containers: template.containers };
    const { patch } = admitPod(vpa, containersOf(before, template.measured[0]!), limitRange, admissionFlags);
    if (!patch.ok || !patch.patches.some(({ path }) => path.startsWith("/spec/"))) return null;
    const set = withSet(before, Object.fromEntries(patch.containers.map((container) => [container.name, container])), template);
    return areEqual(set.main, before.main) ? null : set;
  };
  const admit: Admit = (template, name, now) => {
    if (vpa.recommendation === undefined || mode === "Off") return null;
    let set = sets.get(template);
    if (set === undefined) {
      set = admitted(template);
      sets.set(template, set);
    }
    if (records && set !== null) recorder.admitted(now, name, containersOf(set, template.measured[0]!));
    return set;
  };

  const update = (now: number, cluster: Pick<Cluster, "listPods" | "changePods">) =>
    cluster.changePods(now, (calls) => {
      const pods = cluster.listPods();
      const named = (name: string) => pods.find((pod) => pod.name === name)!;
      const updaterCalls: UpdaterCalls = {
        evict({ name }) {
          const pod = named(name);
          const from = specOf(pod);
          if (records) recorder.acted({ at: now, pod: name, kind: "evict", ok: true }, from, withTarget(vpa, from, limitRange));
          calls.evict(pod);
          evictions++;
          return true;
        },
        resize({ name }, set) {
          const pod = named(name);
          const from = specOf(pod);
          const next = resizedTo(pod, set);
          const ok = calls.resize(pod, next);
          if (records) recorder.acted({ at: now, pod: name, kind: "resize", ok }, from, containersOf(next, mainNameOf(pod)));
          return ok ? null : "Other";
        },
      };
      const run = updater.run(now, vpa, pods, updaterCalls);
      if (records) recorder.updated(now, run, cluster.listPods());
    });
  const resizedTo = (pod: Pod, set: ResizeSet): PodResources => {
    const known = resized.get(pod.containers);
    if (known?.from === pod.wanted) return known.to;
    const to = withSet({ main: pod.wanted, containers: pod.containers }, set, pod.template);
    resized.set(pod.containers, { from: pod.wanted, to });
    return to;
  };

  return {
    admit,
    setsMemoryLimits: limitRange.some((item) => item.default?.memory !== undefined),
    live(now, cluster) {
      const second = now % minute;
      if (second === recommendsAt) {
        recommend(now, cluster);
        slack.add(cluster);
      }
      // In these modes the updater looks at nothing.
      return second === updatesAt && mode !== "Off" && mode !== "Initial" ? update(now, cluster) : null;
    },
    trace: (reconciles) => ({ ...recorder.trace(), changedRequests: changedRequestsOf(reconciles) }),
    outcomes: () => ({ vpaEvictions: evictions, ...slack.hours() }),
  };
}

const mainNameOf = (pod: Pod): string => pod.template.measured[0]!;

const specOf = (pod: Pod): PodContainer[] => containersOf({ main: pod.wanted, containers: pod.containers }, mainNameOf(pod));

/** What the webhook would set by the present status. */
const withTarget = (
  vpa: VerticalPodAutoscaler,
  containers: readonly PodContainer[],
  limitRange: readonly LimitRangeItem[],
): PodContainer[] => {
  const { resources } = getContainersResourcesForPod(vpa, containers, limitRange);
  return containers.map((container, index) => ({ ...container, ...resources[index] }));
};
