import type { Failure, Message, Request } from "../../channel/messages";
import type { Kinds } from "../protocol";

/** A request as it was sent to the worker. */
export type Sent<Kind extends keyof Kinds = keyof Kinds> = Kind extends keyof Kinds
  ? { id: number; kind: Kind; request: Kinds[Kind]["request"] }
  : never;

/** Replaces the page's worker in tests: it keeps the requests that it got, and answers as a test says. */
export class FakeWorker extends EventTarget {
  readonly sent: Sent[] = [];
  /** The requests that were given up. */
  readonly cancelled: number[] = [];
  terminated = false;

  terminate = (): void => void (this.terminated = true);

  postMessage = (message: Request | string): void => {
    if (typeof message === "string") this.ask();
    else if ("cancel" in message) this.cancelled.push(message.cancel);
    else this.sent.push(message as Sent);
  };

  of = <Kind extends keyof Kinds>(kind: Kind): Sent<Kind>[] => this.sent.filter((sent): sent is Sent<Kind> => sent.kind === kind);

  answer = <Kind extends keyof Kinds>({ id }: Sent<Kind>, answer: Kinds[Kind]["answer"]): void => this.say({ id, answer });
  tell = <Kind extends "run" | "baseline">({ id }: Sent<Kind>, part: Kinds[Kind]["part"]): void => this.say({ id, part });
  fail = ({ id }: Sent, failure: Failure | null): void => this.say({ id, failure });
  break = (message: string): void => void this.dispatchEvent(Object.assign(new Event("error"), { message }));

  say(data: Message | string): void {
    this.dispatchEvent(new MessageEvent("message", { data }));
  }

  /** Called when the page asks whether the worker lives. */
  protected ask(): void {}
}
