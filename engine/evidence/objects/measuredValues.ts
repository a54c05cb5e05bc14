import type { MeasuredReading } from "../evidence";
import { at, itemsIn, labelsIn, said, textIn, type Tree } from "../../answers/tree";

type LineAt = (line: number) => number;

/** One value of custom.metrics.k8s.io or external.metrics.k8s.io, as `kubectl get --raw` prints it. */
export function readMeasured(kind: "MetricValue" | "ExternalMetricValue", item: Tree, lineAt: LineAt): MeasuredReading[] {
  const metric = textIn(at(item, "metricName")) ?? textIn(at(item, "metric", "name"));
  const value = textIn(at(item, "value"));
  if (metric === undefined || value === undefined) return [];
  const described = at(item, "describedObject");
  const [of, name] = [textIn(at(described, "kind")), textIn(at(described, "name"))];
  const object =
    of !== undefined && name !== undefined ? said({ kind: of, name, namespace: textIn(at(described, "namespace")) }) : undefined;
  return [
    said({
      what: "value" as const,
      line: lineAt(item.line),
      api: kind === "MetricValue" ? ("custom" as const) : ("external" as const),
      metric,
      value,
      object,
      labels: labelsIn(at(item, "metricLabels")),
      time: textIn(at(item, "timestamp")),
    }),
  ];
}

/** What a list says as a whole: that it is empty, or which metrics the custom metrics API has. Empty for any other list. */
export function readMeasuredList(kind: string | undefined, list: Tree, lineAt: LineAt): MeasuredReading[] {
  const line = lineAt(list.line);
  if (kind === "APIResourceList") {
    const isCustom = textIn(at(list, "groupVersion"))?.startsWith("custom.metrics.k8s.io/") === true;
    const resources = itemsIn(at(list, "resources")).flatMap((each) => textIn(at(each, "name")) ?? []);
    return isCustom ? [{ what: "resources", line, api: "custom", resources }] : [];
  }
  const items = at(list, "items");
  if ((kind !== "MetricValueList" && kind !== "ExternalMetricValueList") || items?.kind !== "list" || items.items.length > 0) return [];
  return [{ what: "empty", line, api: kind === "MetricValueList" ? "custom" : "external" }];
}
