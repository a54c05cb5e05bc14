import type { ApiServerRules } from "./apiServerRules";
import { type FieldError, invalid, required } from "./fieldError";
import type { ManifestReference } from "./manifest";
import { isValidPathSegmentName } from "../lib/names";

/**
 * Upstream's ValidateCrossVersionObjectReference. The object that an Object metric describes may be in the core group, a target may not;
 * older servers do not check the version at all,
 * and an update may keep one (`versionKept`).
 */
export function validateReference(
  { apiVersion = "", kind = "", name = "" }: ManifestReference,
  field: string,
  { groupRequired, versionKept }: { groupRequired: boolean; versionKept: boolean },
  { checksReferenceVersions }: Pick<ApiServerRules, "checksReferenceVersions">,
): FieldError[] {
  const versionError = checksReferenceVersions && !versionKept ? apiVersionError(apiVersion, groupRequired) : null;
  return [
    ...pathSegmentErrors(kind, `${field}.kind`),
    ...pathSegmentErrors(name, `${field}.name`),
    ...(versionError === null ? [] : [invalid(`${field}.apiVersion`, apiVersion, versionError)]),
  ];
}

/** The group of `group/version`, "" for the core group. Null when the text is not of that form. */
export function apiGroup(apiVersion: string): string | null {
  const parts = apiVersion.split("/");
  if (parts.length > 2) return apiVersion === "/" ? "" : null;
  return parts.length === 2 ? (parts[0] ?? "") : "";
}

function pathSegmentErrors(name: string, field: string): FieldError[] {
  if (name === "") return [required(field, "")];
  return isValidPathSegmentName(name).map((detail) => invalid(field, name, detail));
}

/** Null if it is valid. */
export function apiVersionError(apiVersion: string, groupRequired: boolean): string | null {
  const group = apiGroup(apiVersion);
  if (group === null) return `unexpected GroupVersion string: ${apiVersion}`;
  return groupRequired && group === "" ? "apiVersion must specify API group" : null;
}
