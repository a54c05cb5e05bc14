// @vitest-environment jsdom
import { afterEach, describe, expect, test, vi } from "vitest";

const key = "hpa-playground/language";

/** Starts the module as a new page would. */
async function begin({ address = "/", kept, browser = ["en-US"] }: { address?: string; kept?: string; browser?: string[] }) {
  vi.resetModules();
  history.replaceState(null, "", address);
  if (kept !== undefined) localStorage.setItem(key, kept);
  vi.spyOn(navigator, "languages", "get").mockReturnValue(browser);
  return import("./language");
}

const languageOf = async (page: Parameters<typeof begin>[0]) => (await begin(page)).language;

afterEach(() => {
  localStorage.clear();
  vi.restoreAllMocks();
});

describe("the page's language", () => {
  test("is the one in the address first of all", async () => {
    expect(await languageOf({ address: "/?embed&lang=de#abc", kept: "uk", browser: ["en-US"] })).toBe("de");
  });

  test("else the one chosen before", async () => {
    expect(await languageOf({ address: "/?lang=xx", kept: "uk", browser: ["de"] })).toBe("uk");
  });

  test("else the first of the browser's languages that the page has, whatever the country", async () => {
    expect(await languageOf({ kept: "constructor", browser: ["fr-CA", "DE-at", "uk"] })).toBe("de");
  });

  test("else English, without a catalogue", async () => {
    const { language, catalogue } = await begin({ browser: ["fr", "pl"] });
    expect([language, catalogue]).toEqual(["en", null]);
  });
});

test("a page whose catalogue cannot be loaded is in English, and says so", async () => {
  vi.doMock("./catalogue", () => ({ loadCatalogue: () => Promise.reject(new TypeError("no network")) }));
  const { language, catalogue } = await begin({ address: "/?lang=uk" });
  vi.doUnmock("./catalogue");
  expect([language, catalogue]).toEqual(["en", null]);
});

test("a language brings its catalogue", async () => {
  const { catalogue } = await begin({ address: "/?lang=de" });
  expect(catalogue?.nouns["pod"]).toEqual({ one: "Pod", other: "Pods" });
});
