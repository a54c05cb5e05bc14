/** What the two containers of a pod that are measured are called. */
export interface ContainerNames {
  main: string;
  sidecar: string;
}

/**
 * Where no manifest describes the pods: as its metrics call the containers, so that a manifest from a real cluster finds them.
 * `named` are those that the metrics name, in their order. A pod with one container has the first of them; of two, the first that is called
 * like a sidecar is the sidecar, the first other one the main container.
 */
export function containerNames(target: string, named: readonly string[], hasSidecar: boolean): ContainerNames {
  if (!hasSidecar) return { main: named[0] ?? target, sidecar: "sidecar" };
  return {
    main: named.find((name) => !isSidecarsName(name)) ?? target,
    sidecar: named.find(isSidecarsName) ?? "sidecar",
  };
}

/** What a container of a manifest says about being the main one. */
export interface ContainerTraits {
  name: string;
  hasPorts: boolean;
  hasProbes: boolean;
  cpuRequestMilli: number;
  memoryRequestMilli: number;
}

/** Why a container is the main one. */
export type MainReason = "chosen" | "metric" | "annotation" | "only" | "traits" | "first";

/** What somebody said about the containers: the scenario, the metrics of the autoscaler, an annotation of the pods. */
export interface ContainerWords {
  chosen: string | undefined;
  named: readonly string[];
  annotated: string | undefined;
}

/**
 * The two containers of a pod that are measured. The load falls on one of its own, before init containers that keep running: the one that is
 * chosen, else that a ContainerResource metric names, else the one that kubectl takes by default, else the one that looks most like it.
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

/** Each of four signs counts one: ports, probes, the largest request, a name that is not a sidecar's. Of equal ones the name counts least. */
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

/** The larger first. What somebody did not write is not small: a resource counts only where every container requests it. */
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
