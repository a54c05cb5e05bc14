import type { EnumValue, FieldGuide } from "./fieldGuide";
import { field, required } from "./guideEntry";

const metrics = "spec.metrics[]";

const utilization: EnumValue = { value: "Utilization", sentence: "averageUtilization: percent of what the pods request." };
const averageValue: EnumValue = { value: "AverageValue", sentence: "averageValue: the amount for each pod." };
const plainValue: EnumValue = { value: "Value", sentence: "value: the amount as it is, whatever the number of pods." };

/** The fields of one metric, source by source. */
export const metricGuide: readonly FieldGuide[] = [
  field(`${metrics}.type`, "string", "Where the metric comes from. The field of that name says the rest, and no other may be filled in.", {
    ...required,
    values: [
      { value: "Resource", sentence: "CPU or memory of the pods, as metrics-server reports it." },
      { value: "ContainerResource", sentence: "CPU or memory of one container in each pod, so that sidecars do not count." },
      { value: "Pods", sentence: "A custom metric of each pod, averaged over the pods." },
      { value: "Object", sentence: "A custom metric of one object, such as an Ingress." },
      { value: "External", sentence: "A metric from outside the cluster, such as the length of a queue." },
    ],
  }),
  field(`${metrics}.resource`, "object", "CPU or memory of whole pods: the sum of their containers."),
  field(
    `${metrics}.resource.name`,
    "string",
    "The resource. Every container, sidecars included, needs a request of it for a utilization target.",
    {
      ...required,
      values: resources(),
    },
  ),
  ...target("resource", [utilization, averageValue]),
  field(`${metrics}.containerResource`, "object", "CPU or memory of one container of each pod.", {
    since: "1.23, on by default since 1.27",
  }),
  field(`${metrics}.containerResource.name`, "string", "The resource, of which this container needs a request for a utilization target.", {
    ...required,
    values: resources(),
  }),
  field(
    `${metrics}.containerResource.container`,
    "string",
    "The container's name, the same in every pod. Where a pod has none of that name the metric fails.",
    required,
  ),
  ...target("containerResource", [utilization, averageValue]),
  field(`${metrics}.pods`, "object", "A custom metric that each pod has. Pods without a sample are counted in favour of doing less."),
  ...identifier("pods"),
  ...target("pods", [averageValue]),
  field(`${metrics}.object`, "object", "A custom metric of one object in the namespace."),
  field(`${metrics}.object.describedObject`, "object", "The object that the metric is about. It need not be what is scaled.", required),
  field(`${metrics}.object.describedObject.apiVersion`, "string", "The object's group and version."),
  field(`${metrics}.object.describedObject.kind`, "string", "The object's kind.", required),
  field(`${metrics}.object.describedObject.name`, "string", "The object's name, in the autoscaler's namespace.", required),
  ...identifier("object"),
  ...target("object", [plainValue, averageValue]),
  field(`${metrics}.external`, "object", "A metric that belongs to no object of the cluster. It can wake a workload from 0 replicas."),
  ...identifier("external"),
  ...target("external", [plainValue, averageValue]),
];

function resources(): EnumValue[] {
  return [
    { value: "cpu", sentence: "Averaged over a window by metrics-server; follows load closely." },
    { value: "memory", sentence: "Often stays high after load, so that the count never comes down." },
  ];
}

function identifier(source: "pods" | "object" | "external"): FieldGuide[] {
  const path = `${metrics}.${source}.metric`;
  return [
    field(path, "object", "Which metric, by name and labels.", required),
    field(`${path}.name`, "string", "The metric's name, as its API serves it. A name that is not there makes the metric fail.", required),
    field(`${path}.selector`, "object", "Labels of the metric's series, handed on to the metrics server. They do not select pods."),
    field(`${path}.selector.matchLabels`, "map of strings", "Labels that a series must have, all of them."),
    field(`${path}.selector.matchExpressions`, "list of objects", "Conditions on labels, all of which must hold."),
    field(`${path}.selector.matchExpressions[].key`, "string", "The label's name.", required),
    field(`${path}.selector.matchExpressions[].operator`, "string", "How the label's value is compared.", {
      ...required,
      values: [
        { value: "In", sentence: "It is one of values." },
        { value: "NotIn", sentence: "It is none of values." },
        { value: "Exists", sentence: "The label is there." },
        { value: "DoesNotExist", sentence: "The label is not there." },
      ],
    }),
    field(`${path}.selector.matchExpressions[].values`, "list of strings", "The values to compare with, for In and NotIn."),
  ];
}

function target(source: string, types: readonly EnumValue[]): FieldGuide[] {
  const path = `${metrics}.${source}.target`;
  const has = (type: EnumValue) => types.includes(type);
  return [
    field(path, "object", "What the metric should be. The count is changed in the ratio of the metric to it.", required),
    field(`${path}.type`, "string", "Which of the target's fields holds the amount.", { ...required, values: types }),
    ...(has(utilization)
      ? [
          field(
            `${path}.averageUtilization`,
            "int32",
            "Usage as a percentage of requests, over all pods together. Limits play no part; above 100 means more than was requested.",
            { range: "at least 1" },
          ),
        ]
      : []),
    ...(has(averageValue)
      ? [
          field(
            `${path}.averageValue`,
            "Quantity",
            "The amount for each pod: the metric's total divided by it, rounded up, is the count proposed.",
            {
              range: "above 0, such as 500m or 100Mi",
            },
          ),
        ]
      : []),
    ...(has(plainValue)
      ? [
          field(
            `${path}.value`,
            "Quantity",
            "The amount itself, not divided by pods: the count is multiplied by the ratio of the metric to it, again at every reconcile.",
            { range: "above 0, such as 30 or 2k" },
          ),
        ]
      : []),
  ];
}
