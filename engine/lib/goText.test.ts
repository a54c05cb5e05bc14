import { expect, test } from "vitest";
import { compareBytes, countBytes, firstBytes, quoted, terminalSafe, trimSpace } from "./goText";

test("quotes as Go's %q does: letters of every alphabet stay, what does not print is escaped", () => {
  expect(quoted('a"b\\c\td\u0001e\u200bf\u00a0g')).toBe(String.raw`"a\"b\\c\td\x01e\u200bf\u00a0g"`);
  expect(quoted("größe-名前-🙂-e\u0301")).toBe('"größe-名前-🙂-e\u0301"');
  expect(quoted("\u007f\u{10ffff}\ufeff\ud800")).toBe(String.raw`"\x7f\U0010ffff\ufeff` + '\ufffd"');
});

test("shows escape codes and carriage returns instead of sending them to the terminal", () => {
  expect(terminalSafe("\u001b[31mred\r\n")).toBe("^[[31mred\\r\n");
});

test("trims the blanks that Go trims", () => {
  expect(trimSpace("\u0085\u3000 a b\n\t")).toBe("a b");
  expect(trimSpace("\ufeffa")).toBe("\ufeffa");
  expect(trimSpace(" \n")).toBe("");
});

test("trims in linear time", () => {
  const text = `a${" ".repeat(1_000_000)}a`;
  expect(trimSpace(text)).toBe(text);
});

test("counts and cuts bytes of UTF-8; what is left of a character is one mark", () => {
  expect(countBytes("aé名🙂")).toBe(10);
  expect([1, 2, 3, 4, 6, 9, 10].map((most) => firstBytes("aé名🙂", most))).toEqual([
    "a",
    "a\ufffd",
    "aé",
    "aé\ufffd",
    "aé名",
    "aé名\ufffd",
    "aé名🙂",
  ]);
});

test("sorts by bytes, not by UTF-16 units", () => {
  expect(["\ufffd", "🙂", "a", "B", "b", "aa", ""].toSorted(compareBytes)).toEqual(["", "B", "a", "aa", "b", "\ufffd", "🙂"]);
});
