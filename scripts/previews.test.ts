// @vitest-environment node
import { runInNewContext } from "node:vm";
import { expect, test, vi } from "vitest";
import { onward, painter, siteAddress } from "./previews";

test("pictures are drawn without a browser, with 1200 × 630 pixels and the build's own font, the same each time", async () => {
  const paint = await painter();
  const asked: string[] = [];
  const drawn = {
    path: "q/x/",
    draw(measure: (text: string, font: { size: number; weight: 400 | 600 }) => number, site: string) {
      asked.push(site);
      const width = measure("Kept 9.", { size: 34, weight: 600 });
      return `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630"><rect width="${width}" height="99" fill="#b37a10"/><text y="300">9</text></svg>`;
    },
  } as Parameters<typeof paint>[0];
  const png = paint(drawn, "https://hpa.example/play/");
  expect(paint(drawn, "https://hpa.example/play/")).toEqual(png);
  expect(asked).toEqual(["hpa.example/play/", "hpa.example/play/"]);
  expect([...png.subarray(0, 4)]).toEqual([0x89, 0x50, 0x4e, 0x47]);
  const view = new DataView(png.buffer, png.byteOffset);
  expect([view.getUint32(16), view.getUint32(20)]).toEqual([1200, 630]);
}, 30_000);

test.for([
  [undefined, ""],
  ["", ""],
  ["https://hpa.example", "https://hpa.example/"],
  ["https://hpa.example/play", "https://hpa.example/play/"],
  ["https://hpa.example/play/?a#b", "https://hpa.example/play/"],
] as const)("SITE_URL %s is read as %s", ([setting, address]) => expect(siteAddress(setting)).toBe(address));

test.for(["hpa.example", "ftp://hpa.example/", "/play/"])("SITE_URL %s stops the build with the reason", (setting) => {
  expect(() => siteAddress(setting)).toThrow(`SITE_URL is ${setting}`);
});

test("the script of a small page goes on, takes what was asked for along, and leaves no entry in the history", () => {
  const replace = vi.fn<(to: string) => void>();
  const page = { currentScript: { dataset: { to: "../../?lesson=x" } }, baseURI: "https://hpa.example/play/lesson/x/" };
  runInNewContext(onward(), { document: page, location: { search: "?lang=de&lesson=y", replace }, URL, URLSearchParams });
  expect(replace.mock.calls).toEqual([["https://hpa.example/play/?lesson=x&lang=de"]]);
});
