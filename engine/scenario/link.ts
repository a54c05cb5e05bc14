import { toBase64url, fromBase64url } from "../lib/base64url";
import { deflated, inflated } from "./linkBytes";
import * as format1 from "./linkFormat1";
import * as format2 from "./linkFormat2";
import { readScenario } from "./readScenario";
import type { Reading } from "./refusal";
import type { Scenario } from "./scenario";

/** What a link carries: the whole scenario and the selected second. */
export interface Shared {
  scenario: Scenario;
  cursor: number | null;
}

/** Characters of a fragment. Far above any real scenario; longer texts are not even decoded. */
export const maxLinkLength = 400_000;

/** A fragment is a format's number, a dot, and base64url of a checksum and the deflated content in that format. */
const formats = new Map<string, { dictionary: Uint8Array; unpack(data: unknown): { scenario: unknown; cursor: unknown } }>([
  ["1", format1],
  ["2", format2],
]);

/** The fragment, without "#", that stands for a scenario. The same scenario always gives the same text. */
export const encodeLink = ({ scenario, cursor }: Shared): string =>
  `2.${toBase64url(deflated(JSON.stringify(format2.pack(scenario, cursor)), format2.dictionary))}`;

/** Reads a fragment from anywhere. Never throws, never inflates beyond its bound; what is wrong is one sentence. */
export function decodeLink(fragment: string): Reading<Shared> {
  if (fragment.length > maxLinkLength) {
    return refuse(`This link is ${(fragment.length / 1e6).toFixed(1)} MB long; a scenario's link has at most ${maxLinkLength / 1e6} MB.`);
  }
  const [prefix, version] = /^(\d+)\./.exec(fragment) ?? [];
  if (prefix === undefined || version === undefined) return refuse("The part of this address after # is not a link of this page.");
  const format = formats.get(version);
  if (!format) return refuse(`This link is of version ${version} of the link format; this page reads versions 1 and 2.`);
  const bytes = fromBase64url(fragment.slice(prefix.length));
  const text = bytes && inflated(bytes, format.dictionary);
  const data = text === null ? null : parsed(text);
  if (data === null) return refuse("This link is damaged: a part of it is missing or was changed. Ask for it again, and copy it whole.");

  const { scenario, cursor } = format.unpack(data.value);
  const reading = readScenario(scenario);
  return reading.ok ? { ok: true, value: { scenario: reading.value, cursor: cursorIn(reading.value, cursor) } } : reading;
}

const refuse = (error: string) => ({ ok: false, error }) as const;

function parsed(text: string): { value: unknown } | null {
  try {
    return { value: JSON.parse(text) };
  } catch {
    // Whatever the parser found, the person can only ask for the link again.
    return null;
  }
}

const cursorIn = ({ durationSeconds }: Scenario, cursor: unknown): number | null =>
  typeof cursor === "number" && Number.isInteger(cursor) && cursor >= 0 && cursor <= durationSeconds ? cursor : null;
