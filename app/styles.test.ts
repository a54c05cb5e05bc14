import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const here = import.meta.dirname;
const sheets = readdirSync(here, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".css"))
  .map((file) => ({
    room: file.replaceAll("\\", "/").split("/")[0]!,
    selectors: [
      ...readFileSync(`${here}/${file}`, "utf8")
        .replaceAll(/\/\*[^]*?\*\//g, "")
        .matchAll(/([^{}]+)\{/g),
    ].flatMap(([, selector]) => (selector!.trim().startsWith("@") ? [] : selector!.split(/,(?![^(]*\))/))),
  }));

/** What all rooms share. */
const common = new Set(["ui", "figures", "app.css"]);
/** Classes that two rooms mean to share: the page in large type, and a mark that each room draws in its own way. */
const shared = ["large-sum", "marked", "present"];

test("a room's class is not another room's: whichever sheet came last would change the other's look", () => {
  /** By class: the rooms that style every element with it, and the rooms that name it at all. */
  const rooms = new Map<string, { own: Set<string>; named: Set<string> }>();
  const of = (name: string) => rooms.get(name) ?? rooms.set(name, { own: new Set(), named: new Set() }).get(name)!;
  for (const { room, selectors } of sheets) {
    for (const selector of selectors) {
      for (const [, name] of selector.matchAll(/\.([a-z][\w-]*)/gi)) of(name!).named.add(room);
      const [, first] = /^\s*\.([a-z][\w-]*)/i.exec(selector) ?? [];
      if (first !== undefined) of(first).own.add(room);
    }
  }
  const clashing = [...rooms].filter(([, { own, named }]) => own.size > 0 && named.size > 1 && ![...own].some((room) => common.has(room)));
  expect(clashing.map(([name]) => name).toSorted()).toEqual(shared);
});
