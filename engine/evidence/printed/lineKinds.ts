import { readAutoscalerRow, readReference } from "./autoscalerRow";
import { agePattern } from "../ages";
import type { ConditionReading } from "../evidence";
import { readConsoleHeader } from "./consoleTable";
import { fieldOf } from "./description";
import { autoscalerReason, readEventRow } from "./eventRow";
import { readLogLine } from "./logLine";
import { readMetricLine } from "./metricLine";
import { headlessTable, kindOfTable } from "./objectRow";
import { quotedIn } from "./prose";
import { readRefusalLine } from "./refusalLine";
import { readHeader } from "./table";
import { refusalOf } from "../refusals/refusalOf";

/** A kind of line that kubectl, a controller or a person prints. All that asks what a line is asks this table. */
interface LineKind {
  /** Such a line can only be one that is printed for people: no YAML, JSON or table of series has it. */
  readonly starts?: readonly RegExp[];
  /** Each line of this kind that tells something alone matches it. It keeps the reader from most other lines. */
  readonly sign: RegExp;
  /** Whether the kind's own reader finds something of an autoscaler in the line, without the lines around it. */
  readonly tells: (line: string) => boolean;
}

const conditions = "(?:AbleToScale|ScalingActive|ScalingLimited|ScaledToZero)";

const kinds = {
  console: {
    // A table of a program with windows.
    starts: [/^(?=[A-Z][A-Za-z \t]{8,300}$)(?=.*\t(?:Min|Minimum|Message|Reason)\b|Message\t)(?=.*\t(?:Max|Maximum|Message|Reason)\b)/],
    sign: /^(?=\s*Name\b.*\bMin).*\bMax/,
    tells: (line) => readConsoleHeader(line) !== null,
  },
  field: {
    starts: [
      /^\s*Name:\s/,
      /^\s*(?:CreationTimestamp|Reference|Metrics|Min replicas|Max replicas|Target CPU utilization|Current CPU utilization):\s/,
      /^\s*[A-Z]\w* pods:\s*(?:\d|$)/,
      /^\s*(?:Namespace|Labels|Annotations):\s{2,}/,
      /^\s*(?:Conditions|Events|Behavior):(?:\s|$)/,
    ],
    sign: /^\s*(?:(?:Min|Max) replicas|Metrics|(?:Target|Current) CPU utilization|[A-Z][A-Za-z]* pods|Reference|API Version):/,
    tells: tellsField,
  },
  condition: {
    starts: [new RegExp(`^\\s*${conditions}\\s+(?:True|False|Unknown)\\b`)],
    sign: new RegExp(`^\\s*${conditions}\\s`),
    // A message that a person shortened is behind the status all the same.
    tells: (line) => readConditionRow(line) !== null || quotedIn(line) !== null,
  },
  event: {
    starts: [
      /^\s*(?:Normal|Warning)\s+[A-Z][A-Za-z]+\s+[\d<]/,
      new RegExp(`^\\s*${agePattern}\\s+(?:\\(x\\d+ over \\S+\\)\\s+)?(?:Normal|Warning)\\s`),
      /^\s*type: '(?:Normal|Warning)' reason: /,
    ],
    sign: new RegExp(
      `\\b(?:Normal|Warning)\\b|^\\s*${agePattern}\\s+${agePattern}\\s+\\d+\\s|"Event occurred"|\\tSuccessfulRescale\\t|\\tFailed(?:GetResourceMetric|ComputeMetricsReplicas)\\t|^\\s*"?(?:Failed(?:Get\\w+Metric|ComputeMetricsReplicas)|SuccessfulRescale)"?(?!\\w)`,
    ),
    tells: tellsEvent,
  },
  metric: {
    sign: /^\s*(?:-\s*)?(?:resource\s+[\w./-]+\s+(?:of|on)\b|"[^"]{1,300}"\s*(?:on\s|\(target\s))/,
    tells: (line) => readMetricLine(line) !== null,
  },
  header: {
    starts: [
      /^\s*(?:EVENT\s+)?(?:NAMESPACE\s+)?(?:NAME|REFERENCE|LAST ?SEEN|FIRST ?SEEN)\s+[A-Z]/,
      /^\s*Type\s+(?:Status\s+Reason|Reason\s+Age)\b/,
      /^\s*FirstSeen\s+LastSeen\b/,
    ],
    sign: /\b(?:REFERENCE|MINPODS|NAME|LAST ?SEEN|FIRST ?SEEN|POD)\b|^\s*Type\s+(?:Status\s+Reason|Reason\s+Age)\b|^\s*FirstSeen\s+LastSeen\b/,
    tells: tellsHeader,
  },
  custom: {
    sign: /\b(?:get|describe) +(?:hpa|horizontalpodautoscalers?)\b/,
    tells: (line) => line.includes("custom-columns="),
  },
  autoscaler: {
    starts: [
      /^\s*(?:\S+\s+)?(?:horizontalpodautoscaler\S*\/)?[a-z0-9][-a-z0-9.]*\s+[A-Z][A-Za-z]+\/[a-z0-9][-a-z0-9./]*\s+(?:<?unknown>?|<none>|[\d.]+[a-zA-Z%]*|\w+: \S+?)\s?(?:\/|,|$)/,
    ],
    sign: /\s[A-Za-z][\w.]*\/[a-zA-Z0-9]/,
    tells: tellsAutoscaler,
  },
  object: {
    starts: [/^\s*(?:[a-z0-9][-a-z0-9.]*\s+){1,3}\d+m\s+\d+(?:Ki|Mi|Gi)\b/],
    sign: /\s\d+m\s+\d+(?:Ki|Mi|Gi)\s*$|^\s*\S+\s+\d+\/\d+\s/,
    tells: (line) => headlessTable(line, { kind: "", behindSlash: "" }) !== null,
  },
  log: {
    starts: [
      /^(?:\S+ {1,4}){0,3}[IWEF]\d{4} \d\d:\d\d:\d\d/,
      // A line of zap's console.
      /^\d{4}-\d\d-\d\dT[\d:.+Z-]{8,30}\s(?:DEBUG|INFO|WARN|ERROR)\s/,
      // A log whose lines are JSON.
      /^\s*\{(?=.{0,400}"(?:msg|message)":)(?=.{0,400}"(?:ts|caller|level|v)":)/,
      // What a runtime of containers keeps of each line.
      /^\s*\{"(?:log|stream)":"/,
    ],
    sign: /HorizontalPodAutoscaler|ScaledObject|podautoscaler|\bhorizontal|escaled|\bescale of\b|replica_calculator|desired number of replicas|the HPA|invalid metrics/i,
    tells: (line) => readLogLine(line) !== null || ofController.test(line) || /\bSuccessfull?y? rescaled?\b/.test(line),
  },
  refusal: {
    starts: [/^(?:Error from server|error:|Error: )/],
    sign: /HorizontalPodAutoscaler|ScaledObject|unknown field/i,
    tells: (line) => tellsRefusal(line),
  },
  quoted: {
    sign: /AbleToScale|Scaling(?:Active|Limited)|ScaledToZero|New size|podautoscaler|escaled|HorizontalPodAutoscaler|ScaledObject|unknown field/i,
    tells: (line) => quotedIn(line) !== null,
  },
} satisfies Record<string, LineKind>;

/** Each has a reader of its own in `readPrintedText`. */
export type LineKindName = keyof typeof kinds;

/** In the order in which their readers are asked. */
const lineKinds: Readonly<Record<LineKindName, LineKind>> = kinds;
export const lineKindNames = Object.keys(kinds) as LineKindName[];

const all: readonly LineKind[] = Object.values(lineKinds);
const starts = all.flatMap((kind) => kind.starts ?? []);

/** Whether a line can only be one that is printed for people: names of columns, a field of a description, an event, a line of a log. */
export function startsText(line: string): boolean {
  if (!hasLetters.test(line)) return rule.test(line);
  return starts.some((pattern) => pattern.test(line));
}

/** A file of series has a million rows of figures alone. */
const hasLetters = /[A-Za-z]{2}/;
const rule = /^\s*-{4,}(?:\s+-{2,}){2,}/;

/** Whether a line alone tells of an autoscaler, of its pods or of its workload: the readers of the kinds that it may be are asked. */
export const tellsOfCluster = (line: string): boolean => all.some(({ sign, tells }) => sign.test(line) && tells(line));

function tellsField(line: string): boolean {
  const field = fieldOf(line);
  if (field === null) return false;
  const { key, value } = field;
  if (/^M(?:in|ax) replicas$/.test(key)) return /^(?:\d|<|$)/.test(value);
  if (key === "Metrics") return value.startsWith("( current / target )");
  if (key === "Reference") return readReference(value) !== null && /^[A-Z]/.test(value);
  if (key === "API Version") return /^(?:keda\.sh|autoscaling\.k8s\.io)\//.test(value);
  return key.endsWith(" pods") ? /^\d+\s+current/.test(value) : true;
}

/** A row with an age is one of a table. What is quoted has the reason of an autoscaler's event. */
function tellsEvent(line: string): boolean {
  if (tabbedReason.test(line)) return true;
  const row = readEventRow(line);
  if (row === null) return cutRow.test(line) || reasonBehind.test(line);
  if (row.age !== undefined || row.firstSeen !== undefined || row.ageText !== undefined) return true;
  return autoscalerReason.test(row.reason ?? "") || /^HorizontalPodAutoscaler\b/.test(row.object ?? "") || ofAutoscaler.test(line);
}

const tabbedReason =
  /\t(?:SuccessfulRescale|Failed(?:GetResourceMetric|ComputeMetricsReplicas))\t|^\s*"?(?:Failed(?:Get\w+Metric|ComputeMetricsReplicas)|SuccessfulRescale)"?(?!\w)/;
const cutRow = new RegExp(
  `^\\s*(?:(?:Normal|Warning)\\s+[A-Z][A-Za-z]+\\s+${agePattern}|${agePattern}\\s+(?:\\(x\\d+ over \\S+\\)\\s+)?(?:\\d+\\s+)?(?:Normal|Warning)\\s)`,
);
const reasonBehind = /^\s*(?:\S+\s+){0,3}(?:Normal|Warning)\s+(?:SuccessfulRescale|Failed(?:Get\w+Metric|ComputeMetricsReplicas))\s/;
const ofAutoscaler = /\bhorizontal-pod-autoscaler\b/;

function tellsHeader(line: string): boolean {
  if (/^\s*(?:Type\s+(?:Status\s+Reason|Reason\s+Age)|FirstSeen\s+LastSeen)\b/.test(line)) return true;
  // Without the words of other columns, whose names no table of kubectl has.
  if (/\bMINPODS\s+MAXPODS\b|^\s*(?:\S+\s+)?REFERENCE\s+TARGETS?\b|^\s*(?:\|\s*)?NAME\s*\|\s*REFERENCE\s*\|/.test(line)) return true;
  if (/^\s*(?:NAMESPACE\s+)?(?:(?:LAST ?SEEN|FIRST ?SEEN)\s+[A-Z]|NAME\s+SCALETARGETKIND\s)/.test(line)) return true;
  const header = readHeader(line);
  return header !== null && (header.names.includes("REFERENCE") || kindOfTable(header, "") !== null);
}

/** Of a row with neither a metric nor all its counts the reference may be any word with a slash. */
function tellsAutoscaler(line: string): boolean {
  const row = readAutoscalerRow(line, null, false);
  return row !== null && (row.isWhole || row.metrics.length > 0);
}

function tellsRefusal(line: string): boolean {
  const refused = readRefusalLine(line);
  return refused !== null && refusalOf(refused) !== null;
}

const ofController = /\bhorizontal(?:podautoscaler)?\/?\w*(?:\.go:\d+\]|-controller\S{0,60}\]) /;

const conditionRow =
  /^\s*(AbleToScale|ScalingActive|ScalingLimited|ScaledToZero)\s+(True|False|Unknown)(?:\s+([A-Z][A-Za-z]+)(?:\s(.*))?|\s{3,}(\S.*))?\s*$/s;

/** A row of a description's conditions. */
export function readConditionRow(text: string): Omit<ConditionReading, "line"> | null {
  const match = conditionRow.exec(text);
  if (match === null) return null;
  const [, type = "", status = "", reason, message, only] = match;
  if (only !== undefined) return { type, status, message: only.trim() };
  return { type, status, ...(reason !== undefined && { reason }), ...(reason !== undefined && { message: message?.trim() ?? "" }) };
}
