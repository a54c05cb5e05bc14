import { useMode } from "../store/mode";
import { readStored } from "../ui/browserStorage";

export const draftKey = "hpa-playground/draft";
/** Characters of one kept draft with its origin: more than a browser keeps of a page. */
export const longestDraft = 10_000_000;

/**
 * True if the page must open a link or this browser's draft before the first answer. Otherwise the code for both can load after the answer.
 */
export const isSomethingKept = (): boolean =>
  location.hash.length > 1 || (useMode.getState().form === "full" && readStored(draftKey) !== null);
