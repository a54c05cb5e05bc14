import { foreign } from "../lib/sentence";
import type { TargetKind } from "../api/targetKinds";
import { milliQuantity } from "../lib/quantity";
import {
  type Decoded,
  type Decoder,
  int32,
  list,
  type Misreading,
  partOf,
  placed,
  quantity,
  reportInvalid,
  string,
  stringMapOf,
} from "./decoders";
import type { Finding } from "./finding";
import type { TextPosition } from "./textPosition";
import type { FromManifest, ManifestContainer, ManifestPlace, ManifestProbe, ManifestResources, ManifestWorkload } from "./workload";
import type { Span, YamlNode } from "./yamlTree";

/** A workload's manifest and what of it cannot be read. Fields that do not matter to pods and their replicas are ignored. */
export function readWorkload(
  kind: TargetKind,
  document: YamlNode,
  positionOf: (offset: number) => TextPosition,
): { workload: ManifestWorkload; findings: Finding[] } {
  const misread: Misreading[] = [];
  const read = decodeWorkload(document, "", (misreading) => misread.push(misreading)) ?? {};
  const place = placerOf(positionOf);
  const { metadata = {}, spec = {} } = read;
  const pod = spec.template?.spec ?? {};
  const annotated = spec.template?.metadata?.annotations?.[defaultContainer];
  const workload: ManifestWorkload = {
    kind,
    name: metadata.name ?? "",
    namespace: metadata.namespace ?? "default",
    line: place.lineOf(document.extent),
    isTarget: false,
    ...place.each({
      replicas: spec.replicas,
      minReadySeconds: spec.minReadySeconds,
      podManagementPolicy: spec.podManagementPolicy,
      terminationGracePeriodSeconds: pod.terminationGracePeriodSeconds,
    }),
    ...strategyOf(spec, place),
    ...(annotated !== undefined && { defaultContainer: annotated }),
    podResources: resourcesOf(pod.resources, place),
    podOverhead: place.each(pod.overhead ?? {}),
    containers: (pod.containers ?? []).map((container) => containerOf(container, place)),
    initContainers: (pod.initContainers ?? []).map((container) => containerOf(container, place)),
  };
  const findings = misread.map(({ path, message, span }): Finding => ({ severity: "error", path, message: foreign(message), span }));
  return { workload, findings };
}

const count: Decoder<number> = (node, path, report) => {
  const value = int32(node, path, report);
  return value !== undefined && value < 0 ? reportInvalid(node, path, report, notNegative) : value;
};

/** A resource's amount; `place` is how the API server ends its path. */
const amountAt =
  (place: string): Decoder<string> =>
  (node, path, report) => {
    const text = quantity(node, path, report);
    if (text === undefined || !text.startsWith("-") || milliQuantity(text) === 0) return text;
    return reportInvalid(node, path.replace(/\.([^.]+)$/, place), report, notNegative);
  };

const amount = amountAt("[$1]");

/** The API server checks an overhead as if it were limits. */
const overheadAmount = amountAt(".limits[$1]");

const notNegative = "must be greater than or equal to 0";

/** Pods, or a share of them. */
const podsOrPercent: Decoder<number | string> = (node, path, report) => {
  if (node.kind !== "scalar" || typeof node.value !== "string") return count(node, path, report);
  return /^[0-9]+%$/.test(node.value)
    ? node.value
    : reportInvalid(node, path, report, 'must be a number of pods or a percentage, such as "25%"');
};

const podManagementPolicy: Decoder<"OrderedReady" | "Parallel"> = (node, path, report) => {
  const text = string(node, path, report);
  if (text === undefined || text === "OrderedReady" || text === "Parallel") return text;
  return reportInvalid(node, path, report, 'supported values: "OrderedReady", "Parallel"');
};

const strategy = partOf({
  type: placed(string),
  rollingUpdate: partOf({ maxSurge: placed(podsOrPercent), maxUnavailable: placed(podsOrPercent), partition: placed(count) }),
});

const one: Decoder<number> = (node, path, report) => {
  const value = count(node, path, report);
  return value === undefined || value <= 1 ? value : reportInvalid(node, path, report, "must be 1");
};

const probeWith = (successThreshold: Decoder<number>) =>
  placed(
    partOf({
      initialDelaySeconds: placed(count),
      periodSeconds: placed(count),
      timeoutSeconds: placed(count),
      successThreshold: placed(successThreshold),
      failureThreshold: placed(count),
    }),
  );

/** Probes that restart a container. */
const restartingProbe = probeWith(one);

const resources = partOf({ requests: stringMapOf(placed(amount)), limits: stringMapOf(placed(amount)) });

const defaultContainer = "kubectl.kubernetes.io/default-container";

const container = partOf({
  name: placed(string),
  restartPolicy: placed(string),
  ports: list(partOf({}), {}),
  lifecycle: partOf({
    preStop: partOf({ sleep: partOf({ seconds: placed(count) }), exec: partOf({ command: placed(list(string, "")) }) }),
  }),
  resources,
  startupProbe: restartingProbe,
  readinessProbe: probeWith(count),
  livenessProbe: restartingProbe,
});

const decodeWorkload = partOf({
  metadata: partOf({ name: string, namespace: string }),
  spec: partOf({
    replicas: placed(count),
    minReadySeconds: placed(count),
    podManagementPolicy: placed(podManagementPolicy),
    strategy,
    updateStrategy: strategy,
    template: partOf({
      metadata: partOf({ annotations: partOf({ [defaultContainer]: string }) }),
      spec: partOf({
        terminationGracePeriodSeconds: placed(int32),
        resources,
        overhead: stringMapOf(placed(overheadAmount)),
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

/** Turns a decoder's offsets into places that an editor knows. */
interface Placer {
  lineOf(span: Span): number;
  of<T>(placed: Placed<T>): FromManifest<T>;
  each<T extends object>(fields: { [K in keyof T]: Placed<T[K]> | undefined }): { [K in keyof T]?: FromManifest<T[K]> };
}

function placerOf(positionOf: (offset: number) => TextPosition): Placer {
  const lineOf = ({ start }: Span) => positionOf(start).line;
  const of = <T>({ value, path, span }: Placed<T>): FromManifest<T> => {
    const { line, column } = positionOf(span.start);
    const { line: endLine, column: endColumn } = positionOf(span.end);
    return { value, path, line, column, endLine, endColumn, ...span };
  };
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
  const { maxSurge, maxUnavailable, partition } = written.rollingUpdate ?? {};
  return { strategy: place.each({ type: written.type, maxSurge, maxUnavailable, partition }) };
}

/** Before Kubernetes 1.30 a hook had no sleep action and ran a command. Other commands take no time here. */
function preStopSleepOf(lifecycle: Container["lifecycle"]): Placed<number> | undefined {
  const { sleep, exec } = lifecycle?.preStop ?? {};
  if (sleep?.seconds) return sleep.seconds;
  const seconds = exec?.command && secondsSlept(exec.command.value);
  return exec?.command && seconds ? { ...exec.command, value: seconds } : undefined;
}

/** `["sleep", "15"]`, `["/bin/sh", "-c", "sleep 15 && nginx -s quit"]`: what its sleeps take together, as whole seconds. */
function secondsSlept([program = "", ...words]: readonly string[]): number {
  const isSleep = /(?:^|[/])sleep$/;
  if (isSleep.test(program)) return Math.ceil(words.reduce((sum, word) => sum + secondsIn(word), 0));
  const script = words.indexOf("-c") < 0 ? "" : (words[words.indexOf("-c") + 1] ?? "");
  let seconds = 0;
  for (const command of script.split(/[;&|\n]/)) {
    const [first = "", ...rest] = command.trim().split(/[ \t]+/);
    if (isSleep.test(first)) for (const word of rest) seconds += secondsIn(word);
  }
  return Math.ceil(seconds);
}

/** "15", "1.5s" or "2m"; anything else is no time. */
function secondsIn(word: string): number {
  const [, amount = "0", unit = "s"] = /^([0-9]{1,6}(?:[.][0-9]{1,3})?)([smh]?)$/.exec(word) ?? [];
  return Number(amount) * (unit === "h" ? 3600 : unit === "m" ? 60 : 1);
}

function containerOf(
  { name, restartPolicy, ports = [], lifecycle, resources: own, ...probes }: Container,
  place: Placer,
): ManifestContainer {
  const probeOf = (written: typeof probes.startupProbe): ManifestProbe | undefined =>
    written && { place: placeOf(place.of(written)), ...place.each(written.value) };
  const [startupProbe, readinessProbe, livenessProbe] = [probes.startupProbe, probes.readinessProbe, probes.livenessProbe].map(probeOf);
  return {
    name: name ? place.of(name) : unnamed,
    ...place.each({ restartPolicy, preStopSleep: preStopSleepOf(lifecycle) }),
    hasPorts: ports.length > 0,
    resources: resourcesOf(own, place),
    ...(startupProbe && { startupProbe }),
    ...(readinessProbe && { readinessProbe }),
    ...(livenessProbe && { livenessProbe }),
  };
}

const placeOf = ({ path, line, column, endLine, endColumn, start, end }: FromManifest<unknown>): ManifestPlace => ({
  path,
  line,
  column,
  endLine,
  endColumn,
  start,
  end,
});

const unnamed: FromManifest<string> = { value: "", path: "", line: 1, column: 1, endLine: 1, endColumn: 1, start: 0, end: 0 };

/** The API server uses the limit as the request if none is given. */
function resourcesOf({ requests = {}, limits = {} }: Resources = {}, place: Placer): ManifestResources {
  return { requests: place.each({ ...limits, ...requests }), limits: place.each(limits) };
}
