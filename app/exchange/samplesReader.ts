import type { ReaderAnswer, ReaderRequest } from "./samplesProtocol";

/** Many times what the longest text takes. */
export const mostMilliseconds = 60_000;

/** The result of a request; null if a newer request replaced it before it was done. */
export type Read = ReaderAnswer | { type: "tookTooLong" } | { type: "notLoaded" } | null;

export interface SamplesReader {
  /** Ends the present request first. The choices belong to the source of the last request. */
  ask(request: ReaderRequest): Promise<Read>;
  end(): void;
}

/**
 * Reads in a worker, so that the longest text blocks nothing. The worker is ended if it takes too long or if another request comes
 * meanwhile; a new worker then reads the source again.
 */
export function createSamplesReader(create: () => Worker): SamplesReader {
  let worker: Worker | null = null;
  let settle: ((read: Read) => void) | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** The source that the worker has read or is to read. */
  let source: File | string = "";
  let choices = {};
  let isRead = false;
  /** The request that has no answer yet. */
  let underWay: { type: ReaderRequest["type"]; done: Promise<Read> } | null = null;
  const newest = { read: 0, curve: 0, fit: 0 };

  const end = () => {
    clearTimeout(timer);
    worker?.terminate();
    worker = null;
    isRead = false;
    settle?.(null);
    settle = null;
  };

  function start(): Worker {
    const started = create();
    started.onmessage = ({ data }: MessageEvent<ReaderAnswer>) => {
      isRead ||= data.type === "read";
      done(data);
    };
    started.onerror = () => {
      done({ type: "notLoaded" });
      end();
    };
    return started;
  }

  function done(read: Read): void {
    clearTimeout(timer);
    const resolve = settle;
    settle = null;
    resolve?.(read);
  }

  async function ask(request: ReaderRequest): Promise<Read> {
    const { type } = request;
    const own = ++newest[type];
    // Drawing a curve and fitting are fast, so the newest request for one waits instead of ending the worker.
    const drawing = () => (settle && type !== "read" && underWay?.type !== "read" ? underWay : null);
    for (let before = drawing(); before; before = drawing()) {
      await before.done;
      if (own !== newest[type]) return null;
    }
    if (settle) end();
    if (request.type === "read") {
      if (request.source !== null) source = request.source;
      choices = request.choices;
    } else if (!isRead) {
      const again = await send({ type: "read", source, choices });
      if (again?.type !== "read") return again;
    }
    return send(request.type === "read" && !isRead ? { ...request, source } : request);
  }

  function send(request: ReaderRequest): Promise<Read> {
    try {
      worker ??= start();
    } catch {
      // A browser without workers, or one that forbids them.
      return Promise.resolve({ type: "notLoaded" });
    }
    const asked = worker;
    const answer = new Promise<Read>((resolve) => {
      settle = resolve;
      timer = setTimeout(() => {
        done({ type: "tookTooLong" });
        end();
      }, mostMilliseconds);
      asked.postMessage(request);
    });
    underWay = { type: request.type, done: answer };
    return answer;
  }

  return { ask, end };
}

export const startReader = (): SamplesReader =>
  createSamplesReader(() => new Worker(new URL("./readSamples.worker.ts", import.meta.url), { type: "module" }));
