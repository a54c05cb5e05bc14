import { serve } from "../../channel/serve";
import type { TextKinds } from "../../channel/textKinds";
import { textWork } from "../textWork";

/** Reads foreign texts in the same thread; a test puts it in place of the browser's Worker. */
export class TextWorker extends EventTarget {
  private readonly scope = new EventTarget();

  constructor() {
    super();
    serve<TextKinds>(
      {
        addEventListener: this.scope.addEventListener.bind(this.scope) as never,
        postMessage: (data: unknown) => queueMicrotask(() => tell(this, structuredClone(data))),
      },
      textWork,
    );
  }

  postMessage = (data: unknown): void => {
    const copy: unknown = structuredClone(data);
    queueMicrotask(() => tell(this.scope, copy));
  };

  terminate = (): void => undefined;
}

const tell = (target: EventTarget, data: unknown) => target.dispatchEvent(new MessageEvent("message", { data }));
