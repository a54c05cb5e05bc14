import { miss } from "../ui/missingParts";
import { t } from "../words/text";
import type { Channel } from "../channel/channel";
import type { HelpKinds } from "./helpKinds";
import type { Kinds } from "./protocol";

let ask: Channel<Kinds>["ask"] | null = null;
let isMissing = false;
const waiting = new Set<() => void>();

/** Acts when the part of the worker that helps came after all. Returns a function that ends this. */
export function onHelpFound(act: () => void): () => void {
  waiting.add(act);
  return () => waiting.delete(act);
}

/** From now on the page's own worker helps. */
export const helpThrough = (asks: Channel<Kinds>["ask"] | null): void => void (ask = asks);

/**
 * Asks the worker about a text. undefined if no answer comes: a newer request of the kind replaced this one, there is no worker, or a part
 * of its code could not be loaded, which the page then says.
 */
export async function help<Kind extends keyof HelpKinds>(
  kind: Kind,
  request: HelpKinds[Kind]["request"],
): Promise<HelpKinds[Kind]["answer"] | undefined> {
  const reply = await replyTo(kind, request);
  if (reply === null || reply.ok) return reply?.answer;
  if (reply.why === "failed" && reply.message === null && !isMissing) {
    isMissing = true;
    miss({
      text: t`The help for the manifest could not be loaded.`,
      async again() {
        const next = await replyTo(kind, request);
        if (next !== null && !next.ok && next.why === "failed") throw new Error("not loaded");
        isMissing = false;
        for (const act of waiting) act();
      },
    });
  }
  return undefined;
}

type HelpReply<Answer> = { ok: true; answer: Answer } | { ok: false; why: string; message?: string | null };

const replyTo = <Kind extends keyof HelpKinds>(
  kind: Kind,
  request: HelpKinds[Kind]["request"],
): Promise<HelpReply<HelpKinds[Kind]["answer"]> | null> =>
  new Promise((resolve) => {
    if (ask === null) resolve(null);
    else (ask as (...asked: unknown[]) => unknown)(kind, request, resolve);
  });
