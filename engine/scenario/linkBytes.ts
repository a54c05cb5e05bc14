import { deflateSync, Inflate, strFromU8, strToU8 } from "fflate";
import { checksum } from "../lib/checksum";

const maxInflatedBytes = 1_500_000;

/**
 * A 4-byte checksum and the raw deflate of a text, with a preset dictionary. The same text always gives the same bytes. Null for a
 * text that `inflated` would not accept.
 */
export function deflated(text: string, dictionary: Uint8Array): Uint8Array | null {
  const content = strToU8(text);
  if (content.length > maxInflatedBytes) return null;
  const body = deflateSync(content, { level: 9, dictionary });
  const bytes = new Uint8Array(4 + body.length);
  new DataView(bytes.buffer).setUint32(0, checksum([body]));
  bytes.set(body, 4);
  return bytes;
}

/** `beyond`: the text is longer than the limit. `damaged`: `deflated` did not make the bytes. */
type Inflated = { ok: true; text: string } | { ok: false; why: "beyond" | "damaged" };

/** The text of what `deflated` made. It is given up soon after it has more than `limit` bytes. */
export function inflated(bytes: Uint8Array, dictionary: Uint8Array, limit = maxInflatedBytes): Inflated {
  if (bytes.length < 5) return { ok: false, why: "damaged" };
  const body = bytes.subarray(4);
  if (new DataView(bytes.buffer, bytes.byteOffset).getUint32(0) !== checksum([body])) return { ok: false, why: "damaged" };
  const chunks: Uint8Array[] = [];
  let length = 0;
  const stream = new Inflate({ dictionary }, (chunk) => {
    length += chunk.length;
    if (length > limit) throw new RangeError("inflates beyond its bound");
    chunks.push(chunk.slice());
  });
  // Small pushes, because each may inflate a thousandfold before its length is known.
  const size = Math.min(4096, Math.ceil(limit / 256));
  try {
    for (let start = 0; start < body.length; start += size) stream.push(body.subarray(start, start + size), start + size >= body.length);
    return { ok: true, text: strFromU8(joined(chunks, length)) };
  } catch {
    // The library throws at the first byte that deflate could not have written.
    return { ok: false, why: length > limit ? "beyond" : "damaged" };
  }
}

function joined(chunks: readonly Uint8Array[], length: number): Uint8Array {
  const whole = new Uint8Array(length);
  let offset = 0;
  for (const chunk of chunks) {
    whole.set(chunk, offset);
    offset += chunk.length;
  }
  return whole;
}
