import { canvasOf } from "../ui/raster";
import type { LoopFrame } from "../marks/picture/loop";
import { openChannel } from "../channel/channel";
import { startWorker } from "../channel/startWorker";
import type { GifRequests } from "./gifRequests";

/** A wider loop would be large, and no place that shows it is wider. */
const mostWidth = 1200;

interface Loop {
  width: number;
  height: number;
  frames: readonly LoopFrame[];
}

/** Draws each frame, and lets a worker write it. Returns null if it was given up, and throws if the browser cannot do it. */
export async function makeGif(
  { width, height, frames }: Loop,
  { tell, signal }: { tell: (share: number) => void; signal: AbortSignal },
): Promise<Uint8Array<ArrayBuffer> | null> {
  const channel = openChannel<GifRequests>(startWorker, { beginGif: "beside", addGifFrame: "beside", endGif: "beside" });
  const ask = <Kind extends keyof GifRequests>(kind: Kind, request: GifRequests[Kind]["request"]) =>
    new Promise<GifRequests[Kind]["answer"]>((resolve, reject) => {
      channel.ask(kind, request, (reply) => (reply.ok ? resolve(reply.answer) : reject(new Error(reply.why))));
    });
  const scale = Math.min(1, mostWidth / width);
  const pixels = async ({ draw }: LoopFrame) => {
    const canvas = await canvasOf({ svg: draw(), width, height }, scale);
    const read = canvas.getContext("2d")?.getImageData(0, 0, canvas.width, canvas.height);
    if (!read) throw new Error("no pixels");
    return read;
  };
  try {
    // The first and the last frame have all colours of the loop: veiled and unveiled.
    const ends = [frames[0]!, frames.at(-1)!];
    const samples = [await pixels(ends[0]!), await pixels(ends[1]!)] as const;
    const [{ width: drawnWidth, height: drawnHeight }] = samples;
    await ask("beginGif", { width: drawnWidth, height: drawnHeight, samples: samples.map(({ data }) => data) });
    for (const [index, frame] of frames.entries()) {
      if (signal.aborted) return null;
      const { data } = await pixels(frame);
      await ask("addGifFrame", { rgba: data, milliseconds: frame.milliseconds });
      tell((index + 1) / frames.length);
    }
    const bytes = await ask("endGif", null);
    return signal.aborted ? null : bytes;
  } finally {
    channel.end();
  }
}
