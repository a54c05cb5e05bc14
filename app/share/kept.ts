import { useMode } from "../store/mode";
import { readStored } from "../ui/browserStorage";

export const draftKey = "hpa-playground/draft";

/** There is something to open before the first answer: a link, or this browser's draft. Else the code for both may come after it. */
export const isSomethingKept = (): boolean =>
  location.hash.length > 1 || (useMode.getState().form === "full" && readStored(draftKey) !== null);
