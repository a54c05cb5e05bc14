import type { Words } from "../../engine/index";
import { fromEngine } from "../words/engineText";
import { t } from "../words/text";
import type { SamplesAnswer } from "./samplesReader";
import type { SamplesRequests } from "./samplesRequests";

/** Why a text could not be read or drawn, in a sentence; null if it was. */
export function readError(read: SamplesAnswer<keyof SamplesRequests>): string | null {
  if (read === null) return null;
  if (read.ok) return "said" in read.answer ? fromEngineOrBrowser(read.answer.said) : null;
  switch (read.why) {
    case "tookTooLong":
      return t`Reading this took longer than a minute. Export fewer rows or fewer series.`;
    case "notLoaded":
      return t`A part of this page could not be loaded. Reload to try again.`;
    case "failed":
      return t`This could not be read: ${read.message}`;
  }
}

const fromEngineOrBrowser = (said: Words | null): string => (said === null ? t`This browser could not read the file.` : fromEngine(said));
