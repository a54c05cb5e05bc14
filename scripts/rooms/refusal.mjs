import { posix } from "node:path";
import { rooms, tests } from "./rooms.mjs";

/** Why a file may not import something, in words; null if it may. Paths are from the project's root, `kind` is `value`, `type` or `late`. */
export function refusal(importer, specifier, kind) {
  const inTest = isTest(importer);
  const room = inTest ? importer.split("/")[0] : roomOf(importer);
  const names = (inTest ? tests : rooms)[room];
  if (!names) return `${importer} is in no room of scripts/rooms/rooms.mjs: name its room there, and what it may import.`;

  const isPath = /^[./]/.test(specifier);
  const from = specifier.startsWith("/") ? "." : posix.dirname(importer);
  const imported = isPath ? posix.join(from, specifier.replace(/\?.*$/, "")) : specifier;
  const who = inTest ? `a test of ${room}` : room;
  if (isPath && !inTest) {
    if (isTest(imported))
      return names.some((name) => isFile(name) && covers(name, imported))
        ? null
        : `${who} may not import ${imported}: only tests may import what is made for tests.`;
    if (roomOf(imported) === room) return null;
  }

  const covering = names.map(readName).filter(({ name }) => covers(name, imported));
  if (covering.some(({ only }) => !only || only === kind || kind === "type")) {
    const circle = inTest || kind === "late" || !isPath ? null : circleOf(room, roomOf(imported));
    return circle && `${who} may not import ${imported}: the rooms ${circle.join(" → ")} are a circle.`;
  }
  if (covering.length > 0) return `${who} may import ${imported} only ${covering.map(({ only }) => onlyWords[only]).join(" or ")}.`;
  return `${who} may not import ${imported}. It may import: ${names.join(", ") || "nothing"} (scripts/rooms/rooms.mjs).`;
}

const onlyWords = { type: "as types (import type)", late: "late (import() or a worker)" };

/** The room of a file, by its name in `rooms`. */
export function roomOf(path) {
  const file = Object.keys(rooms).find((name) => isFile(name) && covers(name, path));
  if (file) return file;
  const [top, ...rest] = path.split("/");
  if (rest.length === 0) return ".";
  return rest.length > 1 && hasRooms.has(top) ? `${top}/${rest[0]}` : top;
}

const hasRooms = new Set(Object.keys(rooms).flatMap((name) => (name.includes("/") ? [name.split("/")[0]] : [])));

/** `type app/store` → the name, and the restriction before it. */
export function readName(allowed) {
  const [, only, name] = /^(?:(type|late) )?(.*)$/.exec(allowed);
  return { name, only };
}

/** Whether a name (a folder, a file, a package) covers a path or package. */
export function covers(name, imported) {
  if (isFile(name)) return bare(name) === bare(imported);
  if (name.endsWith("/*")) return posix.dirname(imported) === name.slice(0, -2);
  return imported === name || imported.startsWith(name.endsWith(":") ? name : `${name}/`);
}

export const isTest = (path) => /(^|\/)testing\/|\.test(\.tsx?)?$/.test(path);
const ending = /\.(ts|tsx|mjs|js|css|json)$/;
const isFile = (name) => ending.test(name);
const bare = (path) => path.replace(ending, "");

/** For each room the rooms that it may import; a late import is left out. */
const importedBy = new Map(
  Object.entries(rooms).map(([room, names]) => [
    room,
    names
      .map(readName)
      .filter(({ only }) => only !== "late")
      .map(({ name }) => roomOf(isFile(name) ? name : `${name}/x.ts`)),
  ]),
);

/**
 * The shortest circle of rooms that begins with this import; null if there is none. Imports of types close a circle, too, because none of
 * its rooms can be read without the others.
 */
function circleOf(room, imported) {
  const ways = [[room, imported]];
  const seen = new Set([room, imported]);
  for (const way of ways) {
    const next = importedBy.get(way.at(-1)) ?? [];
    if (next.includes(room)) return [...way, room];
    for (const other of next) {
      if (!seen.has(other)) ways.push([...way, other]);
      seen.add(other);
    }
  }
  return null;
}
