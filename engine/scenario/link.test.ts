import { deflateSync, strToU8 } from "fflate";
import { describe, expect, test } from "vitest";
import { toBase64url } from "../lib/base64url";
import { checksum } from "../lib/checksum";
import { seededRandom } from "../lib/random";
import { firstScenario } from "./first";
import { decodeLink, encodeLink } from "./link";
import { linkDictionary1 } from "./linkDictionary1";
import type { Scenario } from "./scenario";
import { copiedLinks } from "./testing/copiedLinks";

const shared = { scenario: firstScenario, cursor: 1815 };
const other: Scenario = {
  ...firstScenario,
  name: "Größe ✓ “quotes” \\ \n",
  manifest: "not: [valid\n\tyaml 🙂",
  durationSeconds: 86_400,
  load: {
    points: [
      [0, 0],
      [7, 1_000_000],
      [86_400, 0.001],
    ],
    noise: 0.5,
  },
  workload: { ...firstScenario.workload, cpuPerRequestMilliseconds: 0.1, initialReplicas: 1000 },
  flags: { ...firstScenario.flags, tolerance: 0, featureGates: { HPAConfigurableTolerance: false, HPAScaleToZero: true } },
  seed: 4_294_967_295,
};

test("a link gives back exactly what it was made from", () => {
  for (const value of [shared, { scenario: other, cursor: null }]) expect(decodeLink(encodeLink(value))).toEqual({ ok: true, value });
});

test("the first scenario's link is short", () => {
  expect(encodeLink(shared).length).toBeLessThan(120);
});

test("links that were copied once keep opening", () => {
  for (const { link, shared } of copiedLinks) expect(decodeLink(link)).toEqual({ ok: true, value: shared });
});

describe("a link that cannot be opened is one sentence", () => {
  const error = (fragment: string) => {
    const reading = decodeLink(fragment);
    return reading.ok ? null : reading.error;
  };
  const link = encodeLink(shared);
  const damaged = "This link is damaged: a part of it is missing or was changed. Ask for it again, and copy it whole.";

  test("cut short, at any place", () => {
    for (let length = 2; length < link.length; length++) expect(error(link.slice(0, length))).toBe(damaged);
  });

  test("with a changed character", () => {
    expect(error(link.slice(0, 20) + (link[20] === "A" ? "B" : "A") + link.slice(21))).toBe(damaged);
    expect(error(`${link}%20`)).toBe(damaged);
  });

  test("of another version or another page", () => {
    expect(error(`7.${link.slice(2)}`)).toBe("This link is of version 7 of the link format; this page reads version 1.");
    for (const fragment of ["", "top", "/route?x=1", "2023"])
      expect(error(fragment)).toBe("The part of this address after # is not a link of this page.");
  });

  test("of 5 MB", () => {
    expect(error(`1.${"A".repeat(5_000_000)}`)).toBe("This link is 5.0 MB long; a scenario's link has at most 0.4 MB.");
  });

  test("that inflates without end", () => {
    expect(error(forged(new Uint8Array(20_000_000)))).toBe(damaged);
  });

  test("whose content is out of range, named with its place", () => {
    const packed = {
      n: "x",
      m: "",
      d: 3600,
      p: [0, 3, 60, 1e12],
      z: 0,
      w: [1, 20, 4, 200, 500, 32, 1, 64, 3, 12, 30, 5],
      f: [15, 0.1, 300, 300, 30, 1, 1],
      s: 1,
      c: null,
    };
    const link = (change: object) => forged(strToU8(JSON.stringify({ ...packed, ...change })));
    expect(error(link({}))).toBe("Point 2 of the load curve, its requests per second is 1000000000000; it must be from 0 to 1000000.");
    expect(error(link({ p: [0, 3, 0, 4] }))).toBe("Point 2 of the load curve is at 0 s, not after the one before it.");
    expect(error(link({ p: [0, null] }))).toBe("Point 1 of the load curve, its requests per second is null, not a number.");
    expect(error(link({ p: [] }))).toBe("The load curve has no points.");
    expect(error(link({ p: [0, 1], d: 1e9 }))).toBe("The duration in seconds is 1000000000; it must be from 600 to 86400.");
    expect(error(link({ p: [0, 1], w: "x" }))).toBe("workload.initialReplicas is missing, not a number.");
    expect(error(forged(strToU8("[]")))).toBe("The duration in seconds is missing, not a number.");
    expect(error(forged(strToU8(`{"__proto__":{"d":600}}`)))).toBe("The duration in seconds is missing, not a number.");
  });

  test("nested deeper than a stack", () => {
    const deep = "[".repeat(100_000) + "]".repeat(100_000);
    expect(error(forged(strToU8(`{"n":${deep},"m":"","d":3600}`)))).toMatch(
      /^(The name is a list, not a text\.|The load is missing, not an object\.|This link is damaged)/,
    );
    expect(error(forged(strToU8(`{"d":${"[".repeat(5000)}${"]".repeat(5000)}}`)))).toBe("The duration in seconds is a list, not a number.");
  });

  test("with a cursor outside the run opens without one", () => {
    const opened = decodeLink(encodeLink({ scenario: firstScenario, cursor: 3601 }));
    expect(opened).toEqual({ ok: true, value: { scenario: firstScenario, cursor: null } });
  });

  test("damaged in any way (seed 20261121, 20,000 edits)", () => {
    const random = seededRandom(20261121);
    for (let round = 0; round < 20_000; round++) {
      const letters = [...link];
      for (let edits = random.integer(3) + 1; edits > 0; edits--) {
        const at = random.integer(letters.length);
        const kind = random.integer(3);
        if (kind === 0) letters[at] = String.fromCharCode(32 + random.integer(200));
        else if (kind === 1) letters.splice(at, random.integer(9) + 1);
        else letters.splice(at, 0, String.fromCharCode(random.integer(65_536)));
      }
      const text = letters.join("");
      const reading = decodeLink(text);
      if (reading.ok) expect(reading.value, text).toEqual(shared);
    }
  });
});

function forged(content: Uint8Array): string {
  const body = deflateSync(content, { level: 9, dictionary: linkDictionary1 });
  const bytes = new Uint8Array(4 + body.length);
  new DataView(bytes.buffer).setUint32(0, checksum([body]));
  bytes.set(body, 4);
  return `1.${toBase64url(bytes)}`;
}
