import { expect, test } from "vitest";
import { formatMetricSelector, metricSelectorError } from "./metricSelector";
import { noOlderRules } from "./olderRules";
import { validateAndParseSelector } from "./selector";
import { autoscaler, observe, seenPods } from "./testing/observed";

const seen = observe(seenPods(1, 1));
const ask = (selector: string, otherAutoscalers?: string[], pods = seen.pods) =>
  validateAndParseSelector(autoscaler(), selector, { ...seen, pods, ...(otherAutoscalers && { otherAutoscalers }) }, noOlderRules);

test("accepts a selector if no other autoscaler selects its pods", () => {
  expect([ask("app=web"), ask("app in (web),!canary"), ask("app=web", [])]).toEqual([null, null, null]);
});

test("requires a selector", () => {
  expect(ask("")).toEqual({
    event: "SelectorRequired",
    reason: "InvalidSelector",
    error: "selector is required",
    message: "the HPA target's scale is missing a selector",
  });
});

test("requires a selector that can be parsed", () => {
  const error =
    "couldn't convert selector into a corresponding internal selector object: unable to parse requirement: found '', expected: ',' or ')'";
  expect(ask("app in (web")).toEqual({ event: "InvalidSelector", reason: "InvalidSelector", error, message: error });
});

test("names two of the autoscalers on the same pods, if there are pods", () => {
  const error = "pods by selector app=web are controlled by more than one HPA (e.g. [default/alpha default/other])";
  expect(ask("app=web", ["other", "zeta", "alpha"])).toEqual({
    event: "AmbiguousSelector",
    reason: "AmbiguousSelector",
    error,
    message: error,
  });
  expect(ask("app=web", ["other"], [])).toBeNull();
  expect(ask("app=web", ["web"])).toBeNull();
});

test("prints a metric's selector as Go does", () => {
  const matchExpressions = [
    { key: "env", operator: "In", values: ["a", "b"] },
    { key: "x", operator: "Exists" },
  ];
  expect([
    formatMetricSelector(undefined),
    formatMetricSelector({ matchLabels: { queue: "jobs", a: "b" } }),
    formatMetricSelector({ matchExpressions }),
  ]).toEqual([
    "nil",
    "&LabelSelector{MatchLabels:map[string]string{a: b,queue: jobs,},MatchExpressions:[]LabelSelectorRequirement{},}",
    "&LabelSelector{MatchLabels:map[string]string{},MatchExpressions:[]LabelSelectorRequirement{LabelSelectorRequirement{Key:env,Operator:In,Values:[a b],},LabelSelectorRequirement{Key:x,Operator:Exists,Values:[],},},}",
  ]);
});

test("says what is wrong with a metric's selector, which the API server lets pass", () => {
  const wrong = (key: string, operator: string, values?: string[]) =>
    metricSelectorError({ matchExpressions: [{ key, operator, ...(values && { values }) }] });
  expect([
    metricSelectorError(),
    metricSelectorError({ matchLabels: { app: "web" } }),
    wrong("app", "Is"),
    wrong("app", "In"),
    wrong("app", "Exists", ["web"]),
    metricSelectorError({ matchLabels: { app: "a b" } })?.slice(0, 40),
  ]).toEqual([
    null,
    null,
    '"Is" is not a valid label selector operator',
    "values: Invalid value: []string(nil): for 'in', 'notin' operators, values set can't be empty",
    'values: Invalid value: []string{"web"}: values set must be empty for exists and does not exist',
    'values[0][app]: Invalid value: "a b": a ',
  ]);
});
