import {
  evidenceHead,
  firstScenario,
  looksLikeEvidence,
  looksLikeSamples,
  maxEvidenceLength,
  maxFileLength,
  maxNameLength,
  neitherFileNorManifest,
  readFile,
  recognised,
  writeScenarioFile,
  type Opened,
} from "../../engine/index";
import { keepArrival, type Arrival } from "../store/arrival";
import { useBrought } from "../store/brought";
import { addEvidence, openEvidence, takesEvidence, useEvidence, type EvidencePiece } from "../store/evidence";
import { isChangeable } from "../store/lesson";
import { useScenario } from "../store/scenario";
import { withManifest } from "../store/title";
import { openDialog } from "../store/view";
import { fromEngine } from "../ui/engineText";
import { piecesOf } from "../ui/readFiles";
import { fileName, saveFile } from "../ui/saveFile";
import { t } from "../ui/text";
import { takeIn, type Incoming } from "./incoming";
import { useNotice } from "./notice";

export function saveScenario(): void {
  const { scenario } = useScenario.getState();
  saveFile(`${fileName(scenario.name)}.hpa.json`, writeScenarioFile(scenario), "application/json");
}

export function saveManifest(): void {
  const { name, manifest } = useScenario.getState().scenario;
  saveFile(`${fileName(name)}.yaml`, manifest, "application/yaml");
}

/** Opens files: if one of them is evidence of a cluster, all of them are texts of it. Otherwise the first one is opened. */
export async function openFiles(files: readonly File[]): Promise<void> {
  const [first] = files;
  if (!first) return;
  const isOpen = useEvidence.getState().pieces.length > 0;
  const taken = takesEvidence() ? await evidenceIn(files, isOpen && !/\.hpa\.json$/i.test(first.name)) : null;
  if (taken === null) return openFile(first);
  if (taken === "tooLong") return;
  if (isOpen) addEvidence(...taken);
  else openEvidence(taken);
}

/** The texts of the files if one of them is evidence or `all` are given as such, else null. A browser that cannot read them tells so when the first one is opened. */
async function evidenceIn(files: readonly File[], all: boolean): Promise<EvidencePiece[] | "tooLong" | null> {
  try {
    const heads = await Promise.all(files.map((file) => file.slice(0, evidenceHead).text()));
    if (!all && !heads.some(looksLikeEvidence)) return null;
    const already = useEvidence.getState().pieces.reduce((sum, { text }) => sum + text.length, 0);
    const bytes = files.reduce((sum, { size }) => sum + size, already);
    if (bytes > maxEvidenceLength) {
      useNotice.setState({ notice: { text: tooMuchEvidence(bytes) } });
      return "tooLong";
    }
    return await piecesOf(files);
  } catch {
    return null;
  }
}

export const tooMuchEvidence = (length: number): string =>
  t`This evidence has ${(length / 1e6).toFixed(0)} MB; this page reads at most ${maxEvidenceLength / 1e6} MB. Ask Prometheus for fewer hours (start and end of query_range), or for a longer step.`;

/** Opens a file instead of the present scenario, or passes it to the window for measured loads. An error in it is one sentence. */
export async function openFile(file: File): Promise<void> {
  if (/\.([ct]sv|ndjson|jsonl|jtl)$/i.test(file.name) || (file.size > 3 * maxFileLength && /\.(txt|log)$/i.test(file.name))) {
    bringIn(file);
    return;
  }
  // A character has at most three bytes, so this file is too long even before it is read.
  if (file.size > 3 * maxFileLength) {
    sayNotOpened(file.name, t`It has ${(file.size / 1e6).toFixed(1)} MB; a scenario file can have at most ${maxFileLength / 1e6} MB.`);
    return;
  }
  try {
    const text = await file.text();
    if (isLesson(text)) sayNotOpened(file.name, lessonsNeedAnAddress);
    else if (isPrometheusAnswer(text)) bringIn(file);
    else openText(text, file);
  } catch {
    sayNotOpened(file.name, t`This browser could not read the file.`);
  }
}

const lessonsNeedAnAddress = t`It is a lesson, and the page opens a lesson by its address: put the file on a web server that lets other pages read it, and add ?lesson= and its address to the address of this page.`;
/** The front matter of a lesson; its fields are in any order. */
const isLesson = (text: string) => /^\uFEFF?---\r?\n(?:(?:title|summary|minutes):.*\r?\n){3}---/.test(text);

/** Looks at the beginning only, because labels in the answer may have the names of a manifest's fields. */
const isPrometheusAnswer = (text: string) => /^\s*\{\s*"(status|data|resultType)"\s*:/.test(text);

/** A text that is neither scenario nor manifest may be a table of samples. */
function openText(text: string, file: File): void {
  const error = openAs(text, { from: "file", name: file.name }, useScenario.getState());
  if (error === null) return;
  if (looksLikeSamples(text)) bringIn(file);
  else sayNotOpened(file.name, error);
}

function bringIn(file: File): void {
  if (!isChangeable("others")) {
    sayNotOpened(file.name, t`A lesson sets its own load. Leave the lesson to import another load.`);
    return;
  }
  useBrought.setState({ file });
  openDialog("bringIn");
}

const firstOpened = { scenario: firstScenario, origin: firstScenario };

/**
 * A scenario's file replaces the scenario; a manifest replaces only its manifest, so that it gets the same load. Returns the error in the
 * text; null if it was opened.
 */
export function openAs(text: string, arrival: Arrival, present = firstOpened): string | null {
  const read = incomingOf(text, present, nameOf(arrival));
  if (!read.ok) return read.error;
  takeIn(read.incoming, arrival);
  keepArrival(arrival);
  return null;
}

/** The scenario in a text: a scenario's file, or a manifest for `present`. `name` is used if the manifest names no autoscaler. */
export function incomingOf(
  text: string,
  { scenario: present, origin }: typeof firstOpened,
  name: string,
): { ok: true; incoming: Incoming } | { ok: false; error: string } {
  const reading = readFile(text);
  const foreign = !reading.ok && reading.error === neitherFileNorManifest ? recognised(text) : null;
  if (!reading.ok && foreign?.isManifest !== true) return { ok: false, error: fromEngine(foreign?.message ?? reading.error) };
  const opened: Opened = reading.ok ? reading.value : { kind: "manifest", manifest: text };
  if (opened.kind === "manifest") return { ok: true, incoming: { scenario: withManifest(present, origin, opened.manifest, name) } };
  return { ok: true, incoming: { scenario: opened.scenario, ...(opened.rules !== undefined && { rules: opened.rules }) } };
}

/** The name for a manifest that has none of its own. */
const nameOf = (arrival: Arrival): string =>
  arrival.from === "file" ? arrival.name.replace(/\.[a-z]+$/i, "").slice(0, maxNameLength) : "";

const sayNotOpened = (name: string, error: string) =>
  useNotice.setState({ notice: { text: t`The file ${name.slice(0, 80)} was not opened. ${error}` } });
