/** What the two containers of a pod that are measured are called. */
export interface ContainerNames {
  main: string;
  sidecar: string;
}

/**
 * As the manifest calls them, so that one from a real cluster finds its containers: `named` are those that its metrics name,
 * in their order. The first that is called like a sidecar is the sidecar, the first other one the main container.
 */
export function containerNames(target: string, named: readonly string[]): ContainerNames {
  return {
    main: named.find((name) => !isSidecarsName(name)) ?? target,
    sidecar: named.find(isSidecarsName) ?? "sidecar",
  };
}

/**
 * The two among those that a pod has. The load falls on one of its own containers, before init containers that keep running: that
 * which a metric names, else the first, and neither if it is called like a sidecar while another is not.
 */
export function chooseContainers(own: readonly string[], init: readonly string[], named: readonly string[]): ContainerNames {
  const isMain = (name: string) => own.includes(name) && !isSidecarsName(name);
  const main = named.find(isMain) ?? own.find(isMain) ?? own[0] ?? "";
  const others = [...own, ...init].filter((name) => name !== main);
  return { main, sidecar: named.find((name) => others.includes(name)) ?? others[0] ?? "sidecar" };
}

const isSidecarsName = (name: string): boolean => name.split(/[^a-z0-9]+/).some((word) => sidecarWords.has(word));

const sidecarWords = new Set(
  "sidecar proxy envoy istio istiod linkerd mesh agent log logs logger logging fluent fluentd fluentbit exporter collector otel dapr daprd vault".split(
    " ",
  ),
);
