import type { LogReading } from "../evidence";

/** What klog writes before a message: `I0101 10:00:00.000001       1 horizontal.go:691]`. */
function stampOf(text: string): { time: string; file: string; message: string } | null {
  const [head, time] = /^\s*(?:\S+\s+){0,3}?[IWEF](\d{4} \d\d:\d\d:\d\d[.\d]*)\s/.exec(text) ?? [];
  if (head === undefined || time === undefined) return null;
  const behind = text.slice(head.length);
  const [source, file] = /^\s*(?:\d+\s+)?([^\s:]+)\.go:\d+\]/.exec(behind) ?? [];
  return source === undefined || file === undefined ? null : { time, file, message: behind.slice(source.length) };
}

/** A line of the controller manager's log about an autoscaler; null if it is none. */
export function readLogLine(text: string): Omit<LogReading, "line"> | null {
  if (text.length > longestLine) return null;
  if (text.trimStart().startsWith("{")) return jsonLine(text);
  const stamp = stampOf(text);
  const message = (stamp?.message ?? text).trim();
  const time = stamp?.time ?? /^\s*\[?(\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d(?:[.,]\d+)?(?:Z|[+-]\d\d:?\d\d)?)/.exec(text)?.[1];
  const head = time === undefined ? {} : { time };
  const old = /Successfull? rescale of (\S+), old size: (\d+), new size: (\d+)(?:, reason: (.*))?$/s.exec(message);
  if (old !== null) {
    const [, object = "", from, to, reason] = old;
    return {
      ...head,
      object,
      from: Number(from),
      to: Number(to),
      ...(reason !== undefined && { reason: reason.replace(/"\s*$/, "") }),
      message,
    };
  }
  if (/"Successfully rescaled"/.test(message)) {
    const values = valuesIn(message);
    const [object, from, to, reason] = ["HPA", "currentReplicas", "desiredReplicas", "reason"].map((key) => values.get(key));
    return {
      ...head,
      ...(object !== undefined && { object }),
      ...(isCount(from) && { from: Number(from) }),
      ...(isCount(to) && { to: Number(to) }),
      ...(reason !== undefined && { reason }),
      message,
    };
  }
  return stamp !== null && /(?:^|\/)(?:horizontal|event|replica_calculator)\w*$/.test(stamp.file) ? { ...head, message } : null;
}

const longestLine = 20_000;

/** The first value of each key behind a message: `currentReplicas=3 reason="…"`. */
function valuesIn(message: string): ReadonlyMap<string, string> {
  const values = new Map<string, string>();
  for (const [, key, quoted, plain] of message.matchAll(/\b(\w+)=(?:"((?:[^"\\]|\\.)*)"|(\S+))/g))
    if (!values.has(key!)) values.set(key!, quoted ?? plain!);
  return values;
}

/** A line of a log that is JSON; its values are named as in the text form. */
function jsonLine(text: string): Omit<LogReading, "line"> | null {
  const line = objectOf(text);
  const message = line?.["msg"] ?? line?.["message"];
  if (line === null || message !== "Successfully rescaled") return null;
  const { ts, HPA: about, currentReplicas: from, desiredReplicas: to, reason } = line;
  const object = typeof about === "string" ? about : nameOf(about);
  return {
    ...((typeof ts === "number" || typeof ts === "string") && { time: String(ts) }),
    ...(object !== undefined && { object }),
    ...(typeof from === "number" && { from }),
    ...(typeof to === "number" && { to }),
    ...(typeof reason === "string" && { reason }),
    message,
  };
}

function objectOf(text: string): Readonly<Record<string, unknown>> | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}

function nameOf(object: unknown): string | undefined {
  if (typeof object !== "object" || object === null) return undefined;
  const { name, namespace } = object as Readonly<Record<string, unknown>>;
  if (typeof name !== "string") return undefined;
  return typeof namespace === "string" && namespace !== "" ? `${namespace}/${name}` : name;
}

const isCount = (text: string | undefined): boolean => text !== undefined && /^\d+$/.test(text);

/** What a program says in the place of an answer; null for any other line. */
export function readErrorLine(text: string): string | null {
  const line = text.trim();
  return refusals.some((pattern) => pattern.test(line)) ? line : null;
}

const refusals = [
  /^Error from server(?: \(\w+\))?:/,
  /^error: \S/i,
  /^Unable to connect to the server/,
  /^The connection to the server .* was refused/,
  /^No resources found\b/,
  /^(?:zsh|bash|sh|-bash): .*(?:not found|No such file)/,
  /^error validating|^unable to recognize|^couldn't get resource list/i,
] as const;
