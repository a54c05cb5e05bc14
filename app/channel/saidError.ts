import type { Words } from "../../engine/index";

/** An error in a worker whose sentence the page shows in its own language. */
export class SaidError extends Error {
  readonly said: Words;
  /** `message`: its English. */
  constructor({ message, said }: { message: string; said: Words }) {
    super(message);
    this.said = said;
  }
}
