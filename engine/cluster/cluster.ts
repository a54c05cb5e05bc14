import type { TargetKind } from "../api/targetKinds";
import type { MetricsReading, Observation, PodMetrics } from "../controller/observation";
import { finish, type Pausing } from "../lib/pausing";
import { seededRandom, type SeededRandom } from "../lib/random";
import { arrivingMilliRequests, createLoadReader, type LoadCurve } from "../load/curve";
import type { ClusterSecond, WatchedSecond } from "./clusterSecond";
import type { ClusterSettings } from "./clusterSettings";
import type { ContainerNames } from "./containerNames";
import type { CustomMetrics } from "./customMetrics";
import type { ValuesByName } from "./delivery";
import { createDeployment } from "./deployment";
import { createEndpoints } from "./endpoints";
import type { Words } from "../lib/sentence";
import type { Incident } from "./incident";
import { hasJobs } from "./job";
import { createLostWork } from "./lostWork";
import { memoryOfReady, requestsOfReady } from "./mainContainers";
import { createMemory } from "./memory";
import { keepsConnections, neededParts, noCustomMetrics, noIncidents, type RareParts, type WithRareParts } from "./neededParts";
import { createMetricsPipeline } from "./metricsPipeline";
import { createOtherPods } from "./otherPods";
import type { Pod, PodSpec, PodTemplate } from "./pod";
import type { OtherPodLife, PodLife } from "./podLife";
import { createPodQuota } from "./podQuota";
import { createPods, type Pods } from "./pods";
import { mainResourcesOf, type PodResources } from "./podResources";
import { podCpuRequestMilli } from "./podTemplate";
import { createPodReader } from "./readPod";
import { createNameGenerator, createReplicaSet, createReplicaSetController } from "./replicaSet";
import { createService } from "./service";
import type { CustomMetric } from "./signals";
import { asLabelValue } from "../lib/names";
import { createCohorts } from "./cohorts";
import type { Workload } from "./workload";
import type { WorkloadController } from "./workloadController";

/** The simulated world that the controller observes: one workload, the requests it serves, and the metrics APIs. */
export interface Cluster {
  /** spec.replicas. */
  replicas(): number;
  /** The time before the run: it must be finished before anything else. */
  settle(): Pausing;
  /** What must come before a second's requests are served; null: nothing. `tick` does what is left of it. */
  before(now: number): Pausing | null;
  /** Simulates one second; seconds come in order from 0. Read the result at once: the next second overwrites it. */
  tick(now: number): ClusterSecond;
  /** The same second in more detail, before anything is scaled. */
  watch(): WatchedSecond;
  /** What the controller would see now. Read it at once, too. */
  observe(): Observation;
  /** What the resource metrics API answers, as a list; the next second changes its values. Null: the API does not answer. */
  listUsage(): ValuesByName<PodMetrics> | null;
  /** The controller's write, within a second that was simulated. */
  scale(replicas: number, now: number): void;
  /** The same in pieces. */
  scaleInPieces(replicas: number, now: number): Pausing;
  /** The pods that exist, as the API server shows them; failed ones and those that are being deleted are among them. */
  listPods(): readonly Pod[];
  /** Lets someone evict and resize pods, within a second that was simulated. */
  changePods(now: number, change: (calls: PodCalls) => void): Pausing;
  /** Every pod that has existed so far, in order of creation. */
  lives(): PodLife[];
  /** The same of the pods of other workloads. */
  otherLives(): OtherPodLife[];
  /** Incidents that changed nothing, and why. */
  readonly refused: ReadonlyMap<Incident, Words>;
  readonly customMetrics: Pick<CustomMetrics<Pod>, "signals" | "sampledIn" | "valueOf">;
}

/** What an updater asks of the API server. */
export interface PodCalls {
  /** Deletes the pod with its grace period. There is no PodDisruptionBudget. */
  evict(pod: Pod): void;
  /** Whether the API server writes the spec. */
  resize(pod: Pod, resources: PodResources): boolean;
}

/** What an admission webhook sets in a new pod; null: nothing. */
export type Admit = (template: PodTemplate, name: string, now: number) => PodResources | null;

interface ClusterOptions extends WithRareParts {
  /** The name of the workload that is scaled. */
  name: string;
  kind: TargetKind;
  /** The two measured containers; `pod` has them among all of its containers. */
  containers: ContainerNames;
  pod: PodSpec;
  workload: Workload;
  settings: ClusterSettings;
  load: LoadCurve;
  /** In order of time. */
  incidents: readonly Incident[];
  /** Whether Kubernetes and its nodes resize running pods in a second, and whether they lower memory limits so. */
  resizesInPlace(at: number): boolean;
  lowersMemoryLimits(at: number): boolean;
  /** Sets resources of new pods, and others may be resized. Null: nobody does. */
  admit: Admit | null;
  /** Whether it may set a memory limit in a container that has none. */
  setsMemoryLimits: boolean;
  /** The custom metrics that any of the run's manifests reads. */
  metrics: readonly CustomMetric[];
  seed: number;
}

const secondAutoscaler = "other";

/** Every random draw comes from the seed; each purpose has its own stream. */
export function createCluster(options: ClusterOptions): Cluster {
  const { name, workload, settings, load, rare } = options;
  const random = seededRandom(options.seed);
  const noise = random.fork("load-noise");
  const drawn = createLoadReader(load.points);
  const memory = createMemory(workload);
  const { resource, custom } = createMeasurement(options, createPodReader(memory, workload), random);
  const cohorts = createCohorts(
    workload,
    settings,
    rare,
    resource.moved,
    options.admit !== null || options.incidents.some(({ kind }) => kind === "podsResized"),
  );
  const connections = keepsConnections(workload) ? neededParts(rare).createConnections(workload, random.fork("connections")) : null;
  const endpoints = createEndpoints(workload, settings, cohorts.join, connections);
  const jobs = hasJobs(workload) ? neededParts(rare).createJobs({ workload, cohorts, endpoints, memory }) : null;
  const lostWork = createLostWork();
  const settlingSeconds = Math.max(secondsToSettle(settings, custom.rangeSeconds), hasJobs(workload) ? workload.jobSeconds : 0);
  const livesFrom = firstPodsCreatedAt(workload, settlingSeconds);
  const podQuota = createPodQuota(() => [...pods.list(), ...others.list()]);
  const pods = createPods(
    {
      rare,
      workload,
      settings,
      requestMilli: podCpuRequestMilli(workload),
      livesFrom,
      flapsFrom: -settlingSeconds,
      endpoints,
      lostWork: jobs ?? lostWork,
      cohorts,
      memory,
      admits: podQuota.admits,
      admit: options.admit ?? (() => null),
      onCreated(pod) {
        resource.track(pod);
        custom.track(pod);
      },
      onFailed: (pod) => resource.forget(pod),
      onGone(pod) {
        resource.forget(pod);
        custom.forget(pod);
      },
    },
    random,
  );
  const template: PodTemplate = {
    ...options.pod,
    resources: mainResourcesOf(workload),
    release: "good",
    image: {},
    measured: measuredContainers(options),
  };
  const controller = createController(options, pods, template, random);
  const loseMetrics = (names: ReadonlySet<string>) => {
    resource.lose(names);
    custom.lose(names);
  };
  const others = createOtherPods({
    name,
    template,
    workload,
    random: random.fork("other-pods"),
    kubeletPeriodSeconds: settings.kubeletPeriodSeconds,
    onStarted: resource.track,
    onGone: resource.forget,
  });
  const incidents =
    options.incidents.length === 0
      ? noIncidents
      : neededParts(rare).createIncidents({
          incidents: options.incidents,
          pods,
          controller,
          resizesInPlace: options.resizesInPlace,
          lowersMemoryLimits: options.lowersMemoryLimits,
          loseMetrics,
          missScrapes: custom.miss,
          setPodQuota: podQuota.set,
          setOtherPods: others.set,
        });
  const memoryLimits = haveMemoryLimits(options) ? neededParts(rare).createMemoryLimits({ memory, cohorts, pods }) : null;
  const service = jobs ?? createService({ workload, cohorts, endpoints, lostWork, memory, rare });

  const selector = `app=${asLabelValue(name)}`;
  let isRenamed = false;
  let isResized = false;
  /** Of a watched second; null: the pods may have changed since. */
  let requests: WatchedSecond["requests"] = null;

  function* sync(now: number): Pausing {
    pods.changed = false;
    yield* controller.syncInPieces(now);
  }
  /** Before this second only requests come and go. Most seconds are such. */
  let quietUntil = -Infinity;
  let loadFactor = 1;
  function* live(now: number): Pausing {
    requests = null;
    endpoints.sent(now - 1);
    yield* pods.liveInPieces(now);
    if (now >= incidents.next()) yield* incidents.tick(now);
    loadFactor = incidents.loadFactor();
    if (pods.changed || now >= controller.next()) yield* sync(now);
    service.meet(now, pods);
    yield;
    quietUntil = pods.changed ? now : Math.min(pods.next(), incidents.next(), endpoints.nextChange(), controller.next());
  }
  function* settle(): Pausing {
    yield* controller.settle(workload.initialReplicas, livesFrom);
    yield* memoryLimits === null ? pods.liveInPieces(-settlingSeconds - 1) : liveWithLimits(memoryLimits);
    for (let second = -settlingSeconds; second < 0; second++) {
      if (second >= quietUntil) yield* live(second);
      const served = serve(second);
      yield* resource.tickInPieces(second);
      custom.tick(second, served);
      yield;
    }
  }
  /** The pods without requests, until they get some. */
  function* liveWithLimits({ look }: ReturnType<RareParts["createMemoryLimits"]>): Pausing {
    for (let second = livesFrom; second < -settlingSeconds; second++) {
      yield* pods.liveInPieces(second);
      memory.tick(second);
      look(second);
    }
  }
  /** What is begun of the next second. */
  let begun: Pausing | null = null;
  let begunFor = -Infinity;
  const before = (now: number): Pausing | null => {
    if (now > begunFor) {
      begunFor = now;
      begun = now >= quietUntil ? live(now) : null;
    }
    return begun;
  };
  const tick = (now: number) => {
    const work = before(now);
    if (work !== null) finish(work);
    return tickOne(now);
  };
  const tickOne = (now: number) => {
    const second = serve(now);
    resource.tick(now);
    custom.tick(now, second);
    return second;
  };
  const serve = (now: number) => {
    const arriving = arrivingMilliRequests(drawn(now), load.noise, noise.next());
    const second = service.tick(now, Math.round(arriving * loadFactor));
    others.tick();
    if (memoryLimits?.look(now)) quietUntil = Math.min(quietUntil, now + 1);
    return second;
  };
  const answers = () => incidents.answers("resource");
  const readMetrics = (): MetricsReading => ({
    resource: answers() ? resource.delivered : null,
    resourceIsAtPods: true,
    ...(incidents.answers("custom") && custom.answer()),
  });

  function* scaleInPieces(replicas: number, now: number): Pausing {
    // The second was perhaps a quiet one.
    requests = null;
    endpoints.sent(now);
    yield* pods.liveInPieces(now);
    controller.scale(replicas);
    yield* sync(now);
    quietUntil = now;
  }

  function* changePods(now: number, change: (calls: PodCalls) => void): Pausing {
    // The second was perhaps a quiet one.
    endpoints.sent(now);
    yield* pods.liveInPieces(now);
    let isChanged = false;
    change({
      evict(pod) {
        isChanged = true;
        pods.delete(pod, now);
      },
      resize(pod, resources) {
        if (!options.resizesInPlace(now) || pods.resize(pod, resources, options.lowersMemoryLimits(now), now) !== null) return false;
        isChanged = true;
        return true;
      },
    });
    if (!isChanged) return;
    requests = null;
    yield* sync(now);
    quietUntil = now;
  }

  return {
    replicas: controller.replicas,
    listPods: pods.list,
    changePods,
    settle,
    before,
    tick,
    watch() {
      const second = service.watch();
      if (memoryLimits !== null) second.serving.main.memoryBytes = memoryOfReady(pods.list(), memory);
      isRenamed ||= controller.template().measured[0] !== options.containers.main;
      if (isRenamed) second.mains = neededParts(rare).mainContainersByName(pods.list(), memory);
      isResized ||= pods.areResized();
      if (isResized) second.requests = requests ??= requestsOfReady(pods.list());
      return second;
    },
    observe: () => ({
      scale: { ok: true, specReplicas: controller.replicas(), statusReplicas: controller.statusReplicas(), selector },
      pods: others.list().length === 0 ? pods.list() : [...pods.list(), ...others.list()],
      metrics: readMetrics(),
      ...(incidents.hasOtherAutoscaler() && { otherAutoscalers: [secondAutoscaler] }),
    }),
    listUsage: () => (answers() ? resource.listed() : null),
    scale: (replicas, now) => finish(scaleInPieces(replicas, now)),
    scaleInPieces,
    lives: pods.lives,
    otherLives: others.lives,
    refused: incidents.refused,
    customMetrics: custom,
  };
}

/** Whether some pod can ever have a memory limit. */
const haveMemoryLimits = ({ workload, incidents, setsMemoryLimits }: ClusterOptions): boolean =>
  workload.memoryLimitMebibytes > 0 ||
  setsMemoryLimits ||
  incidents.some((incident) => incident.kind === "podsResized" && incident.memoryLimitMebibytes > 0);

/**
 * The seconds simulated before the run, so that the first reconcile finds measured pods: the longest time the pipelines need to deliver a
 * sample of a new pod and to fill the range of its rates, and at least a minute.
 */
function secondsToSettle(settings: ClusterSettings, rangeSeconds: number): number {
  const { kubeletPeriodSeconds, metricResolutionSeconds, scrapeSeconds, relistSeconds } = settings;
  const resource = kubeletPeriodSeconds + metricResolutionSeconds + Math.max(kubeletPeriodSeconds, metricResolutionSeconds);
  return Math.max(60, resource, 2 * scrapeSeconds, scrapeSeconds + relistSeconds, rangeSeconds === 0 ? 0 : scrapeSeconds + rangeSeconds);
}

/** An hour before the run: later than every start-up rule of the controller needs, and early enough for the pods to be ready and warm. */
function firstPodsCreatedAt(workload: Workload, settlingSeconds: number): number {
  const { schedulingSeconds, imagePullSeconds, startUpSeconds, startUpCpuSeconds, warmUpSeconds } = workload;
  const untilWarm =
    schedulingSeconds + imagePullSeconds + startUpSeconds + Math.max(startUpCpuSeconds, secondsToReady(workload) + warmUpSeconds);
  return Math.min(-3600, -settlingSeconds - untilWarm);
}

/** At the longest, from running on. */
function secondsToReady(workload: Workload): number {
  const { readinessInitialDelaySeconds, readinessPeriodSeconds, readinessSuccessThreshold } = workload;
  const { startupInitialDelaySeconds = 0, startupPeriodSeconds = 1 } = workload;
  const firstLook = Math.max(workload.readinessSeconds, startupInitialDelaySeconds, readinessInitialDelaySeconds);
  return firstLook + startupPeriodSeconds - 1 + readinessPeriodSeconds * readinessSuccessThreshold - 1;
}

const measuredContainers = ({ containers: { main, sidecar }, workload }: ClusterOptions): string[] =>
  workload.sidecar === "none" ? [main] : [main, sidecar];

function createMeasurement({ settings, metrics, rare }: ClusterOptions, reader: ReturnType<typeof createPodReader>, random: SeededRandom) {
  return {
    resource: createMetricsPipeline<Pod>({
      settings,
      reader,
      random,
      onDelivered(pod, sample) {
        pod.resourceSample = sample;
      },
    }),
    custom: metrics.length === 0 ? noCustomMetrics : neededParts(rare).createCustomMetrics<Pod>({ metrics, settings, reader, random }),
  };
}

function createController(
  { kind, name, workload, rare }: ClusterOptions,
  pods: Pods,
  template: PodTemplate,
  random: SeededRandom,
): WorkloadController {
  const generateName = createNameGenerator(random.fork("pod-name"));
  switch (kind) {
    case "Deployment":
      return createDeployment(pods, name, template, workload, generateName);
    case "StatefulSet":
      return neededParts(rare).createStatefulSet(pods, name, template, workload);
    case "ReplicaSet":
    case "ReplicationController":
      return createReplicaSetController(pods, createReplicaSet(name, template, generateName, { owned: false }));
  }
}
