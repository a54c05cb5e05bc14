import {
  evidenceHead,
  firstScenario,
  maxEvidenceLength,
  maxFileLength,
  maxLinkLength,
  maxNameLength,
  scenarioInPicture,
  type RecordedReplicas,
  type Scenario,
} from "../../engine/index";
import { firstLook, isEvidence } from "../channel/isEvidence";
import { readApart } from "../channel/readApart";
import type { TextKinds } from "../channel/textKinds";
import { keepArrival, type Arrival } from "../store/arrival";
import { useContinued } from "../store/continued";
import { useBrought } from "../store/brought";
import { addEvidence, openEvidence, takesEvidence, useEvidence, type EvidencePiece } from "../store/evidence";
import { isChangeable } from "../store/lesson";
import { useScenario } from "../store/scenario";
import { withManifest } from "../store/title";
import { openDialog } from "../store/windows";
import { fromEngine } from "../words/engineText";
import { piecesOf } from "../ui/readFiles";
import { t } from "../words/text";
import { drawnOf } from "../run/drawnReplicas";
import { arrivalWords } from "./arrivalWords";
import { takeIn, type Incoming } from "./incoming";
import { useNotice } from "./notice";
import { fixed } from "../words/numbers";

/** Opens files: if one of them is evidence of a cluster, all of them are texts of it. Otherwise the first one is opened. */
export async function openFiles(files: readonly File[]): Promise<void> {
  const [first] = files;
  if (!first) return;
  if (isPicture(first)) return openPicture(first);
  const isOpen = useEvidence.getState().pieces.length > 0;
  const taken = takesEvidence() ? await evidenceIn(files, isOpen && !/\.hpa\.json$/i.test(first.name)) : null;
  if (taken === null) return openFile(first);
  if (taken === "tooLong") return;
  if (isOpen) addEvidence(...taken);
  else openEvidence(taken);
}

const isPicture = ({ name, type }: File): boolean => type.startsWith("image/") || /\.(png|svg)$/i.test(name);

/** Bytes of a picture; those of the page have less than a tenth. */
const longestPicture = 50_000_000;

/** Opens the scenario in a picture of this page, at the moment that it shows. */
async function openPicture(file: File): Promise<void> {
  if (file.size > longestPicture) return sayNotOpened(file.name, noScenarioInPicture());
  try {
    const found = scenarioInPicture(new Uint8Array(await file.arrayBuffer()), maxLinkLength);
    if (found.kind === "none") return sayNotOpened(file.name, noScenarioInPicture());
    if (found.kind === "damaged") return sayNotOpened(file.name, t`The picture is damaged: a part of the file is missing or changed.`);
    const read = await readApart<TextKinds, "link">("link", { fragment: found.fragment });
    if (!read.ok) return sayNotOpened(file.name, read.error);
    if (!read.answer.ok) return sayNotOpened(file.name, fromEngine(read.answer.said));
    const { cursor } = read.answer.value;
    const arrival: Arrival = { from: "file", name: file.name.slice(0, 80), ...(cursor !== null && { at: cursor }) };
    openAs(read.answer.value, arrival);
    // Where the picture's scenario is the present one, nothing was replaced.
    if (useNotice.getState().notice === null) useNotice.setState({ notice: { text: arrivalWords(arrival, false) } });
  } catch {
    sayNotOpened(file.name, t`This browser could not read the file.`);
  }
}

const noScenarioInPicture = (): string =>
  t`The picture has no scenario. A PNG or an SVG that this page saved has one, unless a program or a site has removed it.`;

/** The texts of the files if one of them is evidence or `all` are given as such, else null. A browser that cannot read them tells so when the first one is opened. */
async function evidenceIn(files: readonly File[], all: boolean): Promise<EvidencePiece[] | "tooLong" | null> {
  try {
    const heads = all ? [] : await Promise.all(files.map((file) => file.slice(0, evidenceHead).text()));
    if (!all && !(await isEvidence(heads))) return null;
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
  t`This evidence has ${fixed(length / 1e6, 0)} MB; this page reads at most ${maxEvidenceLength / 1e6} MB. Ask Prometheus for fewer hours (start and end of query_range), or for a longer step.`;

/** Opens a file instead of the present scenario, or passes it to the window for measured loads. An error in it is one sentence. */
export async function openFile(file: File): Promise<void> {
  if (/\.([ct]sv|ndjson|jsonl|jtl)$/i.test(file.name) || (file.size > 3 * maxFileLength && /\.(txt|log)$/i.test(file.name))) {
    bringIn(file);
    return;
  }
  // A character has at most three bytes, so this file is too long even before it is read.
  if (file.size > 3 * maxFileLength) {
    sayNotOpened(file.name, t`It has ${fixed(file.size / 1e6, 1)} MB; a scenario file can have at most ${maxFileLength / 1e6} MB.`);
    return;
  }
  try {
    const text = await file.text();
    const beginning = text.slice(0, firstLook);
    if (isLesson(beginning) || /\.(md|markdown)$/i.test(file.name)) openDialog({ what: "lessonFile", name: file.name, text });
    else if (isPrometheusAnswer(beginning)) bringIn(file);
    else await openText(text, file);
  } catch {
    sayNotOpened(file.name, t`This browser could not read the file.`);
  }
}

/** The front matter of a lesson; its fields are in any order. */
const isLesson = (text: string) => /^\uFEFF?---\r?\n(?:(?:title|summary|minutes):.*\r?\n){3}---/.test(text);

/** Looks at the beginning only, because labels in the answer may have the names of a manifest's fields. */
const isPrometheusAnswer = (text: string) => /^\s*\{\s*"(status|data|resultType)"\s*:/.test(text);

/** A text that is neither scenario nor manifest may be a table of samples. */
async function openText(text: string, file: File): Promise<void> {
  const arrival: Arrival = { from: "file", name: file.name };
  const read = await incomingOf(text, () => useScenario.getState(), nameOf(arrival));
  if (read.ok) {
    openAs(read.incoming, arrival);
    if (read.measured) showMeasured(read.measured);
  } else if (read.isSamples) bringIn(file);
  else sayNotOpened(file.name, read.error);
}

export function bringIn(file: File): void {
  if (!isChangeable("others")) {
    sayNotOpened(file.name, t`A lesson sets its own load. Leave the lesson to import another load.`);
    return;
  }
  useBrought.setState({ file });
  openDialog("bringIn");
}

/** The figures then have the replicas of the real cluster beside those of the run. */
function showMeasured(measured: RecordedReplicas): void {
  const { origin } = useScenario.getState();
  useContinued.setState({ made: { origin, measured, recorded: drawnOf(measured), replacements: [], hasOwnNames: false }, fit: null });
}

/** Shows what was read in place of the present scenario. */
export function openAs(incoming: Incoming, arrival: Arrival): void {
  takeIn(incoming, arrival);
  keepArrival(arrival);
}

type IncomingReading =
  | {
      ok: true;
      incoming: Incoming;
      what: "manifest" | "scenario";
      /** What a real cluster did in its hours. */ measured?: RecordedReplicas;
    }
  | { ok: false; error: string; isSamples: boolean };

/**
 * The scenario in a text, which a worker reads: a scenario's file, or a manifest, which replaces only the manifest of `present`, so that it
 * gets the same load. `name` is used if the manifest names no autoscaler.
 */
export async function incomingOf(
  text: string,
  present: () => { scenario: Scenario; origin: Scenario },
  name: string,
): Promise<IncomingReading> {
  const read = await readApart<TextKinds, "openedText">("openedText", { text });
  if (!read.ok) return { ok: false, error: read.error, isSamples: false };
  const opened = read.answer;
  if (opened.kind === "refused") return { ok: false, error: fromEngine(opened.error), isSamples: opened.isSamples };
  if (opened.kind === "scenario") {
    return {
      ok: true,
      what: "scenario",
      incoming: { scenario: opened.scenario, ...(opened.rules !== undefined && { rules: opened.rules }) },
      ...(opened.measured && { measured: opened.measured }),
    };
  }
  const { scenario, origin } = present();
  return { ok: true, what: "manifest", incoming: { scenario: withManifest(scenario, origin, opened.manifest, opened.autoscaler ?? name) } };
}

/** For a text that comes before the user has a scenario of their own. */
export const firstOpened = { scenario: firstScenario, origin: firstScenario };

/** The name for a manifest that has none of its own. */
const nameOf = (arrival: Arrival): string =>
  arrival.from === "file" ? arrival.name.replace(/\.[a-z]+$/i, "").slice(0, maxNameLength) : "";

const sayNotOpened = (name: string, error: string) =>
  useNotice.setState({ notice: { text: t`The file ${name.slice(0, 80)} was not opened. ${error}` } });
