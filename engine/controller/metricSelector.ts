/** The label selector that narrows a metric in a manifest: how upstream prints it, and what makes one invalid. */
import type { LabelSelector } from "../api/autoscaling";
import { requirementError, type SelectorOperator } from "../lib/labelSelector";
import { byText } from "../lib/order";

/** Go's print of a *metav1.LabelSelector, as used in errors and descriptions. */
export function formatMetricSelector(selector: LabelSelector | undefined): string {
  if (selector === undefined) return "nil";
  const { matchLabels = {}, matchExpressions = [] } = selector;
  const labels = sortedEntries(matchLabels).map(([key, value]) => `${key}: ${value},`);
  const expressions = matchExpressions.map(
    ({ key, operator, values = [] }) => `LabelSelectorRequirement{Key:${key},Operator:${operator},Values:[${values.join(" ")}],},`,
  );
  return `&LabelSelector{MatchLabels:map[string]string{${labels.join("")}},MatchExpressions:[]LabelSelectorRequirement{${expressions.join("")}},}`;
}

/** Upstream's LabelSelectorAsSelector: null if the selector is valid. The API server does not check it, so the controller must. */
export function metricSelectorError(selector: LabelSelector = {}): string | null {
  let error = known.get(selector);
  if (error === undefined) known.set(selector, (error = judgeSelector(selector)));
  return error;
}

/** Every sync asks about the same selectors, which nobody changes. */
const known = new WeakMap<LabelSelector, string | null>();

function judgeSelector({ matchLabels = {}, matchExpressions = [] }: LabelSelector): string | null {
  for (const [key, value] of sortedEntries(matchLabels)) {
    const error = requirementError(key, "=", [value]);
    if (error !== null) return error;
  }
  for (const { key, operator, values = [] } of matchExpressions) {
    const selects = operators.get(operator);
    if (selects === undefined) return `${JSON.stringify(operator)} is not a valid label selector operator`;
    const error = requirementError(key, selects, values, "[]string(nil)");
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
