/** Which texts of a manifest are names that its owner chose. */
import { containerNames } from "../../cluster/containerNames";
import { readYaml, type Span, type YamlNode } from "../../manifest/yamlTree";

export type NameKind =
  | "app"
  | "namespace"
  | "container"
  | "sidecar"
  | "label"
  | "value"
  | "annotation"
  | "metric"
  | "image"
  | "object"
  | "host"
  | "port";

/** A text at its place. `words`: free text, in which known names are replaced. `isPart`: the place is a part of a scalar. */
interface RoleOfText {
  readonly role: NameKind | "words";
  readonly isPart?: true;
  readonly text: string;
  readonly span: Span;
}

/** Every name and every free text of a manifest; null if it is not YAML. */
export function rolesIn(manifest: string): RoleOfText[] | null {
  const yaml = readYaml(manifest);
  if (!yaml.ok) return null;
  const found = new Map<number, RoleOfText>();
  const tell = (role: RoleOfText) => {
    const inUrl = role.role === "words" || role.role === "host" ? addressIn(role, manifest) : null;
    found.set(role.span.start, inUrl ?? role);
  };
  for (const document of yaml.documents) visit(document, [], tell);
  return [...found.values()];
}

/** What a URL has after its scheme: who reads it needs the scheme, and the rest may be private. Null: it is no URL. */
function addressIn({ text, span }: RoleOfText, manifest: string): RoleOfText | null {
  const address = urlScheme.test(text) ? text.replace(urlScheme, "") : "";
  const at = address === "" ? -1 : manifest.slice(span.start, span.end).indexOf(address);
  return at < 0
    ? null
    : { role: "host", isPart: true, text: address, span: { start: span.start + at, end: span.start + at + address.length } };
}

const urlScheme = /^[a-z]{2,12}:\/\/(?=\S+$)/;

type Path = readonly string[];

function visit(node: YamlNode, path: Path, tell: (role: RoleOfText) => void): void {
  if (node.kind === "sequence") {
    for (const item of node.items) visit(item, path, tell);
    return;
  }
  if (node.kind === "mapping") {
    const keys = path.at(-1) ?? "";
    for (const [key, { key: span, value }] of node.entries) {
      if (mapsOfLabels.test(keys) && !isOwnKey(key)) tell({ role: "label", text: key, span });
      visit(value, [...path, key], tell);
    }
    return;
  }
  if (typeof node.value !== "string") return;
  const role = roleAt(path, node.text);
  if (role !== null) tell({ role, text: node.text, span: node.span });
}

const mapsOfLabels = /^(?:labels|matchLabels|annotations|nodeSelector)$/;

function roleAt(path: Path, text: string): RoleOfText["role"] | null {
  const [key = "", parent = "", above = ""] = path.toReversed();
  // What KEDA reads in an annotation decides.
  if (parent === "annotations" && isOwnKey(key) && key.includes("keda.sh/")) return null;
  if (parent === "annotations")
    return key.startsWith("autoscaling.alpha.kubernetes.io/") || key.endsWith("default-container") ? "words" : "annotation";
  if (mapsOfLabels.test(parent)) return "value";
  if (parent === "matchExpressions") return key === "key" ? (isOwnKey(text) ? null : "label") : key === "values" ? "value" : null;
  switch (key) {
    case "namespace":
      return isOwnNamespace(text) ? null : "namespace";
    case "container":
      return isOwnContainer(text) ? null : containerKind(text);
    case "image":
      return "image";
    case "host":
    case "hostname":
      return "host";
    case "metricName":
      return isOwnMetric(text) ? null : "metric";
    case "name":
      return nameAt(parent, above, text);
    case "port":
      return "port";
    default:
      return fixedKeys.has(key) ? null : "words";
  }
}

function nameAt(parent: string, above: string, text: string): NameKind | null {
  if (parent === "resource" || parent === "containerResource") return null;
  if (parent === "metric") return isOwnMetric(text) ? null : "metric";
  if (/^(?:containers|initContainers)$/.test(parent)) return isOwnContainer(text) ? null : containerKind(text);
  if (parent === "ports") return "port";
  if (parent === "describedObject" || (parent === "target" && above === "object")) return "object";
  return "app";
}

/** A container's name may say that it runs beside the main one: the replacement says it, too. */
export const containerKind = (name: string): "container" | "sidecar" =>
  containerNames("", [name], true).sidecar === name ? "sidecar" : "container";

/** Fields with words of the API. */
const fixedKeys = new Set(
  "apiVersion kind type selectPolicy operator protocol restartPolicy podManagementPolicy averageValue value averageUtilization tolerance maxSurge maxUnavailable cpu memory targetAverageValue targetValue scheme".split(
    " ",
  ),
);

/** The simulated pods call a container so that no text names. */
export const isOwnContainer = (name: string): boolean => name === "sidecar";

/** Kubernetes' own names, and those that many clusters have. */
const isOwnNamespace = (name: string): boolean => /^(?:default|kube-(?:system|public|node-lease))$/.test(name);
const isOwnKey = (key: string): boolean =>
  /^(?:app|k8s-app|tier|component|release|version|pod-template-hash|(?:[\w.-]+\.)?(?:kubernetes\.io|k8s\.io|keda\.sh)\/.*)$/.test(key);
export const isOwnMetric = (name: string): boolean =>
  /^(?:cpu|memory|storage|ephemeral-storage|http_requests|http_requests_total|http_requests_per_second|requests[-_]per[-_]second|packets-per-second|queue_length|queue_depth|queue_messages_ready)$/.test(
    name,
  );
