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

/** null if the browser cannot make so large a picture. */
export async function pngOf(drawing: Drawing): Promise<Blob | null> {
  const canvas = await canvasOf(drawing, pixelsPerPoint);
  return new Promise((resolve) => canvas.toBlob(resolve, "image/png"));
}
