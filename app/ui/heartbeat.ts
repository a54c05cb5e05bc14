/** Between the page and a worker of its own: asked whether it still lives, a worker answers between two pieces of work. */
const ping = "ping";
const pong = "pong";

const tickMilliseconds = 1000;
/** Ticks without a sign of life after which a worker counts as dead. No single piece of work takes nearly so long. */
const silentTicks = 15;
/** Before its first message a worker may still be on its way through a slow network. */
const loadingTicks = 60;

interface WorkerScope {
  addEventListener(type: "message", hear: (event: MessageEvent) => void): void;
  postMessage(message: string): void;
}

/** First in a worker, so that nothing else there hears the question. */
export function answerHeartbeats(scope: WorkerScope): void {
  scope.addEventListener("message", (event) => {
    if (event.data !== ping) return;
    event.stopImmediatePropagation();
    scope.postMessage(pong);
  });
}

/** What is needed of a worker to watch it. */
type Watched = Pick<EventTarget, "addEventListener"> & { postMessage(message: string): void };

export interface Watch {
  /** Something was asked of the worker. */
  begin(): void;
  end(): void;
}

/**
 * Notices when a worker has died without an error: ended by the browser, or out of memory. It counts ticks and not time, so that a page or a
 * machine that slept blames no worker. `isWaiting` says whether an answer is still awaited; `onSilent` is told once. It listens before all
 * others, or these hear its signs of life.
 */
export function watchWorker(worker: Watched, isWaiting: () => boolean, onSilent: () => void): Watch {
  let timer: ReturnType<typeof setInterval> | undefined;
  let everHeard = false;
  let heard = false;
  let asked = false;
  let silent = 0;

  worker.addEventListener("message", (event) => {
    everHeard = heard = true;
    if ((event as MessageEvent).data === pong) event.stopImmediatePropagation();
  });

  function tick(): void {
    if (heard) {
      heard = asked = false;
      silent = 0;
      if (!isWaiting()) end();
      return;
    }
    if (!asked) worker.postMessage(ping);
    asked = true;
    silent++;
    if (silent < (everHeard ? silentTicks : loadingTicks)) return;
    end();
    onSilent();
  }

  function end(): void {
    clearInterval(timer);
    timer = undefined;
  }

  return {
    begin() {
      if (timer !== undefined) return;
      heard = asked = false;
      silent = 0;
      timer = setInterval(tick, tickMilliseconds);
    },
    end,
  };
}
