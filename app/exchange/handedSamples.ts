import { maxSamplesLength, writtenSpan, type LoadPoint } from "../../engine/index";
import { t } from "../words/text";
import { firstPart, isCut } from "./loadPart";
import { readError } from "./readError";
import type { SamplesReader } from "./samplesReader";
import { readingNote, samplingNotes } from "../words/exchange/samplingNotes";
import { fixed } from "../words/numbers";

/** What someone who hands in samples says about them. */
interface AboutSamples {
  /** The name of the series to take; without it, the likeliest. */
  series?: string;
  /** What the values count: requests per this many seconds. Without it, the text must say it. */
  perSeconds?: number;
}

type HandedLoad =
  /** `notes`: what was left out or changed, one sentence each. */
  { ok: true; points: readonly LoadPoint[]; durationSeconds: number; notes: string[] } | { ok: false; error: string };

/** The load in a text of samples, chosen as the window for measured loads chooses it before the user changes anything. Ends the reader. */
export async function handedLoad(reader: SamplesReader, text: string, about: AboutSamples, noise: number): Promise<HandedLoad> {
  try {
    return await loadIn(reader, text, about, noise);
  } finally {
    reader.end();
  }
}

async function loadIn(reader: SamplesReader, text: string, about: AboutSamples, noise: number): Promise<HandedLoad> {
  if (text.length > maxSamplesLength)
    return refused(t`The samples have ${fixed(text.length / 1e6, 1)} MB; this page reads at most ${maxSamplesLength / 1e6} MB.`);
  const read = await reader.ask("readSamples", { source: text, choices: {} });
  if (read?.ok !== true || !read.answer.ok) return refused(readError(read) ?? t`Newer samples replaced these.`);
  const reading = read.answer;
  const index = about.series === undefined ? reading.likeliest : reading.series.findIndex(({ name }) => name === about.series);
  const series = reading.series[index];
  if (!series) {
    const names = reading.series.slice(0, 5).map(({ name }) => `“${name.slice(0, 100)}”`);
    return refused(t`The samples have no series “${(about.series ?? "").slice(0, 100)}”. They have ${names.join(", ")}.`);
  }
  const perSeconds = about.perSeconds ?? series.perSeconds ?? writtenSpan(series.unit);
  if (perSeconds === null)
    return refused(t`The samples do not say what they count. perSeconds is needed: 1 for requests per second, 60 per minute.`);
  const drawn = await reader.ask("samplesCurve", { series: index, part: isCut(series) ? firstPart(series) : null, perSeconds });
  if (drawn?.ok !== true || !drawn.answer.curve) return refused(readError(drawn) ?? t`The samples have no value to draw.`);
  const { curve } = drawn.answer;
  const { points, durationSeconds } = curve;
  const notes = [...reading.notes.map((note) => readingNote(note, reading.time.kind)), ...samplingNotes(curve, series, noise)];
  return { ok: true, points, durationSeconds, notes };
}

const refused = (error: string): HandedLoad => ({ ok: false, error });
