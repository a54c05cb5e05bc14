import { expect, test } from "vitest";
import { commandOf } from "./commandLine";
import { explainEvidence } from "./explainEvidence";
import { linesIn, LinesMaker } from "./lines";
import { readEvidence } from "./readEvidence";
import { startsText } from "./printed/lineKinds";
import { mayBeData, startsData } from "./startsData";

test("lines are those between the ends of lines, each with its number", () => {
  for (const text of ["", "\n", "a", "a\n", "a\r\n b\r\n\r\n", "a\rb\nc", "a\r"]) {
    const lines = linesIn(text);
    const written = text.replace(/\r$/, "\n").split(/\r?\n/);
    expect([text, lines.texts()]).toEqual([text, written]);
    expect(written.map((_, index) => lines.numberOf(index))).toEqual(written.map((_, index) => index + 1));
    expect(lines.joined()).toBe(written.join("\n"));
  }
});

test("made lines keep, shorten, leave out and write lines, also more of them than there were", () => {
  const made = new LinesMaker(linesIn("> a\nb\nc"));
  made.keep(0, 2);
  made.keep(2);
  for (let round = 0; round < 40; round++) made.write({ number: 2, text: `w${round}` });
  const lines = made.made();
  expect(lines.texts()).toEqual(["a", "c", ...Array.from({ length: 40 }, (_, round) => `w${round}`)]);
  expect([0, 1, 2, 41].map((index) => lines.numberOf(index))).toEqual([1, 3, 2, 2]);
  expect(lines.slice(1, 4).joined()).toBe("c\nw0\nw1");
  expect([1, 2, 3].filter((index) => lines.followsNeighbour(index))).toEqual([]);
  expect([lines.textOf(42), lines.numberNear(99)]).toEqual(["", 2]);
});

const words = ["x y", "web up", "b1 is not.ready  now", "a_b\tc"];
const others = [
  "kubectl get hpa",
  "oc get hpa",
  "snip",
  "error validating data",
  "one or more objects failed to apply",
  "failed to compute desired number of replicas",
  "web 3 3 3 5d",
  "web-5d8f9c-abcde app x",
  "time,a",
  "kind: Pod",
  "X y",
  " x",
  "",
];

test("small words are told from all that begins an output, an object, a command or a mark", () => {
  expect(words.concat(others).filter((text) => linesIn(text).isSmallWords(0))).toEqual(["x y", "b1 is not.ready  now", "a_b\tc"]);
  for (const text of words)
    expect([startsText(text), startsData(text), mayBeData(text), commandOf(text)]).toEqual([false, false, false, null]);
});

const head = "NAME  REFERENCE  TARGETS  MINPODS  MAXPODS  REPLICAS  AGE";
const row = "web   Deployment/web  5%/50%  1  9  3  1d";

test("small words continue a message, and are labels where labels stand", () => {
  const event =
    "Events:\n  Normal  SuccessfulRescale  5s  horizontal-pod-autoscaler  New size: 3; reason: cpu resource\nabove target\nx y\n";
  expect(readEvidence(event).events[0]!.message).toBe("New size: 3; reason: cpu resource above target");
  expect(readEvidence(`Name: web\nLabels:  a=b\nx y\nReference: Deployment/web\n`).removed).toEqual([]);
});

test.each(["\n", "\r\n"])("remarks in neighbouring lines are taken off together, and a page gets their places alone (%j)", (end) => {
  const text = [head, "x y", "Say what?", "", "x y", row, "x y", "<b>x y</b>", row].join(end);
  const remark = (line: number, text: string, lines?: number) => ({ line, kind: "remark", text, ...(lines !== undefined && { lines }) });
  const tags = ["<b>", "</b>"].map((tag) => ({ line: 8, kind: "fence", text: tag }));
  expect(readEvidence(text).removed).toEqual([
    remark(2, `x y${end}Say what?`, 2),
    remark(5, "x y"),
    remark(7, "x y"),
    ...tags,
    remark(8, "x y"),
  ]);
  const [piece] = explainEvidence([text]).pieces;
  expect(piece!.removed[0]).toEqual({ line: 2, kind: "remark", lines: 2 });
  expect(piece!.removed.slice(1)).toEqual(readEvidence(text).removed.slice(1));
});
