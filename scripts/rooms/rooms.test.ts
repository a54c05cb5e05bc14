import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { covers, isTest, readName, refusal, roomOf } from "./refusal.mjs";
import { floor, rooms, tests } from "./rooms.mjs";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** For every room a file in it with an import that it may not have. */
const planted: Record<string, string> = {
  "engine/lib/x.ts": 'import { a } from "../api/x";',
  "engine/api/x.ts": 'import { a } from "../lib/x";',
  "engine/answers/x.ts": 'import { a } from "../load/x";',
  "engine/load/x.ts": 'import { a } from "../cluster/x";',
  "engine/controller/x.ts": 'import { a } from "../manifest/x";',
  "engine/controllerV1/x.ts": 'import { a } from "../explanation/x";',
  "engine/kedaReleases/x.ts": 'import { a } from "../keda/x";',
  "engine/keda/x.ts": 'import { a } from "../simulation/x";',
  "engine/vpa/x.ts": 'import { a } from "../cluster/x";',
  "engine/manifest/x.ts": 'import { a } from "../scenario/x";',
  "engine/cluster/x.ts": 'import { a } from "../manifest/x";',
  "engine/scenario/x.ts": 'import { a } from "../simulation/x";',
  "engine/simulation/x.ts": 'import { a } from "../keda/x";',
  "engine/explanation/x.ts": 'import { a } from "../simulation/x";',
  "engine/kubectl/x.ts": 'import { a } from "../cluster/x";',
  "engine/library/x.ts": 'import { a } from "../../app/charts/x";',
  "engine/trial/x.ts": 'import { a } from "../simulation/x";',
  "engine/exchange/x.ts": 'import { a } from "../comparison/x";',
  "engine/comparison/x.ts": 'import { a } from "../evidence/x";',
  "engine/evidence/x.ts": 'import { a } from "../simulation/x";',
  "engine/luck/x.ts": 'import { a } from "../comparison/x";',
  "engine/lesson/x.ts": 'import { a } from "../index";',
  "engine/study/x.ts": 'import { a } from "../comparison/x";',
  "engine/story/x.ts": 'import { a } from "../comparison/x";',
  "engine/conformance/x.ts": 'import { a } from "../comparison/x";',
  "engine/index.ts": 'import { a } from "./library/x";',
  "app/text/x.ts": 'import { a } from "../../words/text";',
  "app/run/x.ts": 'import { a } from "../store/x";',
  "app/words/x.ts": 'import { a } from "react";',
  "app/words/decision/x.ts": 'import { a } from "../../marks/x";',
  "app/marks/x.ts": 'import { a } from "../store/x";',
  "app/ui/x.ts": 'import { a } from "../store/x";',
  "app/store/x.ts": 'import { a } from "../charts/x";',
  "app/simulation/x.ts": 'import { a } from "../lessons/x";',
  "app/about/x.ts": 'import { a } from "../store/x";',
  "app/figures/x.ts": 'import { a } from "../charts/x";',
  "app/charts/x.ts": 'import { a } from "../exchange/x";',
  "app/compare/x.ts": 'import { a } from "../explain/x";',
  "app/evidence/x.ts": 'import { a } from "../explain/x";',
  "app/exchange/x.ts": 'import { a } from "../share/x";',
  "app/explain/x.ts": 'import { a } from "../charts/x";',
  "app/firstAnswer/x.ts": 'import { a } from "../library/x";',
  "app/incidents/x.ts": 'import { a } from "../load/x";',
  "app/keys/x.ts": 'import { a } from "../charts/x";',
  "app/kubectl/x.ts": 'import { a } from "../charts/x";',
  "app/lessons/x.ts": 'import { a } from "../share/x";',
  "app/library/x.ts": 'import { a } from "../charts/x";',
  "app/luck/x.ts": 'import { a } from "../charts/x";',
  "app/load/x.ts": 'import { a } from "../manifest/x";',
  "engine/kedaRun/x.ts": 'import { a } from "../library/x";',
  "engine/vpaRun/x.ts": 'import { a } from "../kedaRun/x";',
  "app/manifest/x.ts": 'import { a } from "../workload/x";',
  "app/picture/x.ts": 'import { a } from "../explain/x";',
  "app/pool/x.ts": 'import { a } from "../charts/x";',
  "app/present/x.ts": 'import { a } from "../charts/x";',
  "app/search/x.ts": 'import { a } from "../store/x";',
  "app/share/x.ts": 'import { a } from "../lessons/x";',
  "app/tune/x.ts": 'import { a } from "../charts/x";',
  "app/workload/x.ts": 'import { a } from "../incidents/x";',
  "app/x.ts": 'import { a } from "./library/x";',
  "app/worker.ts": 'import { a } from "./lessons/format/readLesson";',
  "npm/x.ts": 'import { a } from "../cli/x";',
  "cli/x.ts": 'import { a } from "../app/marks/axes";',
  "bench/x.ts": 'import { a } from "../app/store/x";',
  "scripts/x.ts": 'import { a } from "../app/lessons/x";',
  "e2e/x.ts": 'import { a } from "../app/store/x";',
  "x.config.ts": 'import { a } from "./app/main";',
  "engine/doors/x.ts": 'import { a } from "../lib/x";',
  "app/channel/x.ts": 'import { a } from "../simulation/x";',
  "app/doors/x.tsx": 'import { a } from "../charts/x";',

  // Other forbidden imports: of another form, past a room's door, of test helpers, and from tests.
  "app/charts/type.ts": 'import type { a } from "../exchange/x";',
  "app/charts/typeName.ts": 'import { type a } from "../exchange/x";',
  "app/charts/effect.ts": 'import "../exchange/exchange.css";',
  "app/charts/again.ts": 'export { a } from "../exchange/x";',
  "app/charts/all.ts": 'export * from "../exchange/x";',
  "app/charts/typeAgain.ts": 'export type { a } from "../exchange/x";',
  "app/charts/late.ts": 'export const a = () => import("../exchange/x");',
  "app/charts/lateTemplate.ts": "export const a = () => import(`../exchange/x`);",
  "app/charts/lateUnwritten.ts": "export const a = (room: string) => import(`../${room}/x`);",
  "app/charts/typeOf.ts": 'export type A = typeof import("../exchange/x");',
  "app/charts/worker.ts": 'export const a = () => new Worker(new URL("../exchange/x.worker.ts", import.meta.url));',
  "app/charts/glob.ts": 'export const a = import.meta.glob(["../exchange/*.ts"]);',
  "app/charts/query.ts": 'import a from "../exchange/x?worker";',
  "app/charts/root.ts": 'import a from "/app/exchange/x";',
  "app/charts/door.ts": 'import { a } from "../../engine/controller/flags";',
  "app/charts/conformance.ts": 'import { a } from "../../engine/doors/conformance";',
  "app/charts/folder.ts": 'import { a } from "../exchange";',
  "app/charts/package.ts": 'import { a } from "monaco-editor/editor";',
  "app/charts/likeAPackage.ts": 'import { a } from "recharts-too";',
  "app/charts/madeForTests.ts": 'import { a } from "./testing/x";',
  "app/luck/typeOnly.ts": 'import { a } from "../pool/x";',
  "app/charts/text.ts": 'import a from "../text/messages/search.json";',
  "app/channel/lateOnly.ts": 'import { a } from "../worker";',
  "engine/newRoom/x.ts": 'import { a } from "../lib/x";',
  "engine/load/x.test.ts": 'import { a } from "../../app/load/x";',
};

test("an import that no room allows is refused in every room, however it is written", () => {
  const refused = bordersIn(planted);
  expect(Object.keys(planted).filter((file) => refused[file]?.length !== 1)).toEqual([]);
});

test("every room has a forbidden import planted in it", () => {
  expect(Object.keys(rooms).filter((room) => !Object.keys(planted).some((file) => roomOf(file) === room))).toEqual([]);
});

test("what a room allows passes, however it is written", () => {
  const allowed = {
    "app/charts/x.tsx":
      'import "./x.css"; import { a } from "../store/x"; import type { b } from "../run/run"; import { Line } from "recharts"; export { c } from "../../engine/index"; export const d = [a, Line]; export type D = b;',
    "app/App.tsx": 'export const a = () => import("./library/LibraryDialog"); export type A = typeof import("./library/LibraryDialog");',
    "app/channel/x.ts": 'export const a = () => new Worker(new URL("../worker.ts", import.meta.url));',
    "app/channel/late.ts": 'export const a = () => import("../../engine/doors/keda");',
    "app/charts/x.test.ts": 'import { a } from "../exchange/x"; import { b } from "./testing/x"; export const c = [a, b];',
    "cli/x.ts": 'import { a } from "node:fs"; export const b = a;',
  };
  expect(bordersIn(allowed)).toEqual({});
});

test("a refusal names the place, the rooms, and what the room may import", () => {
  const refused = bordersIn({
    "app/keys/list.ts": 'import { a } from "./x";\nimport { b } from "../charts/Plot";\nexport const c = [a, b];\n',
  });
  expect(refused["app/keys/list.ts"]).toEqual([
    {
      line: 2,
      message:
        "app/keys may not import app/charts/Plot. It may import: app/run, app/words, app/marks, app/text/language.ts, app/store, app/ui, react (scripts/rooms/rooms.mjs).",
    },
  ]);
  expect(refusal("app/App.tsx", "./library/LibraryDialog", "value")).toBe(
    "app may import app/library/LibraryDialog only late (import() or a worker).",
  );
  expect(refusal("app/luck/plan.ts", "../pool/pagePool", "value")).toBe(
    "app/luck may import app/pool/pagePool only as types (import type).",
  );
  expect(refusal("app/charts/Plot.tsx", "./testing/marks", "type")).toBe(
    "app/charts may not import app/charts/testing/marks: only tests may import what is made for tests.",
  );
  expect(refusal("app/games/Snake.tsx", "react", "value")).toBe(
    "app/games/Snake.tsx is in no room of scripts/rooms/rooms.mjs: name its room there, and what it may import.",
  );
});

test("`app/*` allows the files beside the rooms, and no room", () => {
  expect(refusal("app/doors/x.tsx", "../theme", "value")).toBeNull();
  expect(refusal("app/doors/x.tsx", "../charts/Plot", "value")).toContain("app/doors may not import app/charts/Plot");
});

test("a circle of rooms is refused at each of its imports, also where types close it; a late import closes none", () => {
  const circles = { ...rooms, "engine/api": ["type engine/answers"], "engine/answers": ["engine/lib"], "engine/lib": ["engine/api/x.ts"] };
  const late = { "app/keys": ["app/present"], "app/present": ["late app/keys"] };
  const refused = bordersIn({
    "scripts/rooms/rooms.mjs": `export const rooms = ${JSON.stringify({ ...circles, ...late })};\nexport const tests = {};`,
    "engine/api/x.ts": 'import type { a } from "../answers/x";',
    "engine/answers/x.ts": 'import { a } from "../lib/x";',
    "engine/lib/x.ts": 'import { a } from "../api/x";',
    "engine/controller/x.ts": 'import { a } from "../api/x";',
    "app/keys/x.ts": 'import { a } from "../present/x";',
    "app/present/x.ts": 'export const a = () => import("../keys/x");',
  });
  const messages = Object.fromEntries(Object.entries(refused).map(([file, said]) => [file, said.map(({ message }) => message)]));
  expect(messages).toEqual({
    "engine/api/x.ts": [
      "engine/api may not import engine/answers/x: the rooms engine/api → engine/answers → engine/lib → engine/api are a circle.",
    ],
    "engine/answers/x.ts": [
      "engine/answers may not import engine/lib/x: the rooms engine/answers → engine/lib → engine/api → engine/answers are a circle.",
    ],
    "engine/lib/x.ts": [
      "engine/lib may not import engine/api/x: the rooms engine/lib → engine/api → engine/answers → engine/lib are a circle.",
    ],
  });
});

test("no room allows more than its files import", () => {
  const used = new Map<string, Set<string>>();
  for (const file of sources()) {
    const names = isTest(file) ? tests[file.split("/")[0]!]! : rooms[roomOf(file)]!;
    const room = isTest(file) ? `tests of ${file.split("/")[0]}` : roomOf(file);
    for (const [, specifier] of readFileSync(join(root, file), "utf8").matchAll(
      /(?:\bfrom|\bimport|\bimport\(|\bURL\()\s*["'`]([^"'`]+)["'`]/g,
    )) {
      const imported = specifier!.startsWith(".") ? join(dirname(file), specifier!) : specifier!;
      for (const name of names) if (covers(readName(name).name, imported)) used.set(room, (used.get(room) ?? new Set()).add(name));
    }
  }
  const needless = ([room, names]: [string, string[]]) =>
    names.filter((name) => !used.get(room)?.has(name) && !floor.includes(name)).map((name) => `${room}: ${name}`);
  expect(Object.entries(rooms).flatMap(needless)).toEqual([]);
  expect(Object.entries(tests).flatMap(([top, names]) => needless([`tests of ${top}`, names]))).toEqual([]);
});

test("the engine has no clock, no chance, no console and no inexact Math; its tests have what they need but Math", () => {
  const impure =
    "export const a = [Date, globalThis, Intl, performance, crypto, Math.random(), Math.sin(1), Math.pow(2, 2), Math.trunc(1.5)];\nconsole.log(a);\n";
  const said = lint({ "engine/lib/x.ts": impure, "engine/lib/x.test.ts": impure, "app/ui/x.ts": impure });
  const rules = (file: string) => said.filter(({ filename }) => filename === file).map(({ code }) => code);
  const math = Array(3).fill("eslint(no-restricted-properties)");
  expect(rules("engine/lib/x.ts").toSorted()).toEqual(["eslint(no-console)", ...Array(5).fill("eslint(no-restricted-globals)"), ...math]);
  expect(rules("engine/lib/x.test.ts")).toEqual(math);
  expect(rules("app/ui/x.ts")).toEqual([]);
});

test("no style sheet imports another, which the rule for code does not see", () => {
  const sheets = list("app").filter((file) => file.endsWith(".css"));
  expect(sheets.length).toBeGreaterThan(20);
  expect(sheets.filter((file) => /@import|composes:/.test(readFileSync(join(root, file), "utf8")))).toEqual([]);
});

test("ARCHITECTURE describes the rooms of the engine and of the app, and no others", () => {
  const text = readFileSync(join(root, "ARCHITECTURE.md"), "utf8");
  const described = ["engine", "app"].flatMap((top) => {
    const [section] = text.split(/^## /m).filter((part) => part.includes(`(\`${top}/\`)`));
    return [...section!.matchAll(/^\| `(\w+)` \|/gm)].map(([, room]) => `${top}/${room}`);
  });
  const folders = Object.keys(rooms).filter((room) => /^(engine|app)\/\w+$/.test(room));
  expect(described.toSorted()).toEqual(folders.toSorted());
});

interface Said {
  code: string;
  filename: string;
  message: string;
  labels: { span: { line: number } }[];
}

/** The linter's messages for these files, in a folder with only them, its settings and the list of rooms, unless they have a list of their own. */
function lint(files: Record<string, string>): Said[] {
  const folder = mkdtempSync(join(tmpdir(), "hpa-playground-"));
  try {
    for (const name of [".oxlintrc.json", ...["borders", "refusal", "rooms"].map((part) => `scripts/rooms/${part}.mjs`)]) {
      cpSync(join(root, name), join(folder, name));
    }
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(join(folder, dirname(file)), { recursive: true });
      writeFileSync(join(folder, file), text);
    }
    const oxlint = join(root, "node_modules/oxlint/bin/oxlint");
    return JSON.parse(spawnSync(process.execPath, [oxlint, "--format=json"], { cwd: folder, encoding: "utf8" }).stdout).diagnostics;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The linter's messages about borders, file by file. */
function bordersIn(files: Record<string, string>): Record<string, { line: number; message: string }[]> {
  const said: Record<string, { line: number; message: string }[]> = {};
  for (const { code, filename, message, labels } of lint(files)) {
    if (code === "rooms(borders)") (said[filename] ??= []).push({ line: labels[0]!.span.line, message });
  }
  return said;
}

/** All code of the rooms. */
const sources = (): string[] =>
  [...new Set(Object.keys(rooms).map((room) => room.split("/")[0]!))]
    .flatMap((top) => (top === "." ? readdirSync(root).filter((file) => file.includes(".config.")) : list(top)))
    .filter((file) => /\.(ts|tsx|mjs)$/.test(file));

const list = (top: string): string[] => readdirSync(join(root, top), { recursive: true, encoding: "utf8" }).map((file) => `${top}/${file}`);
