import { type Decoded, type Decoder, int32, list, type Misreading, partOf, placed, quantity, string, stringMapOf } from "./decoders";
import type { Finding } from "./finding";
import type { TextPosition } from "./textPosition";
import type { FromManifest, ManifestContainer, ManifestProbe, ManifestResources, ManifestWorkload, WorkloadKind } from "./workload";
import type { Span, YamlNode } from "./yamlTree";

/** A workload's manifest and what of it cannot be read. Fields that say nothing about pods and their replicas are not looked at. */
export function readWorkload(
  kind: WorkloadKind,
  document: YamlNode,
  positionOf: (offset: number) => TextPosition,
): { workload: ManifestWorkload; findings: Finding[] } {
  const misread: Misreading[] = [];
  const read = decodeWorkload(document, "", (misreading) => misread.push(misreading)) ?? {};
  const place = placerOf(positionOf);
  const { metadata = {}, spec = {} } = read;
  const pod = spec.template?.spec ?? {};
  const workload: ManifestWorkload = {
    kind,
    name: metadata.name ?? "",
    namespace: metadata.namespace ?? "default",
    line: place.lineOf(document.extent),
    isTarget: false,
    ...place.each({
      replicas: spec.replicas,
      minReadySeconds: spec.minReadySeconds,
      terminationGracePeriodSeconds: pod.terminationGracePeriodSeconds,
    }),
    ...strategyOf(spec, place),
    podResources: resourcesOf(pod.resources, place),
    containers: (pod.containers ?? []).map((container) => containerOf(container, place)),
    initContainers: (pod.initContainers ?? []).map((container) => containerOf(container, place)),
  };
  const findings = misread.map(({ path, message, span }): Finding => ({ severity: "error", path, message, span }));
  return { workload, findings };
}

/** An integer, or text such as "25%". */
const intOrString: Decoder<number | string> = (node, path, report) =>
  node.kind === "scalar" && typeof node.value === "string" ? node.value : int32(node, path, report);

const strategy = partOf({
  type: placed(string),
  rollingUpdate: partOf({ maxSurge: placed(intOrString), maxUnavailable: placed(intOrString) }),
});

const probe = placed(
  partOf({
    initialDelaySeconds: placed(int32),
    periodSeconds: placed(int32),
    timeoutSeconds: placed(int32),
    successThreshold: placed(int32),
    failureThreshold: placed(int32),
  }),
);

const resources = partOf({ requests: stringMapOf(placed(quantity)), limits: stringMapOf(placed(quantity)) });

const container = partOf({
  name: placed(string),
  restartPolicy: placed(string),
  resources,
  startupProbe: probe,
  readinessProbe: probe,
  livenessProbe: probe,
});

const decodeWorkload = partOf({
  metadata: partOf({ name: string, namespace: string }),
  spec: partOf({
    replicas: placed(int32),
    minReadySeconds: placed(int32),
    strategy,
    updateStrategy: strategy,
    template: partOf({
      spec: partOf({
        terminationGracePeriodSeconds: placed(int32),
        resources,
        containers: list(container, {}),
        initContainers: list(container, {}),
      }),
    }),
  }),
});

type Workload = Decoded<typeof decodeWorkload>;
type Spec = NonNullable<Workload["spec"]>;
type Container = Decoded<typeof container>;
type Resources = Decoded<typeof resources>;
type Placed<T> = { value: T; path: string; span: Span };

/** Turns what a decoder placed in offsets into places that an editor knows. */
interface Placer {
  lineOf(span: Span): number;
  of<T>(placed: Placed<T>): FromManifest<T>;
  each<T extends object>(fields: { [K in keyof T]: Placed<T[K]> | undefined }): { [K in keyof T]?: FromManifest<T[K]> };
}

function placerOf(positionOf: (offset: number) => TextPosition): Placer {
  const lineOf = ({ start }: Span) => positionOf(start).line;
  const of = <T>({ value, path, span }: Placed<T>): FromManifest<T> => ({ value, path, line: lineOf(span), ...span });
  return {
    lineOf,
    of,
    each<T extends object>(fields: { [K in keyof T]: Placed<T[K]> | undefined }) {
      const present: { [K in keyof T]?: FromManifest<T[K]> } = {};
      for (const name in fields) {
        const field = fields[name];
        if (field !== undefined) present[name] = of(field);
      }
      return present;
    },
  };
}

function strategyOf({ strategy: ofDeployment, updateStrategy }: Spec, place: Placer): Pick<ManifestWorkload, "strategy"> {
  const written = ofDeployment ?? updateStrategy;
  if (written === undefined) return {};
  const { maxSurge, maxUnavailable } = written.rollingUpdate ?? {};
  return { strategy: place.each({ type: written.type, maxSurge, maxUnavailable }) };
}

function containerOf({ name, restartPolicy, resources: own, ...probes }: Container, place: Placer): ManifestContainer {
  const probeOf = (written: typeof probes.startupProbe): ManifestProbe | undefined =>
    written && { line: place.lineOf(written.span), ...place.each(written.value) };
  const [startupProbe, readinessProbe, livenessProbe] = [probes.startupProbe, probes.readinessProbe, probes.livenessProbe].map(probeOf);
  return {
    name: name ? place.of(name) : { value: "", path: "", line: 1, start: 0, end: 0 },
    ...place.each({ restartPolicy }),
    resources: resourcesOf(own, place),
    ...(startupProbe && { startupProbe }),
    ...(readinessProbe && { readinessProbe }),
    ...(livenessProbe && { livenessProbe }),
  };
}

/** The API server takes a limit for the request that is not given. */
function resourcesOf({ requests = {}, limits = {} }: Resources = {}, place: Placer): ManifestResources {
  return { requests: place.each({ ...limits, ...requests }), limits: place.each(limits) };
}
