/** What a command's operands name. Source: k8s.io/cli-runtime/pkg/resource, Builder.ResourceTypeOrNameArgs. */
import { otherTargetKinds, targetKindNames, targetKinds } from "../../api/targetKinds";

/** A kind of the cluster. */
interface ScalableKind {
  kind: string;
  apiVersion: string;
  /** Set if it cannot be scaled: the resource without a scale. */
  withoutScale?: string;
}

export interface Target extends ScalableKind {
  name: string;
  /** The type as the line has it. */
  written: string;
}

/** A kind with the spellings that name it: singular and plural in any case, short names only as they are. */
interface KnownKind extends ScalableKind {
  group: string;
  version: string;
  plural: string;
  short: string;
}

/** `wrong`: kubectl's answer, and what to change. */
export type Targets = { ok: true; targets: Target[] } | { ok: false; error: ArgumentError };

export interface ArgumentError {
  kind: "none" | "noName" | "unknownType" | "mixed" | "slashes";
  message: string;
  type: string;
}

export function readTargets(operands: readonly string[]): Targets {
  if (operands.length === 0) return wrong("none", "you must provide one or more resources by argument or filename.");
  const withSlash = operands.filter((operand) => operand.includes("/"));
  if (withSlash.length === 0) return typeAndNames(operands);
  if (withSlash.length < operands.length) return wrong("mixed", mixedForms);
  return tuples(operands);
}

const mixedForms =
  "there is no need to specify a resource type as a separate argument when passing arguments in resource/name form (e.g. 'kubectl get resource/<resource_name>' instead of 'kubectl get resource resource/<resource_name>'";

function tuples(operands: readonly string[]): Targets {
  const targets: Target[] = [];
  for (const operand of operands) {
    const [type = "", name = "", ...more] = operand.split("/");
    if (more.length > 0) return wrong("slashes", "arguments in resource/name form may not have more than one slash");
    if (type === "" || name === "" || type.includes(","))
      return wrong("slashes", "arguments in resource/name form must have a single resource and name");
    const known = knownKind(type);
    if (known === undefined) return unknownType(type);
    targets.push({ ...known, name, written: type });
  }
  return { ok: true, targets };
}

function typeAndNames([types = "", ...names]: readonly string[]): Targets {
  const kinds: (ScalableKind & { written: string })[] = [];
  for (const type of new Set(types.split(","))) {
    const known = knownKind(type);
    if (names.length > 0 && known === undefined) return unknownType(type);
    if (known !== undefined) kinds.push({ ...known, written: type });
  }
  if (names.length === 0) {
    const [first] = types.split(",");
    return kinds.length === 0
      ? unknownType(first ?? "")
      : wrong("noName", "resource(s) were provided, but no name was specified", kinds[0]?.kind);
  }
  return { ok: true, targets: kinds.flatMap((kind) => names.map((name) => ({ ...kind, name }))) };
}

function unknownType(type: string): Targets {
  const [resource = ""] = type.split(".");
  return wrong("unknownType", `the server doesn't have a resource type ${JSON.stringify(resource)}`, type);
}

function wrong(kind: ArgumentError["kind"], message: string, type = ""): Targets {
  return { ok: false, error: { kind, message, type } };
}

/** `deploy`, `Deployments`, `deployments.apps`, `deployments.v1.apps`: a group may be shortened. */
export function knownKind(type: string): ScalableKind | undefined {
  const [resource = "", ...qualifiers] = type.split(".");
  const group = qualifiers.join(".");
  const found = kinds.find(
    (known) =>
      (resource === known.short || [known.plural, known.kind.toLowerCase()].includes(resource.toLowerCase())) &&
      (group === "" || isPrefixOf(group, known.group) || isVersioned(qualifiers, known)),
  );
  return (
    found && {
      kind: found.kind,
      apiVersion: found.apiVersion,
      ...(found.withoutScale !== undefined && { withoutScale: found.withoutScale }),
    }
  );
}

function isPrefixOf(start: string, group: string): boolean {
  return group.startsWith(start);
}

function isVersioned([version = "", ...group]: readonly string[], known: KnownKind): boolean {
  return group.length > 0 && version === known.version && isPrefixOf(group.join("."), known.group);
}

const kinds: readonly KnownKind[] = [
  ...targetKindNames.map((kind) => known(kind, targetKinds[kind].short, targetKinds[kind].apiVersion, true)),
  ...Object.entries(otherTargetKinds).map(([kind, { apiVersion, short }]) => known(kind, short, apiVersion, true)),
  known("DaemonSet", "ds", "apps/v1"),
  known("Job", "", "batch/v1"),
  known("CronJob", "cj", "batch/v1"),
  known("Pod", "po", "v1"),
  known("Service", "svc", "v1"),
  known("Node", "no", "v1"),
  known("Namespace", "ns", "v1"),
  known("Event", "ev", "v1"),
  known("HorizontalPodAutoscaler", "hpa", "autoscaling/v2"),
];

function known(kind: string, short: string, apiVersion: string, isScaled = false): KnownKind {
  const [version = "", group = ""] = apiVersion.split("/").toReversed();
  const plural = `${kind.toLowerCase()}s`;
  const withoutScale = `${group}/${version}, Resource=${plural}`;
  return { kind, apiVersion, group, version, plural, short, ...(!isScaled && { withoutScale }) };
}
