import { watchWorker, type Watch } from "../ui/heartbeat";
import type { PreviewAnswer } from "./protocol";

/** Null: the run could not be made. */
type Hear = (answer: PreviewAnswer | null) => void;

/** The worker that runs ready scenarios for their previews. One that broke or fell silent is ended; another runs the same once more. */
export function connectPreviews(startWorker: () => Worker) {
  const known = new Map<string, PreviewAnswer>();
  const wanted = new Map<string, Set<Hear>>();
  /** Those that a worker was lost over. */
  const suspects = new Set<string>();
  let worker: Worker | null = null;
  let watch: Watch | null = null;

  function send(id: string): void {
    if (!worker) {
      const started = startWorker();
      watch = watchWorker(started, () => wanted.size > 0, onLost);
      started.addEventListener("message", ({ data }: MessageEvent<PreviewAnswer>) => {
        known.set(data.id, data);
        settle(data.id, data);
      });
      started.addEventListener("error", (event) => {
        event.preventDefault();
        onLost();
      });
      worker = started;
    }
    worker.postMessage(id);
    watch?.begin();
  }

  function settle(id: string, answer: PreviewAnswer | null): void {
    for (const hear of wanted.get(id) ?? []) hear(answer);
    wanted.delete(id);
  }

  function onLost(): void {
    watch?.end();
    worker?.terminate();
    worker = watch = null;
    // Answered in turn: it was lost over the first of those that wait.
    const [first, ...others] = wanted.keys();
    if (first === undefined) return;
    if (suspects.has(first)) settle(first, null);
    else {
      suspects.add(first);
      send(first);
    }
    for (const id of others) send(id);
  }

  return {
    known: (id: string): PreviewAnswer | null => known.get(id) ?? null,
    /** Returns how to ask no longer. */
    ask(id: string, hear: Hear): () => void {
      const hearers = wanted.get(id);
      if (hearers) hearers.add(hear);
      else {
        wanted.set(id, new Set([hear]));
        send(id);
      }
      return () => void wanted.get(id)?.delete(hear);
    },
    /** It may be tried again. */
    forgive: (id: string) => void suspects.delete(id),
  };
}
