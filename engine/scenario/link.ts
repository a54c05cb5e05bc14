import { toBase64url, fromBase64url } from "../lib/base64url";
import { deflated, inflated } from "./linkBytes";
import { readView, type LinkContent, type UnreadContent } from "./linkContent";
import { linkDictionary } from "./linkDictionary";
import { pack, unpack } from "./linkFormat";
import { readScenario } from "./readScenario";
import { readRules } from "./rules";
import { reading, refuse, type Reading } from "../lib/refusal";
import { noWords, say, type Words } from "../lib/sentence";
import type { Scenario } from "./scenario";
import { isWrittenLink, readWrittenLink, withParts } from "./writtenLink";

/** Characters of a fragment. Far above any real scenario; longer texts are not decoded. */
export const maxLinkLength = 400_000;

/** A fragment is the format's number, a dot, and base64url of a checksum and the deflated content. The formats before were never published. */
const formatVersion = "3";

const unopened = { baseline: null, cursor: null, zoom: null, panels: [] } as const;

/**
 * The fragment, without "#", of a scenario and, if it is given, the view of it; null if no link could hold it. The same content always
 * gives the same text.
 */
export function encodeLink(content: Pick<LinkContent, "scenario"> & Partial<LinkContent>): string | null {
  const bytes = deflated(JSON.stringify(pack({ ...unopened, ...content })), linkDictionary);
  const fragment = bytes && `${formatVersion}.${toBase64url(bytes)}`;
  return fragment && fragment.length <= maxLinkLength ? fragment : null;
}

/** Reads a fragment from any source. Never throws and never inflates beyond its limit; an error is one sentence. */
export function decodeLink(fragment: string): Reading<LinkContent> {
  return reading(() => contentOf(fragment) ?? refuse(damaged));
}

/** Reads a fragment only if neither it nor what it inflates to is longer than `longest`; else null. So it takes a moment at most. */
export function decodeShortLink(fragment: string, longest: number): Reading<LinkContent> | null {
  if (fragment.length > longest) return null;
  const read = reading(() => contentOf(fragment, longest));
  return read.ok && read.value === null ? null : (read as Reading<LinkContent>);
}

/** A scenario changed by parts that a written link can have, by their names: `[["load", "40"], ["for", "1h"]]`. An error is one sentence. */
export const changedByParts = (base: Scenario, parts: Iterable<readonly [string, string]>): Reading<Scenario> =>
  reading(() => openedAs(withParts(base, parts)).scenario);

const damaged = say`This link is damaged: part of it is missing or changed. Ask for the link again and copy all of it.`;

/** null: it inflates beyond `longest` bytes. */
function contentOf(fragment: string, longest?: number): LinkContent | null {
  if (fragment.length > maxLinkLength) {
    refuse(
      say`This link has ${Number((fragment.length / 1e6).toFixed(1))} MB; a scenario link can have at most ${maxLinkLength / 1e6} MB.`,
    );
  }
  if (isWrittenLink(fragment)) return openedAs(readWrittenLink(fragment));
  const [prefix, version] = /^(\d{1,9})\./.exec(fragment) ?? [];
  if (prefix === undefined || version === undefined) refuse(say`The part of this address after # is not a link of this page.`);
  if (version !== formatVersion)
    refuse(say`This link has version ${version} of the link format; this page reads version ${formatVersion}.`);
  const bytes = fromBase64url(fragment.slice(prefix.length));
  const read = bytes && inflated(bytes, linkDictionary, longest);
  if (read?.ok === false && read.why === "beyond") return null;
  const data = read?.ok === true ? parsed(read.text) : null;
  if (data === null) refuse(damaged);

  return openedAs(unpack(data.value));
}

function openedAs(content: UnreadContent): LinkContent {
  const rules = readRules(content.rules ?? 0);
  const scenario = accepted(readScenario(content.scenario));
  const view = readView(content, scenario.durationSeconds);
  return { scenario, baseline: baselineOf(content), ...view, ...(rules !== undefined && { rules }) };
}

function baselineOf({ baseline }: UnreadContent): Scenario | null {
  return baseline === undefined ? null : accepted(readScenario(baseline), say`The baseline of this scenario cannot be read. `);
}

function accepted(reading: Reading<Scenario>, before: Words = noWords): Scenario {
  if (!reading.ok) refuse(before === noWords ? reading.said : say`${before}${reading.said}`);
  return reading.value;
}

function parsed(text: string): { value: unknown } | null {
  try {
    return { value: JSON.parse(text) };
  } catch {
    // The details of the parser's error would not help: the person can only get the link again.
    return null;
  }
}
