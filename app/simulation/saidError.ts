import { plain, type Words } from "../../engine/index";

/** An error in a worker whose sentence the page shows in its own language. */
export class SaidError extends Error {
  constructor(readonly said: Words) {
    super(plain(said));
  }
}
