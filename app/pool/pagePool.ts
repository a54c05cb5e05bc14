import { startWorker } from "../channel/startWorker";
import { createPool } from "./workerPool";

/** The page's pool, for luck and search together. One core is left for the page. */
export const pagePool = createPool(startWorker, workersFor(navigator.hardwareConcurrency));

/** One core stays free for the page, except where that would leave a single worker: the page does little while it waits for a search. */
function workersFor(cores: number | undefined): number {
  return cores === undefined || cores === 1 ? 1 : Math.max(2, cores - 1);
}
