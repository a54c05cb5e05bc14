import type { MetricReading } from "../evidence";
import { known, percent } from "./targets";

type Metric = Omit<MetricReading, "line">;

/** A line below `Metrics:` of a description, in the words of all versions; null if it is none or is cut. */
export function readMetricLine(text: string): Metric | null {
  if (text.length > longestLine || !text.includes("/")) return null;
  const line = text.trim();
  const resource = resourceLine.exec(line);
  if (resource !== null) {
    const [, name = "", container, percentage, current = "", target = ""] = resource;
    const head =
      container === undefined ? ({ type: "Resource", name } as const) : ({ type: "ContainerResource", name, container } as const);
    const isPercent = percentage !== undefined || target.endsWith("%") || target === "<auto>" || /^-?\d+%/.test(current);
    return isPercent
      ? { ...head, ...utilizationOf(current), target: percentTarget(target), targetType: "Utilization" }
      : { ...head, ...average(current, target) };
  }
  const other = otherLine.exec(line);
  if (other === null) return null;
  const [, quoted = "", onPods, kind, object, sort, current = "", target = ""] = other;
  const name = unquoted(quoted);
  if (onPods !== undefined) return { type: "Pods", name, ...average(current, target) };
  const head =
    kind === undefined ? ({ type: "External", name } as const) : ({ type: "Object", name, object: { kind, name: object! } } as const);
  if (sort?.includes("average") === true) return { ...head, ...average(current, target) };
  return { ...head, current: known(withoutShare(current)), target: known(target), targetType: "Value" };
}

const longestLine = 4000;
const figure = String.raw`<[\w ]+>|unknown|[-+\d][\w.+-]*%?`;
const level = String.raw`((?:${figure})(?:\s*\([^()]*\))?)\s*\/\s*(${figure})`;

const resourceLine = new RegExp(
  String.raw`^-?\s*resource\s+([\w./-]+)\s+(?:of\s+container\s+"?([^\s"]+)"?\s+)?on\s+pods\s*(?:(\(as\s+a\s+percentage\s+of\s+request\))\s*)?(?::\s*)?${level}`,
);

const otherLine = new RegExp(
  String.raw`^-?\s*"((?:[^"\\]|\\.)*)"\s*(?:(?:(on\s+pods)|on\s+([\w.]+)\/([^\s:(]+))\s*)?(?:\((target\s+(?:average\s+)?value)\)\s*)?:\s*${level}`,
);

const average = (current: string, target: string) =>
  ({ averageValue: known(withoutShare(current)), target: known(target), targetType: "AverageValue" }) as const;

/** `47% (23m)`. */
function utilizationOf(current: string): Pick<Metric, "utilization" | "averageValue"> {
  const value = /\(([^()]*)\)/.exec(current)?.[1];
  const utilization = percent(withoutShare(current));
  if (value === undefined) return utilization === null ? { utilization, averageValue: null } : { utilization };
  return { utilization, averageValue: known(value) };
}

const withoutShare = (current: string): string => current.split("(", 1)[0]!.trimEnd();

const percentTarget = (target: string): string | null => (target === "<auto>" ? target : known(target));

/** What Go's %q did to a name. */
function unquoted(name: string): string {
  return name.replace(
    /\\(?:x([0-9a-f]{2})|u([0-9a-f]{4})|U(?:00)([0-9a-f]{6})|(.))/g,
    (_, byte?: string, unit?: string, point?: string, mark?: string) => {
      const code = Number.parseInt(byte ?? unit ?? point ?? "", 16);
      if (code <= 0x10ffff) return String.fromCodePoint(code);
      return { n: "\n", t: "\t", r: "\r" }[mark!] ?? mark!;
    },
  );
}
