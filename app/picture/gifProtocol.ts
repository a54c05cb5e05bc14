import type { GifFrame } from "./gifFrames";

/** What the page sends to the worker that writes a loop: first its size and colours, then each frame, then the end. */
export type GifRequest =
  | { type: "begin"; width: number; height: number; samples: readonly Uint8ClampedArray[] }
  | ({ type: "frame" } & GifFrame)
  | { type: "end" };

/** One answer for each request. */
export type GifAnswer = { type: "taken" } | { type: "done"; bytes: Uint8Array<ArrayBuffer> };
