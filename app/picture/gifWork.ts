import type { Handlers } from "../channel/serve";
import { gifWriter, type GifWriter } from "./gifFrames";
import type { GifRequests } from "./gifRequests";

/** The worker's part for a loop. The page asks a worker of its own for each, so a worker has one at most. */
let writer: GifWriter | null = null;

export const gifWork: Handlers<GifRequests> = {
  beginGif({ width, height, samples }) {
    writer = gifWriter(width, height, samples);
    return null;
  },
  addGifFrame(frame) {
    begun().add(frame);
    return null;
  },
  endGif(_, task) {
    const bytes = begun().end();
    task.handOver([bytes.buffer]);
    return bytes;
  },
};

function begun(): GifWriter {
  if (writer === null) throw new Error("the worker has no loop");
  return writer;
}
