import type { SeededRandom } from "../../../engine/lib/random";
import type { KindsOf } from "../../channel/messages";
import { serve, type Handlers } from "../../channel/serve";

/** A worker in the same thread whose answers come late, in any order, and which may break at any of them. */
export class LooseWorker<Kinds extends KindsOf<Kinds>> extends EventTarget {
  isEnded = false;
  /** Its page is closed: it says nothing but that it lives. */
  isCut = false;
  private readonly scope = new EventTarget();

  constructor(handlers: Handlers<Kinds>, random: SeededRandom, { breaks = 0, mixes = true }: { breaks?: number; mixes?: boolean } = {}) {
    super();
    const say = (data: unknown, transfer: ArrayBuffer[] = []) => {
      const copy: unknown = structuredClone(data, { transfer });
      const deliver = () => {
        if (this.isEnded || this.isCut) return;
        if (random.next() < breaks) this.dispatchEvent(Object.assign(new Event("error"), { message: "out of memory" }));
        else tell(this, copy);
      };
      if (mixes) setTimeout(deliver, random.integer(4));
      else queueMicrotask(deliver);
    };
    serve<Kinds>({ addEventListener: this.scope.addEventListener.bind(this.scope) as never, postMessage: say }, handlers);
  }

  postMessage = (data: unknown): void => {
    if (this.isCut) return void (data === "ping" && tell(this, "pong"));
    const copy: unknown = structuredClone(data);
    queueMicrotask(() => !this.isEnded && tell(this.scope, copy));
  };

  terminate = (): void => void (this.isEnded = true);
}

const tell = (target: EventTarget, data: unknown) => target.dispatchEvent(new MessageEvent("message", { data }));
