import { deflateSync } from "node:zlib";
import { crc32 } from "node:zlib";
import { describe, expect, test } from "vitest";
import { library } from "../library/library";
import { decodeLink, encodeLink, maxLinkLength } from "../scenario/link";
import { pngWith, scenarioInPicture, svgWith } from "./pictureScenario";

/** One white pixel, written as the specification of PNG says, with zlib's checksums. */
const png = Buffer.concat([
  Buffer.from("89504e470d0a1a0a", "hex"),
  chunk("IHDR", Buffer.from("00000001000000010800000000", "hex")),
  chunk("IDAT", deflateSync(Buffer.from([0, 255]))),
  chunk("IEND", Buffer.alloc(0)),
]);

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"><title>A &gt; B</title></svg>';
const bytesOf = (text: string) => new TextEncoder().encode(text);
const inPng = (bytes: Uint8Array) => scenarioInPicture(bytes, maxLinkLength);
const inSvg = (text: string) => scenarioInPicture(bytesOf(text), maxLinkLength);

test("a PNG and an SVG give back each question of the library with its moment", () => {
  for (const { scenario, look } of library) {
    const fragment = encodeLink({ scenario, cursor: look.at })!;
    for (const found of [inPng(pngWith(png, fragment)), inSvg(svgWith(svg, fragment))]) {
      expect(found).toEqual({ kind: "scenario", fragment });
      expect(decodeLink(fragment)).toMatchObject({ ok: true, value: { scenario, cursor: look.at } });
    }
  }
});

test("the chunk is one that the specification allows: behind the header, with zlib's checksum, and the rest as it was", () => {
  const written = Buffer.from(pngWith(png, "3.abc"));
  const own = chunk("iTXt", Buffer.from("hpa-playground\0\0\0\0\x003.abc"));
  expect(written).toEqual(Buffer.concat([png.subarray(0, 33), own, png.subarray(33)]));
});

test("the metadata of an SVG stands in its root, also behind a declaration of XML", () => {
  const declared = `<?xml version="1.0" encoding="UTF-8"?>\n${svg}`;
  const written = declared.replace("<title>", '<metadata id="hpa-playground">3.abc</metadata><title>');
  expect(svgWith(declared, "3.abc")).toBe(written);
});

test("an SVG that Inkscape has saved again still gives it", () => {
  const saved = svgWith(svg, "3.abc").replace('<metadata id="hpa-playground">3.abc', '<metadata\n     id="hpa-playground">\n  3.abc\n');
  expect(inSvg(saved)).toEqual({ kind: "scenario", fragment: "3.abc" });
  expect(inSvg(saved.replaceAll("metadata", "desc"))).toEqual({ kind: "none" });
});

describe("of other pictures", () => {
  test("one without a scenario has none", () => {
    expect([inPng(png), inSvg(svg), inSvg("")]).toEqual([{ kind: "none" }, { kind: "none" }, { kind: "none" }]);
    const other = Buffer.concat([png.subarray(0, 33), chunk("iTXt", Buffer.from("Comment\0\0\0\0\x003.abc")), png.subarray(33)]);
    expect(inPng(other)).toEqual({ kind: "none" });
  });

  test("one that is cut or changed is damaged, wherever that is", () => {
    const written = pngWith(png, "3.abcdefgh");
    for (let length = 8; length < 33; length++) expect(inPng(written.slice(0, length))).toEqual({ kind: "damaged" });
    for (let at = 33; at < 33 + 12 + 29; at++) {
      const changed = written.slice();
      changed[at]! ^= 1;
      expect([at, inPng(changed).kind]).not.toEqual([at, "scenario"]);
    }
    const whole = svgWith(svg, "3.abc");
    expect(inSvg(whole.slice(0, whole.indexOf("3.abc") + 5))).toEqual({ kind: "damaged" });
  });

  test("a fragment beyond the longest link is not read", () => {
    const long = `3.${"a".repeat(maxLinkLength)}`;
    expect([inPng(pngWith(png, long)), inSvg(svgWith(svg, long))]).toEqual([{ kind: "damaged" }, { kind: "damaged" }]);
  });
});
