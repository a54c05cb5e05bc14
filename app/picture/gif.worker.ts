import { gifWriter, type GifWriter } from "./gifFrames";
import type { GifAnswer, GifRequest } from "./gifProtocol";

declare const self: DedicatedWorkerGlobalScope;

/** Writes a loop without blocking the page. */
let writer: GifWriter | null = null;

self.addEventListener("message", ({ data }: MessageEvent<GifRequest>) => {
  if (data.type === "begin") writer = gifWriter(data.width, data.height, data.samples);
  else if (data.type === "frame") writer?.add(data);
  else if (writer) {
    const bytes = writer.end();
    self.postMessage({ type: "done", bytes } satisfies GifAnswer, [bytes.buffer]);
    return;
  }
  self.postMessage({ type: "taken" } satisfies GifAnswer);
});
