import type { NotContinued, Supposed, SupposedFact, SupposedPart, TotalSource } from "../../../engine/index";
import { fromEngine } from "../engineText";
import { plural, t } from "../text";
import { apiQuantity, exact, quantity, runLength, span } from "../times";

type FactOf<C extends SupposedFact["code"]> = Extract<SupposedFact, { code: C }>;

/** A part of the scenario, and what it is taken to be. */
interface SupposedWords {
  part: string;
  says: string;
}

/** A fact without words does not compile. */
const words: { readonly [C in SupposedFact["code"]]: (fact: FactOf<C>) => SupposedWords } = {
  manifest: ({ from }) => ({
    part: t`manifest`,
    says: from === "written" ? t`The HPA as it was pasted.` : t`The HPA as far as the texts tell it.`,
  }),
  part: ({ part, metric, value }) => ({ part: t`manifest`, says: partWords[part](value, metric ?? "") }),
  targetKind: ({ kind }) => ({ part: t`workload`, says: t`A ${kind} is simulated as a Deployment.` }),
  flags: ({ version, syncPeriodSeconds }) => ({
    part: t`controller`,
    says: t`Kubernetes ${version} with its default flags; a sync every ${span(syncPeriodSeconds)}.`,
  }),
  workload: ({ kind, containers }) => ({
    part: t`workload`,
    says: t`Requests, limits and probes of ${plural(containers, "container")} as the ${kind} has them.`,
  }),
  request: ({ resource, amount, from }) => ({
    part: t`workload`,
    says: requestWords[from](resource === "cpu" ? "CPU" : t`memory`, `${exact(amount, 1)}${resource === "cpu" ? "m" : "Mi"}`),
  }),
  noLimit: () => ({ part: t`workload`, says: t`No CPU limit: no text has the workload’s own object.` }),
  readiness: ({ seconds, pods }) => ({
    part: t`workload`,
    says:
      pods === null
        ? t`A pod is ready ${span(seconds)} after its start.`
        : t`A pod is ready ${span(seconds)} after its start: the median of ${plural(pods, "pod")}.`,
  }),
  replicas: ({ replicas }) => ({ part: t`replicas`, says: t`${plural(replicas, "replica")} at the start.` }),
  stretch: ({ from, to, leftOutSeconds }) => ({
    part: t`time`,
    says:
      leftOutSeconds > 60
        ? t`${span(to - from)} of the recording; ${span(leftOutSeconds)} before or after it are left out.`
        : t`The ${span(to - from)} that were recorded.`,
  }),
  steady: ({ durationSeconds }) => ({
    part: t`load`,
    says: t`One time was recorded, so the load stays as it was then, for ${runLength(durationSeconds)}.`,
  }),
  total: ({ of, from, lowest, highest }) => ({
    part: t`load`,
    says: totalWords[from](of, lowest === highest ? amount(of, lowest) : t`${amount(of, lowest)} to ${amount(of, highest)}`),
  }),
  cost: ({ milliseconds, from }) => ({
    part: t`load`,
    says:
      from === "choice"
        ? t`One request takes ${exact(milliseconds, 1)} ms of CPU: a free choice. Another cost gives other requests per second and the same use.`
        : t`One request takes ${exact(milliseconds, 1)} ms of CPU: the recorded CPU divided by the recorded requests.`,
  }),
  noIdleUse: () => ({
    part: t`load`,
    says: t`Without requests a pod uses no CPU, so the total does not depend on how many pods share it.`,
  }),
  lag: ({ seconds }) => ({ part: t`load`, says: t`A figure shows the use of ${span(seconds)} before.` }),
  means: ({ seconds }) => ({ part: t`load`, says: t`Each point is the mean of ${span(seconds)}.` }),
  gaps: ({ seconds }) => ({ part: t`load`, says: t`Nothing was recorded for ${span(seconds)} in all; there the load is a straight line.` }),
  atLimit: ({ limitMilli }) => ({
    part: t`load`,
    says: t`Pods used nearly all of their limit of ${exact(limitMilli, 0)}m, so the real demand may have been higher.`,
  }),
  memory: ({ mebibytes, lowest, highest }) => ({
    part: t`workload`,
    says:
      lowest === highest
        ? t`Each pod holds ${exact(mebibytes, 0)}Mi of memory, whatever the load is.`
        : t`Each pod holds ${exact(mebibytes, 0)}Mi of memory, whatever the load is; recorded were ${exact(lowest, 0)} to ${exact(highest, 0)}Mi.`,
  }),
  sharedMetric: ({ metric }) => ({ part: t`load`, says: t`${metric} is taken as requests per second that the pods share.` }),
  drawnMetric: ({ metric, figure }) => ({
    part: t`metric`,
    says:
      figure === "total"
        ? t`${metric} follows its recorded course, however many pods there are.`
        : t`${metric} follows the recorded average of a pod, so it does not fall when pods are added.`,
  }),
  metricUnknown: ({ metric }) => ({ part: t`metric`, says: t`${metric} has no recorded figure: it is 0 here and never decides.` }),
  unnamedSeries: ({ pods }) => ({
    part: t`load`,
    says: t`Series without a name, of ${plural(pods, "pod")}, are taken as CPU in cores.`,
  }),
  noMemory: () => ({
    part: t`controller`,
    says: t`It remembers no proposal from before the start, so its first window may end otherwise than the real one.`,
  }),
};

const partWords: Readonly<Record<SupposedPart["part"], (value: string, metric: string) => string>> = {
  name: (value) => t`The HPA is called ${value}.`,
  target: (value) => t`It scales ${value}.`,
  minReplicas: (value) => t`minReplicas is ${value}.`,
  maxReplicas: (value) => t`maxReplicas is ${value}.`,
  behavior: () => t`No rules of behavior: the controller’s defaults.`,
  tolerance: (value) => t`The tolerance is ${value}, the default.`,
  scaleDownWindow: (value) => t`The scale-down window is ${span(Number(value))}, the default.`,
  hiddenMetrics: (value) => t`${plural(Number(value), "metric")} that the table hides are left out.`,
  metricKind: (value, metric) => t`${metric} is a metric of the type ${value}.`,
  metricName: (value) => t`A metric without a name is ${value}.`,
  metricTarget: (value, metric) => t`The target of ${metric} is ${value}.`,
  describedObject: (value, metric) => t`${metric} describes ${value}.`,
};

const requestWords: Readonly<Record<FactOf<"request">["from"], (resource: string, amount: string) => string>> = {
  object: (resource, figure) => t`A pod requests ${figure} of ${resource}.`,
  series: (resource, figure) => t`A pod requests ${figure} of ${resource}: the median of the series.`,
  figures: (resource, figure) => t`A pod requests ${figure} of ${resource}: the average divided by the percentage.`,
  choice: (resource, figure) => t`A pod requests ${figure} of ${resource}: a free choice, because only the percentage decides.`,
};

const totalWords: Readonly<Record<TotalSource, (metric: string, amount: string) => string>> = {
  usageOfPods: (_, figure) => t`All pods together use ${figure}: the sum of their series.`,
  utilization: (metric, figure) => t`All pods together have ${figure} of ${metric}: percentage × request × pods.`,
  average: (metric, figure) => t`All pods together have ${figure} of ${metric}: average × pods.`,
  value: (metric, figure) => t`${metric} is ${figure} in all.`,
};

const amount = (metric: string, figure: number): string =>
  metric === "cpu"
    ? `${apiQuantity(Math.round(figure))}m`
    : metric === "memory"
      ? `${apiQuantity(figure / (1000 * 1024 * 1024))}Mi`
      : quantity(figure);

export const supposedWords = <C extends SupposedFact["code"]>(fact: Supposed & FactOf<C>): SupposedWords =>
  (words[fact.code as C] as (fact: FactOf<C>) => SupposedWords)(fact);

/** Why the evidence gives no scenario. */
export function refusalWords(reason: NotContinued): string {
  switch (reason.code) {
    case "noMax":
      return t`No text says maxReplicas. Paste the output of kubectl get hpa or kubectl describe hpa.`;
    case "noMetric":
      return t`No text says which metric decides. Paste the output of kubectl describe hpa.`;
    case "noTarget":
      return t`No text says the target of ${reason.metric}. Paste the output of kubectl describe hpa.`;
    case "noFigures":
      return t`No figure of a metric is known, so nothing tells the load. Paste the output of kubectl describe hpa, or a series of the CPU.`;
    case "noReplicas":
      return t`No text says how many replicas there were, so nothing tells the load of all pods. Paste the whole output of kubectl describe hpa.`;
    case "emptyStretch":
      return t`Nothing was recorded in the chosen hours.`;
    case "notAccepted":
      return t`The API server would not accept this HPA: ${fromEngine(reason.said)}`;
    case "tooLarge":
      return fromEngine(reason.said);
  }
}
