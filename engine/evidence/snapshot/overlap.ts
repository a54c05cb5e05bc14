import { isPositive, matcherOf, requiredLabels } from "../../lib/labelSelector";
import type { DeploymentReading } from "../evidence";
import type { MergedAutoscaler, MergedEvidence, Placed } from "../merge/merged";
import { problemNow, type Statement } from "./statement";

/** Pods of others that the target's selector matches: the controller counts them in each metric of pods, but scales the target alone. */
export function overlapProblems(merged: MergedAutoscaler, { autoscalers, workloads }: MergedEvidence): Statement[] {
  const target = merged.deployments.findLast(({ selector }) => selector !== undefined);
  if (target === undefined) return [];
  const makesPods = makesPodsFor(target.selector!);
  const others = workloads.filter((each) => each.name !== target.name && isSameNamespace(each, target) && makesPods(each));
  if (others.length === 0) return foreignPods(merged, target, []);
  const names = [...new Set(others.map(({ kind, name }) => `${kind}/${name}`))];
  const theirs = autoscalers.filter(({ fields }) => names.includes(`${fields.target?.value.kind}/${fields.target?.value.name}`));
  const scaledBy = theirs.flatMap(({ name }) => (name === null || name === merged.name ? [] : [name]));
  const basis = [target.place, ...others.map(({ place }) => place)];
  return [problemNow({ kind: "sharedPods", workloads: names, scaledBy }, "computed", basis), ...foreignPods(merged, target, others)];
}

const isSameNamespace = (one: DeploymentReading, other: DeploymentReading): boolean =>
  one.namespace === undefined || other.namespace === undefined || one.namespace === other.namespace;

/** A table does not print the template's labels, but its pods have at least those that its own selector requires. */
function makesPodsFor(wanted: string): (workload: DeploymentReading) => boolean {
  const [matches, isOfMore] = [matcherOf(wanted), isPositive(wanted)];
  return (workload) => {
    const labels = workload.podLabels ?? (isOfMore ? leastLabels(workload) : null);
    return labels !== null && matches(labels) === true;
  };
}

const known = new WeakMap<DeploymentReading, Readonly<Record<string, string>>>();

/** The labels that a workload's own selector requires; each autoscaler asks for them. */
function leastLabels(workload: DeploymentReading): Readonly<Record<string, string>> | null {
  if (workload.selector === undefined) return null;
  const labels = known.get(workload) ?? requiredLabels(workload.selector);
  known.set(workload, labels);
  return labels;
}

/** The names of a workload's pods begin with its name. A long name is cut. */
const comparedLength = 40;

function foreignPods(
  { pods, deployments }: MergedAutoscaler,
  target: Placed<DeploymentReading>,
  others: readonly DeploymentReading[],
): Statement[] {
  const known = [...deployments, ...others].map(({ name }) => name.slice(0, comparedLength));
  const foreign = pods.filter(({ name, labels }) => labels !== undefined && !known.some((each) => name.startsWith(each)));
  if (foreign.length === 0) return [];
  const names = foreign.slice(0, 3).map(({ name }) => name);
  const basis = [target.place, ...foreign.map(({ place }) => place)];
  return [problemNow({ kind: "foreignPods", pods: names, count: foreign.length }, "computed", basis)];
}
