import { describe, expect, test } from "vitest";
import { cleanText } from "./clean";
import { withoutMarkup } from "./markup";
import { createRemovals } from "./removals";

const left = (text: string): string[] => cleanText(text, createRemovals()).flatMap(({ lines }) => lines.texts());

describe("lines that people and pages put around an output", () => {
  test.each([
    "== Events ==",
    "=====",
    "-- Events --",
    "---- a b \t--",
    "...",
    "[...]",
    ".. and so on ..",
    ".. ..",
    "(snip)",
    "Sat Nov 21 10:00:00 UTC 2026",
    "Sat Nov  7 10:00:00 AM CET 2026",
    "Sat, 21 Nov 2026 10:00:00 GMT",
    "Sat Nov 21 2026",
  ])("%j is left out", (line) => expect(left(`Name: web\n${line}`)).toEqual(["Name: web"]));

  test.each(["==  ==", "== Events", "-- 1 --", ".. and, so on ..", "snip it", "Sat down", "Sun Servers Are Down", "Mon 21"])(
    "%j stays",
    (line) => expect(left(`Name: web\n${line}`)).toEqual(["Name: web", line]),
  );
});

describe("a table whose ends of lines were lost", () => {
  const names = "NAME REFERENCE TARGETS MINPODS MAXPODS REPLICAS AGE";

  test("gets a line for each row", () => {
    const rows = ["web Deployment/web 1%/50% 1 9 3 1d", "api   Deployment/api   cpu: 1%/50%   1   9   3   1d"];
    expect(left(`${names} ${rows.join(" ")}`)).toEqual([names, ...rows]);
  });

  test("keeps the namespace before the first name", () => {
    const row = "shop web Deployment/web 1%/50% 1 9 3 1d";
    expect(left(`NAMESPACE ${names} ${row}`)).toEqual([`NAMESPACE ${names}`, row]);
  });
});

test("a command that goes on in the next lines is one command", () => {
  const [chunk] = cleanText("$ kubectl get hpa \\\n  -n shop \\\n  web\nweb Deployment/web 1%/50% 1 9 3 1d", createRemovals());
  expect(chunk?.command).toBe("kubectl get hpa  -n shop  web");
});

test("a text with an escape code has the same lines as one without, whatever ends them", () => {
  const lines = ["NAME  AGE\r", "a\tb ", "", "x y", "x y", "\r", "12 3\r"];
  for (const text of [lines.join("\n"), `${lines.join("\n")}\n`, lines.join("\r\n"), "a\n\n", "x"]) {
    const plain = withoutMarkup(text, createRemovals()).texts();
    expect(withoutMarkup(`\u001b[m${text}`, createRemovals()).texts()).toEqual(plain);
    expect(plain).toEqual(text.split(/\r\n|\n|\r(?=\n|$)/).map((line) => line.replaceAll("\r", "")));
  }
});
