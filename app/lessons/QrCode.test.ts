import { encodeQR } from "qr";
import { decodeQR } from "qr/decode.js";
import { expect, test } from "vitest";
import { drawn } from "./QrCode";

test("the drawn code is read as the link", () => {
  const link = "https://example.org/hpa/?lessons=the-ratio,percent-of-what,the-window,how-fast-down,where-requests-get-lost";
  const rows = encodeQR(link, "raw", { ecc: "medium", border: 4 });
  expect(decodeQR(painted(drawn(rows), 4))).toBe(link);
});

/** Paints the bars of the path as a canvas would. */
function painted({ path, size }: { path: string; size: number }, scale: number) {
  const width = size * scale;
  const data = new Uint8Array(width * width * 4).fill(255);
  for (const [, x, y, bar] of path.matchAll(/M(\d+) (\d+)h(\d+)v1H\d+z/g)) {
    for (let row = Number(y) * scale; row < (Number(y) + 1) * scale; row++) {
      const start = row * width + Number(x) * scale;
      for (let at = start; at < start + Number(bar) * scale; at++) data.set([0, 0, 0], at * 4);
    }
  }
  return { width, height: width, data };
}
