/** A worker that already loads, for the next `startWorker`. */
let spare: Worker | null = null;

export function startWorker(): Worker {
  const worker = spare ?? newWorker();
  spare = null;
  return worker;
}

/** The worker that will be needed next loads at once, beside what the page waits for. */
export function keepSpareWorker(): void {
  try {
    const worker = (spare ??= newWorker());
    worker.addEventListener("error", (event) => {
      if (spare !== worker) return;
      event.preventDefault();
      // Who needs a worker starts another one, and hears what is wrong with it.
      spare = null;
    });
  } catch {
    // As above.
  }
}

const newWorker = (): Worker => new Worker(new URL("../worker.ts", import.meta.url), { type: "module" });
