declare module "gifenc" {
  type Palette = number[][];
  interface FrameOptions {
    /** Given for the first frame only, it is the palette of all. */
    palette?: Palette;
    /** In milliseconds. */
    delay?: number;
    /** 0 repeats forever. */
    repeat?: number;
    transparent?: boolean;
    transparentIndex?: number;
    /** 1 leaves the frame for the next one to draw over. */
    dispose?: number;
  }
  interface Encoder {
    writeFrame(index: Uint8Array, width: number, height: number, options?: FrameOptions): void;
    finish(): void;
    bytes(): Uint8Array<ArrayBuffer>;
  }
  export function GIFEncoder(): Encoder;
  export function quantize(rgba: Uint8Array | Uint8ClampedArray, maxColors: number): Palette;
  export function applyPalette(rgba: Uint8Array | Uint8ClampedArray, palette: Palette): Uint8Array;
}
