// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from "vitest";
import { setName, setSeed } from "../store/scenario";
import { closeTune, openTuneAt } from "../store/tune";
import { addressOfLesson, addressOfSession, addressToShare, addressWithHowWeKnow, ownAddress, withoutAsked } from "./addresses";
import { askedFor, asksHowWeKnow, asksTune, formIn, pickIn } from "./forms";

const spoken = vi.hoisted(() => ({ language: "en" }));
vi.mock("../text/language", () => spoken);

beforeEach(() => history.replaceState(null, "", "/sub/path/?lang=de&view&url=https%3A%2F%2Fa.example%2Fx%3Fy%3D1#3.abc"));

test("the query names the form beside any other parameters", () => {
  expect(["", "?view", "?a=1&embed=&b", "?present", "?viewer", "?lang=embed"].map(formIn)).toEqual([
    "full",
    "viewOnly",
    "embed",
    "present",
    "full",
    "full",
  ]);
});

test("an address to share holds only the form and the fragment", () => {
  expect(addressToShare("full", "3.x")).toBe("http://localhost:3000/sub/path/#3.x");
  expect(addressToShare("embed", "3.x")).toBe("http://localhost:3000/sub/path/?embed#3.x");
});

test("an address opens How we know, at its beginning or at a part of it, and follows the window", () => {
  expect(["", "?how-we-know", "?how-we-know=documents", "?how-we-know=%22%5D"].map(asksHowWeKnow)).toEqual([
    null,
    "howWeKnow",
    { what: "howWeKnow", part: "documents" },
    "howWeKnow",
  ]);
  history.replaceState(null, "", "/sub/path/?view&how-we-know=checked#3.abc");
  expect(addressWithHowWeKnow("howWeKnow")).toBe("/sub/path/?view&how-we-know#3.abc");
  expect(addressWithHowWeKnow({ what: "howWeKnow", part: "documents" })).toBe("/sub/path/?view&how-we-know=documents#3.abc");
  expect(addressWithHowWeKnow({ what: "library", part: "idle-memory" })).toBe("/sub/path/?view#3.abc");
  expect(addressWithHowWeKnow(null)).toBe("/sub/path/?view#3.abc");
});

test("a frame keeps the language in which it was made; other links open in the reader's language", () => {
  spoken.language = "uk";
  expect(addressToShare("embed", "3.x")).toBe("http://localhost:3000/sub/path/?lang=uk&embed#3.x");
  expect(addressToShare("present", "3.x")).toBe("http://localhost:3000/sub/path/?present#3.x");
  spoken.language = "en";
});

test("the page's own address changes its form and fragment alone", () => {
  expect(ownAddress("full", "3.x")).toBe("/sub/path/?lang=de&url=https%3A%2F%2Fa.example%2Fx%3Fy%3D1#3.x");
  expect(ownAddress("present", "")).toBe("/sub/path/?lang=de&url=https%3A%2F%2Fa.example%2Fx%3Fy%3D1&present");
});

test("a request in the address is made only once", () => {
  expect(askedFor()).toEqual({ what: "scenario", address: "https://a.example/x?y=1" });
  history.replaceState(null, "", withoutAsked());
  expect(askedFor()).toBeNull();
  expect(location.href).toBe("http://localhost:3000/sub/path/?lang=de&view#3.abc");
  history.replaceState(null, "", addressOfLesson("the-window"));
  const nothing = { step: null, answer: null, drawing: null };
  expect(askedFor()).toEqual({ what: "lesson", address: "the-window", ...nothing });
  history.replaceState(null, "", addressOfLesson("https://a.example/b.md?c=1", { step: 3, drawing: "600-1_700-2" }));
  expect(askedFor()).toEqual({ what: "lesson", address: "https://a.example/b.md?c=1", ...nothing, step: "3", drawing: "600-1_700-2" });
  history.replaceState(null, "", withoutAsked());
  expect(location.href).toBe("http://localhost:3000/sub/path/");
  history.replaceState(null, "", addressOfLesson("the-window", { step: 1, answer: 2 }));
  expect(location.search).toBe("?lesson=the-window&step=1&answer=2");
  history.replaceState(null, "", addressOfSession(["the-ratio", "the-window"]));
  expect(askedFor()).toEqual({ what: "session", ids: "the-ratio,the-window" });
  history.replaceState(null, "", addressOfSession(["the-ratio", "https://a.example/b,c.md?d=1&e=2"]));
  expect(askedFor()).toEqual({ what: "session", ids: "the-ratio,https://a.example/b%2Cc.md?d=1&e=2" });
  history.replaceState(null, "", addressOfSession([]));
  expect([location.search, askedFor()]).toEqual(["?lessons", { what: "session", ids: "" }]);
  history.replaceState(null, "", "/sub/path/?evidence=ten-pods-gone-at-once");
  expect(askedFor()).toEqual({ what: "evidence", entry: "ten-pods-gone-at-once" });
  expect(withoutAsked()).not.toContain("evidence");
  history.replaceState(null, "", "/sub/path/?given=describe.txt");
  expect(askedFor()).toEqual({ what: "given", name: "describe.txt" });
  history.replaceState(null, "", withoutAsked());
  expect(location.href).toBe("http://localhost:3000/sub/path/");
});

test("Tune is in the address of the whole page while it is open, and in no other form's", () => {
  expect(["?tune", "?lang=de&tune", "?view&tune", "?tuned"].map(asksTune)).toEqual([true, true, false, false]);
  expect(["?tune=12", "?tune=-1", "?tune", "?tune=1e3"].map(pickIn)).toEqual([12, -1, null, null]);
  openTuneAt(12);
  expect(addressToShare("full", "3.x")).toContain("?tune=12#");
  setName("another");
  expect(addressToShare("full", "3.x")).toContain("?tune=12#");
  setSeed(2);
  expect([addressToShare("full", "3.x"), addressToShare("viewOnly", "3.x")].map((address) => address.slice(21))).toEqual([
    "/sub/path/?tune#3.x",
    "/sub/path/?view#3.x",
  ]);
  history.replaceState(null, "", ownAddress("full", "3.x"));
  expect(location.search).toContain("&tune");
  closeTune();
  expect(ownAddress("full", "3.x")).not.toContain("tune");
});
