import { agePattern } from "./kinds";
import { readLogLine } from "./printed/logLine";
import { quotedIn } from "./printed/prose";
import { readRefusalLine } from "./printed/refusalLine";
import { refusalOf } from "./refusals/refusalOf";

/** Characters of all texts together. A day of 200 pods at 15 s has 75 million in one query for each pod's usage, requests and readiness. */
export const maxEvidenceLength = 100_000_000;

/** The signs of most texts are at their beginning; a file of a day has megabytes of points after them. */
export const evidenceHead = 400_000;

/**
 * Whether a text is what kubectl or Prometheus said of a cluster, by its signs. A manifest to edit and a measured load are not evidence. It
 * is not read for that, so a long text takes a few milliseconds.
 */
export function looksLikeEvidence(text: string): boolean {
  const head = text.slice(0, evidenceHead);
  return isPrinted(head) || isLiveObject(head) || isSeriesOfAutoscaler(head);
}

/** In a manifest a comment may show what kubectl prints. */
function isPrinted(text: string): boolean {
  if (/\bdescribe\s+(?:hpa|horizontalpodautoscalers?)\b/.test(text) && /^Name:\s/m.test(text)) return true;
  const isManifest = /^(?:apiVersion|kind|spec):/m.test(text);
  return text.split(/\r\n|[\n\r]/, 20_000).some((line) => {
    const start = plainStart(line.slice(0, 600));
    if (isManifest && /^\s*#/.test(start)) return false;
    return printedSigns.some((sign) => sign.test(start)) || (mayTell.test(line) && tells(line.slice(0, 20_000), start));
  });
}

/** Words of which each line has one that a server refused, that a log or a sentence quotes. */
const mayTell = /HorizontalPodAutoscaler|ScaledObject|podautoscaler|escaled|unknown field|AbleToScale|Scaling(?:Active|Limited)|New size/i;

/** The readers themselves say whether such a line tells something. */
function tells(line: string, start: string): boolean {
  const refused = readRefusalLine(line);
  if (refused !== null) return refusalOf(refused) !== null;
  return readLogLine(line) !== null || quotedIn(start) !== null;
}

/** A line without colours, a page's entities, and what a log or a chat puts before it. */
function plainStart(line: string): string {
  if (!line.includes(escape) && !/[&[\u00a0<*]|^(?:\d|[A-Z][a-z]{2} )/.test(line)) return line;
  return line
    .replace(colours, "")
    .replace(/&nbsp;|\u00a0/g, " ")
    .replace(/&lt;/g, "<")
    .replace(/^(?:<[a-z]{1,10}>)+/i, "")
    .replace(/^(?:\[[^\]]{1,200}\]|\d{4}-\d\d-\d\d[T ][\d:.,]{5,20}Z?|\d\d:\d\d:\d\d|[A-Z][a-z]{2} +\d{1,2} \d\d:\d\d:\d\d) +/, "")
    .replace(/^\*\*([A-Z][A-Za-z ]{1,40}:)\*\*/, "$1");
}

const escape = "\u001b";
const colours = new RegExp(`${escape}\\[[0-9;]*m`, "g");

/** What people put before a line: a quote, a diff, a number, a comment. */
const before = String.raw`^[\s>+#|\d:-]*`;

const printedSigns = [
  new RegExp(`${before}(?:AbleToScale|ScalingActive|ScalingLimited|ScaledToZero)\\s+(?:True|False|Unknown)\\b`),
  /\bMINPODS\s+MAXPODS\b/,
  /^\s*API Version:\s+keda\.sh\//,
  /^\s*(?:NAMESPACE\s+)?NAME\s+SCALETARGETKIND\s/,
  /^\s*(?:\S+\s+)?REFERENCE\s+TARGETS?\b/,
  new RegExp(`${before}(?:Min|Max) replicas:\\s*(?:\\d|<|$)`),
  new RegExp(`${before}(?:Metrics:\\s+\\( current / target \\)|(?:Target|Current) CPU utilization:)`),
  new RegExp(`${before}[A-Z][A-Za-z]* pods:\\s+\\d+ current`),
  new RegExp(`${before}Reference:\\s+[A-Z][A-Za-z]+/`),
  new RegExp(`${before}Type\\s+(?:Status\\s+Reason|Reason\\s+Age)\\b`),
  /^\s*(?:NAMESPACE\s+)?(?:LAST ?SEEN|FIRST ?SEEN)\s+[A-Z]/,
  /^\s*FirstSeen\s+LastSeen\b/,
  /^\s*(?:NAMESPACE\s+|POD\s+)?NAME\s+(?:READY\s+(?:STATUS|UP-TO-DATE)|CPU\(cores\)|DESIRED\s+CURRENT)/,
  new RegExp(`${before}(?:Normal|Warning)\\s+(?:[A-Z][A-Za-z]+)\\s+${agePattern}`),
  new RegExp(`^\\s*${agePattern}\\s+(?:\\(x\\d+ over \\S+\\)\\s+)?(?:\\d+\\s+)?(?:Normal|Warning)\\s`),
  /^\s*(?:\S+\s+)?(?:Normal|Warning)\s+[A-Z][A-Za-z]+\s.*\bhorizontal-pod-autoscaler\b/,
  /\btype: '(?:Normal|Warning)' reason: '(?:FailedGet|FailedCompute|SuccessfulRescale)/,
  /^(?=.*"Event occurred").* kind="HorizontalPodAutoscaler"/,
  /\bhorizontal(?:podautoscaler)?\/?\w*(?:\.go:\d+\]|-controller\S{0,60}\]) /,
  /^(?=.*\b(?:get|describe) +(?:hpa|horizontalpodautoscalers?)\b).*custom-columns=/,
  // Tables of Markdown, and of programs with windows.
  /^\s*(?:\|\s*)?NAME\s*\|\s*REFERENCE\s*\|/,
  /^Name\t(?=.*\bMin\w* (?:Pods|Replicas)\b)(?=.*\bMax)/,
  /\tSuccessfulRescale\t|\tFailed(?:GetResourceMetric|ComputeMetricsReplicas)\t/,
  /^\s*(?:\S+\s+){0,3}(?:Normal|Warning)\s+(?:SuccessfulRescale|Failed(?:Get\w+Metric|ComputeMetricsReplicas))\s/,
  /^(?:[IWEF]\d{4} )?.*\bSuccessfull?y? rescaled?\b/,
  /^\s*(?:\S+\s+)?(?:horizontalpodautoscaler\S*\/)?[a-z0-9][-a-z0-9.]*\s+[A-Z][A-Za-z]+\/[a-z0-9][-a-z0-9./]*\s+(?:(?:<?unknown>?|<none>|[\d.]+[a-zA-Z%]*|\w+: [^\s/]+)\s?\/\s?\S.*\d|\d+ )/,
  /^\s*"?(?:FailedGet\w+Metric|FailedComputeMetricsReplicas|SuccessfulRescale)"?\b/,
];

/** An object that the API server returned: its status says what the controller found. Tools print `status: {}` into a manifest. */
function isLiveObject(text: string): boolean {
  if (/^[ \t]*["']?(?:autoscaling\.alpha\.kubernetes\.io\/(?:conditions|current-metrics))["']?:/m.test(text)) return true;
  if (/["']?kind["']?:[ \t]*["']?(?:Event|EventList|PodMetrics|PodMetricsList|MetricValueList|ExternalMetricValueList)\b/.test(text))
    return true;
  if (/["']groupVersion["']:[ \t]*["'](?:custom|external)\.metrics\.k8s\.io\//.test(text)) return true;
  // A status alone, cut out of its object, or an object whose status says something.
  if (/^[ \t-]*["']?(?:lastTransitionTime|currentMetrics)["']?:/m.test(text)) return true;
  return /^[ \t]*status:[ \t]*\r?$|"status"\s{0,4}:\s{0,4}\{/m.test(text) && fieldsOfStatus.test(text);
}

const fieldsOfStatus =
  /["'\s{,](?:currentReplicas|desiredReplicas|currentMetrics|lastScaleTime|observedGeneration|readyReplicas|phase|podIP|currentCPUUtilizationPercentage)["']?\s{0,4}:/;

/** Loads that someone measured are samples, too, but only these series tell of the autoscaler and its pods. */
function isSeriesOfAutoscaler(text: string): boolean {
  if (seriesOfAutoscaler.test(text)) return true;
  return (text.match(seriesOfWorkload) ?? []).some((name) => /replicas|ready|requests|start_time|phase/.test(name));
}

const seriesOfAutoscaler =
  /\bkube_(?:horizontalpodautoscaler|hpa)_|\bcontainer_cpu_usage_seconds_total\b|["{,\s](?:horizontalpodautoscaler|hpa)["']?\s?[:=]\s?["']/;
const seriesOfWorkload = /\bkube_(?:deployment|statefulset|replicaset|pod)_[a-z_]+/g;
