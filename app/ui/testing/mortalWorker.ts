/** Answers what it is asked, in turn, until it comes to what kills it: with an error event, or without one. */
export class MortalWorker extends EventTarget {
  private dead = false;

  constructor(
    readonly deadly: ReadonlySet<string>,
    readonly noisy = false,
  ) {
    super();
  }

  postMessage = (asked: string | { key: string }): void => {
    queueMicrotask(() => {
      if (this.dead) return;
      const id = typeof asked === "string" ? asked : asked.key;
      if (id === "ping") this.tell("pong");
      else if (!this.deadly.has(id)) this.tell({ id, key: id, value: 1 });
      else {
        this.dead = true;
        if (this.noisy) this.dispatchEvent(new Event("error", { cancelable: true }));
      }
    });
  };

  terminate = (): void => {
    this.dead = true;
  };

  private tell(data: unknown): void {
    this.dispatchEvent(new MessageEvent("message", { data }));
  }
}
