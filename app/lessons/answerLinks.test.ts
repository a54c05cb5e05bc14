import { expect, test } from "vitest";
import { answerLinksIn, longestAnswers } from "./answerLinks";

const link = (rest: string) => `https://example.org/hpa/?lesson=the-window&step=3${rest}`;
const found = (text: string) => answerLinksIn(text).map(({ answer, drawing, by }) => [answer ?? drawing, by]);

test("answers are found one on a line, and in a chat with names, brackets and full stops", () => {
  expect(found([link("&answer=1&by=a1"), link("&answer=2&by=b2")].join("\n"))).toEqual([
    ["1", "a1"],
    ["2", "b2"],
  ]);
  const chat = `[10:03] Ada: I think (${link("&answer=2&by=ada")}).
    [10:04] Bob: <${link("&answer=3&amp;by=bob")}>, or [this](${link("&drawing=600-4_720-8&by=bob2")})!
    Cem: "${link("&answer=1")}" 👍`;
  expect(found(chat)).toEqual([
    ["2", "ada"],
    ["3", "bob"],
    ["600-4_720-8", "bob2"],
    ["1", null],
  ]);
});

test("a link may have another host, a file's address for its lesson, and other parts before", () => {
  const [one] = answerLinksIn("http://localhost:4173/?lang=de&lesson=https%3A%2F%2Fa.example%2Fours.md&step=2&answer=4&by=x");
  expect(one).toEqual({ lesson: "https://a.example/ours.md", step: "2", answer: "4", drawing: null, by: "x" });
});

test("a link without an answer is none, and a strange name of a participant counts as no name", () => {
  expect(found(`${link("")} ${link("&by=a")} https://example.org/?step=3&answer=1`)).toEqual([]);
  expect(found(`${link("&answer=1&by=A%20b")} ${link(`&answer=1&by=${"a".repeat(17)}`)}`)).toEqual([
    ["1", null],
    ["1", null],
  ]);
});

test.each([
  ["a text that only begins links", "?lesson="],
  ["a link without an end", "&lesson=a"],
  ["punctuation after a link", "."],
  ["escapes", "&amp;"],
])("%s is read in a time that grows with its length", (_, piece) => {
  const text = `${link("&answer=1")}${piece.repeat(longestAnswers / piece.length)}`;
  const start = performance.now();
  expect(answerLinksIn(text).length).toBeLessThan(2);
  // A reader that looked back at each place would take minutes.
  expect(performance.now() - start).toBeLessThan(5000);
});
