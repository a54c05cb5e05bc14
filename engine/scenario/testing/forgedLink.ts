import { deflateSync, strToU8 } from "fflate";
import { toBase64url } from "../../lib/base64url";
import { checksum } from "../../lib/checksum";
import { linkDictionary1 } from "../linkDictionary1";
import { linkDictionary2 } from "../linkDictionary2";
import { linkDictionary3 } from "../linkDictionary3";

const dictionaries = { "1": linkDictionary1, "2": linkDictionary2, "3": linkDictionary3 };
export type LinkVersion = keyof typeof dictionaries;

/** A link with a right checksum and any content, of any inflated size. */
export const forged = (version: LinkVersion, content: string): string =>
  forgedOfBytes(version, deflateSync(strToU8(content), { level: 9, dictionary: dictionaries[version] }));

/** A link with a right checksum, of bytes that need not be deflate. */
export function forgedOfBytes(version: LinkVersion, body: Uint8Array): string {
  const bytes = new Uint8Array(4 + body.length);
  new DataView(bytes.buffer).setUint32(0, checksum([body]));
  bytes.set(body, 4);
  return `${version}.${toBase64url(bytes)}`;
}
