import { yamlLines } from "../../manifest/yamlText";
import type { WrittenParts } from "../evidence";
import { at, itemsIn, type Tree } from "../../answers/tree";

type LineAt = (line: number) => number;

/**
 * An autoscaler as it was written, without what the API server adds and without its status. Empty where the text is cut within it: what is
 * missing would change what it means.
 */
export function writtenAutoscaler(object: Tree, lineAt: LineAt): WrittenParts {
  return printed(object, lineAt, {
    ...head,
    metadata: { name: true, namespace: true, annotations: { [alpha("metrics")]: true, [alpha("behavior")]: true } },
    spec: true,
  });
}

/** What a workload says of its pods, without its replicas: the autoscaler owns them. Environment, images and commands stay out. */
export function writtenWorkload(object: Tree, lineAt: LineAt): WrittenParts {
  return printed(object, lineAt, {
    ...head,
    metadata: { name: true, namespace: true },
    spec: {
      selector: { matchLabels: true },
      minReadySeconds: true,
      podManagementPolicy: true,
      strategy: true,
      updateStrategy: true,
      template: {
        metadata: { labels: labelsOf(object), annotations: { "kubectl.kubernetes.io/default-container": true } },
        spec: { terminationGracePeriodSeconds: true, resources: true, overhead: true, containers: container, initContainers: container },
      },
    },
  });
}

const alpha = (name: string) => `autoscaling.alpha.kubernetes.io/${name}`;

/** The parts of an object to keep; of a list, those of each item. `true`: all of it. */
type Parts = true | { readonly [key: string]: Parts };

const head = { apiVersion: true, kind: true } as const;

const probe: Parts = {
  httpGet: { port: true },
  tcpSocket: { port: true },
  grpc: { port: true },
  initialDelaySeconds: true,
  periodSeconds: true,
  timeoutSeconds: true,
  successThreshold: true,
  failureThreshold: true,
};

const container: Parts = {
  name: true,
  restartPolicy: true,
  ports: { containerPort: true },
  resources: { requests: true, limits: true },
  startupProbe: probe,
  readinessProbe: probe,
  livenessProbe: probe,
  lifecycle: { preStop: { sleep: true, exec: { command: true } } },
};

/** The labels that the selector names. */
function labelsOf(object: Tree): Parts {
  const selected = at(object, "spec", "selector", "matchLabels");
  return selected?.kind === "map" ? Object.fromEntries([...selected.entries.keys()].map((key) => [key, true as const])) : {};
}

function printed(object: Tree, lineAt: LineAt, parts: Parts): WrittenParts {
  const places = new Map<string, number>();
  const value = plain(object, parts, [], places);
  if (value === cutOff || typeof value !== "object" || value === null) return {};
  const lines = yamlLines(value);
  return {
    written: `${lines.map(({ text }) => text).join("\n")}\n`,
    writtenLines: lines.map(({ steps }) => lineAt(places.get(JSON.stringify(steps)) ?? object.line)),
  };
}

const cutOff = Symbol("cut off");

type Plain = string | number | object | null | undefined | typeof cutOff;

/** `places`: gets the line of each value by the steps that lead to it. */
function plain(tree: Tree, parts: Parts, path: readonly (string | number)[], places: Map<string, number>): Plain {
  if (tree.kind === "points") return undefined;
  places.set(JSON.stringify(path), tree.line);
  if (tree.kind === "scalar") return tree.cut ? cutOff : scalar(tree.text, path);
  if (tree.kind === "list") {
    const items: Plain[] = [];
    for (const item of itemsIn(tree)) {
      const read = plain(item, parts, [...path, items.length], places);
      if (read === cutOff) return cutOff;
      if (read !== undefined) items.push(read);
    }
    return items;
  }
  if (tree.cut) return cutOff;
  const entries: [string, Plain][] = [];
  for (const [key, value] of tree.entries) {
    const inside = parts === true ? true : Object.hasOwn(parts, key) ? parts[key] : undefined;
    if (inside === undefined) continue;
    const read = plain(value, inside, [...path, key], places);
    if (read === cutOff) return cutOff;
    const isEmpty = typeof read === "object" && read !== null && !Array.isArray(read) && Object.keys(read).length === 0;
    if (read === undefined || (isEmpty && inside !== true)) continue;
    entries.push([key, read]);
  }
  return Object.fromEntries(entries);
}

/** A tree keeps a scalar's text, not its type, so the fields that hold whole numbers are named here. */
const wholeNumbers = new Set(
  "minReplicas maxReplicas averageUtilization targetAverageUtilization targetAverageUtilizationPercentage targetCPUUtilization targetCPUUtilizationPercentage targetPercentage seconds successThreshold failureThreshold partition containerPort port maxSurge maxUnavailable".split(
    " ",
  ),
);

function scalar(text: string | null, path: readonly (string | number)[]): string | number | undefined {
  if (text === null) return undefined;
  const key = path.findLast((step) => typeof step === "string") ?? "";
  const isWhole = wholeNumbers.has(key) || /^\w+Seconds$/.test(key) || (key === "value" && path.includes("policies"));
  return isWhole && /^-?\d{1,15}$/.test(text) ? Number(text) : text;
}
