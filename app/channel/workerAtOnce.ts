import { keepSpareWorker } from "./startWorker";

// The first import of the page: the worker loads and reads its code while the page's own code runs.
keepSpareWorker();
