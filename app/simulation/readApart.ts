import { t } from "../words/text";
import { openChannel, type Loss } from "./channel";
import type { AnswerOf, KindsOf, RequestOf } from "./messages";
import { startWorker } from "./startWorker";

/** The answer about a text, or one sentence that says why there is none. */
export type ReadApart<Answer> = { ok: true; answer: Answer } | { ok: false; why: "tookTooLong" | "notLoaded" | "failed"; error: string };

/**
 * Reads one foreign text in a worker of its own. So the page goes on whatever the text is, no other request waits for it, and the worker is
 * ended when it has answered or no longer does. `stop` ends it earlier, and then no answer comes.
 */
export function readApart<Kinds extends KindsOf<Kinds>, Kind extends keyof Kinds>(
  kind: Kind,
  request: RequestOf<Kinds, Kind>,
  stop?: AbortSignal,
): Promise<ReadApart<AnswerOf<Kinds, Kind>>> {
  let loss: Loss | null = null;
  const policies = { [kind]: "beside" } as Record<keyof Kinds, "beside">;
  return new Promise<ReadApart<AnswerOf<Kinds, Kind>>>((resolve) => {
    const channel = openChannel<Kinds>(startWorker, policies, (lost) => {
      loss = lost;
      resolve(loss.kind === "silent" ? tookTooLong() : notLoaded());
    });
    stop?.addEventListener("abort", () => channel.end());
    channel.ask(kind, request, (reply) => {
      // What was lost is told with its reason, above.
      if (!reply.ok && reply.why !== "failed") return;
      channel.end();
      if (reply.ok) resolve(reply);
      else resolve(reply.message === null ? notLoaded() : { ok: false, why: "failed", error: reply.message });
    });
  });
}

const tookTooLong = () => ({ ok: false, why: "tookTooLong", error: t`Reading took too long, so the page ended it.` }) as const;
const notLoaded = () => ({ ok: false, why: "notLoaded", error: t`A part of this page could not be loaded. Reload to try again.` }) as const;
