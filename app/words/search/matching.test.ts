import { describe, expect, test } from "vitest";
import { finder, type Words } from "./matching";

interface Thing extends Partial<Words> {
  id: string;
}

const things: Thing[] = [
  {
    id: "path",
    names: ["spec.behavior.scaleDown.stabilizationWindowSeconds", "stabilizationWindowSeconds"],
    texts: ["The window remembers."],
  },
  { id: "window", names: ["Stabilisierungsfenster"], texts: ["Das Fenster merkt sich Vorschläge."] },
  { id: "text", names: ["Other"], texts: ["A cooldown is a pause of 1 to 2 minutes.", "Größe und Maß"] },
  { id: "second", names: ["Second"], texts: [], called: [{ words: "cooldown", place: 1 }] },
  {
    id: "first",
    names: ["First"],
    texts: [],
    called: [
      { words: "cooldown", place: 0 },
      { words: "forbidden window", place: 0 },
    ],
  },
  { id: "kind", names: ["StatefulSet"], texts: ["maintenance of 1.2"] },
  { id: "uk", names: ["Пам’ять", "Її ґанок"], texts: ["коливання кількості"] },
];
const aboutWords = {
  little: ["the", "is"],
  same: [["autumn", "pause"]],
  endings: ["", "s", "ed", "en", "ation", "ize", "ь", "тю", "ня", "нями"],
};
const find = finder(things, ({ names = [], texts = [], called = [] }) => ({ names, texts, called }), aboutWords);
const ids = (typed: string) => find(typed).hits.map(({ thing }) => thing.id);

test("without words it finds everything, in its own order", () => {
  expect(ids(" – ")).toEqual(things.map(({ id }) => id));
  expect(find("").hits[0]?.called).toBeNull();
});

describe("a word matches", () => {
  test.each([
    ["COOLDOWN pause minutes", ["text", "first", "second"]],
    ["fenster", ["window"]],
    ["stabilization remembers", ["path"]],
    ["statefulset", ["kind"]],
    ["stateful set", ["kind"]],
    ["stabilizationwindowsec", ["path"]],
    ["1.2", ["kind"]],
    ["grosse MASS", ["text"]],
    ["größe", ["text"]],
    ["память", ["uk"]],
    ["пам'ять", ["uk"]],
    ["ганок її", ["uk"]],
    ["коливан", ["uk"]],
  ])("%j, whatever its case, accents and apostrophes", (typed, expected) => expect(ids(typed)).toEqual(expected));

  test.each(["maintenence", "maintenace", "maintenanve", "mainetnance", "maintennance", "statefulsets", "maintenen"])(
    "%j with one typing error",
    (typed) => expect(ids(typed)).toEqual(["kind"]),
  );

  test("with no typing error in a short word, with none twice, and with none if something has the word as typed", () => {
    expect(ids("thr")).toEqual([]);
    expect(ids("maintinence")).toEqual([]);
    expect(finder(["scale", "scape"], (name) => ({ names: [name], texts: [], called: [] }), aboutWords)("scale").hits).toHaveLength(1);
  });

  test("together with every other word, in any order", () => {
    expect(ids("window behavior")[0]).toBe("path");
    expect(find("window behavior").isPartial).toBe(false);
  });

  test("without some of the other words, if it has the more telling ones", () => {
    expect([ids("pause zebra"), find("pause zebra").isPartial]).toEqual([ids("pause"), true]);
    expect([ids("window behavior zebra")[0], find("window behavior zebra").isPartial]).toEqual(["path", true]);
    expect([ids("zebra okapi"), find("zebra okapi").isPartial]).toEqual([[], false]);
    // Every thing but one is about pods, so that word tells little beside the other.
    const findCrash = finder(
      ["pods start", "pods end", "crash", "pods that crash"],
      (name) => ({ names: [name], texts: [], called: [] }),
      aboutWords,
    );
    expect(findCrash("crash zebra pods").hits.map(({ thing }) => thing)).toEqual(["pods that crash", "crash"]);
  });

  test.each([
    ["windows", "path"],
    ["stabilize window", "path"],
    ["коливаннями", "uk"],
    ["пам'яттю", "uk"],
    ["Fensterputzer", "window"],
    ["Stabilisierungsfensters", "window"],
    ["autumn", "text"],
  ])("%j in another form, as a part of a longer word, or as another word for the same", (typed, expected) => {
    expect(ids(typed)[0]).toBe(expected);
  });
});

test("a word that says nothing counts only alone", () => {
  expect(ids("the cooldown is")).toEqual(ids("cooldown"));
  expect(ids("is")).toEqual(["text"]);
});

test("people's words lead first to what they mean first, and before a text that only says them", () => {
  expect(ids("cooldown")).toEqual(["first", "second", "text"]);
  expect(find("cool").hits.map(({ called }) => called)).toEqual(["cooldown", "cooldown", null]);
  expect(ids("window")).toEqual(["path", "first"]);
  expect(ids("forbidden window")).toEqual(["first"]);
});

test("a name that is typed word by word comes before a name of the API that has its words", () => {
  const names = ["cpuPerRequestMilliseconds", "CPU request", "CPU per request"];
  const find = finder(names, (name) => ({ names: [name], texts: [], called: [] }), aboutWords);
  expect(find("cpu request").hits[0]?.thing).toBe("CPU request");
  expect(find("cpu per request").hits[0]?.thing).toBe("CPU per request");
});

test("a short word is not found inside another word, but as its last part in any form", () => {
  const names = ["speaks", "unbestätigte", "Zielfenstern", "offpeaks"];
  const find = finder(names, (name) => ({ names: [name], texts: [], called: [] }), { ...aboutWords, endings: ["", "s", "n"] });
  expect(["best", "peak", "fenster"].map((word) => find(word).hits.map(({ thing }) => thing))).toEqual([
    [],
    ["offpeaks"],
    ["Zielfenstern"],
  ]);
});

test("a thing with exactly the typed name comes before one whose name only has the word", () => {
  const names = ["Tolerance of tolerance", "tolerance"];
  const find = finder(names, (name) => ({ names: [name], texts: [], called: [] }), aboutWords);
  expect(find("Tolerance").hits.map(({ thing }) => thing)).toEqual(["tolerance", "Tolerance of tolerance"]);
});

test("the order is the same for every order of the words, and total", () => {
  const same = finder(["b", "a", "c"], () => ({ names: ["same"], texts: [], called: [] }), aboutWords);
  expect(same("same").hits.map(({ thing }) => thing)).toEqual(["b", "a", "c"]);
  expect(ids("remembers window")).toEqual(ids("window remembers"));
});

test("marks the matched words, and only the matched part of a name of the API", () => {
  const marks = (typed: string, text: string) =>
    find(typed)
      .marked(text)
      .map(({ text: piece, isMatch }) => (isMatch ? `[${piece}]` : piece))
      .join("");
  expect(marks("window", "The window of scaleDown.stabilizationWindowSeconds")).toBe(
    "The [window] of scaleDown.stabilization[Window]Seconds",
  );
  expect(marks("grosse", "Die Größe!")).toBe("Die [Größe]!");
  expect(marks("maintenence", "a maintenance day")).toBe("a [maintenance] day");
  expect(marks("", "nothing")).toBe("nothing");
});

test("reads a long text in linear time", () => {
  const long = "word ".repeat(200_000);
  const started = performance.now();
  finder([long], (text) => ({ names: [], texts: [text], called: [] }), aboutWords)(`${"a".repeat(20_000)} word`);
  expect(performance.now() - started).toBeLessThan(2000);
});
