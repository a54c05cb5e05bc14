import type { Block } from "../block";
import { askedBy } from "../commandLine";
import type { AutoscalerReading, ConditionReading, EventReading, Evidence, QuotaReading } from "../evidence";
import type { TextLine } from "../lines";
import { readAutoscalerRow, type AutoscalerRow } from "./autoscalerRow";
import { readConsoleEvent } from "./consoleEvent";
import { readConsoleHeader, readConsoleRow, type ConsoleColumns } from "./consoleTable";
import { customColumns, readCustomRow } from "./customRow";
import { readDescribedObject } from "./describedObject";
import { descriptionReading, fieldOf, isRepeated, newDescription, putField, putRule, type Description } from "./description";
import { isCutEventRow, readEventRow } from "./eventRow";
import { lineKindNames, readConditionRow, type LineKindName } from "./lineKinds";
import { readLogLine } from "./logLine";
import { endsWhole, isBrokenOff, joined } from "./messages";
import { readMetricLine } from "./metricLine";
import { headlessTable, kindAskedBy, kindOfTable, readObjectRow, type RowKind } from "./objectRow";
import { quotedIn } from "./prose";
import { isFurtherCause, isRemarkOfRefusal, readRefusalLine } from "./refusalLine";
import { readHeader, type TableHeader } from "./table";
import { unreadText } from "../unreadText";
import { say, type Words } from "../../lib/sentence";

/** Reads what kubectl prints for people: tables, descriptions, events, lines of logs. */
export function readPrintedText(block: Block): Partial<Evidence> | null {
  if (block.kind !== "text") return null;
  const reader = createReader(block);
  for (let index = 0; index < block.lines.length;) index += reader.read(index);
  return reader.finish();
}

export const cutOrRemark = say`The text ends in the middle of this line, or it is a remark.`;

type Written = { -readonly [Part in keyof Omit<Evidence, "series">]: Evidence[Part][number][] };

/** What was read last, which a line that a terminal broke may continue. True: it does. */
type Continue = (next: string) => boolean;

function createReader({ lines, command, isLast }: Block) {
  const written: Written = {
    autoscalers: [],
    events: [],
    pods: [],
    deployments: [],
    replicaSets: [],
    scaledObjects: [],
    others: [],
    measured: [],
    logs: [],
    errors: [],
    removed: [],
    unread: [],
  };
  const asked = askedBy(command);
  const kindAsked = kindAskedBy(command);
  const custom = customColumns(command);
  let lastIndex = lines.length - 1;
  while (lastIndex >= 0 && lines.textOf(lastIndex).trim() === "") lastIndex--;
  let description: Description | null = null;
  let section: Section = null;
  let header: TableHeader | null = null;
  let console: ConsoleColumns | null = null;
  let kind: RowKind | "autoscaler" | null = null;
  /** What the events below a description are about, where it is of a VerticalPodAutoscaler. */
  let eventsAbout: Pick<EventReading, "object"> = {};
  /** The rows of a quota's description. */
  let quota: QuotaReading[] | null = null;
  let proceed: Continue | null = null;
  /** The lines that were taken off last, from one index to before another. */
  let remarks: { from: number; to: number } | null = null;
  /** The event or the condition on the text's last line. */
  let mark: ((others: readonly string[]) => void) | null = null;

  const unread = (line: number, said: Words) => void written.unread.push(unreadText(line, said));
  const described = (line: number): Description => (description ??= newDescription(line));
  const isEnd = (index: number) => isLast && index === lastIndex;

  /** How many lines it read. */
  function read(index: number): number {
    if (proceed === null && isBetweenTables() && lines.isSmallWords(index)) return (takeOff(index), 1);
    const line = lines.at(index);
    const { text } = line;
    if (text.trim() === "") {
      proceed = null;
      return 1;
    }
    if (/^\s*(?:-{2,}(?:\s+-{2,})+|No events\.)\s*$/.test(text)) return 1;
    const shown = console === null ? readConsoleEvent(lines, index) : null;
    if (shown !== null) {
      written.events.push(shown.event);
      return shown.length;
    }
    const object =
      description === null || !/^\s*Kind:/.test(text)
        ? null
        : readDescribedObject(lines, index, { ...description.fields, line: description.fields.line });
    if (object !== null) {
      if (object.kind === "ScaledObject") written.scaledObjects.push(object.reading);
      else written.others.push(object.reading);
      description = section = proceed = null;
      eventsAbout = object.kind === "VerticalPodAutoscaler" ? { object: `VerticalPodAutoscaler/${object.reading.name}` } : {};
      return object.length;
    }
    const next = proceed;
    proceed = null;
    const isRead = lineKindNames.some((name) => name !== "quoted" && rowReaders[name](line, index));
    if (isRead || next?.(text) === true) {
      if (!isRead) proceed ??= next;
    } else if (section !== "labels") readOther(line, index);
    return 1;
  }

  /** Whether small words can be nothing but a remark here. */
  const isBetweenTables = () => (header === null || kind === "autoscaler") && console === null && custom === null && section !== "labels";

  /** A sentence that quotes a line is read last, in `readOther`. */
  const rowReaders: Readonly<Record<Exclude<LineKindName, "quoted">, (line: TextLine, index: number) => boolean>> = {
    console: (line) => readRule(line) || readConsole(line),
    field: readField,
    condition: readCondition,
    event: readEvent,
    metric: readMetric,
    header: readTableHeader,
    custom: (line) => readCustom(line) || readQuotaRow(line),
    autoscaler: readAutoscaler,
    object: readObject,
    log: readLog,
    refusal: readRefusal,
  };

  function readField({ number, text }: TextLine): boolean {
    const field = fieldOf(text);
    if (field === null) {
      // A line of labels or annotations may be anything, but not a row.
      return section === "labels" && /^\s/.test(text) && readEventRow(text) === null;
    }
    const { key, value } = field;
    quota = null;
    if (description !== null && isRepeated(description, key)) closeDescription();
    if (key === "Events" && description === null) return true;
    eventsAbout = {};
    section = sectionOf(key, section);
    const draft = described(number);
    const complaint = putField(draft, key, value, number);
    if (complaint !== null) unread(number, complaint);
    if (value === "" && !/^(?:Metrics|Conditions|Events|Behavior|Scale Up|Scale Down|Policies|Labels|Annotations)$/.test(key)) {
      proceed = (next) => putField(draft, key, next.trim(), number) === null && ((proceed = null), true);
    }
    return true;
  }

  function readConsole({ number, text }: TextLine): boolean {
    const columns = readConsoleHeader(text);
    if (columns !== null) {
      closeDescription();
      header = kind = null;
      console = columns;
      return true;
    }
    const row = console === null ? null : readConsoleRow(text, console, number);
    if (row === null) return false;
    if ("event" in row) written.events.push(row.event);
    else written.autoscalers.push(row.autoscaler);
    return true;
  }

  function readRule({ number, text }: TextLine): boolean {
    return (section === "scaleUp" || section === "scaleDown") && description !== null && putRule(description, section, text, number);
  }

  function readCondition({ number, text }: TextLine, index: number): boolean {
    const row = readConditionRow(text);
    if (row === null) return false;
    const { conditions } = described(number);
    const place = conditions.push({ line: number, ...row }) - 1;
    const replace = (reading: Partial<ConditionReading>) => void (conditions[place] = { ...conditions[place]!, ...reading });
    continueMessage(text, readConditionRow, replace);
    if (isEnd(index)) {
      mark = (others) => {
        if (isBrokenOff(conditions[place]!.message ?? "", others)) replace({ partial: true });
      };
    }
    return true;
  }

  function readEvent({ number, text }: TextLine, index: number): boolean {
    const row = readEventRow(text);
    if (row === null) {
      if (!isCutEventRow(text)) return false;
      proceed = (next) => readEvent({ number, text: joined(text, next) }, index);
      if (isEnd(index)) unread(number, say`This event is cut off before its message.`);
      return true;
    }
    const { isOld, ...event } = row;
    const place = written.events.push({ line: number, ...eventsAbout, ...event }) - 1;
    const replace = (reading: Partial<EventReading>) => void (written.events[place] = { ...written.events[place]!, ...reading });
    continueMessage(text, readEventRow, ({ message }) => replace({ message: message! }));
    if (isEnd(index)) {
      mark = (others) => {
        const { message = "", ...rest } = written.events[place]!;
        if (!isBrokenOff(message, others)) return;
        if (isOld !== true) return replace({ partial: true });
        written.events[place] = rest;
        unread(number, say`The message of this event is cut off: ${JSON.stringify(message)}.`);
      };
    }
    return true;
  }

  /** A message may go on in the next lines, unless it is whole. */
  function continueMessage(
    first: string,
    again: (text: string) => { message?: string } | null,
    replace: (row: { message?: string }) => void,
  ) {
    let text = first;
    let lines = 0;
    proceed = (next) => {
      if (++lines > mostContinued) return false;
      const row = again(text);
      if (row?.message === undefined || (row.message !== "" && endsWhole(row.message))) return false;
      const longer = again((text = joined(text, next)));
      if (longer === null) return false;
      replace(longer);
      return true;
    };
  }

  function readMetric({ number, text }: TextLine, index: number): boolean {
    const metric = readMetricLine(text);
    if (metric === null) {
      if (!/^\s*(?:resource \S+ (?:on|of)\b|"[^"]*" (?:on(?:\s|$)|\(target))/.test(text)) return false;
      proceed = (next) =>
        [joined(text, next), text + next.trimStart()].some(
          (whole) => readMetricLine(whole) !== null && readMetric({ number, text: whole }, index),
        );
      if (isEnd(index)) unread(number, say`This metric is cut off.`);
      return true;
    }
    described(number).metrics.push({ line: number, ...metric });
    return true;
  }

  function readTableHeader({ number, text }: TextLine, index: number): boolean {
    if (readQuotaHeader({ number, text }, index)) return true;
    const names = readHeader(text, custom !== null);
    if (names === null) {
      if (/^\s*(?:Type\s+(?:Status|Reason)|FirstSeen\s+LastSeen)\b/.test(text)) return true;
      return false;
    }
    closeDescription();
    setHeader(names, number);
    proceed = (next) => {
      const longer = [text + next.trimStart(), `${text} ${next}`]
        .map((line) => readHeader(line))
        .find((read) => read !== null && read.names.every((name) => knownColumns.has(name)));
      if (longer === undefined || longer === null) return false;
      setHeader(longer, number);
      return true;
    };
    return true;
  }

  /** A quota's description begins as an autoscaler's does. */
  function readQuotaHeader({ number, text }: TextLine, index: number): boolean {
    if (!/^\s*Resource\s+Used\s+Hard$/.test(text.trimEnd())) return false;
    const { name, namespace } = description?.fields ?? {};
    description = section = header = kind = null;
    quota = [];
    const isScoped = lines.slice(index - 5, index).some(/^Scopes:/);
    if (typeof name !== "string") return true;
    const place = typeof namespace === "string" ? { namespace } : asked.namespace === undefined ? {} : { namespace: asked.namespace };
    written.others.push({ line: number, kind: "ResourceQuota", name, ...place, ...(!isScoped && { quota }) });
    return true;
  }

  function readQuotaRow({ text }: TextLine): boolean {
    if (quota === null) return false;
    const words = text.trim().split(/\s+/);
    const [resource = "", used = "", hard = ""] = words;
    if (words.length !== 3 || !/^\d/.test(used) || !/^\d/.test(hard)) return false;
    quota.push({ resource, used, hard });
    return true;
  }

  function setHeader(names: TableHeader, line: number) {
    quota = null;
    eventsAbout = {};
    header = names;
    console = null;
    const isEvents = names.names.includes("REASON");
    const isAutoscalers = names.names.includes("REFERENCE") || names.names.includes("MINPODS");
    kind = isAutoscalers ? "autoscaler" : kindOfTable(names, kindAsked.kind);
    if (kind === null && !isEvents && custom === null) unread(line, say`This table tells nothing of an autoscaler that is read here.`);
  }

  function readCustom({ number, text }: TextLine): boolean {
    const fields = header === null || custom === null ? null : readCustomRow(text, header, custom);
    if (fields === null) return false;
    const { namespace = asked.namespace, ...others } = fields;
    const place = namespace === undefined ? {} : { namespace };
    written.autoscalers.push({ source: "table", line: number, lines: {}, ...others, ...place, metrics: [], conditions: [] });
    return true;
  }

  function readAutoscaler({ number, text }: TextLine, index: number): boolean {
    const columns = kind === "autoscaler" ? header!.names : null;
    const row = readAutoscalerRow(text, columns, isEnd(index));
    if (row === null) return false;
    closeDescription();
    const place = written.autoscalers.push(rowReading(row, number)) - 1;
    let first = text;
    if (!row.isWhole) {
      proceed = (next) => {
        const tries = [first.trimEnd() + next.trimStart(), `${first} ${next}`];
        const rows = tries.map((whole) => readAutoscalerRow(whole, columns, false)).filter((read) => read !== null);
        const whole = rows.find((read) => read.isWhole && read.cells.currentReplicas !== null) ?? rows.find((read) => read.isWhole);
        if (whole === undefined) {
          first = `${first} ${next}`;
          return false;
        }
        written.autoscalers[place] = rowReading(whole, number);
        proceed = null;
        return true;
      };
    }
    if (!row.isWhole && isEnd(index)) {
      unread(number, say`This row is cut off.`);
      const isOneOfSeveral = written.autoscalers.some(
        (other, at) => at !== place && other.source === "table" && other.name === row.cells.name,
      );
      if (isOneOfSeveral || row.metrics.length === 0) written.autoscalers.splice(place, 1);
    }
    if (row.remark !== "") written.removed.push({ line: number, kind: "remark", text: row.remark });
    return true;
  }

  function rowReading(row: AutoscalerRow, line: number): AutoscalerReading {
    const { cells, namespace, metrics } = row;
    return {
      source: "table",
      line,
      lines: {},
      ...cells,
      ...(namespace !== undefined
        ? { namespace }
        : asked.namespace !== undefined && { namespace: asked.namespace, isNamespaceAsked: true }),
      metrics: metrics.map((metric) => ({ line, ...metric })),
      conditions: [],
    };
  }

  function readObject({ number, text }: TextLine): boolean {
    if (header === null || kind === "autoscaler") {
      const guessed = headlessTable(text, kindAsked);
      const guessedKind = guessed === null ? null : kindOfTable(guessed, kindAsked.kind);
      return guessed !== null && guessedKind !== null && putObject(guessedKind, text, guessed, number);
    }
    if (kind === null) return !header.names.includes("REASON") && header.names.length <= text.trim().split(/\s+/).length;
    const prefix = /^\s*([a-z]+)(?:\.[a-z.]+)?\/\S/.exec(text)?.[1];
    return putObject(prefix === undefined ? kind : (kindOfTable(header, prefix) ?? kind), text, header, number);
  }

  function putObject(kind: RowKind, text: string, header: TableHeader, line: number): boolean {
    const reading = readObjectRow(kind, text, header, { line, namespace: asked.namespace });
    if (reading === null) return false;
    written.pods.push(...(reading.pods ?? []));
    written.deployments.push(...(reading.deployments ?? []));
    written.replicaSets.push(...(reading.replicaSets ?? []));
    written.scaledObjects.push(...(reading.scaledObjects ?? []));
    written.others.push(...(reading.others ?? []));
    return true;
  }

  function readLog({ number, text }: TextLine): boolean {
    const log = readLogLine(text);
    if (log === null) return false;
    if ("log" in log) written.logs.push({ line: number, ...log.log });
    else if ("event" in log) written.events.push({ line: number, ...log.event });
    else written.errors.push({ line: number, ...log.error });
    // The calls that led to an error stand below it.
    if ("error" in log) proceed = (next) => /^(?:\s+\/\S|[\w./-]+(?:\.\(\*\w+\))?\.\w+)/.test(next);
    return true;
  }

  function readRefusal({ number, text }: TextLine): boolean {
    const message = readRefusalLine(text);
    if (message === null) return false;
    const place = written.errors.push({ line: number, message }) - 1;
    proceed = (next) => {
      const further = isFurtherCause(next);
      if (further) written.errors[place] = { line: number, message: `${written.errors[place]!.message} ${next.trim()}` };
      return further || isRemarkOfRefusal(next);
    };
    return true;
  }

  function readOther({ number, text }: TextLine, index: number) {
    if (readQuoted({ number, text }, index)) written.removed.push({ line: number, kind: "remark", text });
    else takeOff(index);
  }

  /** Remarks in lines that follow one another are taken off together. */
  function takeOff(index: number) {
    if (isEnd(index)) return unread(lines.numberOf(index), cutOrRemark);
    if (remarks !== null && index === remarks.to && lines.followsNeighbour(index)) return void remarks.to++;
    noteRemarks();
    remarks = { from: index, to: index + 1 };
  }

  function noteRemarks() {
    if (remarks === null) return;
    const { from, to } = remarks;
    const text = lines.asPasted(from, to);
    written.removed.push({ line: lines.numberOf(from), kind: "remark", text, ...(to > from + 1 && { lines: to - from }) });
    remarks = null;
  }

  /** A condition that a sentence quotes belongs to the description around it, or tells of an autoscaler alone. */
  function readQuoted({ number, text }: TextLine, index: number): boolean {
    const quoted = quotedIn(text);
    if (quoted === null) return false;
    if ("row" in quoted) return readAutoscaler({ number, text: quoted.row }, index);
    if ("event" in quoted) written.events.push({ line: number, ...quoted.event });
    else described(number).conditions.push({ line: number, ...quoted.condition });
    return true;
  }

  function closeDescription() {
    const reading = description === null ? null : descriptionReading(description);
    if (reading !== null) {
      const ownName = reading.name === undefined && asked.name !== undefined ? { name: asked.name } : {};
      const ownNamespace = reading.namespace === undefined && asked.namespace !== undefined ? { namespace: asked.namespace } : {};
      written.autoscalers.push({ ...reading, ...ownName, ...ownNamespace });
    }
    description = null;
    section = null;
  }

  function finish(): Partial<Evidence> {
    noteRemarks();
    mark?.(written.events.slice(0, -1).flatMap(({ message }) => message ?? []));
    closeDescription();
    if (written.autoscalers.length === 0 && asked.namespace !== undefined && written.events.length > 0)
      written.events = written.events.map((event) => ({ namespace: asked.namespace!, ...event }));
    return written;
  }

  return { read, finish };
}

type Section = "labels" | "scaleUp" | "scaleDown" | null;

/** Each line that goes on with a message reads the message again. A terminal of 20 columns breaks the longest of an event into this many. */
const mostContinued = 60;

/** The part of a description that a field begins; the fields of a rule are inside of one. */
function sectionOf(key: string, section: Section): Section {
  if (key === "Scale Up") return "scaleUp";
  if (key === "Scale Down") return "scaleDown";
  if (key === "Labels" || key === "Annotations") return "labels";
  return key === "Policies" || key === "Select Policy" || key === "Stabilization Window" ? section : null;
}

const knownColumns = new Set([
  ..."NAME NAMESPACE REFERENCE TARGETS TARGET CURRENT MINPODS MAXPODS REPLICAS AGE LABELS READY STATUS RESTARTS DESIRED UP-TO-DATE AVAILABLE".split(
    " ",
  ),
  ..."LAST SEEN|FIRST SEEN|TYPE|REASON|OBJECT|MESSAGE|SUBOBJECT|SOURCE|COUNT|KIND|CPU(cores)|MEMORY(bytes)|IP|NODE".split("|"),
]);
