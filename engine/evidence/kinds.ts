/** Whether a line can only be one that kubectl prints for people: names of columns, a field of a description, an event, a line of a log. */
export function startsText(line: string): boolean {
  if (!hasLetters.test(line)) return rule.test(line);
  return textStarts.some((pattern) => pattern.test(line));
}

/** A file of series has a million rows of figures alone. */
const hasLetters = /[A-Za-z]{2}/;
const rule = /^\s*-{4,}(?:\s+-{2,}){2,}/;

/** An age as kubectl prints it, or what it prints in its place. */
export const agePattern = String.raw`(?:(?:\d+[ydhms])+|<invalid>|<unknown>|<none>)`;

const textStarts = [
  /^\s*Name:\s/,
  /^\s*(?:CreationTimestamp|Reference|Metrics|Min replicas|Max replicas|Target CPU utilization|Current CPU utilization):\s/,
  /^\s*[A-Z]\w* pods:\s*(?:\d|$)/,
  /^\s*(?:Namespace|Labels|Annotations):\s{2,}/,
  /^\s*(?:Conditions|Events|Behavior):(?:\s|$)/,
  /^\s*(?:EVENT\s+)?(?:NAMESPACE\s+)?(?:NAME|REFERENCE|LAST ?SEEN|FIRST ?SEEN)\s+[A-Z]/,
  /^\s*Type\s+(?:Status\s+Reason|Reason\s+Age)\b/,
  /^\s*FirstSeen\s+LastSeen\b/,
  /^\s*(?:Normal|Warning)\s+[A-Z][A-Za-z]+\s+[\d<]/,
  new RegExp(`^\\s*${agePattern}\\s+(?:\\(x\\d+ over \\S+\\)\\s+)?(?:Normal|Warning)\\s`),
  /^\s*(?:AbleToScale|ScalingActive|ScalingLimited|ScaledToZero)\s+(?:True|False|Unknown)\b/,
  /^\s*(?:\S+\s+)?(?:horizontalpodautoscaler\S*\/)?[a-z0-9][-a-z0-9.]*\s+[A-Z][A-Za-z]+\/[a-z0-9][-a-z0-9./]*\s+(?:<?unknown>?|<none>|[\d.]+[a-zA-Z%]*|\w+: \S+?)\s?(?:\/|,|$)/,
  // A table of a program with windows.
  /^(?=[A-Z][A-Za-z \t]{8,300}$)(?=.*\t(?:Min|Minimum|Message|Reason)\b|Message\t)(?=.*\t(?:Max|Maximum|Message|Reason)\b)/,
  /^\s*type: '(?:Normal|Warning)' reason: /,
  /^(?:\S+ {1,4}){0,3}[IWEF]\d{4} \d\d:\d\d:\d\d/,
  // A line of zap's console.
  /^\d{4}-\d\d-\d\dT[\d:.+Z-]{8,30}\s(?:DEBUG|INFO|WARN|ERROR)\s/,
  // A log whose lines are JSON.
  /^\s*\{(?=.{0,400}"(?:msg|message)":)(?=.{0,400}"(?:ts|caller|level|v)":)/,
  // What a runtime of containers keeps of each line.
  /^\s*\{"(?:log|stream)":"/,
  /^(?:Error from server|error:|Error: )/,
  /^\s*(?:[a-z0-9][-a-z0-9.]*\s+){1,3}\d+m\s+\d+(?:Ki|Mi|Gi)\b/,
];

/** Whether a line can only begin what programs read: YAML, JSON, Prometheus' text or a table with separators. */
export function startsData(line: string): boolean {
  return dataStarts.some((pattern) => pattern.test(line));
}

const dataStarts = [
  /^(?:apiVersion|kind|metadata|spec|status|items):(?:\s|$)/,
  /^\s*- (?:apiVersion|kind|lastTransitionTime|resource|external|object|pods|type):/,
  // A number in brackets is one of a list: a chat puts a time into them.
  /^\s*[{[]\s*(?:["'{[]|\d[\d.eE+-]*\s*(?:[,\]]|$)|$)/,
  /^\s*# (?:HELP|TYPE) \w+ /,
  /^[a-zA-Z_:][\w:]*\{[^}]*\}\s*(?:=>\s*)?[-+\d.NIn]/,
  /^(?:"?(?:series|metric|name)"?\s*[,;]\s*)?"?(?:time|timestamp|date|datetime)"?\s*[,;]/i,
  // What a spreadsheet reads first of a table of text.
  /^sep=[,;]$/,
  // A series whose points `promtool query range` prints in the lines below.
  /^(?:[a-zA-Z_:][\w:]*)?\{[^}]*\}\s*=>\s*$/,
];

/** Whether a line may belong to YAML: a key in small letters. Only where nothing else is known of the lines around it. */
export const mayBeData = (line: string): boolean => /^\s*(?:- )?["']?[a-z][\w./-]*["']?:(?:\s|$)/.test(line) && !/^\s*error:/i.test(line);
