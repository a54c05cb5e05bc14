import type { MergedAutoscaler, Place } from "../merge/merged";
import { secondsOfAge } from "./ages";
import type { ClusterProblem, Statement } from "./statement";

/** What the controller's messages say is wrong, each once, with every line that says it. */
export function problemsOf(merged: MergedAutoscaler): Statement[] {
  const found = new Map<string, { problem: ClusterProblem; when: "now" | "past" | "unknown"; basis: Place[] }>();
  const add = (problem: ClusterProblem | null, when: "now" | "past" | "unknown", place: Place) => {
    if (problem === null) return;
    const key = JSON.stringify(problem);
    const known = found.get(key);
    if (!known) found.set(key, { problem, when, basis: [place] });
    else {
      known.basis.push(place);
      if (when === "now" || known.when === "unknown") known.when = when;
    }
  };
  const active = merged.conditions.find(({ type }) => type === "ScalingActive")?.status;
  for (const { status, reason = "", message = "", place } of merged.conditions) {
    if (status === "False") add(problemIn(`${reason} ${message}`), "now", place);
  }
  const isUnmeasured = merged.metrics.length > 0 && merged.metrics.every(isUnknown);
  const youngest = Math.min(...merged.events.filter(({ reason }) => reason === "SuccessfulRescale").map(({ age }) => ageOf(age)));
  for (const { type, reason = "", message = "", age, place } of merged.events) {
    if (type === "Normal" || reason === "SuccessfulRescale") continue;
    const isOld = active === "True" || ageOf(age) > youngest;
    add(problemIn(`${reason} ${message}`), active === "False" ? "now" : isOld ? "past" : isUnmeasured ? "now" : "unknown", place);
  }
  if (found.size === 0) {
    for (const metric of merged.metrics) if (isUnknown(metric)) add({ kind: "unknownFigure", metric: metric.name }, "now", metric.place);
  }
  return [...found.values()].map(({ basis, ...problem }) => ({ code: "problem", standing: "recorded", basis, ...problem }));
}

const isUnknown = ({ utilization, averageValue, current, value }: MergedAutoscaler["metrics"][number]): boolean =>
  [utilization, averageValue, current, value].includes(null);

const ageOf = (age: string | null | undefined): number => (typeof age === "string" ? (secondsOfAge(age)?.low ?? Infinity) : Infinity);

type Reader = readonly [RegExp, (found: RegExpExecArray) => ClusterProblem];

/** In the order in which they are tried: the particular before the general. */
const readers: readonly Reader[] = [
  [
    /missing request for ([\w./-]{1,100})(?: (?:on|in) container (\S{1,200}))?(?: (?:in|of) pod (\S{1,300}))?/i,
    ([, resource, container, pod]) => ({
      kind: "missingRequest",
      resource: clean(resource!),
      container: container ?? null,
      pod: pod ?? null,
    }),
  ],
  [
    /do(?:es)? not have (?:a )?request for (\w{1,60})/i,
    ([, resource]) => ({ kind: "missingRequest", resource: resource!, container: null, pod: null }),
  ],
  [
    /metrics obtained for (\d{1,6})\/(\d{1,6}) of pods/i,
    ([, measured, of]) => ({ kind: "somePodsUnmeasured", measured: Number(measured), of: Number(of) }),
  ],
  [/AmbiguousSelector|selectors overlap|multiple HPAs|more than one HPA/i, () => ({ kind: "overlap" })],
  [/unable to map kind (\S{1,200})/i, ([, what]) => ({ kind: "unknownKind", what: what! })],
  [/could not find the metric (\S{1,200}) for (\S{1,200})/i, ([, metric, of]) => ({ kind: "unknownMetric", metric: metric!, of: of! })],
  [/no matches for ([^\n]{1,200})/i, ([, what]) => ({ kind: "noTarget", what: what!.trim() })],
  [
    /(?:^|\s)FailedGetScale\b[^\n]*?((?:[\w.]{1,100}\/scale\S{0,100} )?"[^"\n]{1,200}") not found/i,
    ([, what]) => ({ kind: "noTarget", what: what! }),
  ],
  [
    /(?:unable to get external metric|external metrics API)[^\n]*/i,
    (found) => ({ kind: "noExternalMetrics", metric: /external metric [^\s/]{1,200}\/([^\s/]{1,200})/i.exec(found[0])?.[1] ?? null }),
  ],
  [
    /custom metrics API/i,
    (found) => ({ kind: "noCustomMetrics", metric: /unable to get metric ([^\s:,]{1,200})/i.exec(found.input)?.[1] ?? null }),
  ],
  [/did not receive metrics for (?:targeted|any ready) pods/i, () => ({ kind: "podsUnready" })],
  [/no metrics returned from|no metrics returned matched known pods/i, () => ({ kind: "noResourceMetrics" })],
  [/unable to fetch metrics from|heapster/i, () => ({ kind: "resourceApiUnavailable" })],
  [/no pods returned by selector/i, () => ({ kind: "noPods" })],
  [/ScalingDisabled/, () => ({ kind: "scalingDisabled" })],
  [/(?:^|\s)FailedGetScale\b/, () => ({ kind: "noTarget", what: "" })],
];

function problemIn(text: string): ClusterProblem | null {
  const short = text.slice(0, 4000);
  for (const [pattern, read] of readers) {
    const found = pattern.exec(short);
    if (found) return read(found);
  }
  return null;
}

const clean = (word: string): string => word.replace(/[.,;:]+$/, "");

/** What to run next to see more of a problem. */
export function commandFor(problem: ClusterProblem, inNamespace: string): string | null {
  switch (problem.kind) {
    case "missingRequest":
      return `kubectl get pods${inNamespace} -o custom-columns='POD:.metadata.name,CONTAINER:.spec.containers[*].name,REQUESTS:.spec.containers[*].resources.requests'`;
    case "noResourceMetrics":
    case "podsUnready":
    case "somePodsUnmeasured":
      return `kubectl top pods${inNamespace} --containers`;
    case "resourceApiUnavailable":
      return "kubectl get apiservice v1beta1.metrics.k8s.io";
    case "noCustomMetrics":
    case "unknownMetric":
      return "kubectl get --raw /apis/custom.metrics.k8s.io/v1beta1";
    case "noExternalMetrics":
      return "kubectl get --raw /apis/external.metrics.k8s.io/v1beta1";
    case "unknownKind":
      return "kubectl api-resources -o wide";
    case "noTarget":
    case "scalingDisabled":
      return `kubectl get deployments,statefulsets,replicasets${inNamespace}`;
    case "noPods":
      return `kubectl get pods${inNamespace} --show-labels`;
    case "overlap":
      return `kubectl get hpa${inNamespace} -o wide`;
    case "missingRequestInObject":
      return `kubectl get ${problem.of.toLowerCase()}${inNamespace} ${problem.name} -o yaml`;
    case "sharedTarget":
      return `kubectl get hpa${inNamespace}`;
    case "foreignPods":
      return `kubectl get pods${inNamespace} --show-labels`;
    case "secondOwner":
      return problem.owner === "keda" ? `kubectl get scaledobjects,hpa${inNamespace}` : null;
    case "clamped":
    case "unknownFigure":
      return null;
  }
}
