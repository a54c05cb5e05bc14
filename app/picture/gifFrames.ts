/** Writes frames of one size as a GIF that repeats forever, the one moving picture that GitHub, mail and slides all show. */
import { applyPalette, GIFEncoder, quantize } from "gifenc";

export interface GifFrame {
  rgba: Uint8ClampedArray;
  milliseconds: number;
}

/** One colour is kept for "as before". */
const mostColours = 255;

export interface GifWriter {
  add(frame: GifFrame): void;
  end(): Uint8Array<ArrayBuffer>;
}

/** `samples`: pixels of frames that have all colours, as the palette is the same for all frames. */
export function gifWriter(width: number, height: number, samples: readonly Uint8ClampedArray[]): GifWriter {
  const palette = quantize(together(samples), mostColours);
  const asBefore = palette.length;
  const whole = [...palette, [0, 0, 0]];
  const encoder = GIFEncoder();
  let before: Uint8Array | null = null;
  return {
    add({ rgba, milliseconds }) {
      const index = applyPalette(rgba, palette);
      // Pixels that did not change take almost no room.
      const written = before ? index.map((colour, pixel) => (colour === before![pixel] ? asBefore : colour)) : index;
      encoder.writeFrame(written, width, height, {
        ...(before ? { transparent: true, transparentIndex: asBefore } : { palette: whole, repeat: 0 }),
        delay: milliseconds,
        dispose: 1,
      });
      before = index;
    },
    end() {
      encoder.finish();
      return encoder.bytes();
    },
  };
}

function together(parts: readonly Uint8ClampedArray[]): Uint8ClampedArray {
  const all = new Uint8ClampedArray(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}
