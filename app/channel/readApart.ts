import { t } from "../words/text";
import { askOnce } from "./askOnce";
import type { AnswerOf, KindsOf, RequestOf } from "./messages";
import { startWorker } from "./startWorker";

/** The answer about a text, or one sentence that says why there is none. */
type ReadApart<Answer> = { ok: true; answer: Answer } | { ok: false; why: "tookTooLong" | "notLoaded" | "failed"; error: string };

/**
 * Reads one foreign text in a worker of its own. So the page goes on whatever the text is, no other request waits for it, and the worker is
 * ended when it has answered or no longer does. `stop` ends it earlier, and then no answer comes.
 */
export async function readApart<Kinds extends KindsOf<Kinds>, Kind extends keyof Kinds>(
  kind: Kind,
  request: RequestOf<Kinds, Kind>,
  stop?: AbortSignal,
): Promise<ReadApart<AnswerOf<Kinds, Kind>>> {
  const read = await askOnce<Kinds, Kind>(startWorker, kind, request, stop);
  if (read.ok) return read;
  if (read.why === "failed") return { ok: false, why: "failed", error: read.message };
  return read.why === "tookTooLong"
    ? { ok: false, why: "tookTooLong", error: t`Reading took too long, so the page ended it.` }
    : { ok: false, why: "notLoaded", error: t`A part of this page could not be loaded. Reload to try again.` };
}
