import { PartNotLoaded } from "../ui/late";
import { answerHeartbeats } from "../ui/heartbeat";
import { SaidError } from "./saidError";
import type { AnswerOf, Failure, KindsOf, Message, PartOf, Request, RequestOf } from "./messages";

/** A request that is being worked on. */
export interface Task<Part = never> {
  readonly id: number;
  /** True when the request was given up. */
  readonly isGivenUp: boolean;
  /** Sends the page a part; its buffers are handed over, not copied. */
  tell(part: Part, buffers?: ArrayBuffer[]): void;
  /** Hands over buffers of the answer. */
  handOver(buffers: ArrayBuffer[]): void;
}

/** What a handler returns instead of an answer when its task was given up. */
export const givenUp = Symbol("givenUp");
export type GivenUp = typeof givenUp;

type Answered<Answer> = Answer | GivenUp;

/** What a worker does for each kind of request. An error that it throws is sent as a failure. */
export type Handlers<Kinds extends KindsOf<Kinds>> = {
  [Kind in keyof Kinds]: (
    request: RequestOf<Kinds, Kind>,
    task: Task<PartOf<Kinds, Kind>>,
  ) => Answered<AnswerOf<Kinds, Kind>> | Promise<Answered<AnswerOf<Kinds, Kind>>>;
};

type Handler = (request: unknown, task: Task<unknown>) => unknown;

/** The part of a worker's own scope that is needed. */
interface WorkerScope {
  addEventListener(type: "message", hear: (event: MessageEvent) => void): void;
  postMessage(message: string): void;
  postMessage(message: Message, transfer: ArrayBuffer[]): void;
}

/** The worker's end of a channel: it handles each request, and replies to every request that was not given up. */
export function serve<Kinds extends KindsOf<Kinds>>(scope: WorkerScope, handlers: Handlers<Kinds>): void {
  const open = new Map<number, { isGivenUp: boolean }>();

  async function work({ id, kind, request }: Exclude<Request, { cancel: number }>): Promise<void> {
    const state = { isGivenUp: false };
    let buffers: ArrayBuffer[] = [];
    const task: Task<unknown> = {
      id,
      get isGivenUp() {
        return state.isGivenUp;
      },
      tell: (part, handed = []) => scope.postMessage({ id, part }, handed),
      handOver: (handed) => void (buffers = handed),
    };
    open.set(id, state);
    let reply: Message;
    try {
      const handle = handlers[kind as keyof Kinds] as Handler;
      reply = { id, answer: await handle(request, task) };
    } catch (error) {
      buffers = [];
      reply = { id, failure: failureOf(error) };
    }
    open.delete(id);
    if (!state.isGivenUp) scope.postMessage(reply, buffers);
  }

  answerHeartbeats(scope);
  scope.addEventListener("message", ({ data }: MessageEvent<Request>) => {
    if (!("cancel" in data)) return void work(data);
    const state = open.get(data.cancel);
    if (state) state.isGivenUp = true;
  });
}

/** Null: a part of the code could not be loaded. */
function failureOf(error: unknown): Failure | null {
  if (error instanceof PartNotLoaded) return null;
  if (error instanceof SaidError) return error.said;
  return error instanceof Error ? error.message : String(error);
}
