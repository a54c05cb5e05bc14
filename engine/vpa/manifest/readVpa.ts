import { unnamedVersion } from "../../controller/flags";
import { apiServerRules } from "../../manifest/apiServerRules";
import { isExplained, versionErrors } from "../../manifest/customResource";
import type { Misreading } from "../../manifest/decoders";
import type { Finding } from "../../manifest/finding";
import { kindOf, objectsOf } from "../../manifest/objects";
import { pathAt, stepsOf } from "../../manifest/place";
import { duplicateKeyError, readDocuments } from "../../manifest/readText";
import { validateObjectMeta } from "../../manifest/validation";
import { textOf, valueOf } from "../../manifest/yamlNodes";
import type { YamlNode } from "../../manifest/yamlTree";
import type { LimitRangeItem } from "../limitRange";
import type { ContainerResourcePolicy, EvictionRequirement, UpdateMode, UpdatePolicy, VerticalPodAutoscaler } from "../vpa";
import { errorFinding, misreadingFinding } from "./fieldFindings";
import { readLimitRanges } from "./limitRanges";
import { knownResources, resourcesOf } from "./resources";
import { schemaErrors } from "./schema";
import { decodeVpa, vpaVersions, type WrittenContainerPolicy, type WrittenVpa, type WrittenVpaSpec } from "./vpaFields";
import { containerModes, isOneOf, updateModes, webhookErrors } from "./webhook";

/** A VerticalPodAutoscaler of a text. */
export interface ReadVpa {
  name: string;
  namespace: string;
  targetRef: { apiVersion: string; kind: string; name: string };
  annotations: Readonly<Record<string, string>>;
  /** As it is stored; there is no recommendation yet. */
  vpa: VerticalPodAutoscaler;
  /** What it says of updates and containers, in its own texts. */
  policies: WrittenPolicies;
}

type WrittenPolicies = Pick<WrittenVpaSpec, "updatePolicy" | "resourcePolicy">;

/** One VerticalPodAutoscaler, judged: what it says, or null if it is refused. */
export interface JudgedVpa {
  document: YamlNode;
  written: WrittenVpa;
  read: ReadVpa | null;
  findings: Finding[];
}

/** The VerticalPodAutoscalers and LimitRanges of a text. */
export interface ReadVpas {
  vpas: readonly JudgedVpa[];
  limitRange: LimitRangeItem[] | null;
  limitRangeFindings: Finding[];
  /** Why the text as a whole is refused. */
  textFindings: Finding[];
}

/** Reads YAML or JSON as strictly as the API server and the webhook do. Never throws. */
export function readVpas(text: string): ReadVpas {
  const yaml = readDocuments(text);
  if (!yaml.ok) return { vpas: [], limitRange: null, limitRangeFindings: [], textFindings: yaml.findings };
  const objects = objectsOf(yaml.documents);
  const vpas = objects.filter((document) => kindOf(document) === "VerticalPodAutoscaler").map((document) => judge(text, document));
  const namespace = vpas[0]?.written.metadata?.namespace ?? "default";
  const { limitRange, findings } = vpas.length === 0 ? { limitRange: null, findings: [] } : readLimitRanges(objects, namespace);
  return { vpas, limitRange, limitRangeFindings: findings, textFindings: yaml.duplicateKeys.map(duplicateKeyError) };
}

function judge(text: string, document: YamlNode): JudgedVpa {
  const apiVersion = textOf(valueOf(document, "apiVersion")) ?? null;
  const misread: Misreading[] = [];
  const decode = (Object.hasOwn(vpaVersions, apiVersion ?? "") && vpaVersions[apiVersion ?? ""]) || decodeVpa;
  const written = decode(document, "", (misreading) => misread.push(misreading)) ?? {};
  const metadata = validateObjectMeta(written.metadata ?? {}, "metadata", apiServerRules[unnamedVersion]);
  const placed = [
    ...metadata.map((error) => ({ steps: stepsOf(error.field), error })),
    // The webhook changes objects, so it sees them before their fields are compared with the definition.
    ...webhookErrors(written.spec ?? {}),
    ...schemaErrors(written),
  ];
  const firstOfField = new Map(placed.toReversed().map((each) => [pathAt(each.steps), each]));
  const errors = placed.filter(
    (each) => firstOfField.get(pathAt(each.steps)) === each && !isExplained(document, pathAt(each.steps), misread),
  );
  const findings = [
    ...versionErrors(document, "VerticalPodAutoscaler", apiVersion, Object.keys(vpaVersions)),
    ...misread.map((misreading) => misreadingFinding(text, document, misreading)),
    ...errors.map((error) => errorFinding(text, document, error)),
  ];
  return { document, written, read: findings.length > 0 ? null : asStored(written), findings };
}

/** What has no error has all that the Vertical Pod Autoscaler needs. The webhook fills in the default of an absent updatePolicy. */
function asStored({ metadata = {}, spec = {} }: WrittenVpa): ReadVpa {
  const { name = "", namespace = "default", annotations = {} } = metadata;
  const { targetRef = {}, updatePolicy, resourcePolicy } = spec;
  const vpa = {
    name,
    updatePolicy: updatePolicy === undefined ? { updateMode: "Recreate" as const } : updatePolicyOf(updatePolicy),
    ...(resourcePolicy && { containerPolicies: (resourcePolicy.containerPolicies ?? []).map(containerPolicyOf) }),
  };
  const { apiVersion = "", kind = "", name: target = "" } = targetRef;
  const policies = { updatePolicy: updatePolicy ?? { updateMode: "Recreate" }, ...(resourcePolicy && { resourcePolicy }) };
  return { name, namespace, annotations, targetRef: { apiVersion, kind, name: target }, vpa, policies };
}

function updatePolicyOf({ updateMode, minReplicas, evictionRequirements }: NonNullable<WrittenVpaSpec["updatePolicy"]>): UpdatePolicy {
  return {
    ...(updateMode !== undefined && isOneOf<UpdateMode>(["Auto", ...updateModes], updateMode) && { updateMode }),
    ...(minReplicas !== undefined && { minReplicas }),
    ...(evictionRequirements && {
      evictionRequirements: evictionRequirements.map(({ resources = [], changeRequirement }): EvictionRequirement => {
        const isHigher = changeRequirement === "TargetHigherThanRequests";
        return {
          resources: knownResources(resources),
          changeRequirement: isHigher ? "TargetHigherThanRequests" : "TargetLowerThanRequests",
        };
      }),
    }),
  };
}

function containerPolicyOf(written: WrittenContainerPolicy): ContainerResourcePolicy {
  const { containerName = "", mode, minAllowed, maxAllowed, controlledResources, controlledValues } = written;
  return {
    containerName,
    ...(mode !== undefined && isOneOf(containerModes, mode) && { mode }),
    ...(minAllowed && { minAllowed: resourcesOf(minAllowed) }),
    ...(maxAllowed && { maxAllowed: resourcesOf(maxAllowed) }),
    ...(controlledResources && { controlledResources: knownResources(controlledResources) }),
    ...((controlledValues === "RequestsAndLimits" || controlledValues === "RequestsOnly") && { controlledValues }),
  };
}
