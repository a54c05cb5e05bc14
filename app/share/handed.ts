import type { LoadPoint, Scenario } from "../../engine/index";
import { t } from "../words/text";
import { incomingOf } from "./files";
import type { Incoming } from "./incoming";

/** What the page around a frame hands in, as EMBED.md describes it: at least one of the first three. */
export interface Handed {
  /** A scenario's file, as text or as the object in it. */
  scenario?: string | object;
  manifest?: string;
  /** A measured load. */
  samples?: string;
  series?: string;
  perSeconds?: number;
}

/** The load in a text of samples; `about` as in `Handed`, `noise` is that of the scenario. */
export type ReadLoad = (
  text: string,
  about: Pick<Handed, "series" | "perSeconds">,
  noise: number,
) => Promise<{ ok: true; points: readonly LoadPoint[]; durationSeconds: number; notes: string[] } | { ok: false; error: string }>;

type HandedReading = { ok: true; incoming: Incoming; notes: string[] } | { ok: false; error: string };

/** Makes one scenario of what was handed in; what is not handed in stays as in `present`. Changes nothing. */
export async function readHanded(
  { scenario, manifest, samples, series, perSeconds }: Handed,
  present: { scenario: Scenario; origin: Scenario },
  readLoad: ReadLoad,
): Promise<HandedReading> {
  let incoming: Incoming = { scenario: present.scenario };
  let { origin } = present;
  if (scenario !== undefined) {
    const text = typeof scenario === "string" ? scenario : written(scenario);
    const read =
      text === null
        ? { ok: false as const, error: t`The scenario is not plain data, so it cannot be read.` }
        : await incomingOf(text, () => present, "");
    if (!read.ok) return read;
    incoming = read.incoming;
    origin = incoming.scenario;
  }
  if (manifest !== undefined) {
    const under = { scenario: incoming.scenario, origin };
    const read = await incomingOf(manifest, () => under, "");
    if (!read.ok) return read;
    incoming = { ...incoming, scenario: read.incoming.scenario };
  }
  if (samples === undefined) return { ok: true, incoming, notes: [] };
  const about = { ...(series !== undefined && { series }), ...(perSeconds !== undefined && { perSeconds }) };
  const load = await readLoad(samples, about, incoming.scenario.load.noise);
  if (!load.ok) return load;
  const { points, durationSeconds, notes } = load;
  return {
    ok: true,
    incoming: { ...incoming, scenario: { ...incoming.scenario, load: { ...incoming.scenario.load, points }, durationSeconds } },
    notes,
  };
}

/** null for an object that contains itself. */
function written(scenario: object): string | null {
  try {
    return JSON.stringify(scenario);
  } catch {
    return null;
  }
}

const isText = (value: unknown): value is string | undefined => value === undefined || typeof value === "string";

/** The fields of an `open` message; null if one of them has another type, or if none of the three is there. */
export function handedIn(message: Readonly<Record<string, unknown>>): Handed | null {
  const { scenario, manifest, samples, series, perSeconds } = message;
  if (scenario === undefined && manifest === undefined && samples === undefined) return null;
  if (!isText(manifest) || !isText(samples) || !isText(series)) return null;
  if (scenario !== undefined && typeof scenario !== "string" && (typeof scenario !== "object" || scenario === null)) return null;
  if (perSeconds !== undefined && !(typeof perSeconds === "number" && perSeconds > 0 && perSeconds <= longestSpan)) return null;
  return {
    ...(scenario !== undefined && { scenario }),
    ...(manifest !== undefined && { manifest }),
    ...(samples !== undefined && { samples }),
    ...(series !== undefined && { series }),
    ...(perSeconds !== undefined && { perSeconds }),
  };
}

/** A day. */
const longestSpan = 86_400;
