import { fromEngine } from "../words/engineText";
import { usualPatience, watchWorker, type Watch } from "../ui/heartbeat";
import type { AnswerOf, KindsOf, Message, PartOf, Request, RequestOf } from "./messages";

/** What happens to a request while an older one of its kind has no answer yet. */
export type Policy =
  /** Both are sent, and both are answered. */
  | "beside"
  /** The older one is given up. */
  | "replaces"
  /**
   * The new one waits, and only the newest of the waiting ones is sent. A long run that has already reported progress is given up for it.
   */
  | "newest"
  /** The new one waits for its turn. If the worker is lost while it works on a request, the next worker gets that request once more. */
  | "inTurn";

export type Reply<Answer> =
  | { ok: true; answer: Answer }
  /** Our own bug or a scenario beyond the limits, in the page's language; null if a part of the worker's code could not be loaded. */
  | { ok: false; why: "failed"; message: string | null }
  /** Given up by the caller or for a newer request. */
  | { ok: false; why: "givenUp" }
  /** The worker is gone. */
  | { ok: false; why: "lost" };

/** How a worker was lost: it broke or never started, with the browser's message; or it stopped answering. */
export type Loss = { kind: "broke"; message: string } | { kind: "silent" };

export interface Channel<Kinds extends KindsOf<Kinds>> {
  /** Each request gets one reply, and may get parts before it. Returns a function that gives the request up. */
  ask<Kind extends keyof Kinds>(
    kind: Kind,
    request: RequestOf<Kinds, Kind>,
    hear: (reply: Reply<AnswerOf<Kinds, Kind>>) => void,
    hearPart?: (part: PartOf<Kinds, Kind>) => void,
  ): () => void;
  /** Gives up all requests of a kind; returns whether there were any. */
  giveUp(kind: keyof Kinds): boolean;
  /** Ends the worker and gives up all its requests. The next request starts another worker. */
  end(): void;
}

interface Asked<Kind> {
  id: number;
  kind: Kind;
  request: unknown;
  hear: (reply: Reply<never>) => void;
  hearPart: ((part: never) => void) | undefined;
  tries: number;
}

/** A request that waits for its turn is sent this many times; then we blame it for the loss of its workers. */
const mostTries = 2;

/**
 * The page's end of a worker. It starts the worker at the first request, watches it, and replies to every request, even if the worker is
 * lost. Each channel has its own worker. `onLost` is called after the lost requests got their reply. `patience`: after how many seconds
 * without a sign of life the worker is lost.
 */
export function openChannel<Kinds extends KindsOf<Kinds>>(
  startWorker: () => Worker,
  policies: Readonly<Record<keyof Kinds, Policy>>,
  onLost: (loss: Loss) => void = () => undefined,
  patience = usualPatience,
): Channel<Kinds> {
  let worker: Worker | null = null;
  let watch: Watch | null = null;
  let nextId = 1;
  const underWay = new Map<number, Asked<keyof Kinds>>();
  let waiting: Asked<keyof Kinds>[] = [];

  const isUnderWay = (kind: keyof Kinds) => [...underWay.values()].some((asked) => asked.kind === kind);
  const waits = (kind: keyof Kinds) => waiting.some((asked) => asked.kind === kind);

  function start(asked: Asked<keyof Kinds>): void {
    asked.tries++;
    underWay.set(asked.id, asked);
    const { id, kind, request } = asked;
    try {
      worker ??= listen(startWorker());
    } catch (error) {
      // A browser without workers, or one that forbids them. The caller has not yet got what gives its request up.
      const message = error instanceof Error ? error.message : String(error);
      queueMicrotask(() => underWay.has(id) && lose({ kind: "broke", message }));
      return;
    }
    worker.postMessage({ id, kind, request } satisfies Request);
    watch?.begin();
  }

  function startNext(kind: keyof Kinds): void {
    const next = isUnderWay(kind) ? undefined : waiting.find((asked) => asked.kind === kind);
    if (!next) return;
    waiting = waiting.filter((asked) => asked !== next);
    start(next);
  }

  function giveUpOne(asked: Asked<keyof Kinds>): void {
    if (underWay.delete(asked.id)) {
      worker?.postMessage({ cancel: asked.id } satisfies Request);
      startNext(asked.kind);
    } else if (waiting.includes(asked)) waiting = waiting.filter((other) => other !== asked);
    else return;
    asked.hear({ ok: false, why: "givenUp" });
  }

  function giveUp(kind: keyof Kinds): boolean {
    const all = [...waiting, ...underWay.values()].filter((asked) => asked.kind === kind);
    for (const asked of all) giveUpOne(asked);
    return all.length > 0;
  }

  function onMessage({ data }: MessageEvent<Message>): void {
    const asked = underWay.get(data.id);
    // The request was given up meanwhile.
    if (!asked) return;
    if ("part" in data) {
      if (policies[asked.kind] === "newest" && waits(asked.kind)) giveUpOne(asked);
      else asked.hearPart?.(data.part as never);
      return;
    }
    underWay.delete(asked.id);
    startNext(asked.kind);
    if ("answer" in data) return asked.hear({ ok: true, answer: data.answer as never });
    asked.hear({
      ok: false,
      why: "failed",
      message: typeof data.failure === "object" && data.failure !== null ? fromEngine(data.failure) : data.failure,
    });
  }

  function lose(loss: Loss): void {
    endWorker();
    const gone = [...underWay.values(), ...waiting];
    underWay.clear();
    const inTurn = gone.filter(({ kind, tries }) => policies[kind] === "inTurn" && tries < mostTries);
    waiting = inTurn;
    for (const asked of gone) if (!inTurn.includes(asked)) asked.hear({ ok: false, why: "lost" });
    onLost(loss);
    for (const { kind } of inTurn) startNext(kind);
  }

  function endWorker(): void {
    watch?.end();
    worker?.terminate();
    worker = watch = null;
  }

  function listen(started: Worker): Worker {
    watch = watchWorker(
      started,
      () => underWay.size > 0,
      () => lose({ kind: "silent" }),
      patience,
    );
    started.addEventListener("message", onMessage);
    started.addEventListener("error", (event) => {
      event.preventDefault();
      lose({ kind: "broke", message: event.message });
    });
    return started;
  }

  return {
    ask(kind, request, hear, hearPart) {
      const asked: Asked<keyof Kinds> = { id: nextId++, kind, request, hear, hearPart, tries: 0 };
      const policy = policies[kind];
      if (policy === "replaces") giveUp(kind);
      if (policy === "newest") for (const older of waiting) if (older.kind === kind) giveUpOne(older);
      if ((policy === "newest" || policy === "inTurn") && isUnderWay(kind)) waiting.push(asked);
      else start(asked);
      return () => giveUpOne(asked);
    },
    giveUp,
    end() {
      endWorker();
      const gone = [...underWay.values(), ...waiting];
      underWay.clear();
      waiting = [];
      for (const asked of gone) asked.hear({ ok: false, why: "givenUp" });
    },
  };
}
