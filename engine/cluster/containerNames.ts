/** What a pod's containers are called. */
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

const isSidecarsName = (name: string): boolean => name.split(/[^a-z0-9]+/).some((word) => sidecarWords.has(word));

const sidecarWords = new Set(
  "sidecar proxy envoy istio istiod linkerd mesh agent log logs logger logging fluent fluentd fluentbit exporter collector otel dapr daprd vault".split(
    " ",
  ),
);
