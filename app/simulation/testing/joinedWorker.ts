import type { Kinds } from "../protocol";
import { runner } from "../runner";
import { serve, type Handlers } from "../../channel/serve";

/** A worker in the same thread. Messages to and from it are copied, as they are between threads. */
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
