/** What kubectl prints of a VerticalPodAutoscaler, a kind that it does not know. */
import { isBefore, unnamedVersion, type KubernetesVersion } from "../controller/releases";
import { terminalSafe } from "../lib/goText";
import { formatRfc3339 } from "../lib/utcTime";
import { eventLines, type DescribedEvent } from "./describeEvents";
import { annotationLines, labelLines } from "./describeMetadata";
import { fieldLabel, mergesAcronymsIn } from "./fieldLabel";
import { humanDuration } from "./humanDuration";
import { printTable } from "./table";
import { alignTabs, describeStyle } from "./tabWriter";
import { unstructuredLines, type UnstructuredObject } from "./unstructured";
import { yamlText } from "./yamlText";

/** Amounts as the API has them: `250m`, `262144k`. */
interface VerticalAmounts {
  readonly cpu?: string;
  readonly memory?: string;
}

/** A VerticalPodAutoscaler at one time. Absent parts are not printed. `recommendation`: null before the first one. */
export interface VerticalAutoscalerView {
  readonly name: string;
  readonly namespace: string;
  readonly targetRef: { readonly apiVersion: string; readonly kind: string; readonly name: string };
  readonly updatePolicy?: UnstructuredObject & { readonly updateMode?: string };
  readonly resourcePolicy?: UnstructuredObject;
  readonly conditions: readonly {
    readonly type: string;
    readonly status: "True" | "False" | "Unknown";
    readonly reason?: string;
    readonly message?: string;
    /** Seconds since 1970. */
    readonly lastTransitionTime: number;
  }[];
  readonly recommendation:
    | readonly {
        readonly containerName: string;
        readonly target: VerticalAmounts;
        readonly lowerBound: VerticalAmounts;
        readonly upperBound: VerticalAmounts;
        readonly uncappedTarget: VerticalAmounts;
      }[]
    | null;
  readonly ageSeconds: number;
  /** On the wall clock. */
  readonly events: readonly DescribedEvent[];
}

/** `kubectl get vpa`: the additionalPrinterColumns of the CRD. A path that leads nowhere leaves its cell empty. */
export function getVerticalAutoscalers(views: readonly VerticalAutoscalerView[]): string {
  const rows = views.map(({ name, updatePolicy, conditions, recommendation, ageSeconds }) => {
    const target = recommendation?.[0]?.target;
    const provided = conditions.find(({ type }) => type === "RecommendationProvided");
    const cells = [updatePolicy?.updateMode, target?.cpu, target?.memory, provided?.status].map((cell) => cell ?? "");
    return [name, ...cells, humanDuration(ageSeconds)];
  });
  return printTable(["NAME", "MODE", "CPU", "MEM", "PROVIDED", "AGE"], rows);
}

/** `kubectl describe vpa NAME` at `now`, in seconds since 1970. */
export function describeVerticalAutoscaler(view: VerticalAutoscalerView, now: number, version: KubernetesVersion = unnamedVersion): string {
  const { metadata, ...content } = objectOf(view, now);
  const mergesAcronyms = !isBefore(version, mergesAcronymsIn.since);
  const lines = [
    `Name:\t${view.name}`,
    `Namespace:\t${view.namespace}`,
    ...labelLines({}),
    ...annotationLines({}),
    ...unstructuredLines({ ...content, metadata: { creationTimestamp: metadata.creationTimestamp } }, (field) =>
      fieldLabel(field, mergesAcronyms),
    ),
    ...eventLines(view.events, now, version),
  ];
  return alignTabs(terminalSafe(`${lines.join("\n")}\n`), describeStyle);
}

/** `kubectl get vpa NAME -o yaml` at `now`, in seconds since 1970. */
export const verticalAutoscalerYaml = (view: VerticalAutoscalerView, now: number): string => yamlText(objectOf(view, now));

/** The object as the API serves it, without what the API server counts (resourceVersion, uid, generation). */
const objectOf = ({ name, namespace, ...view }: VerticalAutoscalerView, now: number) => ({
  apiVersion: "autoscaling.k8s.io/v1",
  kind: "VerticalPodAutoscaler",
  metadata: { creationTimestamp: formatRfc3339(now - view.ageSeconds), name, namespace },
  spec: {
    targetRef: { ...view.targetRef },
    updatePolicy: view.updatePolicy && { ...view.updatePolicy },
    resourcePolicy: view.resourcePolicy,
  },
  status: {
    conditions: view.conditions.map((condition) => ({
      ...condition,
      lastTransitionTime: formatRfc3339(condition.lastTransitionTime),
    })),
    recommendation:
      view.recommendation === null
        ? undefined
        : {
            containerRecommendations: view.recommendation.map(({ containerName, target, lowerBound, upperBound, uncappedTarget }) => ({
              containerName,
              target: { ...target },
              lowerBound: { ...lowerBound },
              upperBound: { ...upperBound },
              uncappedTarget: { ...uncappedTarget },
            })),
          },
  },
});
