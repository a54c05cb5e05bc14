import { fromEngine } from "../words/engineText";
import { t } from "../words/text";
import type { Read } from "./samplesReader";

/** Why a text could not be read, in a sentence; null if it was read. */
export function readError(answer: Read): string | null {
  switch (answer?.type) {
    case "read":
      return answer.reading.ok ? null : fromEngine(answer.reading.error);
    case "unreadable":
      return t`This browser could not read the file.`;
    case "tookTooLong":
      return t`Reading this took longer than a minute. Export fewer rows or fewer series.`;
    case "notLoaded":
      return t`A part of this page could not be loaded. Reload to try again.`;
    case "failed":
      return t`This could not be read: ${answer.message}`;
    default:
      return null;
  }
}
