import type { MetricSpec } from "../../../api/autoscaling";
import { say, type Words } from "../../../lib/sentence";
import { columnOf } from "../../../manifest/fixes/textFixes";
import { nodeAt, type Steps } from "../../../manifest/place";
import type { FoundFix, TextEdit } from "../../../manifest/textEdit";
import { itemsOf } from "../../../manifest/yamlNodes";
import { resourceNames, type ResourceName } from "../../quantities";
import { policiesAt } from "../schema";
import { getContainerResourcePolicy, getUpdateMode, type ContainerResourcePolicy, type VerticalPodAutoscaler } from "../../vpa";
import { inserted } from "./inserted";
import { advice, sharesTarget, type Rule, type Subject } from "./subject";

/** docs/known-limitations.md: not both on the same resource metric. The updater never changes anything in the mode Off. */
export const sameResource: Rule = (subject) => {
  const { hpa, read } = subject;
  if (hpa === null || subject.before.length > 0 || !sharesTarget(read, hpa) || getUpdateMode(read.vpa) === "Off") return [];
  const clashes = (hpa.spec.metrics ?? []).flatMap((metric) => clashOf(metric, subject) ?? []);
  const resources = new Set(clashes.map(({ resource }) => resource));
  const left = resourceNames.find((name) => !resources.has(name));
  return [...resources].map((resource) => {
    const own = clashes.filter((clash) => clash.resource === resource);
    const place = placeOf(subject, own[0]!.policies);
    const isShare = own.some((clash) => clash.isShare);
    return advice(
      subject,
      place,
      messageOf(resource, isShare),
      isShare ? shareReason : valueReason,
      fixesFor(subject, own[0]!.policies, left),
    );
  });
};

function messageOf(resource: ResourceName, isShare: boolean): Words {
  return isShare
    ? say`Both act on ${resource}: this object changes the request, and the autoscaler's target is a share of the request.`
    : say`Both act on ${resource}: this object sets the request by the usage per pod, and the autoscaler changes the usage per pod.`;
}

const shareReason = say`Each new request changes the utilization, and so the number of pods. The documentation says that the two should not be used on the same resource metric.`;
const valueReason = say`An amount per pod does not change with the request, so the number of pods does not jump. But more pods lower the usage per pod, and with it the next request. The documentation says that the two should not be used on the same resource metric.`;

interface Clash {
  resource: ResourceName;
  /** Whether the target is a utilization. */
  isShare: boolean;
  /** By which the VPA controls the resource, too: indexes of policies; null: containers without a policy. */
  policies: (number | null)[];
}

function clashOf(metric: MetricSpec, { read: { vpa }, workload }: Subject): Clash | null {
  const source = metric.type === "Resource" ? metric.resource : metric.type === "ContainerResource" ? metric.containerResource : undefined;
  const resource = resourceNames.find((name) => name === source?.name);
  if (source === undefined || resource === undefined) return null;
  const container = metric.type === "ContainerResource" ? (metric.containerResource?.container ?? null) : null;
  const names = container === null ? (workload?.containers.map(({ name }) => name.value) ?? null) : [container];
  const policies = controlling(vpa, resource, names);
  return policies.length === 0 ? null : { resource, isShare: source.target.averageUtilization !== undefined, policies };
}

/** `names`: of the containers; null: unknown. */
function controlling(
  { containerPolicies = [] }: VerticalPodAutoscaler,
  resource: ResourceName,
  names: readonly string[] | null,
): (number | null)[] {
  const other = "\0";
  const known = names ?? [...containerPolicies.map(({ containerName }) => containerName), other];
  const found = known.flatMap((name) => {
    const policy = getContainerResourcePolicy(name, containerPolicies);
    if (policy === undefined) return [null];
    return controls(policy, resource) ? [containerPolicies.indexOf(policy)] : [];
  });
  return [...new Set(found)];
}

const controls = ({ mode, controlledResources }: ContainerResourcePolicy, resource: ResourceName): boolean =>
  mode !== "Off" && (controlledResources ?? resourceNames).includes(resource);

/** The list, the policy without a list, or the target, for which there is no policy. */
function placeOf({ document }: Subject, policies: Clash["policies"]): Steps {
  const [index] = policies.filter((each) => each !== null);
  if (index === undefined) return ["spec", "targetRef"];
  const steps = [...policiesAt, index];
  const list = [...steps, "controlledResources"];
  return nodeAt(document, list) === undefined ? [...steps, "containerName"] : list;
}

/** The VPA keeps what the autoscaler does not act on. */
function fixesFor(subject: Subject, policies: Clash["policies"], left: ResourceName | undefined): FoundFix[] {
  if (left === undefined) return [];
  const edits = policies.map((index) => (index === null ? policyForOthers(subject, left) : limited(subject, [...policiesAt, index], left)));
  if (edits.some((each) => each.length === 0)) return [];
  return [{ title: say`Write controlledResources: ${listOf(left)}`, edits: edits.flat() }];
}

const listOf = (resource: ResourceName): string => JSON.stringify([resource]);

function limited({ text, document }: Subject, steps: Steps, left: ResourceName): TextEdit[] {
  const written = nodeAt(document, [...steps, "controlledResources"]);
  if (written?.kind === "sequence") return [{ ...written.extent, text: written.flow ? listOf(left) : `- ${left}` }];
  return written === undefined ? inserted(text, nodeAt(document, steps), "controlledResources", listOf(left)) : [];
}

/** A policy for all containers that no other policy names. */
function policyForOthers({ text, document }: Subject, left: ResourceName): TextEdit[] {
  const policy = `{"containerName": "*", "controlledResources": ${listOf(left)}}`;
  const policies = nodeAt(document, policiesAt);
  const [first] = itemsOf(policies);
  if (policies?.kind !== "sequence" || first === undefined) {
    const isWritten = nodeAt(document, ["spec", "resourcePolicy"]) !== undefined;
    return isWritten ? [] : inserted(text, nodeAt(document, ["spec"]), "resourcePolicy", `{"containerPolicies": [${policy}]}`);
  }
  const { start } = first.extent;
  if (policies.flow) return [{ start, end: start, text: `${policy}, ` }];
  const dash = text.lastIndexOf("-", start);
  if (!/^-[ \t]+$/.test(text.slice(dash, start))) return [];
  return [{ start: dash, end: dash, text: `- ${policy}\n${" ".repeat(columnOf(text, dash))}` }];
}
