// @vitest-environment jsdom
/** Pictures of every question of the library, and of runs and names beyond them. */
import { expect, test } from "vitest";
import { firstScenario, workingsOf, type Scenario } from "../engine/index";
import { library } from "../engine/library";
import { anyTraceOf } from "../engine/simulation/testing/traceOf";
import { knownNumbers, unknownNumbers } from "./explain/testing/numbers";
import { pictureParts, previewSize, sizeLimits, type Content, type PictureForm } from "./picture/content";
import { drawPicture } from "./picture/picture";
import type { Measure } from "./picture/words";
import { saidDecision } from "./pictureOf";
import { toRun } from "./simulation/toRun";
import { clock } from "./ui/words";

/** About as wide as Arial. */
const measure: Measure = (text, { size, weight, mono }) => text.length * size * (mono ? 0.6 : weight === 600 ? 0.58 : 0.53);
const form: PictureForm = { ...previewSize, tone: "light", parts: new Set(pictureParts) };

function contentOf(scenario: Scenario, at: number, range = { from: 0, to: scenario.durationSeconds }) {
  const trace = anyTraceOf(scenario);
  const run = toRun(1, trace, 600);
  const record = trace.reconciles[run.steps.at.indexOf(at)]!;
  const { kind } = scenario.workload;
  const content: Content = {
    said: saidDecision(record, run),
    run,
    detail: null,
    range,
    kind,
    title: scenario.name,
    address: "hpa.example/",
  };
  return { content, record, run };
}

interface Word {
  text: string;
  left: number;
  right: number;
  y: number;
  size: number;
  role: "axis" | "other";
}

/** Every text of a picture with its place in it. Throws if the picture is no valid XML. */
function wordsIn(svg: string): Word[] {
  const page = new DOMParser().parseFromString(svg, "image/svg+xml");
  const broken = page.querySelector("parsererror");
  if (broken) throw new Error(broken.textContent ?? "");
  return [...page.querySelectorAll("text")].map((text) => {
    const number = (name: string) => Number(text.getAttribute(name));
    let [x, y] = [number("x"), number("y")];
    for (let group = text.parentElement; group; group = group.parentElement) {
      const [, right = "0", down = "0"] = /translate\((-?[\d.]+) (-?[\d.]+)\)/.exec(group.getAttribute("transform") ?? "") ?? [];
      [x, y] = [x + Number(right), y + Number(down)];
    }
    const size = number("font-size");
    return { text: text.textContent, left: x, right: x + number("textLength"), y, size, role: size === 14 ? "axis" : "other" };
  });
}

function expectInside(svg: string, width: number, height: number): void {
  for (const { text, left, right, y } of wordsIn(svg)) {
    expect({ text, fits: left >= 0 && right <= width && y > 0 && y <= height }).toEqual({ text, fits: true });
  }
}

test.for(library)("$id: the same picture each time, every word inside it, every number from the record", ({ scenario, look }) => {
  const { content, record, run } = contentOf(scenario, look.at, look.zoom ?? undefined);
  const { svg, width, height } = drawPicture(content, form, measure);
  expect(drawPicture(content, form, measure).svg).toBe(svg);
  expect({ width, height }).toEqual(previewSize);
  expectInside(svg, width, height);

  const step = run.steps.at.indexOf(look.at);
  const counts = [run.steps.proposal[step], run.steps.plain[step], run.steps.applied[step]];
  const pods = run.pods.map(({ createdAt, goneAt, phases }) => ({ createdAt, goneAt, phases: phases.length }));
  const known = knownNumbers(record.at, record, record.controller === "V1" ? [] : workingsOf(record), counts);
  known.add(clock(record.at));
  for (const word of wordsIn(svg)) {
    // The figures' axes have round numbers of their own, and the title may hold any number.
    if (word.role === "axis" || scenario.name.startsWith(word.text.replace("…", ""))) continue;
    if (/^\d+ (ready|pending|starting)/.test(word.text)) {
      expect(Number(/^\d+/.exec(word.text)?.[0] ?? 0)).toBeLessThanOrEqual(pods.length);
      continue;
    }
    expect({ text: word.text, unknown: unknownNumbers(word.text, known) }).toEqual({ text: word.text, unknown: [] });
  }
});

test("counts the pods at the sync, and draws one square for each", () => {
  const { content } = contentOf(firstScenario, 1680);
  const { svg } = drawPicture(content, { ...form, parts: new Set(["pods"]) }, measure);
  expect(wordsIn(svg).map(({ text }) => text)).toContain("9 ready");
  expect(svg.match(/<rect [^>]*width="18" height="18"/g)).toHaveLength(9);
});

test("says how the sync classed its pods as the page says it", () => {
  const { content } = contentOf(firstScenario, 405);
  const { svg } = drawPicture(content, { ...form, parts: new Set(["pods"]) }, measure);
  expect(wordsIn(svg).map(({ text }) => text)).toContain("4 ready, 1 pending; 2 unready, 1 missing");
});

test.for([1, 1000])("%i replicas: the pods are drawn within the picture and counted", (replicas) => {
  const manifest = firstScenario.manifest
    .replace("minReplicas: 1", `minReplicas: ${replicas}`)
    .replace("maxReplicas: 10", `maxReplicas: ${replicas}`);
  const scenario = {
    ...firstScenario,
    manifest,
    durationSeconds: 600,
    workload: { ...firstScenario.workload, initialReplicas: replicas },
  };
  const { content } = contentOf(scenario, 300);
  for (const width of [previewSize.width, 480]) {
    const picture = drawPicture(content, { ...form, width }, measure);
    expectInside(picture.svg, picture.width, picture.height);
    const said = replicas === 1 ? "1 ready" : "1\u202f000 ready";
    expect(wordsIn(picture.svg).map(({ text }) => text)).toContain(said);
  }
});

const { least, most } = sizeLimits;
const sizes = [
  { width: least, height: least },
  { width: 799, height: 900 },
  { width: 800, height: least },
  { width: most, height: 900 },
];

test.for(sizes)("$width × $height: long names and sentences stay inside, and the picture grows rather than overflow", (size) => {
  const name = "requests_per_second_of_the_very_long_named_ingress_controller_".repeat(4);
  const { content } = contentOf(firstScenario, 1680);
  const said: Content["said"] = {
    ...content.said,
    verdict: { reason: "window", words: name },
    sentence: [
      { kind: "verdict", text: "Kept 9." },
      { kind: "text", text: ` ${name} proposes ` },
      { kind: "number", text: "1", mark: "proposal" },
      { kind: "text", text: `, and then ${"it says very much more than anyone reads; ".repeat(20)}` },
    ],
    rows: content.said.rows.map((row) => ({ ...row, name, words: `${name} ${row.words}` })),
  };
  for (const title of ["", name]) {
    const long = { ...content, said: { ...said, short: said.sentence }, title, address: `hpa.example/${name}` };
    for (const parts of [pictureParts, ["sum"], ["load"], ["decisions", "pods"], []] as const) {
      const picture = drawPicture(long, { ...form, ...size, parts: new Set(parts) }, measure);
      expect(picture.width).toBe(size.width);
      expect(picture.height).toBeGreaterThanOrEqual(size.height);
      expectInside(picture.svg, picture.width, picture.height);
    }
  }
});

test("foreign text becomes no part of the drawing, whatever it holds", () => {
  const { content } = contentOf(firstScenario, 1680);
  const evil = `</text><script>alert(1)</script><image href="x"/> & " ' \u0000\u0008\ud800 \ufffe]]>`;
  const said: Content["said"] = {
    ...content.said,
    verdict: { reason: "error", words: evil },
    short: [{ kind: "text", text: evil }],
    sentence: [{ kind: "text", text: evil }],
    rows: [{ name: evil, result: "9", words: evil, held: "error" }],
  };
  const { svg } = drawPicture({ ...content, said, title: evil, address: evil }, form, measure);
  const page = new DOMParser().parseFromString(svg, "image/svg+xml");
  expect(page.querySelector("parsererror, script, image")).toBeNull();
});

test("a metric's row has its whole calculation", () => {
  const { content } = contentOf(firstScenario, 1680);
  expect(content.said.rows.find(({ name }) => name.startsWith("cpu"))?.words).toBe("⌈\u00a05% ÷ 50% × 9\u00a0⌉");
});
