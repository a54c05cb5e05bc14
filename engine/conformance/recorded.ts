/** The form of a recorded trace. Times are whole seconds on the trace's clock; quantities are texts. */
import type {
  ControllerEvent,
  HorizontalPodAutoscaler,
  HorizontalPodAutoscalerCondition,
  MetricStatus,
  Quantity,
} from "../api/autoscaling";
import type { ControllerFlags, FeatureGates } from "../controller/flags";
import type { PodPhase } from "../controller/observation";

/** One run: a fresh controller, a manifest as its user wrote it, and what each reconcile saw. */
export interface RecordedTrace {
  format: "hpa-trace/1";
  name: string;
  family: string;
  controller: RecordedController;
  hpa: HorizontalPodAutoscaler;
  ticks: RecordedTick[];
}

/** A gate that is not named has its version's default; the version may be unknown. */
export interface RecordedController extends Omit<ControllerFlags, "kubernetesVersion" | "featureGates"> {
  kubernetesVersion?: string;
  featureGates: Partial<FeatureGates>;
}

export interface RecordedTick {
  at: number;
  /** The manifest was replaced just before this reconcile. */
  hpa?: HorizontalPodAutoscaler;
  /** The stored conditions were replaced just before this reconcile. */
  status?: { conditions: HorizontalPodAutoscalerCondition[] };
  /** `selector` absent: `app=web`. */
  scale: { specReplicas: number; statusReplicas: number; selector?: string; getError?: string; updateError?: string };
  otherAutoscalersOnThesePods?: string[];
  /** Absent: as in the previous tick. */
  pods?: RecordedPod[];
  metrics: RecordedMetrics;
  /** A number left its range: the real controller's result depends on the machine. */
  overflow?: boolean;
}

/** Each by metric name; if a metric is absent, the call for it fails. */
export interface RecordedMetrics {
  /** Samples by resource, then by pod. */
  resource?: Record<string, Record<string, RecordedSample>>;
  pods?: Record<string, Record<string, { timestamp: number; windowSeconds?: number; value: Quantity }>>;
  object?: Record<string, Quantity>;
  external?: Record<string, Quantity[]>;
}

export interface RecordedPod {
  name: string;
  phase: PodPhase;
  startTime: number | null;
  ready: boolean | "Unknown" | null;
  /** Absent: the zero time. */
  readyTransitionTime?: number;
  deletionTimestamp?: number;
  containers: RecordedContainer[];
  initContainers?: (RecordedContainer & { restartPolicy?: string })[];
  podRequests?: Record<string, Quantity>;
  /** spec.overhead; the recordings of the real controllers have none. */
  podOverhead?: Record<string, Quantity>;
}

export interface RecordedContainer {
  name: string;
  requests?: Record<string, Quantity>;
}

export interface RecordedSample {
  timestamp: number;
  windowSeconds: number;
  containers: Record<string, Quantity>;
}

/** What a reconcile did and what status it left. */
export interface ReplayedTick {
  error: string | null;
  scaledTo: number | null;
  desiredReplicas: number;
  currentReplicas: number;
  lastScaleTime: number | null;
  conditions: HorizontalPodAutoscalerCondition[];
  events: ControllerEvent[];
  currentMetrics: MetricStatus[] | null;
}
