import { admitScaledObject } from "../keda/admission";
import { applyScaledObject } from "../keda/reconcile";
import { targetError } from "../keda/world";
import { newKeda, recordedKeda, surroundingsOf, worldOf, type RecordedKedaInput } from "./kedaInput";

/** One ScaledObject, judged and then reconciled for the first time. */
export function replayKedaHpa(input: RecordedKedaInput): object {
  const { scaledObject } = input;
  const around = surroundingsOf(input);
  const world = worldOf(scaledObject, input, around);
  const error = targetError(scaledObject, world);
  const isUnknown = world.target.kind === "unknownKind";
  const target = {
    unknownKindError: isUnknown ? error : null,
    missingError: isUnknown ? null : error,
    containers: input.target.containers ?? [],
  };
  const { errors, warnings } = admitScaledObject(scaledObject, target, recordedKeda);
  const keda = newKeda(0);
  const reconcile = applyScaledObject(keda, scaledObject, world, 0);
  return {
    admission: {
      errors: errors.map(({ check, error }) => ({ check, error })),
      ...(warnings.length > 0 && { warnings: warnings.map(({ warning }) => warning) }),
    },
    error: reconcile.outcome.kind === "checkFailed" ? reconcile.outcome.error : null,
    events: reconcile.events.filter(({ reason }) => reason !== "KEDAScalersStarted"),
    hpa: keda.hpa,
    status: keda.stored?.status,
    replicas: reconcile.writes.at(-1)?.to ?? around.replicas,
  };
}
