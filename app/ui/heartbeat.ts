/** The page sends this to ask whether a worker lives; the worker answers between two pieces of work. */
const ping = "ping";
const pong = "pong";

const tickMilliseconds = 1000;
/** Ticks without a sign of life after which a worker counts as dead. Few pieces of work take nearly that long. */
export const usualPatience = 15;
/** Before its first message a worker may still be loading over a slow network. */
const loadingTicks = 60;

interface WorkerScope {
  addEventListener(type: "message", hear: (event: MessageEvent) => void): void;
  postMessage(message: string): void;
}

/** Must be called first in a worker, so that no other listener gets the page's ping. */
export function answerHeartbeats(scope: WorkerScope): void {
  scope.addEventListener("message", (event) => {
    if (event.data !== ping) return;
    event.stopImmediatePropagation();
    scope.postMessage(pong);
  });
  // The page then knows that the worker has loaded, even if its first piece of work never ends.
  scope.postMessage(pong);
}

/** The part of a worker that is needed to watch it. */
type Watched = Pick<EventTarget, "addEventListener"> & { postMessage(message: string): void };

export interface Watch {
  /** Call this when the worker gets a request. */
  begin(): void;
  end(): void;
}

/**
 * Notices when a worker has died without an error: the browser ended it, or it ran out of memory. It counts ticks, not time, so that a page
 * or a machine that slept blames no worker. `isWaiting` returns whether an answer is still awaited; `onSilent` is called once. Start it
 * before any other listener, or the others get the worker's signs of life. `patience`: ticks.
 */
export function watchWorker(worker: Watched, isWaiting: () => boolean, onSilent: () => void, patience = usualPatience): Watch {
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
    if (silent < (everHeard ? patience : loadingTicks)) return;
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
