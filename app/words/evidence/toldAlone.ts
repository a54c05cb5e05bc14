import type { FieldFix, ScaledObjectReading, ToldAlone, TriggerReading } from "../../../engine/index";
import { cronReach } from "../../../engine/index";
import { t } from "../text";

/** What a text tells in which no autoscaler is: what happened, then what fixes it. */
export function toldAloneWords(told: ToldAlone): string[] {
  switch (told.what) {
    case "refused":
      return [
        refusedWords(told),
        ...told.refusal.fixes.map(fixWords),
        ...(told.refusal.denied === undefined ? [] : [t`The webhook says: “${told.refusal.denied}”`]),
      ];
    case "kedaError":
      return [t`KEDA's operator reports an error of ${shortOf(told.object)}: ${told.message}`];
    case "kedaScaled":
      return [
        t`KEDA itself set the target of ${shortOf(told.object)} from ${told.from} to ${told.to}. The HPA does not do this: KEDA turns the target on and off.`,
      ];
    case "scaledObject":
      return scaledObjectWords(told.scaledObject);
  }
}

/** What stands above it in a report. */
export const toldPlace = (file: string, line: number): string => t`${file}, line ${String(line)}:`;

function refusedWords({ refusal, by, object }: Extract<ToldAlone, { what: "refused" }>): string {
  const { kind, name, version, denied, fixes } = refusal;
  const it = [kind ?? t`object`, ...(name === undefined ? [] : [name])].join(" ");
  if (by === "KEDA" && kind === "HorizontalPodAutoscaler")
    return t`The API server refused the HPA ${name ?? ""} that KEDA's operator makes of ${shortOf(object)}. So no HPA exists, or one from before stays as it is.`;
  if (version !== undefined) return t`The API server does not know the kind ${kind ?? ""} in version ${version}.`;
  if (denied !== undefined) return t`An admission webhook refused this ${it}.`;
  const isWarned = kind === undefined && fixes.every(({ what }) => ofUnknownFields.has(what));
  return isWarned
    ? t`The API server warned of a field that it does not know. It drops the field, or it refuses the manifest.`
    : t`The API server refused this manifest: ${it}.`;
}

const ofUnknownFields: ReadonlySet<FieldFix["what"]> = new Set(["moved", "misspelt", "misplaced", "unknown"]);

function fixWords(fix: FieldFix): string {
  switch (fix.what) {
    case "moved":
      return fix.type === null
        ? t`${fix.path} is a field of an older version of the API. In autoscaling/v2 it is ${fix.to}.`
        : t`${fix.path} is a field of an older version of the API. In autoscaling/v2 it is ${fix.to}, beside type: ${fix.type}.`;
    case "misspelt":
      return t`${fix.path} does not exist. Did you mean ${fix.meant}?`;
    case "misplaced":
      return t`${fix.path} does not exist. The field belongs in ${fix.place}.`;
    case "unknown":
      return t`${fix.path} does not exist in this version of the API. Remove it, or correct its name.`;
    case "noTarget":
      return t`${fix.path} is missing or not complete. In autoscaling/v2 it has a type (Utilization, AverageValue or Value) and the value of this type.`;
    case "removedVersion":
      return t`Kubernetes ${fix.removedIn} removed ${fix.version}. Write apiVersion: autoscaling/v2. The editor of this page rewrites the manifest.`;
    case "newVersion":
      return t`Kubernetes has ${fix.version} since ${fix.since}. An older cluster answers like this. Use a version that kubectl api-versions prints.`;
    case "noKeda":
      return t`The cluster does not know ${fix.version}. Install KEDA with its CRDs first.`;
    case "alreadyManaged":
      return t`Two ScaledObjects cannot have one target. Put all triggers into one ScaledObject.`;
    case "value":
      return t`Correct ${fix.path}. The API server says: “${fix.message}”`;
  }
}

function scaledObjectWords(scaledObject: ScaledObjectReading): string[] {
  const { name, min, max, ready, problem, hpaName = `keda-hpa-${name}`, triggers = [] } = scaledObject;
  const bounds =
    min !== undefined && max !== undefined
      ? t`This is the ScaledObject ${name}: minReplicaCount ${min}, maxReplicaCount ${max}.`
      : max !== undefined
        ? t`This is the ScaledObject ${name}: maxReplicaCount ${max}.`
        : t`This is the ScaledObject ${name}.`;
  return [
    bounds,
    ...triggers.map(triggerWords),
    ...reachWords(scaledObject),
    ...(ready === "False"
      ? [problem === undefined ? t`KEDA says that it is not ready.` : t`KEDA says that it is not ready: ${problem}`]
      : []),
    t`KEDA makes the HPA ${hpaName} of it. To explain a count, add what kubectl describe hpa ${hpaName} prints.`,
  ];
}

function triggerWords({ type, metricType, metadata = {} }: TriggerReading): string {
  const { value, desiredReplicas, start, end, timezone } = metadata;
  if (type === "cron" && desiredReplicas !== undefined && start !== undefined && end !== undefined)
    return t`The trigger cron asks for ${desiredReplicas} replicas from ${start} to ${end} (${timezone ?? "UTC"}).`;
  if (value !== undefined && metricType !== undefined) return t`The trigger ${type} has the target ${value} (${metricType}).`;
  return t`The trigger ${type} is one of its triggers.`;
}

function reachWords(scaledObject: ScaledObjectReading): string[] {
  return cronReach(scaledObject).map(
    ({ desired, path, reached }) =>
      t`From minReplicaCount the policies of scaleUp let the count rise so: ${path.join(", ")}. It stays at ${reached}, because ${desired} ÷ ${reached} is within the tolerance of 10%. This holds as long as no other trigger asks for more.`,
  );
}

/** `ScaledObject/jobs/finch` as people say it. */
const shortOf = (object: string | undefined): string => object?.replace("/", " ") ?? "ScaledObject";
