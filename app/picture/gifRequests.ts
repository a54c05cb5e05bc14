import type { GifFrame } from "./gifFrames";

/** What the page asks of the worker that writes a loop: first its size and colours, then each frame, then its bytes. */
export interface GifRequests {
  beginGif: { request: { width: number; height: number; samples: readonly Uint8ClampedArray[] }; answer: null };
  addGifFrame: { request: GifFrame; answer: null };
  endGif: { request: null; answer: Uint8Array<ArrayBuffer> };
}
