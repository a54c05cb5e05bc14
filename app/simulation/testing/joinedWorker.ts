import type { Kinds } from "../protocol";
import { runner } from "../runner";
import { serve, type Handlers } from "../serve";

/** A worker at work in the same thread: what it is sent and what it says is copied as between threads. */
export class JoinedWorker extends EventTarget {
  private readonly scope = new EventTarget();

  constructor(handlers: Handlers<Kinds> = runner()) {
    super();
    const say = (data: unknown, transfer: ArrayBuffer[] = []) => tell(this, structuredClone(data, { transfer }));
    const scope = { addEventListener: this.scope.addEventListener.bind(this.scope) as never, postMessage: say };
    serve<Kinds>(scope, handlers);
  }

  postMessage = (data: unknown): void => {
    const copy: unknown = structuredClone(data);
    queueMicrotask(() => tell(this.scope, copy));
  };

  terminate = (): void => undefined;
}

const tell = (target: EventTarget, data: unknown) => target.dispatchEvent(new MessageEvent("message", { data }));
