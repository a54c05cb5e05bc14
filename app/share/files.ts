import {
  firstScenario,
  looksLikeSamples,
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
import { isChangeable } from "../store/lesson";
import { useScenario } from "../store/scenario";
import { withManifest } from "../store/title";
import { openDialog } from "../store/view";
import { fromEngine } from "../ui/engineText";
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
    if (isPrometheusAnswer(text)) bringIn(file);
    else openText(text, file);
  } catch {
    sayNotOpened(file.name, t`This browser could not read the file.`);
  }
}

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
  takeIn(read.incoming, present.scenario, arrival);
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
