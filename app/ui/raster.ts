import { pngWith, svgWith } from "../../engine/index";

/** A drawing as a picture of pixels. A drawing in an image has no part in the page: it loads nothing and has the system's fonts. */
export interface Drawing {
  svg: string;
  width: number;
  height: number;
}

/** Sharp in print and on screens with two pixels to a point. */
const pixelsPerPoint = 2;

export const addressOfDrawing = (svg: string): string => `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;

export async function canvasOf({ svg, width, height }: Drawing, scale: number): Promise<HTMLCanvasElement> {
  const image = new Image(width, height);
  image.src = addressOfDrawing(svg);
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  canvas.getContext("2d", { willReadFrequently: true })?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas;
}

/** null if the browser cannot make so large a picture. `fragment`: the link to the scenario that the picture is to contain; null: none. */
export async function pngOf(drawing: Drawing, fragment: string | null): Promise<Blob | null> {
  const canvas = await canvasOf(drawing, pixelsPerPoint);
  const png = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/png"));
  if (png === null || fragment === null) return png;
  return new Blob([pngWith(new Uint8Array(await png.arrayBuffer()), fragment)], { type: png.type });
}

/** The same of an SVG. */
export const svgOf = ({ svg }: Pick<Drawing, "svg">, fragment: string | null): string => (fragment === null ? svg : svgWith(svg, fragment));
