// @vitest-environment node
import { runInNewContext } from "node:vm";
import { expect, test, vi } from "vitest";
import { inlineCode } from "./contentSecurityPolicy";
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

interface Visit {
  to?: string;
  url?: string;
  languages?: string[];
  kept?: Record<string, string>;
  ofTab?: Record<string, string>;
  dark?: boolean;
}

/** What the script in the HTML does to the page and to its address. */
function visited({ to, url = "https://hpa.example/play/", languages = ["en-GB"], kept = {}, ofTab = {}, dark = false }: Visit) {
  const dataset: Record<string, string> = {};
  const { hash, search } = new URL(url);
  const replaceState = vi.fn<(state: unknown, title: string, to: URL) => void>();
  const page = { currentScript: { dataset: { to } }, documentElement: { dataset }, baseURI: "https://hpa.example/play/" };
  const scope = {
    document: page,
    location: { hash, search },
    navigator: { languages },
    history: { state: null, replaceState },
    matchMedia: () => ({ matches: dark }),
    window: { localStorage: kept, sessionStorage: ofTab },
    URL,
    URLSearchParams,
  };
  runInNewContext(inlineCode, scope);
  return { ...dataset, address: replaceState.mock.calls[0]?.[2].href };
}

test.for<[string, Visit, "shown" | "none"]>([
  ["the plain address", {}, "shown"],
  ["a chosen theme", { kept: { "hpa-playground/theme": "dark", "hpa-playground/greeted": "yes" } }, "shown"],
  ["another page of the same origin keeps something", { kept: { draft: "x" } }, "shown"],
  ["English as the first language that the page has", { languages: ["fr", "en", "de"] }, "shown"],
  ["a link", { url: "https://hpa.example/play/#3.abc" }, "none"],
  ["a form of the page", { url: "https://hpa.example/play/?embed" }, "none"],
  ["a draft", { kept: { "hpa-playground/draft": "x" } }, "none"],
  ["evidence in this tab", { ofTab: { "hpa-playground/evidence": "x" } }, "none"],
  ["German", { languages: ["de-AT", "en"] }, "none"],
  ["a chosen language", { kept: { "hpa-playground/language": "uk" } }, "none"],
  ["a question", { to: "./#3.abc" }, "shown"],
  ["a question beside a draft", { to: "./#3.abc", kept: { "hpa-playground/draft": "x" } }, "shown"],
  ["a question in panes of another width", { to: "./#3.abc", kept: { "hpa-playground/panes": "both:400" } }, "none"],
  ["a question in German", { to: "./#3.abc", url: "https://hpa.example/play/q/x/?lang=de" }, "none"],
])("the answer in the HTML with %s", ([, visit, firstAnswer]) => {
  expect(visited(visit)).toMatchObject({ firstAnswer });
});

test("a question's page takes the page's own address, with what was asked for", () => {
  expect(visited({ to: "./#3.abc", url: "https://hpa.example/play/q/x/?lang=de" }).address).toBe("https://hpa.example/play/?lang=de#3.abc");
  expect(visited({}).address).toBeUndefined();
});

test("the theme is set before anything is drawn: the chosen one, or the system's", () => {
  expect(visited({ dark: true })).toMatchObject({ theme: "dark" });
  expect(visited({ dark: true, kept: { "hpa-playground/theme": "light" } })).toMatchObject({ theme: "light" });
  expect(visited({ kept: { "hpa-playground/theme": "system" } })).toMatchObject({ theme: "light" });
});
