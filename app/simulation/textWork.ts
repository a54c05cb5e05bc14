import { decodeLink, looksLikeEvidence, looksLikeSamples, neitherFileNorManifest, readFile, recognised } from "../../engine/index";
import type { Handlers } from "./serve";
import type { TextKinds } from "./textKinds";

/** The worker's part for foreign texts, which it loads at the first request. */
export const textWork: Handlers<TextKinds> = {
  openedText({ text }) {
    const reading = readFile(text);
    if (reading.ok) return reading.value;
    const foreign = reading.error === neitherFileNorManifest || text.trimStart().startsWith("{{") ? recognised(text) : null;
    if (foreign?.isManifest === true) return { kind: "manifest", manifest: text };
    return { kind: "refused", error: foreign?.message ?? reading.error, isSamples: looksLikeSamples(text) };
  },
  link: ({ fragment }) => decodeLink(fragment),
  isEvidence: ({ heads }) => heads.some(looksLikeEvidence),
};
