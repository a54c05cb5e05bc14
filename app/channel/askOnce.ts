import { openChannel, type Loss } from "./channel";
import type { AnswerOf, KindsOf, RequestOf } from "./messages";

/** The answer, or why there is none. `message`: our own bug, in its own words. */
export type AskedOnce<Answer> =
  | { ok: true; answer: Answer }
  | { ok: false; why: "tookTooLong" | "notLoaded" }
  | { ok: false; why: "failed"; message: string };

/**
 * Asks a worker of its own for one thing. The worker is ended when it has answered or no longer does; `stop` ends it earlier, and then no answer
 * comes.
 */
export function askOnce<Kinds extends KindsOf<Kinds>, Kind extends keyof Kinds>(
  startWorker: () => Worker,
  kind: Kind,
  request: RequestOf<Kinds, Kind>,
  stop?: AbortSignal,
): Promise<AskedOnce<AnswerOf<Kinds, Kind>>> {
  const policies = { [kind]: "beside" } as Record<keyof Kinds, "beside">;
  return new Promise((resolve) => {
    const channel = openChannel<Kinds>(startWorker, policies, (loss) => resolve({ ok: false, why: whyLost(loss) }));
    stop?.addEventListener("abort", () => channel.end());
    channel.ask(kind, request, (reply) => {
      // What was lost is told with its reason, above.
      if (!reply.ok && reply.why !== "failed") return;
      channel.end();
      if (reply.ok) resolve(reply);
      else resolve(reply.message === null ? { ok: false, why: "notLoaded" } : { ok: false, why: "failed", message: reply.message });
    });
  });
}

export const whyLost = ({ kind }: Loss): "tookTooLong" | "notLoaded" => (kind === "silent" ? "tookTooLong" : "notLoaded");
