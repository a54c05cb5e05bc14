import type { MergedAutoscaler, MergedEvidence, Place } from "../merge/merged";
import { isOver } from "./isOver";
import type { ClusterProblem } from "./problem";
import type { Statement } from "./statement";

/** What the controller's messages, and the refusals of other programs, say is wrong: each once, with every line that says it. */
export function problemsOf(merged: MergedAutoscaler, errors: MergedEvidence["errors"] = []): Statement[] {
  const target = merged.fields.target?.value.kind ?? null;
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
  for (const { status, reason = "", message = "", place } of merged.conditions) {
    if (status === "False") add(problemIn(`${reason} ${message}`, target), "now", place);
  }
  for (const event of merged.events) {
    const { type, reason = "", message = "", place } = event;
    if (type === "Normal" || reason === "SuccessfulRescale") continue;
    add(problemIn(`${reason} ${message}`, target), whenOf(event, merged), place);
  }
  const unknown = merged.metrics.filter(isUnknown);
  const isOfResource = unknown.some(({ name, target: of }) => name === "cpu" || name === "memory" || of?.endsWith("%") === true);
  if (isOfResource) for (const { message, place } of errors) add(refusalIn(message), "now", place);
  if (found.size === 0) for (const { name, place } of unknown) add({ kind: "unknownFigure", metric: name }, "now", place);
  return [...found.values()].map(({ basis, ...problem }) => ({ code: "problem", standing: "recorded", basis, ...problem }));
}

const isUnknown = ({ utilization, averageValue, current, value }: MergedAutoscaler["metrics"][number]): boolean =>
  [utilization, averageValue, current, value].includes(null);

function whenOf(event: MergedAutoscaler["events"][number], merged: MergedAutoscaler): "now" | "past" | "unknown" {
  const { metrics } = merged;
  if (isOver(event, merged)) return "past";
  const isOfScale = /^Failed(?:GetScale|Rescale|UpdateScale)$/.test(event.reason ?? "");
  const state = merged.conditions.find(({ type }) => type === (isOfScale ? "AbleToScale" : "ScalingActive"))?.status;
  if (state === "False") return "now";
  return !isOfScale && metrics.length > 0 && metrics.every(isUnknown) ? "now" : "unknown";
}

/** What another program says of the API of resource metrics. */
function refusalIn(message: string): ClusterProblem | null {
  if (/Metrics API not available|metrics not available yet/i.test(message)) return { kind: "resourceApiUnavailable", how: "failed" };
  return /metrics\.k8s\.io/.test(message) ? problemIn(message, null) : null;
}

/** `only`: the text must say this, too. */
type Reader = readonly [RegExp, (found: RegExpExecArray, target: string | null) => ClusterProblem, only?: RegExp];

const ofScale = /(?:^|\s)FailedGetScale\b/;

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
  [
    /AmbiguousSelector|selectors overlap|multiple HPAs|more than one HPA/i,
    ({ input }) => ({ kind: "overlap", others: (/\[([^[\]\n]{1,1000})\]/.exec(input)?.[1] ?? "").split(/[\s,]+/).filter(Boolean) }),
  ],
  [
    /is forbidden: User "([^"\n]+)" cannot (\w+) resource "([^"\n]+)"(?: in API group "([^"\n]+)")?/,
    ([, user, verb, resource, group]) => ({ kind: "forbidden", user: user!, verb: verb!, resource: resourceOf(resource!, group) }),
  ],
  [
    /container (\S+) not (?:found in Pod|present in metrics for pod) (\S+)/i,
    ([text, container, pod]) => ({
      kind: "noSuchContainer",
      container: container!,
      pod: clean(pod!),
      isInSample: /metrics for/.test(text),
    }),
  ],
  [/selector is required|scale is missing a selector/i, () => ({ kind: "invalidSelector", isMissing: true })],
  [/couldn't convert selector/i, () => ({ kind: "invalidSelector", isMissing: false })],
  [
    /no (custom|external) metrics API \(\S{1,100}\) registered/i,
    ([, api]) => ({ kind: "apiNotRegistered", api: api!.toLowerCase() as "custom" | "external" }),
  ],
  [
    /no metrics returned from (custom|external) metrics API/i,
    ({ input, 1: api }) => ({ kind: "emptyAnswer", api: api!.toLowerCase() as "custom" | "external", metric: metricIn(input) }),
  ],
  [/unable to map kind (\S{1,200})/i, ([, what]) => ({ kind: "unknownKind", what: what! })],
  [/could not find the metric (\S{1,200}) for (\S{1,200})/i, ([, metric, of]) => ({ kind: "unknownMetric", metric: metric!, of: of! })],
  [/no matches for ([^\n]{1,200})/i, ([, what]) => ({ kind: "noTarget", what: what!.trim() })],
  [/"[^"\n]+" not found/i, ({ 0: text, index, input }) => ({ kind: "noTarget", what: notFoundIn(text, input.slice(0, index)) }), ofScale],
  [
    /(?:unable to get external metric|external metrics API)[^\n]*/i,
    ({ input }) => ({ kind: "noExternalMetrics", metric: metricIn(input) }),
  ],
  [/custom metrics API/i, ({ input }) => ({ kind: "noCustomMetrics", metric: metricIn(input) })],
  [/did not receive metrics for (?:targeted|any ready) pods/i, () => ({ kind: "podsUnready" })],
  [/no metrics returned from|no metrics returned matched known pods/i, () => ({ kind: "noResourceMetrics" })],
  [
    /(?:unable to fetch metrics from|heapster|metrics\.k8s\.io)[^\n]*/i,
    ([text]) => ({ kind: "resourceApiUnavailable", how: howUnavailable(text) }),
  ],
  [/no pods returned by selector/i, () => ({ kind: "noPods" })],
  [/ScalingDisabled/, () => ({ kind: "scalingDisabled" })],
  [
    /(?:^|\s)Failed(?:UpdateScale|Rescale)\b/,
    ({ input }) => {
      const error = /(?:target scale|error): ([^\n]{1,300})/.exec(input)?.[1] ?? "";
      const why = /object has been modified/.test(error) ? "conflict" : /denied the request/.test(error) ? "denied" : "other";
      return { kind: "writeRefused", why, error };
    },
  ],
  [
    /the server could not find the requested resource/i,
    (_, target) => ({ kind: "noScaleOfKind", targetKind: target, isScalable: isScalable(target) }),
    ofScale,
  ],
  [ofScale, () => ({ kind: "noTarget", what: "" })],
];

/** `deployments/scale.apps "web" not found` says what kind of scale it is; other texts have only the name. */
function notFoundIn(text: string, before: string): string {
  const name = text.split('"')[1]!;
  const word = before
    .trimEnd()
    .split(/[\s(:]/)
    .at(-1)!;
  const scale = /^[\w.]{1,100}\/scale\S{0,100}$/.exec(word)?.[0];
  return scale !== undefined && before.endsWith(" ") ? `${scale} "${name}"` : `"${name}"`;
}

function problemIn(text: string, target: string | null): ClusterProblem | null {
  const short = text.slice(0, 4000);
  for (const [pattern, read, only] of readers) {
    const found = only === undefined || only.test(short) ? pattern.exec(short) : null;
    if (found) return read(found, target);
  }
  return null;
}

function clean(word: string): string {
  let end = word.length;
  while (".,;:".includes(word.charAt(end - 1)) && end > 0) end--;
  return word.slice(0, end);
}

const scalable: ReadonlySet<string> = new Set(["Deployment", "StatefulSet", "ReplicaSet", "ReplicationController"]);
const unscalable: ReadonlySet<string> = new Set(["DaemonSet", "Job", "CronJob", "Pod", "Service"]);

const isScalable = (kind: string | null): boolean | null =>
  kind === null ? null : scalable.has(kind) ? true : unscalable.has(kind) ? false : null;

const metricIn = (text: string): string | null =>
  (/external metric [^\s/]{1,200}\/([^\s/]{1,200})/i.exec(text) ?? /unable to get metric ([^\s:,]{1,200})/i.exec(text))?.[1] ?? null;

/** As `kubectl auth can-i` takes it: `deployments.apps/scale`. */
function resourceOf(resource: string, group: string | undefined): string {
  const [name = "", sub] = resource.split("/", 2);
  return `${name}${group === undefined ? "" : `.${group}`}${sub === undefined ? "" : `/${sub}`}`;
}

function howUnavailable(text: string): "notFound" | "notReady" | "failed" {
  if (/could not find the requested resource/i.test(text)) return "notFound";
  return /unable to handle the request|service unavailable|connection refused|timed out|deadline exceeded|no endpoints/i.test(text)
    ? "notReady"
    : "failed";
}
