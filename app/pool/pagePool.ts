import { startWorker } from "../channel/startWorker";
import { createPool } from "./workerPool";

/** The page's pool, for luck and search together. One core is left for the page. */
export const pagePool = createPool(startWorker, Math.max(1, (navigator.hardwareConcurrency || 2) - 1));
