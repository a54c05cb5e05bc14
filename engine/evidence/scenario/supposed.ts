import type { SupposedPart, NotRebuilt } from "../autoscalerOf";
import type { Words } from "../../lib/sentence";
import type { Place } from "../merge/merged";
import type { Standing } from "../snapshot/statement";

/** One thing that a scenario made of evidence takes as true: recorded, computed from what is recorded, or assumed. */
export type Supposed = {
  readonly standing: Standing;
  /** The lines on which it rests; empty where no line says it. */
  readonly basis: readonly Place[];
} & SupposedFact;

export type SupposedFact =
  /** `written`: as it was pasted. `printed`: made from what the texts say of it. */
  | { readonly code: "manifest"; readonly from: "written" | "printed" }
  /** A part of the autoscaler that no text says. */
  | { readonly code: "part"; readonly part: SupposedPart["part"]; readonly metric: string | null; readonly value: string }
  /** A kind that cannot be simulated is taken as a Deployment. */
  | { readonly code: "targetKind"; readonly kind: string }
  /** The controller's version and its flags. */
  | { readonly code: "flags"; readonly version: string; readonly syncPeriodSeconds: number }
  /** What the workload's own object says of its pods. */
  | { readonly code: "workload"; readonly kind: string; readonly containers: number }
  | { readonly code: "request"; readonly resource: "cpu" | "memory"; readonly amount: number; readonly from: RequestSource }
  /** No text says a limit, so there is none. */
  | { readonly code: "noLimit" }
  /** From the start of a pod until it is ready; `pods`: of how many it is the median, null where nothing tells. */
  | { readonly code: "readiness"; readonly seconds: number; readonly pods: number | null }
  | { readonly code: "replicas"; readonly replicas: number }
  /** The stretch that was recorded, as Unix seconds. */
  | { readonly code: "stretch"; readonly from: number; readonly to: number; readonly leftOutSeconds: number }
  /** One time was recorded, so the load stays as it was then. */
  | { readonly code: "steady"; readonly durationSeconds: number }
  /** All pods together, in millicores or in the metric's unit. */
  | { readonly code: "total"; readonly of: string; readonly from: TotalSource; readonly lowest: number; readonly highest: number }
  /** How many milliseconds of CPU one request takes; the load is the total divided by it. */
  | { readonly code: "cost"; readonly milliseconds: number; readonly from: "choice" | "totals" }
  /** A pod without requests uses no CPU. */
  | { readonly code: "noIdleUse" }
  /** A figure shows what was so many seconds earlier. */
  | { readonly code: "lag"; readonly seconds: number }
  /** Each point of the load is the mean of so many seconds. */
  | { readonly code: "means"; readonly seconds: number }
  /** No figure was recorded for so long in all; the load goes on straight. */
  | { readonly code: "gaps"; readonly seconds: number }
  /** The pods used nearly all that their limit allows, so the demand may have been higher. */
  | { readonly code: "atLimit"; readonly limitMilli: number }
  /** Each pod holds so much memory, whatever the load is. */
  | { readonly code: "memory"; readonly mebibytes: number; readonly lowest: number; readonly highest: number }
  /** A metric of pods is taken as requests per second that the pods share. */
  | { readonly code: "sharedMetric"; readonly metric: string }
  /** A metric follows its recorded course; `average`: that of one pod, so more pods do not make it fall. */
  | { readonly code: "drawnMetric"; readonly metric: string; readonly figure: "total" | "average" }
  /** A metric without a figure is taken as 0, so it never decides. */
  | { readonly code: "metricUnknown"; readonly metric: string }
  /** Series without a name, one for each pod, are taken as CPU in cores. */
  | { readonly code: "unnamedSeries"; readonly pods: number }
  /** At the start the controller remembers nothing. */
  | { readonly code: "noMemory" };

export type RequestSource = "object" | "series" | "figures" | "choice";

/** Where a total comes from: series of each pod, a percentage of requests × pods, or an average of pods × pods. */
export type TotalSource = "usageOfPods" | "utilization" | "average" | "value";

/** Why no scenario can be made. */
export type NotContinued =
  | NotRebuilt
  /** No figure of any metric is known, so there is no load. */
  | { readonly code: "noFigures" }
  /** A figure is known, but not for how many pods. */
  | { readonly code: "noReplicas" }
  /** The API server would not accept what is known of the autoscaler; its own words. */
  | { readonly code: "notAccepted"; readonly message: string; readonly said: Words }
  | { readonly code: "tooLarge"; readonly message: string; readonly said: Words }
  /** The chosen stretch has no recording. */
  | { readonly code: "emptyStretch" };
