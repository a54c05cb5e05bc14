import type { MetricReading, TargetReading } from "../evidence";
import { at, itemsIn, said, textIn, textOrNull, type Tree } from "../../answers/tree";

/**
 * The metrics of an object, of any version of the API: those of the spec, each with its current figure. A current figure without a metric
 * in the spec (a status alone) is a metric, too. `isNull`: the status says that there are no current metrics (`currentMetrics: null`).
 */
export function metricsOf(
  spec: Tree | undefined,
  current: Tree | undefined,
  isNull: boolean,
  lineAt: (line: number) => number,
): MetricReading[] {
  const measured = itemsIn(current).map((tree) => readMetric(tree, lineAt));
  const wanted = itemsIn(spec).map((tree) => readMetric(tree, lineAt));
  const left = new Set(measured.keys());
  const joined = wanted.map((target, index) => {
    const found = [index, ...left].find((each) => left.has(each) && isSame(target, measured[each]!));
    if (found === undefined) return withoutFigures(target, isNull || measured.length > 0);
    left.delete(found);
    return said({ ...measured[found]!.reading, ...target.reading, object: target.reading.object ?? measured[found]!.reading.object });
  });
  return [...joined, ...[...left].filter((index) => measured[index]!.reading.type !== null).map((index) => measured[index]!.reading)];
}

interface Found {
  reading: MetricReading;
  /** What tells metrics of one name apart. */
  selector: string;
}

const isSame = (a: Found, b: Found): boolean =>
  a.reading.type === b.reading.type &&
  a.reading.name === b.reading.name &&
  a.reading.container === b.reading.container &&
  a.reading.object?.name === b.reading.object?.name &&
  (a.selector === b.selector || a.selector === "" || b.selector === "");

/** `isAsked`: the status was written, and it has no figure for this metric. */
function withoutFigures({ reading }: Found, isAsked: boolean): MetricReading {
  if (!isAsked) return reading;
  if (reading.targetType === "Utilization") return { ...reading, utilization: null };
  return reading.targetType === "Value" ? { ...reading, current: null } : { ...reading, averageValue: null };
}

const sources = {
  resource: "Resource",
  containerResource: "ContainerResource",
  pods: "Pods",
  object: "Object",
  external: "External",
} as const;

function readMetric(tree: Tree, lineAt: (line: number) => number): Found {
  // A metric that failed has an empty type, and in v1 the form of an empty resource beside it.
  const written = textIn(at(tree, "type"));
  const key = (Object.keys(sources) as (keyof typeof sources)[]).find((each) =>
    written === undefined ? at(tree, each)?.kind === "map" : sources[each] === written,
  );
  const source = key && at(tree, key);
  const type = key ? sources[key] : null;
  const name = textIn(at(source, "metric", "name")) ?? textIn(at(source, "metricName")) ?? textIn(at(source, "name")) ?? null;
  const object = type === "Object" ? (reference(at(source, "describedObject")) ?? reference(at(source, "target"))) : undefined;
  return {
    selector: JSON.stringify(plain(at(source, "metric", "selector") ?? at(source, "metricSelector"))) ?? "",
    reading: said({
      line: lineAt(tree.line),
      type,
      name,
      container: textIn(at(source, "container")),
      object,
      ...figures(source, type),
      ...targetOf(source, type),
    }),
  };
}

/** The current figures, in the words of v2 or of v2beta1. */
function figures(source: Tree | undefined, type: MetricReading["type"]): Pick<MetricReading, "utilization" | "averageValue" | "current"> {
  const utilization = textOrNull(at(source, "current", "averageUtilization") ?? at(source, "currentAverageUtilization"));
  const isSpec = at(source, "targetValue") !== undefined;
  const average =
    at(source, "current", "averageValue") ??
    at(source, "currentAverageValue") ??
    (type === "Object" && !isSpec ? at(source, "averageValue") : undefined);
  return {
    ...(utilization !== undefined && { utilization: utilization === null ? null : percent(utilization) }),
    ...defined("averageValue", textOrNull(average)),
    ...defined("current", textOrNull(at(source, "current", "value") ?? at(source, "currentValue"))),
  };
}

const percent = (text: string): number | null => (/^-?\d{1,15}$/.test(text) ? Number(text) : null);

const defined = <K extends string>(key: K, value: string | null | undefined): Partial<Record<K, string | null>> =>
  value === undefined ? {} : ({ [key]: value } as Record<K, string | null>);

function targetOf(source: Tree | undefined, type: MetricReading["type"]): Pick<MetricReading, "target" | "targetType"> {
  const utilization = textIn(at(source, "target", "averageUtilization")) ?? textIn(at(source, "targetAverageUtilization"));
  if (utilization !== undefined) return { target: `${utilization}%`, targetType: "Utilization" };
  // An Object metric of v2beta1 has the reference in `target`, and `averageValue` beside `targetValue`.
  const isOldObject = type === "Object" && at(source, "targetValue") !== undefined;
  const average =
    textIn(at(source, "target", "averageValue")) ??
    textIn(at(source, "targetAverageValue")) ??
    (isOldObject ? textIn(at(source, "averageValue")) : undefined);
  if (average !== undefined) return { target: average, targetType: "AverageValue" };
  const value = textIn(at(source, "target", "value")) ?? textIn(at(source, "targetValue"));
  return value === undefined ? {} : { target: value, targetType: "Value" };
}

export function reference(tree: Tree | undefined): TargetReading | undefined {
  const [kind, name] = [textIn(at(tree, "kind")), textIn(at(tree, "name"))];
  if (kind === undefined || name === undefined) return undefined;
  return said({ kind, name, apiVersion: textIn(at(tree, "apiVersion")) });
}

function plain(tree: Tree | undefined): unknown {
  if (tree === undefined) return undefined;
  if (tree.kind === "scalar") return tree.text;
  if (tree.kind === "list") return tree.items.map(plain);
  return tree.kind === "map" ? [...tree.entries].map(([name, value]) => [name, plain(value)]) : null;
}
