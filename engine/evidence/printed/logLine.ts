import { said } from "../../answers/tree";
import type { ErrorReading, EventReading, LogReading } from "../evidence";
import { writtenLine, type WrittenLine } from "./writtenLine";

/** What a line of a log tells: a write of a count or a word of the controller, an event, or what a controller could not do. */
type LogLine =
  | { readonly log: Omit<LogReading, "line"> }
  | { readonly event: Omit<EventReading, "line"> }
  | { readonly error: Omit<ErrorReading, "line"> };

/** A line of a log about an autoscaler or a ScaledObject, of whatever program wrote it; null if it is none. */
export function readLogLine(text: string): LogLine | null {
  if (!inEachLine.test(text)) return null;
  const line = writtenLine(text);
  if (line === null) return null;
  return rescaleOf(line) ?? eventOf(line) ?? kedaOf(line) ?? wordOf(line);
}

/** An object or values of keys, the file that wrote it, a level of zap, or words of the controller. */
const inEachLine = /[{=]|\.go:|DEBUG|INFO|WARN|ERROR|escale|^\s*(?:failed to|invalid metrics|the HPA)/i;

function rescaleOf({ time, message, value, printed }: WrittenLine): LogLine | null {
  const [start] = /Successfull? rescale of /.exec(message) ?? [];
  const rest = start === undefined ? "" : message.slice(message.indexOf(start) + start.length);
  const old = /^(\S{1,600}), old size: (\d{1,15}), new size: (\d{1,15})(?:, reason: (.*))?$/s.exec(rest);
  if (old !== null) {
    const [, object = "", from, to, reason] = old;
    return { log: said({ time, object, from: Number(from), to: Number(to), reason: reason?.replace(/"\s*$/, ""), message }) };
  }
  if (!/^"?Successfully rescaled"?/.test(message)) return null;
  const [from, to] = [countIn(value("currentReplicas")), countIn(value("desiredReplicas"))];
  return { log: said({ time, object: objectIn(value("HPA")), from, to, reason: value("reason"), message: printed }) };
}

/** An event as a structured log has it; `readEventRow` reads the text forms. */
function eventOf({ isJson, message, value }: WrittenLine): LogLine | null {
  const [type, reason, said_] = [value("type"), value("reason"), value("message") ?? value("note")];
  if (!isJson || message !== "Event occurred" || !/^(?:Normal|Warning)$/.test(type ?? "") || reason === undefined) return null;
  const [kind, object] = [value("kind"), objectIn(value("object"))];
  const [namespace, name] = object?.includes("/") === true ? object.split("/") : [undefined, object];
  const about = kind === undefined ? name : `${kind}/${name}`;
  return { event: said({ type: type!, reason, object: name === undefined ? undefined : about, namespace, message: said_ ?? "" }) };
}

/** KEDA's operator names the ScaledObject in each of its lines, in spellings that changed from version to version. */
function kedaOf({ time, level, message, value, valueOfKey }: WrittenLine): LogLine | null {
  const both = objectIn(value("ScaledObject")) ?? objectIn(value("scaledObject"));
  const name = valueOfKey(/^scaledobject\.name$/i) ?? value("scaledObjectName");
  const isReconciled = value("controllerKind") === "ScaledObject" || value("controller") === "scaledobject";
  const namespace =
    valueOfKey(/^scaledobject\.namespace$/i) ?? value("scaledObjectNamespace") ?? value("namespace") ?? value("Request.Namespace");
  const own = name ?? (isReconciled ? (value("name") ?? value("Request.Name")) : undefined);
  const about = both ?? (own === undefined ? undefined : namespace === undefined ? own : `${namespace}/${own}`);
  if (about === undefined && !isReconciled) return null;
  const object = about === undefined ? undefined : `ScaledObject/${about}`;
  const [from, to] = [countIn(valueOfKey(/^original replicas count$/i)), countIn(valueOfKey(/^new replicas count$/i))];
  const error = value("error") ?? value("err");
  if (from !== undefined && to !== undefined && error === undefined) return { log: said({ time, object, from, to, message }) };
  if (error !== undefined) return { error: said({ by: "KEDA" as const, object, message: error }) };
  if (level === "error") return { error: said({ by: "KEDA" as const, object, message }) };
  return { log: said({ time, object, message }) };
}

/** What the controller says without a write: its files name it, and so do the beginnings of its sentences. */
function wordOf({ time, file, message, value, printed }: WrittenLine): LogLine | null {
  const error = value("err") ?? value("error");
  if (error !== undefined && ofController.test(error)) return { log: said({ time, message: error }) };
  const isOwn = file !== undefined && /(?:^|\/)(?:horizontal|event|replica_calculator)\w*$/.test(file);
  if (!isOwn && !ofController.test(message)) return null;
  return { log: said({ time, message: printed }) };
}

const ofController =
  /^(?:failed to compute desired number of replicas|invalid metrics \(\d+ invalid out of \d+\)|failed to rescale|failed to (?:query|update) (?:scale|status)|the HPA (?:controller )?was unable to)/i;

/** `namespace/name`, however the log writes it: as text, or as an object. */
function objectIn(text: string | undefined): string | undefined {
  if (text === undefined || text === "") return undefined;
  if (!text.startsWith("{")) return text;
  const within = /"namespace":\s?"([^"]{1,300})"/i.exec(text);
  const [namespace, name] = [within?.[1], /"name":\s?"([^"]{1,300})"/i.exec(text)?.[1]];
  return name === undefined ? undefined : namespace === undefined ? name : `${namespace}/${name}`;
}

const countIn = (text: string | undefined): number | undefined =>
  text !== undefined && /^\d{1,15}$/.test(text) ? Number(text) : undefined;
