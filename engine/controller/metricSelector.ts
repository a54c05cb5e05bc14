/** The label selector by which a manifest narrows a metric: how upstream prints it, and what is wrong with one. */
import type { LabelSelector } from "../api/autoscaling";
import { requirementError, type SelectorOperator } from "../lib/labelSelector";
import { byText } from "../lib/order";

/** Go's print of a *metav1.LabelSelector, which stands in errors and descriptions. */
export function formatMetricSelector(selector: LabelSelector | undefined): string {
  if (selector === undefined) return "nil";
  const { matchLabels = {}, matchExpressions = [] } = selector;
  const labels = sortedEntries(matchLabels).map(([key, value]) => `${key}: ${value},`);
  const expressions = matchExpressions.map(
    ({ key, operator, values = [] }) => `LabelSelectorRequirement{Key:${key},Operator:${operator},Values:[${values.join(" ")}],},`,
  );
  return `&LabelSelector{MatchLabels:map[string]string{${labels.join("")}},MatchExpressions:[]LabelSelectorRequirement{${expressions.join("")}},}`;
}

/** Upstream's LabelSelectorAsSelector: null for a selector that can be read. The API server does not look into it, so the controller has to. */
export function metricSelectorError({ matchLabels = {}, matchExpressions = [] }: LabelSelector = {}): string | null {
  for (const [key, value] of sortedEntries(matchLabels)) {
    const error = requirementError(key, "=", [value]);
    if (error !== null) return error;
  }
  for (const { key, operator, values = [] } of matchExpressions) {
    const known = operators.get(operator);
    if (known === undefined) return `${JSON.stringify(operator)} is not a valid label selector operator`;
    const error = requirementError(key, known, values, "[]string(nil)");
    if (error !== null) return error;
  }
  return null;
}

const operators: ReadonlyMap<string, SelectorOperator> = new Map<string, SelectorOperator>([
  ["In", "in"],
  ["NotIn", "notin"],
  ["Exists", "exists"],
  ["DoesNotExist", "!"],
]);

function sortedEntries(labels: Readonly<Record<string, string>>): [string, string][] {
  return Object.entries(labels).toSorted(([a], [b]) => byText(a, b));
}
