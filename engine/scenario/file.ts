import { incidentFields, type Field } from "../cluster/incident";
import { featureGateStates, unnamedVersion } from "../controller/flags";
import { longestManifest } from "../lib/longestManifest";
import { jsonErrorPlace } from "../lib/jsonErrorPlace";
import { isRecord } from "../lib/isRecord";
import { readScenario } from "./readScenario";
import { readRecordedReplicas, type RecordedReplicas } from "./recordedReplicas";
import { readRules, rulesNow } from "./rules";
import { reading, record, refuse, shown, type Reading } from "../lib/refusal";
import { plain, say } from "../lib/sentence";
import type { Scenario } from "./scenario";

/** What a file holds: a scenario, with the rules of its time if they were corrected since (`rulesNow`), or the text of a manifest. */
export type FileContent =
  | { kind: "scenario"; scenario: Scenario; rules?: number; /** What a real cluster did in its hours. */ measured?: RecordedReplicas }
  | { kind: "manifest"; manifest: string };

/** Characters. Far above any real file; longer files are not read. */
export const maxFileLength = 5_000_000;

const format = "hpa-playground";
/** The version of the format around the scenario, which has its own version. */
const formatVersion = 1;

/**
 * A scenario as a file: JSON with the scenario's own field names, so that people can read and change it and keep it beside its manifest.
 * The limits for the run, the price and the study come before the scenario. Manifests are lists of lines, so that a comparison of two files shows the line that
 * changed.
 */
export function writeScenarioFile(scenario: Scenario): string {
  const { limits, price, study, ...rest } = scenario;
  const beside = { ...(limits && { limits }), ...(price && { price }), ...(study && { study }) };
  const content = { format, formatVersion, rules: rulesNow, ...beside, scenario: { ...rest, ...inLines(scenario) } };
  // A point of a curve stays on one line. Within a text a line break is escaped, so only lists are found.
  return `${JSON.stringify(content, null, 2).replaceAll(/\[\n\s+(-?[\d.e+-]+),\n\s+(-?[\d.e+-]+)\n\s+\]/g, "[$1, $2]")}\n`;
}

const inLines = ({ manifest, incidents, vpa }: Scenario) => ({
  manifest: manifest.split("\n"),
  incidents: incidents.map((incident) => withTextFields(incident, (text) => (typeof text === "string" ? text.split("\n") : text))),
  ...(vpa && { vpa: withCheckpoint(vpa, (text) => (typeof text === "string" ? text.split("\n") : text)) }),
});

/** Changes the text of a history that is a checkpoint. */
const withCheckpoint = (vpa: unknown, change: (text: unknown) => unknown): unknown => {
  const history = isRecord(vpa) ? vpa["history"] : undefined;
  return isRecord(vpa) && isRecord(history) && "text" in history ? { ...vpa, history: { ...history, text: change(history["text"]) } } : vpa;
};

const isText = (name: string) => new Map<string, Field>(Object.entries(incidentFields)).get(name)?.type === "text";

const withTextFields = (incident: object, change: (text: unknown) => unknown): object =>
  Object.fromEntries(Object.entries(incident).map(([name, value]) => [name, isText(name) ? change(value) : value]));

/** Reads a scenario file or a plain manifest from anywhere. Never throws; what is wrong is one sentence with its place. */
export function readFile(text: string): Reading<FileContent> {
  return reading(() => opened(text.replace(/^\uFEFF/, "")));
}

/** The message for a text that shows no sign of either. */
const neither = say`It is neither a scenario file nor a Kubernetes manifest.`;
export const neitherFileNorManifest = plain(neither);

function opened(text: string): FileContent {
  if (text.length > maxFileLength) {
    refuse(say`It has ${Number((text.length / 1e6).toFixed(1))} MB; a scenario file can have at most ${maxFileLength / 1e6} MB.`);
  }
  const data = isJson(text) ? parsed(text) : undefined;
  const isManifest = looksLikeManifest(text) || isKubernetesObject(data);
  if (data !== undefined && (!isManifest || isScenarioFile(data))) return { kind: "scenario", ...scenarioIn(data) };
  if (!isManifest) refuse(neither);
  if (text.length > longestManifest) refuse(say`The manifest is longer than 256 KB. Paste only the autoscaler.`);
  return { kind: "manifest", manifest: text };
}

const isJson = (text: string) => /^\s*\{/.test(text);
const isScenarioFile = (data: unknown) => typeof data === "object" && data !== null && "format" in data;

/** Its keys may be in any order, and on one line. */
const isKubernetesObject = (data: unknown) => isRecord(data) && typeof data["kind"] === "string";

/**
 * A manifest may be JSON; the manifest reader then finds everything else that is wrong in it. Only blanks on the key's own line may come
 * before the key: if empty lines were skipped too, the text would be read again from each of them, in quadratic time.
 */
const looksLikeManifest = (text: string) =>
  !text.includes("\0") && /^(?:[^\S\r\n\u2028\u2029]|[{-])*["']?(?:apiVersion|kind|metadata|spec|items)["']?[ \t]*:/m.test(text);

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (looksLikeManifest(text) && !text.includes(`"${format}"`)) return undefined;
    refuse(say`It is not complete JSON${jsonErrorPlace(error, text)}.`);
  }
}

function scenarioIn(data: unknown): Omit<Extract<FileContent, { kind: "scenario" }>, "kind"> {
  const file = record(data, say`The file`);
  if (file.get("format") !== format) refuse(say`Its format is ${shown(file.get("format"))}; a scenario file has the format "${format}".`);
  if (file.get("formatVersion") !== formatVersion) {
    refuse(say`It has version ${shown(file.get("formatVersion"))} of the file format; this page reads version ${formatVersion}.`);
  }
  const rules = readRules(file.get("rules") ?? 0);
  const written = withTexts(file.get("scenario"));
  const outside = { limits: file.get("limits"), price: file.get("price"), study: file.get("study") };
  const reading = readScenario(isRecord(written) ? { ...written, ...outside } : written);
  if (!reading.ok) refuse(reading.said);
  const { limits, price, study, ...scenario } = reading.value;
  const measured = file.has("measured") ? readRecordedReplicas(file.get("measured")) : undefined;
  const beside = { ...(limits && { limits }), ...(price && { price }), ...(study && { study }), ...(measured && { measured }) };
  const unread = unreadField(data, { format, formatVersion, rules: 0, ...beside, scenario: withAnyGate(scenario) });
  if (unread !== null)
    refuse(say`${shown(unread)} is not a field of a scenario file. It may be misspelt, or it may be from a later version.`);
  return { scenario: reading.value, ...(rules !== undefined && { rules }), ...(measured && { measured }) };
}

/** Of the gates a version reads only those that it has; naming another one is no mistake. */
const withAnyGate = (scenario: Scenario) => ({
  ...scenario,
  flags: { ...scenario.flags, featureGates: featureGateStates[unnamedVersion] },
});

/** The place of the first field that was not read; null if all were. */
function unreadField(data: unknown, read: unknown, place = ""): string | null {
  const inner = (value: unknown, readValue: unknown, name: string) =>
    unreadField(value, readValue, place === "" ? name : `${place}.${name}`);
  if (Array.isArray(data) && Array.isArray(read)) {
    return data.reduce<string | null>((found, value, index) => found ?? inner(value, read[index], String(index + 1)), null);
  }
  if (!isRecord(data) || !isRecord(read)) return null;
  return Object.entries(data).reduce<string | null>((found, [name, value]) => {
    if (found !== null) return found;
    if (!Object.hasOwn(read, name)) return place === "" ? name : `${place}.${name}`;
    return inner(value, read[name], name);
  }, null);
}

/** Turns lists of lines into texts again; anything else stays for the reader to refuse. */
function withTexts(scenario: unknown): unknown {
  if (!isRecord(scenario)) return scenario;
  const incidents = scenario["incidents"];
  return {
    ...scenario,
    ...("manifest" in scenario && { manifest: joined(scenario["manifest"]) }),
    ...("vpa" in scenario && { vpa: withCheckpoint(scenario["vpa"], joined) }),
    ...(Array.isArray(incidents) && {
      incidents: incidents.map((incident) => (isRecord(incident) ? withTextFields(incident, joined) : incident)),
    }),
  };
}

const joined = (lines: unknown): unknown =>
  Array.isArray(lines) && lines.every((line) => typeof line === "string") ? lines.join("\n") : lines;
