import type { ErrorReading, LogReading, ScaledObjectReading } from "./evidence";
import type { Place, Placed } from "./merge/merged";
import { refusalOf, type Refusal } from "./refusals/refusalOf";

/** What texts tell where no autoscaler is in them: refusals, what KEDA's operator did, and ScaledObjects; each with its place. */
export type ToldAlone =
  | { readonly what: "refused"; readonly place: Place; readonly refusal: Refusal; readonly by?: "KEDA"; readonly object?: string }
  | { readonly what: "kedaError"; readonly place: Place; readonly message: string; readonly object?: string }
  | { readonly what: "kedaScaled"; readonly place: Place; readonly object?: string; readonly from: number; readonly to: number }
  | { readonly what: "scaledObject"; readonly place: Place; readonly scaledObject: Placed<ScaledObjectReading> };

export interface AloneInput {
  readonly errors: readonly Placed<ErrorReading>[];
  readonly logs: readonly Placed<LogReading>[];
  readonly scaledObjects: readonly Placed<ScaledObjectReading>[];
}

export function toldAlone({ errors, logs, scaledObjects }: AloneInput): ToldAlone[] {
  return [
    ...errors.flatMap(({ place, message, by, object }): ToldAlone[] => {
      const whose = { ...(by !== undefined && { by }), ...(object !== undefined && { object }) };
      const refusal = refusalOf(message);
      if (refusal !== null) return [{ what: "refused", place, refusal, ...whose }];
      return by === "KEDA" ? [{ what: "kedaError", place, message, ...(object !== undefined && { object }) }] : [];
    }),
    ...logs.flatMap(({ place, object, from, to }): ToldAlone[] =>
      object?.startsWith("ScaledObject/") !== true || from === undefined || to === undefined
        ? []
        : [{ what: "kedaScaled", place, object, from, to }],
    ),
    ...scaledObjects.map((scaledObject): ToldAlone => ({ what: "scaledObject", place: scaledObject.place, scaledObject })),
  ];
}
