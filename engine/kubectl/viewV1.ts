import type { HorizontalPodAutoscaler } from "../api/autoscaling";
import type { HorizontalPodAutoscalerV1, HorizontalPodAutoscalerV1Status } from "../api/autoscalingV1";
import { asV1 } from "../controllerV1/asV1";
import type { ReconcileV1 } from "../controllerV1/decision";
import { freshV1Status } from "../controllerV1/horizontal";
import type { Absence } from "../simulation/trace";
import type { Correlation } from "./recordedEvents";
import { createdAt } from "./view";

/** What the API server of 1.2 knew about the autoscaler during a run. */
export interface AutoscalerHistoryV1 {
  /** In order of time, in the words of autoscaling/v2, as a trace has them; the first is valid from second 0 on. */
  manifests: readonly { at: number; hpa: HorizontalPodAutoscaler }[];
  reconciles: readonly ReconcileV1[];
  absences?: readonly Absence[];
}

export interface AutoscalerV1 {
  hpa: HorizontalPodAutoscalerV1;
  status: HorizontalPodAutoscalerV1Status;
}

/** The object at a time, after that second's edit and reconcile; while it is deleted, as it was last. */
export function autoscalerV1At(history: AutoscalerHistoryV1, now: number): AutoscalerV1 {
  const { manifests, reconciles } = history;
  const manifest = manifests.findLast(({ at }) => at <= now) ?? manifests[0];
  if (manifest === undefined) throw new Error("an autoscaler has a manifest");
  const created = createdAt(history, now);
  const last = reconciles.findLast(({ at }) => at <= now && at >= created);
  return { hpa: asV1(manifest.hpa), status: last?.status ?? freshV1Status() };
}

/** "Deployment/web/scale": kubectl 1.2 named the subresource too. */
export const referenceV1 = ({ spec: { scaleTargetRef } }: HorizontalPodAutoscalerV1): string =>
  `${scaleTargetRef.kind}/${scaleTargetRef.name}/scale`;

/** "50%"; the text for an absent number differs between the callers. */
export const percentV1 = (percent: number | null | undefined, absent: string): string => (percent == null ? absent : `${percent}%`);

export const notFoundV1 = ({ metadata }: HorizontalPodAutoscalerV1): string =>
  `Error from server: horizontalpodautoscalers.autoscaling ${JSON.stringify(metadata.name)} not found\n`;

export const correlationV1: Correlation = { combined: () => "(events with common reason combined)", bucket: null };

/** A source prints as its component and its host, which the controller leaves empty. */
export const eventSourceV1 = "{horizontal-pod-autoscaler }";
