import { canvasOf } from "../ui/raster";
import type { GifAnswer, GifRequest } from "./gifProtocol";
import type { LoopFrame } from "../marks/picture/loop";

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
  const worker = new Worker(new URL("./gif.worker.ts", import.meta.url), { type: "module" });
  const ask = (request: GifRequest, transferred: ArrayBuffer[] = []) =>
    new Promise<GifAnswer>((resolve, reject) => {
      worker.onmessage = ({ data }: MessageEvent<GifAnswer>) => resolve(data);
      worker.onerror = (event) => {
        event.preventDefault();
        reject(new Error(event.message));
      };
      worker.postMessage(request, transferred);
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
    await ask({ type: "begin", width: samples[0].width, height: samples[0].height, samples: samples.map(({ data }) => data) });
    for (const [index, frame] of frames.entries()) {
      if (signal.aborted) return null;
      const { data } = await pixels(frame);
      await ask({ type: "frame", rgba: data, milliseconds: frame.milliseconds }, [data.buffer]);
      tell((index + 1) / frames.length);
    }
    const answer = await ask({ type: "end" });
    return signal.aborted || answer.type !== "done" ? null : answer.bytes;
  } finally {
    worker.terminate();
  }
}
