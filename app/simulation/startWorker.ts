/** One more of the page's worker, which `app/worker` is. */
export const startWorker = (): Worker => new Worker(new URL("../worker.ts", import.meta.url), { type: "module" });
