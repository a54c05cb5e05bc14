/** What the benchmark of the pool measures: the page's own pool, and what its workers do. */
export { createPool } from "../app/pool/workerPool";
export { poolWork } from "../app/pool/poolWork";
export { serve } from "../app/channel/serve";
export { defaultStudy, firstScenario, openStudy } from "../engine/doors/withKeda";
