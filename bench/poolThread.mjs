// A thread as a worker of the pool.
import { parentPort, workerData } from "node:worker_threads";

// oxlint-disable-next-line rooms/borders -- what was built just now
const { poolWork, serve } = await import(workerData);
const scope = Object.assign(new EventTarget(), { postMessage: (data, buffers) => parentPort.postMessage(data, buffers) });
serve(scope, poolWork());
parentPort.on("message", (data) => scope.dispatchEvent(new MessageEvent("message", { data })));
