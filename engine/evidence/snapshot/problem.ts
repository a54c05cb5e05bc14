/** What is wrong in a cluster, as the controller says it or as the objects show it. Each kind has its words in the page. */
export type ClusterProblem =
  | { readonly kind: "missingRequest"; readonly resource: string; readonly container: string | null; readonly pod: string | null }
  | { readonly kind: "noResourceMetrics" }
  /** `notFound`: nobody serves metrics.k8s.io. `notReady`: its service does not answer. `failed`: another error. */
  | { readonly kind: "resourceApiUnavailable"; readonly how: "notFound" | "notReady" | "failed" }
  /** A user of the API may not do this to this resource. */
  | { readonly kind: "forbidden"; readonly user: string; readonly verb: string; readonly resource: string }
  /** Nobody serves this API of metrics. */
  | { readonly kind: "apiNotRegistered"; readonly api: "custom" | "external" }
  /** The API answered, but with an empty list. */
  | { readonly kind: "emptyAnswer"; readonly api: "custom" | "external"; readonly metric: string | null }
  | { readonly kind: "noCustomMetrics"; readonly metric: string | null }
  | { readonly kind: "unknownMetric"; readonly metric: string; readonly of: string }
  | { readonly kind: "unknownKind"; readonly what: string }
  | { readonly kind: "noExternalMetrics"; readonly metric: string | null }
  | { readonly kind: "noTarget"; readonly what: string }
  /** The API server has the kind, but no scale of the object. `isScalable` null: this kind is none of Kubernetes itself. */
  | { readonly kind: "noScaleOfKind"; readonly targetKind: string | null; readonly isScalable: boolean | null }
  /** The target's scale has no selector, or one that cannot be read. */
  | { readonly kind: "invalidSelector"; readonly isMissing: boolean }
  /** A ContainerResource metric names a container that a pod, or its sample, does not have. */
  | { readonly kind: "noSuchContainer"; readonly container: string; readonly pod: string | null; readonly isInSample: boolean }
  /** The new count was refused. */
  | { readonly kind: "writeRefused"; readonly why: "conflict" | "denied" | "other"; readonly error: string }
  | { readonly kind: "somePodsUnmeasured"; readonly measured: number; readonly of: number }
  | { readonly kind: "podsUnready" }
  | { readonly kind: "noPods" }
  /** `others`: what the message names, `namespace/name`. */
  | { readonly kind: "overlap"; readonly others: readonly string[] }
  | { readonly kind: "scalingDisabled" }
  | { readonly kind: "unknownFigure"; readonly metric: string | null }
  /** A pasted object of this kind has a container without a request. */
  | {
      readonly kind: "missingRequestInObject";
      readonly container: string;
      readonly resource: string;
      readonly of: string;
      readonly name: string;
    }
  /** Other autoscalers of the texts have the same target. */
  | { readonly kind: "sharedTarget"; readonly others: readonly string[] }
  /** The target's selector matches pods whose names are not the target's. */
  | { readonly kind: "foreignPods"; readonly pods: readonly string[]; readonly count: number }
  /** The target's selector matches the pods that these other workloads (`kind/name`) make. `scaledBy`: autoscalers of those. */
  | { readonly kind: "sharedPods"; readonly workloads: readonly string[]; readonly scaledBy: readonly string[] }
  /** Of the target's name, but of another kind or in another namespace. */
  | { readonly kind: "targetElsewhere"; readonly workload: string; readonly namespace: string | null }
  /** An applied manifest that says a count, a ScaledObject beside an autoscaler that is not KEDA's, or who wrote the count last. */
  | { readonly kind: "secondOwner"; readonly owner: "manifest" | "keda"; readonly replicas: number | null }
  | { readonly kind: "secondOwner"; readonly owner: "manager"; readonly name: string; readonly time: string | null }
  /** The count was maxReplicas for so long; in `rows` the figures of each row proposed more. `isNow`: up to the end of the text. */
  | {
      readonly kind: "atMaximum";
      readonly by: "rows" | "series";
      readonly value: number;
      readonly seconds: number;
      readonly isNow: boolean;
    }
  /** The controller wrote this count more often than all others together allow. */
  | { readonly kind: "countsReset"; readonly replicas: number; readonly times: number; readonly others: number }
  /** Some limit has held for at least so long; in the last sync it was this one. */
  | { readonly kind: "clamped"; readonly bound: "minReplicas" | "maxReplicas"; readonly value: number | null; readonly seconds: number }
  /** Pods of the target that are not ready; `statuses` as kubectl prints them. */
  | {
      readonly kind: "podsNotReady";
      readonly pods: number;
      readonly of: number;
      readonly statuses: readonly string[];
      readonly first: string;
      /** Whether a metric is of the CPU: for others it does not count whether a running pod is ready. */
      readonly isOfCpu: boolean;
      /** A table does not tell whether a metric is an average or a whole value, which is multiplied by the ready pods. */
      readonly isMaybeWhole: boolean;
      /** What a metric without a name proposes if it is a whole value; null: it is none, or no text has its figure. */
      readonly wholeCount: number | null;
    }
  /** A VerticalPodAutoscaler changes the requests of which these percentages are. */
  | { readonly kind: "verticalAutoscaler"; readonly name: string; readonly mode: string; readonly resources: readonly string[] }
  /** A ResourceQuota has no room for one more pod of the target. */
  | { readonly kind: "quotaFull"; readonly name: string; readonly resource: string; readonly used: string; readonly hard: string }
  /** The workload wants more pods than are listed, and every listed one is ready. */
  | { readonly kind: "podsMissing"; readonly wanted: number; readonly listed: number }
  /** The API server refused new pods. */
  | { readonly kind: "podsRefused"; readonly why: "quota" | "limitRange" | "denied" | "other"; readonly message: string }
  /** No node takes a pod. */
  | { readonly kind: "podsUnschedulable"; readonly message: string }
  /** Both bounds are the same, so no metric moves the count. */
  | { readonly kind: "fixedBounds"; readonly replicas: number };
