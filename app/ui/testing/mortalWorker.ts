/** What is asked of it: a run of a scenario, by whose name it is known. */
interface Asked {
  id: number;
  request: { scenario: { name: string } };
}

/** Answers what it is asked, in turn, until it comes to what kills it: with an error event, or without one. */
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
