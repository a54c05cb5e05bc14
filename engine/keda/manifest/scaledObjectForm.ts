import type { ControllerFlags } from "../../controller/flags";
import { nodeAt } from "../../manifest/asStored";
import { choice, type FormNumber, whole } from "../../manifest/form/formInput";
import { fieldReader, objectOf, onlyInText, type FieldReader, type FormGroup, type FormReading } from "../../manifest/form/formReading";
import { behaviorGroups } from "../../manifest/form/manifestForm";
import { filledIn } from "../../manifest/guide/snippets";
import { textOf } from "../../manifest/yamlNodes";
import type { YamlNode } from "../../manifest/yamlTree";
import {
  cooldownPeriod,
  initialCooldownPeriod,
  maxReplicaCount,
  minReplicaCount,
  pollingInterval,
  type ScaledObject,
} from "../scaledObject";
import { triggerTypeNames } from "../triggers/types";
import { scaledObjectSnippets } from "./guide/snippets";
import { stepsOf } from "../../manifest/place";
import { activationKeyOf, targetKeyOf } from "./triggerKeys";

/** The form of the text's only ScaledObject. `flags` null: Kubernetes 1.2, which has no KEDA. */
export function scaledObjectForm(text: string, flags: ControllerFlags | null): FormReading {
  const found = objectOf(text, "ScaledObject");
  if (!found.ok) return found;
  const { object, others } = found;
  const reader = fieldReader(text, object);
  const setting = (key: string, input: FormNumber, standard: number | null) =>
    reader.field(`spec.${key}`, input, { standard: standard === null ? null : String(standard), optional: true });
  const replicas: FormGroup = {
    path: "spec",
    kind: "replicas",
    type: null,
    optional: false,
    fields: [
      ...setting("minReplicaCount", whole(0), minReplicaCount(empty)),
      ...setting("idleReplicaCount", whole(0), null),
      ...setting("maxReplicaCount", whole(1), maxReplicaCount(empty)),
      ...setting("pollingInterval", whole(1, 2_147_483_647, 5), pollingInterval(empty)),
      ...setting("cooldownPeriod", whole(0, 2_147_483_647, 5), cooldownPeriod(empty)),
      ...setting("initialCooldownPeriod", whole(0, 2_147_483_647, 5), initialCooldownPeriod(empty)),
    ],
  };
  const triggers = reader.items("spec.triggers");
  const groups = [
    replicas,
    ...triggers.map((path) => triggerGroup(reader, object, path, triggers.length > 1)),
    ...(flags === null ? [] : behaviorGroups(reader, "spec.advanced.horizontalPodAutoscalerConfig.behavior", flags, true)),
  ];
  return {
    ok: true,
    kind: "ScaledObject",
    groups,
    onlyInText: onlyInText(object, groups, others),
    canAdd: { path: "spec.triggers", types: begunTriggers },
  };
}

/** It has every default. */
const empty: ScaledObject = { metadata: { name: "" }, spec: { scaleTargetRef: { name: "" } } };

/** A trigger's target and activation, the texts of numbers. */
function triggerGroup({ field }: FieldReader, object: YamlNode, path: string, optional: boolean): FormGroup {
  const at = (place: string) => nodeAt(object, stepsOf(place));
  const type = textOf(at(`${path}.type`)) ?? null;
  const trigger = { type: type ?? "", ...(at(`${path}.metadata.queueLength`) && { metadata: { queueLength: "" } }) };
  const [target, activation] = type === null ? ["", null] : [targetKeyOf(trigger), activationKeyOf(trigger)];
  const isResource = type === "cpu" || type === "memory";
  return {
    path,
    kind: "trigger",
    type,
    optional,
    fields: [
      ...field(`${path}.type`, choice(...begunTriggers)),
      ...field(`${path}.metricType`, isResource ? choice("Utilization", "AverageValue") : choice("AverageValue", "Value"), {
        optional: true,
      }),
      ...(target === "" || target === "scalerAddress" || target === "url" ? [] : field(`${path}.metadata.${target}`, number)),
      ...(activation === null ? [] : field(`${path}.metadata.${activation}`, number, { standard: "0", optional: true })),
    ],
  };
}

/** A new trigger of a type, as the editor's completions write it. */
export const triggerLines = (type: string): readonly string[] | null =>
  type === "memory"
    ? (triggerLines("cpu")?.map((line) => line.replace("type: cpu", "type: memory")) ?? null)
    : filledIn(scaledObjectSnippets, "spec.triggers[]", type);

/** The types that the form can begin. A trigger of another type is written in the text. */
const begunTriggers = triggerTypeNames.filter((type) => triggerLines(type) !== null);

const number: FormNumber = { kind: "number", form: "float", min: 0, max: Infinity, step: 1 };
