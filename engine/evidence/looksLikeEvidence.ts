import { tellsOfCluster } from "./printed/lineKinds";

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
    const bare = start.replace(before, "");
    return [start, ...(bare === start ? [] : [bare]), ...(line.length > 600 ? [line.slice(0, 20_000)] : [])].some(tellsOfCluster);
  });
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
const before = /^[\s>+#|\d:-]+/;

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
