import { fieldGuides } from "../../manifest/guide/fieldGuide";
import { nearest } from "../../lib/nearest";
import { apiVersionOf } from "../../manifest/versions/apiVersions";
import { isMetricSource, placeInV2 } from "../../manifest/versions/movedFields";
import type { Refusal, RefusalCause } from "./refusalOf";

/** What fixes a refusal, as the editor fixes the same mistake in a manifest. */
export type FieldFix =
  /** An older version of the API has the field in another place. */
  | { readonly what: "moved"; readonly path: string; readonly to: string; readonly type: string | null }
  /** No field of this name is there; one of a name like it is. */
  | { readonly what: "misspelt"; readonly path: string; readonly meant: string }
  /** The API has the field in another object. */
  | { readonly what: "misplaced"; readonly path: string; readonly place: string }
  | { readonly what: "unknown"; readonly path: string }
  /** A metric without what autoscaling/v2 calls its target. */
  | { readonly what: "noTarget"; readonly path: string }
  | { readonly what: "removedVersion"; readonly version: string; readonly removedIn: string }
  | { readonly what: "newVersion"; readonly version: string; readonly since: string }
  /** The cluster does not know the kind: KEDA is not installed in it. */
  | { readonly what: "noKeda"; readonly version: string }
  | { readonly what: "alreadyManaged" }
  /** The words of the API server say what is allowed. */
  | { readonly what: "value"; readonly path: string; readonly message: string };

export function fixOf(
  { kind, version, denied }: Pick<Refusal, "kind" | "version" | "denied">,
  causes: readonly RefusalCause[],
): FieldFix[] {
  const of = version === undefined ? [] : versionFix(version);
  const managed: FieldFix[] = denied !== undefined && /already managed by/.test(denied) ? [{ what: "alreadyManaged" }] : [];
  const isAutoscaler = kind === undefined || kind === "HorizontalPodAutoscaler";
  const each = causes.map((cause) => (isAutoscaler ? causeFix(cause) : valueFix(cause)));
  const seen = new Set<string>();
  return [...of, ...managed, ...each].filter((fix) => {
    const key = JSON.stringify(fix);
    return !seen.has(key) && seen.add(key);
  });
}

function versionFix(version: string): FieldFix[] {
  if (version.startsWith("keda.sh/")) return [{ what: "noKeda", version }];
  const known = apiVersionOf(version);
  if (known === undefined) return [];
  if (known.removedIn !== null) return [{ what: "removedVersion", version, removedIn: known.removedIn }];
  return [{ what: "newVersion", version, since: known.since }];
}

function causeFix(cause: RefusalCause): FieldFix {
  const { path, message } = cause;
  if (message.startsWith("unknown field")) return unknownFix(path);
  const target = /^(spec\.metrics\[\d+\]\.\w+\.target)\.(?:type|averageUtilization|averageValue|value)$/.exec(path)?.[1];
  const isAbsent = message.startsWith("Required value") || message.startsWith('Invalid value: "":');
  if (target !== undefined && isAbsent) return { what: "noTarget", path: target };
  return valueFix(cause);
}

const valueFix = ({ path, message }: RefusalCause): FieldFix => ({ what: "value", path, message });

function unknownFix(path: string): FieldFix {
  const [, above = "", source = "", field = ""] = /^(spec\.metrics\[\d+\]\.(\w+))\.(\w+)$/.exec(path) ?? [];
  const place = isMetricSource(source) ? placeInV2(source, field) : undefined;
  if (place !== undefined) return { what: "moved", path, to: `${above}.${place.join(".")}`, type: typeOf(field) };
  if (path === "spec.targetCPUUtilizationPercentage")
    return { what: "moved", path, to: "spec.metrics[0].resource.target.averageUtilization", type: "Utilization" };
  const at = path.lastIndexOf(".");
  const [parent, name] = [path.slice(0, Math.max(at, 0)).replaceAll(/\[\d+\]/g, "[]"), path.slice(at + 1)];
  const siblings = fieldGuides.flatMap(({ path: known }) =>
    known.startsWith(`${parent}.`) && !known.slice(parent.length + 1).includes(".") ? [known.slice(parent.length + 1)] : [],
  );
  const meant = nearest(name, siblings);
  if (meant !== undefined) return { what: "misspelt", path, meant };
  const [only, ...others] = fieldGuides.filter(({ path: known }) => known.endsWith(`.${name}`));
  if (only !== undefined && others.length === 0) return { what: "misplaced", path, place: only.path.slice(0, -name.length - 1) };
  return { what: "unknown", path };
}

const typeOf = (field: string): string | null =>
  field === "targetAverageUtilization"
    ? "Utilization"
    : field.endsWith("verageValue")
      ? "AverageValue"
      : field === "targetValue"
        ? "Value"
        : null;
