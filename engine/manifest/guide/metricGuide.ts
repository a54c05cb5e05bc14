import { metricSourceTypes, type MetricSource } from "../../api/metricSources";
import type { EnumValue, FieldGuide } from "./fieldGuide";
import { field, required } from "./guideEntry";
import { say } from "../../lib/sentence";

const metrics = "spec.metrics[]";

const utilization: EnumValue = { value: "Utilization", sentence: say`averageUtilization: percent of the pods' requests.` };
const averageValue: EnumValue = { value: "AverageValue", sentence: say`averageValue: an amount per pod.` };
const plainValue: EnumValue = { value: "Value", sentence: say`value: an amount that does not depend on the number of pods.` };

const sources: Readonly<Record<MetricSource, Omit<EnumValue, "value">>> = {
  Resource: { sentence: say`CPU or memory of the pods, as metrics-server reports it.` },
  ContainerResource: { sentence: say`CPU or memory of one container in each pod, so that sidecars do not count.` },
  Pods: { sentence: say`A custom metric of each pod, averaged over the pods.` },
  Object: { sentence: say`A custom metric of one object, such as an Ingress.` },
  External: { sentence: say`A metric from outside the cluster, such as the length of a queue.` },
};

/** The fields of one metric, source by source. */
export const metricGuide: readonly FieldGuide[] = [
  field(
    `${metrics}.type`,
    "string",
    say`Where the metric comes from. Fill in the field with the same name, and no field of another source.`,
    {
      ...required,
      values: metricSourceTypes.map((value) => ({ value, ...sources[value] })),
    },
  ),
  field(`${metrics}.resource`, "object", say`CPU or memory of whole pods: the sum of their containers.`),
  field(
    `${metrics}.resource.name`,
    "string",
    say`The resource. For a utilization target, every container needs a request for it, sidecars too.`,
    {
      ...required,
      values: resources(),
    },
  ),
  ...target("resource", [utilization, averageValue]),
  field(`${metrics}.containerResource`, "object", say`CPU or memory of one container of each pod.`, {
    since: say`1.23, on by default since 1.27`,
  }),
  field(
    `${metrics}.containerResource.name`,
    "string",
    say`The resource. For a utilization target, this container needs a request for it.`,
    {
      ...required,
      values: resources(),
    },
  ),
  field(
    `${metrics}.containerResource.container`,
    "string",
    say`The container's name, the same in every pod. If a pod has no container with this name, a utilization target makes the metric fail. With AverageValue that pod counts as missing (until 1.32, the metric fails then, too).`,
    required,
  ),
  ...target("containerResource", [utilization, averageValue]),
  field(
    `${metrics}.pods`,
    "object",
    say`A custom metric that each pod has. A pod without a sample counts in the way that changes the count less.`,
  ),
  ...identifier("pods"),
  ...target("pods", [averageValue]),
  field(`${metrics}.object`, "object", say`A custom metric of one object in the namespace.`),
  field(
    `${metrics}.object.describedObject`,
    "object",
    say`The object that the metric describes. It may differ from the object that is scaled.`,
    required,
  ),
  field(`${metrics}.object.describedObject.apiVersion`, "string", say`The object's group and version.`),
  field(`${metrics}.object.describedObject.kind`, "string", say`The object's kind.`, required),
  field(`${metrics}.object.describedObject.name`, "string", say`The object's name, in the autoscaler's namespace.`, required),
  ...identifier("object"),
  ...target("object", [plainValue, averageValue]),
  field(
    `${metrics}.external`,
    "object",
    say`A metric that belongs to no object in the cluster. It can scale a workload up from 0 replicas.`,
  ),
  ...identifier("external"),
  ...target("external", [plainValue, averageValue]),
];

function resources(): EnumValue[] {
  return [
    { value: "cpu", sentence: say`metrics-server averages it over a window. It follows the load closely.` },
    { value: "memory", sentence: say`It often stays high after the load, and then the count never goes down.` },
  ];
}

function identifier(source: "pods" | "object" | "external"): FieldGuide[] {
  const path = `${metrics}.${source}.metric`;
  return [
    field(path, "object", say`Which metric, by name and labels.`, required),
    field(
      `${path}.name`,
      "string",
      say`The metric's name, as its API serves it. If the API does not have this name, the metric fails.`,
      required,
    ),
    field(
      `${path}.selector`,
      "object",
      say`Labels of the metric's series. The controller passes them on to the metrics API. They do not select pods.`,
    ),
    field(`${path}.selector.matchLabels`, "map of strings", say`A series must have all of these labels.`),
    field(`${path}.selector.matchExpressions`, "list of objects", say`A series must meet all of these conditions on labels.`),
    field(`${path}.selector.matchExpressions[].key`, "string", say`The label's name.`, required),
    field(`${path}.selector.matchExpressions[].operator`, "string", say`How the label's value is compared.`, {
      ...required,
      values: [
        { value: "In", sentence: say`The value is one of values.` },
        { value: "NotIn", sentence: say`The value is none of values.` },
        { value: "Exists", sentence: say`The label exists.` },
        { value: "DoesNotExist", sentence: say`The label does not exist.` },
      ],
    }),
    field(`${path}.selector.matchExpressions[].values`, "list of strings", say`The values to compare with, for In and NotIn.`),
  ];
}

function target(source: string, types: readonly EnumValue[]): FieldGuide[] {
  const path = `${metrics}.${source}.target`;
  const has = (type: EnumValue) => types.includes(type);
  return [
    field(path, "object", say`The value that the metric should have. The count changes by the ratio of the metric to it.`, required),
    field(`${path}.type`, "string", say`Which of the target's fields has the amount.`, { ...required, values: types }),
    ...(has(utilization)
      ? [
          field(
            `${path}.averageUtilization`,
            "int32",
            say`Usage as a percentage of requests, over all pods together. Limits do not matter. Above 100 means more than the pods request.`,
            { range: say`at least 1` },
          ),
        ]
      : []),
    ...(has(averageValue)
      ? [
          field(
            `${path}.averageValue`,
            "Quantity",
            say`The amount per pod. The proposal is the metric's total divided by it, rounded up. The amount per pod must fall when pods are added.`,
            {
              range: say`above 0, such as 500m or 100Mi`,
            },
          ),
        ]
      : []),
    ...(has(plainValue)
      ? [
          field(
            `${path}.value`,
            "Quantity",
            say`The amount itself, not divided by the pods. Every sync multiplies the count by the ratio of the metric to it. So the metric must fall when pods are added, as a latency does. A total that stays the same leads to minReplicas or maxReplicas.`,
            { range: say`above 0, such as 30 or 2k` },
          ),
        ]
      : []),
  ];
}
