/** A scenario in a picture: a PNG has it in an `iTXt` chunk, an SVG in its metadata, each as the fragment of a link. */

/** The keyword of the chunk, and the id of the element. */
const name = "hpa-playground";
const signature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
/** Of a chunk: its length, its type and its checksum, four bytes each. */
const frame = 12;

/** The PNG with the fragment behind its header, where the first bytes of a cut file still have it. `png` is one that a browser made. */
export function pngWith(png: Uint8Array, fragment: string): Uint8Array<ArrayBuffer> {
  const behindHeader = signature.length + frame + lengthAt(png, signature.length);
  const chunk = chunkOf(`iTXt${head}${fragment}`);
  const written = new Uint8Array(png.length + chunk.length);
  written.set(png.subarray(0, behindHeader));
  written.set(chunk, behindHeader);
  written.set(png.subarray(behindHeader), behindHeader + chunk.length);
  return written;
}

/** The keyword, no compression, no language, and no translated keyword. */
const head = `${name}\0\0\0\0\0`;

function chunkOf(content: string): Uint8Array {
  const chunk = new Uint8Array(content.length + 8);
  const view = new DataView(chunk.buffer);
  view.setUint32(0, content.length - 4);
  for (let index = 0; index < content.length; index++) chunk[4 + index] = content.charCodeAt(index);
  view.setUint32(chunk.length - 4, crc32(chunk.subarray(4, -4)));
  return chunk;
}

const id = `id="${name}"`;
const opening = `<metadata ${id}>`;
const closing = "</metadata>";

/** The SVG with the fragment, which has no character that XML would escape, behind the tag of its root. */
export function svgWith(svg: string, fragment: string): string {
  const at = svg.indexOf(">", svg.indexOf("<svg")) + 1;
  return `${svg.slice(0, at)}${opening}${fragment}${closing}${svg.slice(at)}`;
}

/** `damaged`: the file is cut or changed, so that its fragment cannot be trusted. */
export type InPicture = { kind: "scenario"; fragment: string } | { kind: "none" } | { kind: "damaged" };

/** What a PNG or an SVG has of a scenario; of any other file nothing. One pass, whatever the file is; `longest`: characters of a fragment. */
export const scenarioInPicture = (bytes: Uint8Array, longest: number): InPicture =>
  signature.every((byte, index) => bytes[index] === byte) ? inPng(bytes, longest) : inSvg(bytes, longest);

function inPng(bytes: Uint8Array, longest: number): InPicture {
  for (let at = signature.length; at + frame <= bytes.length;) {
    const length = lengthAt(bytes, at);
    const end = at + frame + length;
    const type = asciiAt(bytes, at + 4, 4);
    if (end > bytes.length) return { kind: "damaged" };
    if (type === "IEND") return { kind: "none" };
    if (type === "iTXt" && length >= head.length && asciiAt(bytes, at + 8, head.length) === head) {
      if (length - head.length > longest || crc32(bytes.subarray(at + 4, end - 4)) !== lengthAt(bytes, end - 4)) return { kind: "damaged" };
      return { kind: "scenario", fragment: asciiAt(bytes, at + 8 + head.length, length - head.length) };
    }
    at = end;
  }
  return { kind: "damaged" };
}

function inSvg(bytes: Uint8Array, longest: number): InPicture {
  // What is looked for is ASCII, whatever the rest is.
  const text = asciiAt(bytes, 0, bytes.length);
  const at = text.indexOf(id);
  // A program that saves the file again may set each attribute and the text on a line of its own.
  if (at < 0 || !text.startsWith("<metadata", text.lastIndexOf("<", at))) return { kind: "none" };
  const from = text.indexOf(">", at) + 1;
  const to = text.slice(from, from + longest + closing.length).indexOf(closing);
  return to < 0 ? { kind: "damaged" } : { kind: "scenario", fragment: text.slice(from, from + to).trim() };
}

const lengthAt = (bytes: Uint8Array, at: number): number => new DataView(bytes.buffer, bytes.byteOffset + at, 4).getUint32(0);

function asciiAt(bytes: Uint8Array, at: number, length: number): string {
  let text = "";
  // The arguments of a call have a limit.
  for (let from = at; from < at + length; from += 8192)
    text += String.fromCharCode(...bytes.subarray(from, Math.min(from + 8192, at + length)));
  return text;
}

/** The checksum of PNG, as zlib computes it. */
function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (let index = 0; index < bytes.length; index++) {
    crc ^= bytes[index]!;
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc >>> 0;
}
