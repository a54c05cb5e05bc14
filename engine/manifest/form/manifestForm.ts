import { metricSources, metricSourceTypes } from "../../api/metricSources";
import { isEnabled, type ControllerFlags } from "../../controller/flags";
import { say } from "../../lib/sentence";
import { nodeAt } from "../asStored";
import { stepsOf } from "../asStoredV1";
import { apiVersionOf } from "../versions/apiVersions";
import { textOf, valueOf } from "../yamlNodes";
import { choice, name, quantity, whole } from "./formInput";
import { fieldReader, objectOf, onlyInText, type FieldReader, type FormGroup, type FormReading } from "./formReading";
import { targetTypes } from "./retyped";

/** The form of the text's only HorizontalPodAutoscaler. `flags` null: the controller of Kubernetes 1.2 reads it. */
export function manifestForm(text: string, flags: ControllerFlags | null): FormReading {
  const found = objectOf(text, "HorizontalPodAutoscaler");
  if (!found.ok) return found;
  const { object, others } = found;
  const apiVersion = textOf(valueOf(object, "apiVersion")) ?? "autoscaling/v2";
  const form = apiVersionOf(apiVersion)?.form;
  const reader = fieldReader(text, object);
  const { field } = reader;
  const typeAt = (path: string) => textOf(nodeAt(object, stepsOf(`${path}.type`))) ?? null;
  if (form === undefined || form === "v2beta1" || (flags === null && form !== "v1")) {
    return { ok: false, said: say`The form cannot show ${apiVersion}. Its text can be edited.`, at: null };
  }
  const replicas: FormGroup = {
    path: "spec",
    kind: "replicas",
    type: null,
    optional: false,
    fields: [
      ...field(
        "spec.minReplicas",
        whole(flags !== null && isEnabled("HPAScaleToZero", flags.featureGates, flags.kubernetesVersion) ? 0 : 1),
        { standard: "1", optional: true },
      ),
      ...field("spec.maxReplicas", whole(1)),
      ...(form === "v1" ? field("spec.targetCPUUtilizationPercentage", whole(1), { standard: "80", optional: true }) : []),
      ...(form === "v2" && flags !== null && isEnabled("HPAConfigurableSyncPeriod", flags.featureGates, flags.kubernetesVersion)
        ? field("spec.syncPeriodSeconds", whole(3, 3600), { standard: String(flags.syncPeriodSeconds), optional: true })
        : []),
    ],
  };
  const isV1 = form === "v1" || flags === null;
  const groups = isV1
    ? [replicas]
    : [
        replicas,
        ...reader.items("spec.metrics").map((path) => metricGroup(reader, path, typeAt(path))),
        ...behaviorGroups(reader, "spec.behavior", flags, form === "v2"),
      ];
  const canAdd = isV1 ? null : { path: "spec.metrics", types: metricSourceTypes };
  return { ok: true, kind: "HorizontalPodAutoscaler", groups, onlyInText: onlyInText(object, groups, others), canAdd };
}

/** The field of a target that has its number. */
export const targetNumbers: Readonly<Record<string, string>> = {
  Utilization: "averageUtilization",
  AverageValue: "averageValue",
  Value: "value",
};

function metricGroup({ field }: FieldReader, path: string, type: string | null): FormGroup {
  const ofType = field(`${path}.type`, choice(...metricSourceTypes));
  const group: FormGroup = { path, kind: "metric", type, optional: true, fields: ofType };
  const known = metricSourceTypes.find((each) => each === type);
  if (known === undefined) return group;
  const source = `${path}.${metricSources[known].field}`;
  const isResource = known === "Resource" || known === "ContainerResource";
  const [targetType] = field(`${source}.target.type`, choice(...targetTypes[known]));
  const number = targetNumbers[targetType?.value ?? ""];
  group.fields = [
    ...ofType,
    ...(isResource ? field(`${source}.name`, choice("cpu", "memory")) : field(`${source}.metric.name`, name)),
    ...(known === "ContainerResource" ? field(`${source}.container`, name) : []),
    ...(targetType ? [targetType] : []),
    ...(number === undefined ? [] : field(`${source}.target.${number}`, number === "averageUtilization" ? whole(1) : quantity(1, 1))),
  ];
  return group;
}

/** spec.behavior, at any path: both directions, each with its policies. */
export function behaviorGroups(
  { field, items }: FieldReader,
  behavior: string,
  flags: ControllerFlags,
  knowsTolerance: boolean,
): FormGroup[] {
  const tolerates = knowsTolerance && isEnabled("HPAConfigurableTolerance", flags.featureGates, flags.kubernetesVersion);
  return (["scaleUp", "scaleDown"] as const).flatMap((direction): FormGroup[] => {
    const path = `${behavior}.${direction}`;
    const window = direction === "scaleUp" ? 0 : flags.downscaleStabilizationSeconds;
    return [
      {
        path,
        kind: direction,
        type: null,
        optional: false,
        fields: [
          ...field(`${path}.stabilizationWindowSeconds`, whole(0, 3600, 5), { standard: String(window), optional: true }),
          ...field(`${path}.selectPolicy`, choice("Max", "Min", "Disabled"), { standard: "Max", optional: true }),
          ...(tolerates ? field(`${path}.tolerance`, quantity(0, 0.01), { standard: String(flags.tolerance), optional: true }) : []),
        ],
      },
      ...items(`${path}.policies`).map((policy): FormGroup => ({
        path: policy,
        kind: "policy",
        type: null,
        optional: true,
        fields: [
          ...field(`${policy}.type`, choice("Pods", "Percent")),
          ...field(`${policy}.value`, whole(1)),
          ...field(`${policy}.periodSeconds`, whole(1, 1800, 5)),
        ],
      })),
    ];
  });
}
