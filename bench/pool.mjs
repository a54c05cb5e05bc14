// The page's pool of workers, with threads of Node in place of the browser's workers.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { Worker } from "node:worker_threads";
import { build } from "vite";

const runs = 1500;

/**
 * How much faster a search runs on two workers than on one. The two pools take turns, so that a busy machine slows both. By the threads'
 * own clocks (/proc/self/task) a worker computes 3.3 ms for a run, V8's helpers 0.9 (half of it for garbage collection) and the main thread
 * 0.06. A single worker has its helpers on the other core; two workers share their cores with them, compute 5 % longer and wait a little at
 * the ends. So on two cores the ratio cannot reach 1.9: a pool of one already keeps 1.2 of them busy.
 */
export async function poolOfTwo(report, repeats) {
  const outDir = mkdtempSync(join(tmpdir(), "hpa-playground-bench-"));
  try {
    await build({
      configFile: false,
      logLevel: "error",
      build: {
        ssr: join(import.meta.dirname, "poolParts.ts"),
        outDir,
        target: "node20",
        rollupOptions: { output: { entryFileNames: "parts.mjs" } },
      },
      ssr: { noExternal: true },
    });
    await measure(pathToFileURL(join(outDir, "parts.mjs")).href, report, repeats(3));
  } finally {
    rmSync(outDir, { recursive: true, force: true });
  }
}

async function measure(parts, report, rounds) {
  // oxlint-disable-next-line rooms/borders -- what was built just now
  const { createPool, defaultStudy, firstScenario, openStudy } = await import(parts);
  const scenario = { ...firstScenario, durationSeconds: 1800 };
  const study = defaultStudy(scenario);
  const { space } = openStudy(scenario, study);
  const threads = [];
  const start = () => threads[threads.push(new Thread(parts)) - 1];
  const pools = [1, 2].map((size) => createPool(start, size));
  const wanted = Array.from({ length: runs }, (_, index) => ({ candidate: Math.floor(index / space.cases), case: index % space.cases }));
  const spent = pools.map(() => 0);
  // The first round warms the engine up.
  for (let round = 0; round <= rounds; round++) {
    for (const [index, pool] of pools.entries()) {
      const started = performance.now();
      await finished(pool, { scenario, study }, wanted);
      if (round > 0) spent[index] += performance.now() - started;
    }
  }
  for (const thread of threads) thread.terminate();
  report("study/pool-of-two/outcomes-per-second", (rounds * runs) / (spent[1] / 1000), "runs/s");
  report("study/pool-of-two-to-one", spent[0] / spent[1], "times");
}

function finished(pool, what, wanted) {
  return new Promise((resolve, reject) => {
    let left = wanted.length;
    const hear = (results) => (left -= results.length) === 0 && resolve();
    pool.begin("studyRuns", what, { hear, fail: (failure) => reject(new Error(JSON.stringify(failure))) }).add(wanted);
  });
}

/** A thread with the interface of a browser's worker. */
class Thread extends EventTarget {
  constructor(parts) {
    super();
    this.worker = new Worker(join(import.meta.dirname, "poolThread.mjs"), { workerData: parts });
    this.worker.on("message", (data) => this.dispatchEvent(new MessageEvent("message", { data })));
    this.worker.on("error", ({ message }) => this.dispatchEvent(Object.assign(new Event("error"), { message })));
  }

  postMessage(data) {
    this.worker.postMessage(data);
  }

  terminate() {
    void this.worker.terminate();
  }
}
