import { strFromU8, strToU8 } from "fflate";
import { expect, test } from "vitest";
import { fromBase64url } from "../lib/base64url";
import { seededRandom, type SeededRandom } from "../lib/random";
import { decodeLink, encodeLink } from "./link";
import { inflated } from "./linkBytes";
import { linkDictionary } from "./linkDictionary";
import { readScenario } from "./readScenario";
import { busyScenario } from "./testing/busyScenario";
import { copiedLinks } from "./testing/copiedLinks";
import { forged, forgedOfBytes } from "./testing/forgedLink";
import { drawCount } from "../lib/testing/drawCount";

/**
 * Any damaged link gives one short sentence or a whole, valid scenario. The damage is at three depths: the letters of a link, its deflated
 * bytes, and its content. The last two get the right checksum, because the checksum stops all damage of letters.
 */
const seed = 20261121;
const busy = { scenario: busyScenario, cursor: 900, zoom: { from: 600, to: 2400 }, panels: ["tab/workload"] };
const links = [encodeLink({ ...busy, baseline: { ...busyScenario, seed: 9 } })!, ...copiedLinks.map(({ link }) => link)];

test(`40,000 links with damaged letters (seed ${seed})`, () => {
  const random = seededRandom(seed).fork("letters");
  for (let round = 0; round < drawCount(20_000, 400_000); round++) {
    const whole = links[round % links.length]!;
    const link = editedText(whole, random);
    const reading = decodeLink(link);
    if (reading.ok) expect(reading, link).toEqual(decodeLink(whole));
    else expectSentence(reading.error, link);
  }
});

test(`10,000 links with damaged bytes (seed ${seed})`, () => {
  const random = seededRandom(seed).fork("bytes");
  const bodies = links.map((link) => fromBase64url(link.slice(2))!.subarray(4));
  for (let round = 0; round < drawCount(4000, 100_000); round++) {
    const body = bodies[round % bodies.length]!.slice();
    for (let edits = random.integer(3) + 1; edits > 0; edits--) body[random.integer(body.length)] = random.integer(256);
    expectWhole(forgedOfBytes(body));
  }
});

test(`10,000 links with damaged content (seed ${seed})`, () => {
  const random = seededRandom(seed).fork("content");
  const contents = links.flatMap((link) => {
    const read = inflated(fromBase64url(link.slice(2))!, linkDictionary);
    return read.ok ? [read.text] : [];
  });
  for (let round = 0; round < drawCount(4000, 100_000); round++) {
    const text = contents[round % contents.length]!;
    expectWhole(forged(editedContent(text, random)));
  }
});

function expectWhole(link: string): void {
  const reading = decodeLink(link);
  if (!reading.ok) {
    expectSentence(reading.error, link);
    return;
  }
  const { scenario, baseline } = reading.value;
  for (const read of baseline ? [scenario, baseline] : [scenario]) expect(readScenario(read), link).toEqual({ ok: true, value: read });
}

function expectSentence(error: string, link: string): void {
  if (!/^[A-Za-z].*\.$/s.test(error) || error.length > 600) expect(error, link).toBe("a short sentence");
}

/** Letters changed, cut out and put in. */
function editedText(text: string, random: SeededRandom): string {
  const letters = [...text];
  for (let edits = random.integer(3) + 1; edits > 0; edits--) {
    const at = random.integer(letters.length);
    const kind = random.integer(3);
    if (kind === 0) letters[at] = String.fromCharCode(32 + random.integer(200));
    else if (kind === 1) letters.splice(at, random.integer(9) + 1);
    else letters.splice(at, 0, String.fromCharCode(random.integer(65_536)));
  }
  return letters.join("");
}

const hostile = [
  "null",
  "-1",
  "1e999",
  "[]",
  "{}",
  '"__proto__"',
  '"<img src=x onerror=alert(1)>"',
  "[[[[[[]]]]]]",
  "0.1",
  "true",
  '"\\u0000"',
];

/**
 * A value is replaced by another of the content or by a hostile one, or a name by another; sometimes only letters change, so that it is no
 * JSON.
 */
function editedContent(text: string, random: SeededRandom): string {
  if (random.integer(10) === 0) return strFromU8(strToU8(editedText(text, random)));
  const tokens = text.split(/("(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?)/);
  const places = tokens.flatMap((_, index) => (index % 2 === 1 ? [index] : []));
  const pick = () => places[random.integer(places.length)]!;
  for (let edits = random.integer(3) + 1; edits > 0 && places.length > 0; edits--) {
    const at = pick();
    const isName = tokens[at + 1]?.startsWith(":") ?? false;
    tokens[at] = isName ? (random.integer(2) === 0 ? '"constructor"' : `"${random.integer(99)}"`) : otherValue(tokens[pick()]!, random);
  }
  return tokens.join("");
}

const otherValue = (found: string, random: SeededRandom) => (random.integer(2) === 0 ? found : hostile[random.integer(hostile.length)]!);
