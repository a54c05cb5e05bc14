/** The names of the two measured containers of a pod. */
export interface ContainerNames {
  main: string;
  sidecar: string;
}

/**
 * For pods that no manifest describes: uses the container names in the metrics, so that a manifest from a real cluster finds them. `named`
 * are the names in the metrics, in their order. A pod with one container has the first of them. With two, the first name that looks like a
 * sidecar's is the sidecar, and the first other name is the main container.
 */
export function containerNames(target: string, named: readonly string[], hasSidecar: boolean): ContainerNames {
  if (!hasSidecar) return { main: named[0] ?? target, sidecar: "sidecar" };
  return {
    main: named.find((name) => !isSidecarsName(name)) ?? target,
    sidecar: named.find(isSidecarsName) ?? "sidecar",
  };
}

/** Signs in a manifest that a container is the main one. */
export interface ContainerTraits {
  name: string;
  hasPorts: boolean;
  hasProbes: boolean;
  cpuRequestMilli: number;
  memoryRequestMilli: number;
}

/** Why a container is the main one. */
export type MainReason = "chosen" | "metric" | "annotation" | "only" | "traits" | "first";

/** What was said about the containers: by the scenario, by the metrics of the autoscaler, by an annotation of the pods. */
export interface ContainerWords {
  chosen: string | undefined;
  named: readonly string[];
  annotated: string | undefined;
}

/**
 * The two measured containers of a pod. The load falls on one of the pod's own containers, not on an init container that keeps running. The
 * chosen one comes first, then the one that a ContainerResource metric names, then the one that kubectl takes by default, then the one that
 * looks most like a main container.
 */
export function chooseContainers(
  own: readonly ContainerTraits[],
  init: readonly string[],
  { chosen, named, annotated }: ContainerWords,
): ContainerNames & { reason: MainReason } {
  const has = (name: string | undefined) => own.some((container) => container.name === name);
  const among = own.filter(({ name }) => named.includes(name));
  const [main, reason] = has(chosen)
    ? [chosen!, "chosen" as const]
    : own.length <= 1
      ? [own[0]?.name ?? "", "only" as const]
      : among.length === 1
        ? [among[0]!.name, "metric" as const]
        : among.length === 0 && has(annotated)
          ? [annotated!, "annotation" as const]
          : mostLikely(among.length > 0 ? among : own);
  const others = [...own.map(({ name }) => name), ...init].filter((name) => name !== main);
  return { main, sidecar: named.find((name) => others.includes(name)) ?? others[0] ?? "sidecar", reason };
}

/**
 * Each of four signs counts one: ports, probes, the largest request, a name that is not a sidecar's. If the count is equal, the name counts
 * least.
 */
function mostLikely(containers: readonly ContainerTraits[]): [name: string, reason: MainReason] {
  const ordered = containers.toSorted(byLikelihood(containers));
  const [main, next] = ordered;
  return [main!.name, !next || byLikelihood(containers)(main!, next) < 0 ? "traits" : "first"];
}

function byLikelihood(containers: readonly ContainerTraits[]): (a: ContainerTraits, b: ContainerTraits) => number {
  const byRequest = requestOrder(containers);
  const isLargest = (each: ContainerTraits) =>
    containers.every((other) => byRequest(each, other) <= 0) && containers.some((other) => byRequest(each, other) < 0);
  const open = (each: ContainerTraits) => Number(each.hasPorts) + Number(each.hasProbes);
  const signs = (each: ContainerTraits) => open(each) + Number(isLargest(each)) + Number(!isSidecarsName(each.name));
  return (a, b) => signs(b) - signs(a) || byRequest(a, b) || open(b) - open(a);
}

/** The larger request first. A request that is not written is not small: a resource counts only if every container requests it. */
function requestOrder(containers: readonly ContainerTraits[]): (a: ContainerTraits, b: ContainerTraits) => number {
  const [cpu, memory] = (["cpuRequestMilli", "memoryRequestMilli"] as const).map((resource) => {
    const counts = containers.every((each) => each[resource] > 0);
    return (a: ContainerTraits, b: ContainerTraits) => (counts ? b[resource] - a[resource] : 0);
  });
  return (a, b) => cpu!(a, b) || memory!(a, b);
}

const isSidecarsName = (name: string): boolean => name.split(/[^a-z0-9]+/).some((word) => sidecarWords.has(word));

const sidecarWords = new Set(
  "sidecar proxy envoy istio istiod linkerd mesh agent log logs logger logging fluent fluentd fluentbit exporter collector otel dapr daprd vault".split(
    " ",
  ),
);
