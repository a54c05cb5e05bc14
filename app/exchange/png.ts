import type { Picture } from "./figurePicture";

/** Sharp in print and on screens with two pixels to a point. */
const pixelsPerPoint = 2;

export async function pngOf({ svg, width, height }: Picture): Promise<Blob | null> {
  const image = new Image(width, height);
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = width * pixelsPerPoint;
  canvas.height = height * pixelsPerPoint;
  canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, "image/png"));
}
