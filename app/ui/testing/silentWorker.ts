/** A worker that never answers. */
export class SilentWorker extends EventTarget {
  postMessage(): void {}
  terminate(): void {}
}
