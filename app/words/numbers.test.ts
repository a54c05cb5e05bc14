// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from "vitest";
import { library } from "../../engine/doors/library";
import { traceOf } from "../../engine/simulation/testing/traceOf";
import type { Language } from "../text/language";

/** The words as a page of this language has them. */
async function wordsIn(language: Language) {
  history.replaceState(null, "", `/?lang=${language}`);
  const [
    numbers,
    { sentence },
    { phraseText },
    { amount },
    { t },
    { fromEngine },
    { milliText },
    { readNumber, textsInList, apiQuantityOf },
  ] = await Promise.all([
    import("./numbers"),
    import("./decision/sentence"),
    import("./decision/phrase"),
    import("./decision/amounts"),
    import("./text"),
    import("./engineText"),
    import("./evidence/numbers"),
    import("./typedNumber"),
  ]);
  return { ...numbers, sentence, phraseText, amount, t, fromEngine, milliText, readNumber, textsInList, apiQuantityOf };
}

beforeEach(() => void vi.resetModules());

const ofResource = (name: string) =>
  ({ type: "Resource", resource: { name, target: { type: "AverageValue", averageValue: "1" } } }) as never;

describe.each([
  ["en", ["0.125", "1\u202f204.5", "1\u202f204.500", "54.5", "12\u202f000", "50%"]],
  ["de", ["0,125", "1.204,5", "1.204,500", "54,5", "12.000", "50\u00a0%"]],
  ["uk", ["0,125", "1\u202f204,5", "1\u202f204,500", "54,5", "12\u202f000", "50\u00a0%"]],
] as const)("in %s", (language, [all, most, always, glance, thousands, share]) => {
  test("a number of the page has the language's form", async () => {
    const { decimal, exact, fixed, quantity, percents } = await wordsIn(language);
    expect([decimal(0.125, 3), exact(1204.5, 3), fixed(1204.5, 3), quantity(54.49), quantity(12000), percents(50)]).toEqual([
      all,
      most,
      always,
      glance,
      thousands,
      share,
    ]);
    expect([decimal(NaN), quantity(NaN), fixed(Infinity, 2)]).toEqual(["–", "–", "–"]);
  });

  test("a quantity of the API keeps its point", async () => {
    const { amount, milliText, apiQuantity } = await wordsIn(language);
    const gibibytes = 10.5 * 1024 ** 3 * 1000;
    expect([amount(ofResource("cpu"), 54.5), amount(ofResource("memory"), gibibytes)]).toEqual(["54.5m", "10.5Gi"]);
    expect([milliText("cpu", { low: 1200, high: 1200 }), apiQuantity(1200)]).toEqual(["1\u202f200m", "1\u202f200"]);
  });

  test("a number in a sentence is the language's, and a text stays as it is written", async () => {
    const { t, fromEngine } = await wordsIn(language);
    expect([t`${0.125} of ${"0.125"}`, fromEngine({ text: "{0} {1}", values: [0.125, "0.125"] })]).toEqual(
      language === "en" ? ["0.125 of 0.125", "0.125 0.125"] : [expect.stringMatching(/^0,125 \S+ 0\.125$/), "0,125 0.125"],
    );
  });

  test("a list's numbers may have decimals, and blanks, semicolons or commas between them", async () => {
    const { textsInList, readNumber } = await wordsIn(language);
    const numbers = (typed: string) => textsInList(typed).map(readNumber);
    for (const typed of ["30 60 300", "30; 60;300", "30, 60, 300", "30, 60 300,", " 30,\u00a060,300".replace(",3", ", 3")])
      expect(numbers(typed), typed).toEqual([30, 60, 300]);
    expect([numbers("0.5 1.25"), numbers("0,5; 1,25")]).toEqual([[0.5, 1.25], language === "en" ? [0, 5, 1, 25] : [0.5, 1.25]]);
    expect(numbers("10,20,30")).toEqual(language === "en" ? [10, 20, 30] : [NaN]);
  });

  test("a quantity of the API keeps its point, however its decimals were typed", async () => {
    const { apiQuantityOf } = await wordsIn(language);
    expect(["0,05", "0.05", "1,5Gi", "500m", "0,", "a,5", "1,2,3"].map(apiQuantityOf)).toEqual([
      "0.05",
      "0.05",
      "1.5Gi",
      "500m",
      "0,",
      "a,5",
      "1.2,3",
    ]);
  });

  test("a field reads what it shows, the other mark too, and blanks between thousands, but guesses no thousands", async () => {
    const { readNumber, unrounded } = await wordsIn(language);
    for (const value of [0, 7, 0.125, 1.125, 12_000, 0.000001, -2.5]) expect(readNumber(unrounded(value))).toBe(value);
    expect([" 1,5 ", "1.5", "0,125", "0.125", "1 204", "12\u202f000"].map(readNumber)).toEqual([1.5, 1.5, 0.125, 0.125, 1204, 12_000]);
    const otherMark = language === "en" ? "," : ".";
    for (const text of ["", " ", "x", "1,2,3", "1.2.3", "1.000,5", "1,000.5", "1 2", `10${otherMark}000`, `1${otherMark}125`])
      expect(readNumber(text), text).toBeNaN();
  });

  test("every sentence of a decision has the language's numbers, and a quantity has the API's", async () => {
    const { sentence, phraseText } = await wordsIn(language);
    const said = new Set(
      library
        .filter(({ scenario }) => scenario.flags.kubernetesVersion !== "1.2")
        .slice(0, 14)
        .flatMap(({ scenario }) => traceOf(scenario).reconciles)
        .map((reconcile) => phraseText(sentence(reconcile))),
    );
    expect(said.size).toBeGreaterThan(100);
    const withoutQuantities = [...said].map((text) => text.replaceAll(/\d+(\.\d+)?(m|[KMGT]i)(?![\p{L}])/gu, ""));
    const wrongDecimals = language === "en" ? /\d,\d/ : language === "de" ? /\d\.(?!\d{3}(?!\d))\d/ : /\d\.\d/;
    expect(withoutQuantities.filter((text) => wrongDecimals.test(text))).toEqual([]);
    expect(withoutQuantities.filter((text) => (language === "en" ? /[\d\s]\s%/ : /\d ?%/).test(text))).toEqual([]);
    expect(withoutQuantities.some((text) => (language === "en" ? /\d\.\d/ : /\d,\d/).test(text))).toBe(true);
    expect(withoutQuantities.some((text) => text.includes(language === "en" ? "60%" : "60\u00a0%"))).toBe(true);
  });
});
