import { deflateSync, strToU8 } from "fflate";
import { toBase64url } from "../../lib/base64url";
import { checksum } from "../../lib/checksum";
import { linkDictionary } from "../linkDictionary";

/** A link with a right checksum and any content, of any inflated size. */
export const forged = (content: string): string => forgedOfBytes(deflateSync(strToU8(content), { level: 9, dictionary: linkDictionary }));

/** A link with a right checksum, of bytes that need not be deflate. */
export function forgedOfBytes(body: Uint8Array): string {
  const bytes = new Uint8Array(4 + body.length);
  new DataView(bytes.buffer).setUint32(0, checksum([body]));
  bytes.set(body, 4);
  return `3.${toBase64url(bytes)}`;
}
