/** A request: a run of the scenario with this name. */
interface Asked {
  id: number;
  request: { scenario: { name: string } };
}

/** Answers requests in turn, until one of them kills it, with or without an error event. */
export class MortalWorker extends EventTarget {
  private dead = false;

  constructor(
    readonly deadly: ReadonlySet<string>,
    readonly noisy = false,
  ) {
    super();
  }

  postMessage = (asked: "ping" | Asked): void => {
    queueMicrotask(() => {
      if (this.dead) return;
      if (asked === "ping") this.tell("pong");
      else if (!this.deadly.has(asked.request.scenario.name)) this.tell({ id: asked.id, answer: { steps: {} } });
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
