/** The form of a recorded trace of the autoscaler of Kubernetes 1.1 and 1.2. Times are whole seconds on the trace's clock. */
import type { ControllerEvent } from "../api/autoscaling";
import type { HorizontalPodAutoscalerV1, HorizontalPodAutoscalerV1Status } from "../api/autoscalingV1";
import type { ControllerV1Flags } from "../controllerV1/flags";

/** One run, of an autoscaler with an empty status for the Deployment "web" in "default". */
export interface RecordedV1Trace {
  format: "hpa-trace-legacy/1";
  name: string;
  family: string;
  controller: ControllerV1Flags;
  hpa: Omit<HorizontalPodAutoscalerV1["spec"], "scaleTargetRef">;
  ticks: RecordedV1Tick[];
}

export interface RecordedV1Tick {
  at: number;
  specReplicas: number;
  statusReplicas: number;
  /** Both null: reading the metric fails. */
  utilizationPercent: number | null;
  metricTimestamp: number | null;
  getError?: string;
  updateError?: string;
}

/** What a reconcile did and what status it left. */
export interface ReplayedV1Tick extends HorizontalPodAutoscalerV1Status {
  error: string | null;
  scaledTo: number | null;
  events: ControllerEvent[];
}
