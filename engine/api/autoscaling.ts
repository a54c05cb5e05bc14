/**
 * The types of autoscaling/v2 as the API server stores them, reduced to what the controller reads. Source: k8s.io/api/autoscaling/v2. A
 * quantity keeps the manifest's text.
 */

export type Quantity = string;

export interface CrossVersionObjectReference {
  apiVersion?: string;
  kind: string;
  name: string;
}

export interface LabelSelector {
  matchLabels?: Record<string, string>;
  matchExpressions?: { key: string; operator: string; values?: string[] }[];
}

export interface MetricIdentifier {
  name: string;
  selector?: LabelSelector;
}

type MetricTargetType = "Utilization" | "Value" | "AverageValue";

/** Exactly one of the three numbers is set, the one that `type` names. `averageUtilization` is in percent of requests. */
export interface MetricTarget {
  type: MetricTargetType;
  averageUtilization?: number;
  averageValue?: Quantity;
  value?: Quantity;
}

export type MetricSpec =
  | { type: "Resource"; resource: { name: string; target: MetricTarget } }
  | { type: "ContainerResource"; containerResource: { name: string; container: string; target: MetricTarget } }
  | { type: "Pods"; pods: { metric: MetricIdentifier; target: MetricTarget } }
  | { type: "Object"; object: { describedObject: CrossVersionObjectReference; metric: MetricIdentifier; target: MetricTarget } }
  | { type: "External"; external: { metric: MetricIdentifier; target: MetricTarget } };

export type ScalingPolicySelect = "Max" | "Min" | "Disabled";

/** `value` is a number of pods or a percentage; `periodSeconds` is 1 to 1800. */
export interface HPAScalingPolicy {
  type: "Pods" | "Percent";
  value: number;
  periodSeconds: number;
}

/** `tolerance` is a ratio written as a quantity ("0.05"). */
export interface HPAScalingRules {
  stabilizationWindowSeconds?: number;
  selectPolicy?: ScalingPolicySelect;
  policies?: HPAScalingPolicy[];
  tolerance?: Quantity;
}

export interface HorizontalPodAutoscalerBehavior {
  scaleUp?: HPAScalingRules;
  scaleDown?: HPAScalingRules;
}

export interface HorizontalPodAutoscalerSpec {
  scaleTargetRef: CrossVersionObjectReference;
  minReplicas?: number;
  maxReplicas: number;
  metrics?: MetricSpec[];
  behavior?: HorizontalPodAutoscalerBehavior;
  /** From 3 to 3600 seconds; absent: the controller's flag. KEP-6003. */
  syncPeriodSeconds?: number;
}

export interface ObjectMeta {
  name: string;
  namespace?: string;
  labels?: Readonly<Record<string, string>>;
  annotations?: Readonly<Record<string, string>>;
}

export interface HorizontalPodAutoscaler {
  apiVersion: string;
  kind: string;
  metadata: ObjectMeta;
  spec: HorizontalPodAutoscalerSpec;
}

export interface MetricValueStatus {
  value?: Quantity;
  averageValue?: Quantity;
  averageUtilization?: number;
}

/** One entry of status.currentMetrics. A metric that failed has the empty type and nothing else. */
export type MetricStatus =
  | { type: "" }
  | { type: "Resource"; resource: { name: string; current: MetricValueStatus } }
  | { type: "ContainerResource"; containerResource: { name: string; container: string; current: MetricValueStatus } }
  | { type: "Pods"; pods: { metric: MetricIdentifier; current: MetricValueStatus } }
  | { type: "Object"; object: { describedObject: CrossVersionObjectReference; metric: MetricIdentifier; current: MetricValueStatus } }
  | { type: "External"; external: { metric: MetricIdentifier; current: MetricValueStatus } };

/**
 * Times are whole seconds on the run's clock, null for the zero time. 1.28 adds an empty condition if its gate HPAContainerMetrics is off.
 */
export interface HorizontalPodAutoscalerCondition {
  type: "AbleToScale" | "ScalingActive" | "ScalingLimited" | "ScaledToZero" | "";
  status: "True" | "False" | "";
  reason: string;
  message: string;
  lastTransitionTime: number | null;
}

export interface HorizontalPodAutoscalerStatus {
  currentReplicas: number;
  desiredReplicas: number;
  lastScaleTime: number | null;
  currentMetrics: MetricStatus[] | null;
  conditions: HorizontalPodAutoscalerCondition[];
}

/** An event as the controller sends it, before any aggregation. */
export interface ControllerEvent {
  type: "Normal" | "Warning";
  reason: string;
  message: string;
}
