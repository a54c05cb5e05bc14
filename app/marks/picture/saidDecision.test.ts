// @vitest-environment jsdom
/** Pictures of every question of the library, and of runs and names beyond them. */
import { expect, test } from "vitest";
import { compareRuns, firstScenario, noParts, workingsOf, type Scenario, type Trace } from "../../../engine/index";
import { library } from "../../../engine/doors/library";
import { anyTraceOf } from "../../../engine/simulation/testing/traceOf";
import { metricAmount } from "../../words/figures/metricWords";
import { resourceAmount } from "../../words/vpa/vpaAmounts";
import { knownNumbers, unknownNumbers } from "../../explain/testing/numbers";
import {
  partsOf,
  previewSize,
  sizeLimits,
  usualComparedParts,
  usualParts,
  type Content,
  type PictureForm,
  type PicturePart,
} from "./content";
import { drawPicture, fittingParts, leastHeight } from "./picture";
import type { Measure } from "./words";
import { saidDecision } from "./saidDecision";
import { toRun } from "../../simulation/toRun";
import { incidentLabel } from "../../words/incidents/incidentLooks";
import { netWords } from "../../words/comparison/netWords";
import { clock, quantity } from "../../words/times";

/** About as wide as Arial. */
const measure: Measure = (text, { size, weight, mono }) => text.length * size * (mono ? 0.6 : weight === 600 ? 0.58 : 0.53);
const form: PictureForm = { ...previewSize, tone: "light", parts: new Set(usualParts) };

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
    compared: null,
  };
  return { content, record, run, trace };
}

interface Word {
  text: string;
  left: number;
  right: number;
  y: number;
  size: number;
  role: "axis" | "head" | "other";
}

/** Every text of a picture with its place in it. The drawing is our own, so its elements need no parser of XML. */
function wordsIn(svg: string): Word[] {
  const words: Word[] = [];
  const groups = [{ left: 0, top: 0, scale: 1 }];
  for (const [element, end, start, attributes = "", text = ""] of svg.matchAll(/(<\/g>)|<(g|text)( [^>]*)>([^<]*)/g)) {
    const { left, top, scale } = groups.at(-1)!;
    const number = (name: string) => Number(new RegExp(` ${name}="([^"]*)"`).exec(attributes)?.[1]);
    if (end) groups.pop();
    else if (start === "g") {
      const [, right = "0", down = "0"] = /translate\((-?[\d.]+) (-?[\d.]+)\)/.exec(element) ?? [];
      const [, larger = "1"] = /scale\((-?[\d.]+)\)/.exec(element) ?? [];
      groups.push({ left: left + scale * Number(right), top: top + scale * Number(down), scale: scale * Number(larger) });
    } else {
      const [x, size] = [left + scale * number("x"), scale * number("font-size")];
      const plain = text.replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&quot;", '"').replaceAll("&amp;", "&");
      const role = size === 14 || scale > 1 ? "axis" : size === 18 || (size === 15 && x < 750) ? "head" : "other";
      words.push({ text: plain, left: x, right: x + scale * number("textLength"), y: top + scale * number("y"), size, role });
    }
  }
  return words;
}

function expectInside(svg: string, width: number, height: number): void {
  for (const { text, left, right, y } of wordsIn(svg)) {
    expect({ text, fits: left >= 0 && right <= width && y > 0 && y <= height }).toEqual({ text, fits: true });
  }
}

/** Texts whose boxes overlap, with what the boxes of their letters are above and below the line. */
function expectApart(svg: string, where: object): void {
  const boxes = wordsIn(svg).map((word) => ({ ...word, top: word.y - word.size * 0.72, bottom: word.y + word.size * 0.05 }));
  const over = boxes.flatMap((one, index) =>
    boxes
      .slice(index + 1)
      .filter((other) => one.left < other.right - 1 && other.left < one.right - 1 && one.top < other.bottom && other.top < one.bottom)
      .map((other) => `${one.text} / ${other.text}`),
  );
  expect({ ...where, over }).toEqual({ ...where, over: [] });
}

/** Each part alone, what the usual size has room for of all parts, and all of them where the picture grows. */
function* choicesOf(content: Content): Generator<PictureForm> {
  const all = partsOf(content.run);
  for (const part of all) yield alone(part);
  for (const wanted of [all, all.toReversed()]) {
    const whole = { ...form, parts: new Set(wanted) };
    yield { ...whole, parts: fittingParts(content, whole, measure).parts };
  }
  for (const size of [previewSize, { width: 480, height: 400 }, { width: 800, height: 400 }]) {
    yield { ...form, ...size, parts: new Set(all) };
  }
}

/** Wide enough for all words of a figure's head. */
const alone = (part: PicturePart): PictureForm => ({ ...form, width: 1600, parts: new Set([part]) });

test.for(library)("$id: the same picture each time, every word inside it, every number from the record", ({ scenario, look }) => {
  const { content, record, run, trace } = contentOf(scenario, look.at, look.zoom ?? undefined);
  const { svg, width, height } = drawPicture(content, form, measure);
  expect(drawPicture(content, form, measure).svg).toBe(svg);
  expect({ width, height }).toEqual(previewSize);
  const words = new Map<PicturePart, readonly string[]>();
  for (const choice of choicesOf(content)) {
    const picture = drawPicture(content, choice, measure);
    expectInside(picture.svg, picture.width, picture.height);
    expectApart(picture.svg, { parts: [...choice.parts].join(), width: picture.width });
    if (choice.parts.size === 1)
      words.set(
        [...choice.parts][0]!,
        wordsIn(picture.svg).map(({ text }) => text),
      );
  }

  const step = run.steps.at.indexOf(look.at);
  const counts = [run.steps.proposal[step], run.steps.plain[step], run.steps.applied[step]];
  const changed = run.changedRequests.get(record.at) ?? [];
  const known = knownNumbers(record.at, record, record.controller === "V1" ? [] : workingsOf(record), counts, changed);
  known.add(clock(record.at));
  for (const change of run.changedRequests.get(record.at) ?? []) {
    if (change === null) continue;
    const { beforeMilli, nowMilli, percentOfBefore, percentOfNow } = change;
    for (const number of [beforeMilli, nowMilli, percentOfBefore, percentOfNow]) known.add(quantity(number));
  }
  const ofRecord = drawPicture(content, { ...form, parts: new Set(["decisions", "sum"]) }, measure);
  for (const word of wordsIn(ofRecord.svg)) {
    // The figures' axes have round numbers of their own, the title may hold any number, and the highest proposal is of another sync.
    if (word.role !== "other" || scenario.name.startsWith(word.text.replace("…", "")) || word.text.startsWith("proposes up to")) continue;
    expect({ text: word.text, unknown: unknownNumbers(word.text, known) }).toEqual({ text: word.text, unknown: [] });
  }
  expectTrueNumbers(words, trace, look.at, step);
});

/** The numbers of the figures, each drawn alone, against the columns of the engine's trace. */
function expectTrueNumbers(
  wordsOf: ReadonlyMap<PicturePart, readonly string[]>,
  { seconds, steps, metrics, pods, vpa }: Trace,
  at: number,
  step: number,
): void {
  const said = (part: PicturePart) => wordsOf.get(part) ?? [];
  const valueOf = (words: readonly string[], ...names: string[]) => words[words.findIndex((text) => names.includes(text)) + 1];

  const recommended = vpa?.recommendations.findLast((each) => each.at <= at)?.containers ?? {};
  vpa?.resources.forEach(({ container, resource }, index) => {
    const { cpuMilli, memoryBytes } = recommended[container]?.target ?? {};
    const value = resource === "cpu" ? cpuMilli : memoryBytes;
    expect(valueOf(said(`vpa-${index}`), "target")).toBe(value === undefined ? "–" : resourceAmount(resource, value));
  });
  const load = said("load");
  expect(valueOf(load, "offered", "arriving")).toBe(quantity(seconds.offered[at]!));
  expect(valueOf(load, "served", "drained")).toBe(quantity(seconds.served[at]!));
  expect(valueOf(load, "capacity")).toBe(quantity(seconds.capacity[at]!));
  if (load.includes("failed")) expect(valueOf(load, "failed")).toBe(quantity(seconds.failed[at]!));
  else expect(quantity(seconds.failed[at]!)).toBe("0");
  if (load.includes("waiting")) expect(valueOf(load, "waiting")).toBe(quantity(Math.round(seconds.waiting[at]!)));

  const replicas = said("replicas");
  expect([valueOf(replicas, "written"), valueOf(replicas, "existing"), valueOf(replicas, "ready")]).toEqual(
    [seconds.written[at]!, seconds.existing[at]!, seconds.ready[at]!].map(quantity),
  );

  for (const [index, { seen, actual, unit }] of metrics.entries()) {
    const metric = said(`metric-${index}`);
    expect(valueOf(metric, "saw")).toBe(metricAmount(seen[step]!, unit));
    // A cron trigger of KEDA has no source in the cluster.
    expect(metric.includes("true") ? valueOf(metric, "true") : "–").toBe(metricAmount(actual[at]!, unit));
  }

  const decisions = said("decisions");
  const kept = quantity(steps.applied[step]!);
  expect(decisions).toContain(steps.rescaled[step] ? `wrote ${kept}` : `kept ${kept}`);

  const phases = pods.flatMap(({ createdAt, goneAt, phases: all }) =>
    createdAt > at || (goneAt !== null && goneAt <= at) ? [] : (all.filter((phase) => phase.at <= at).at(-1)?.phase ?? []),
  );
  const names: Partial<Record<string, string>> = { unready: "not Ready", failed: "Failed" };
  const line = said("pods").join(" ");
  for (const phase of new Set(phases)) {
    const count = phases.filter((each) => each === phase).length;
    expect(line).toContain(`${quantity(count)} ${names[phase] ?? phase}`);
  }
}

test("a compared run is drawn beside the other, and its net result is said below the sentence", () => {
  const cheaper = { ...firstScenario, manifest: firstScenario.manifest.replace("averageUtilization: 50", "averageUtilization: 70") };
  const { content, trace } = contentOf(cheaper, 1680);
  const baseline = anyTraceOf(firstScenario);
  const net = netWords(compareRuns({ scenario: firstScenario, trace: baseline }, { scenario: cheaper, trace }, noParts))!;
  const compared: Content = { ...content, compared: { baseline: { run: toRun(2, baseline, 600), detail: null }, net } };
  const whole = { ...form, parts: new Set(usualComparedParts) };
  const picture = drawPicture(compared, { ...whole, parts: fittingParts(compared, whole, measure).parts }, measure);
  expectInside(picture.svg, picture.width, picture.height);
  const words = wordsIn(picture.svg).map(({ text }) => text);
  expect(words.join(" ")).toContain("Against the baseline: ");
  for (const word of `${net.lead} ${net.text}`.split(" ")) expect(words.join(" ")).toContain(word);
  expect(words[words.indexOf("baseline") + 1]).toBe(quantity(baseline.seconds.written[1680]!));
  expect(wordsIn(drawPicture(content, whole, measure).svg).map(({ text }) => text)).not.toContain("baseline");
});

test("the incidents of the part in view are named beside their signs, and others are not", () => {
  const { scenario } = library.find(({ id }) => id === "node-fails")!;
  const { content, trace } = contentOf(scenario, 690);
  const names = new Set(trace.incidents.map(({ incident }) => incidentLabel(incident)));
  const words = (range: Content["range"]) =>
    wordsIn(drawPicture({ ...content, range }, alone("incidents"), measure).svg).filter(({ text }) => names.has(text));
  expect(new Set(words({ from: 0, to: scenario.durationSeconds }).map(({ text }) => text))).toEqual(names);
  expect(names.size).toBeGreaterThan(0);
  expect(words({ from: 0, to: 60 })).toEqual([]);
});

test("with many metrics a picture can have the winner's figure, and not each of the others", () => {
  const names = ["mails", "orders", "exports"];
  const external = (name: string) =>
    `  - type: External\n    external:\n      metric:\n        name: ${name}\n      target: { type: AverageValue, averageValue: "10" }\n`;
  const { content } = contentOf(
    {
      ...firstScenario,
      manifest: firstScenario.manifest + names.map(external).join(""),
      signals: names.map((metric, index) => ({ metric, source: "curve", points: [[0, 10 + 20 * index] as const] })),
    },
    300,
  );
  expect(partsOf(content.run)).toEqual(["load", "replicas", "metric", "decisions", "sum", "pods"]);
  const words = wordsIn(drawPicture(content, alone("metric"), measure).svg).map(({ text }) => text);
  expect(words.filter((text) => text.startsWith("How far"))).toEqual(["How far is exports from its target?"]);
});

test("what the usual size has no room for is left out, the last chosen first, and a higher picture has it", () => {
  const { content } = contentOf(firstScenario, 1680);
  const parts = new Set<PicturePart>([...usualParts, "replicas", "metric-0"]);
  const wanted = { ...form, parts };
  expect(fittingParts(content, wanted, measure)).toEqual({ parts: new Set([...usualParts, "replicas"]), left: ["metric-0"] });
  const height = leastHeight(content, wanted, measure);
  expect(height).toBeGreaterThan(previewSize.height);
  expect(fittingParts(content, { ...wanted, height }, measure)).toEqual({ parts, left: [] });
  expect(drawPicture(content, { ...wanted, height }, measure).height).toBe(height);
});

test("counts the pods at the sync, and draws one square for each", () => {
  const { content } = contentOf(firstScenario, 1680);
  const { svg } = drawPicture(content, { ...form, parts: new Set(["pods"]) }, measure);
  expect(wordsIn(svg).map(({ text }) => text)).toContain("9 ready");
  const ready = [...svg.matchAll(/<path fill="#0a755c"[^>]* d="([^"]*)"/g)].map(([, path = ""]) => path);
  expect(ready.join("").match(/h18v18/g)).toHaveLength(9);
});

test("says how the sync classed its pods as the page says it", () => {
  const { content } = contentOf(firstScenario, 405);
  const { svg } = drawPicture(content, { ...form, parts: new Set(["pods"]) }, measure);
  expect(wordsIn(svg).map(({ text }) => text)).toContain("4 ready, 1 pending; at the sync 2 unready, 1 missing");
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
    for (const parts of [usualParts, ["sum"], ["load"], ["decisions", "pods"], []] as const) {
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

test("in a picture of the usual size the sum says a changed request whole", () => {
  const vertical = library.filter(({ scenario }) => scenario.manifest.includes("VerticalPodAutoscaler"));
  let said = 0;
  for (const { scenario } of vertical) {
    const trace = anyTraceOf(scenario);
    const { changedRequests } = toRun(1, trace, 600);
    for (const at of [...changedRequests.keys()].slice(0, 3)) {
      const { content } = contentOf(scenario, at);
      const words = wordsIn(drawPicture(content, form, measure).svg).map(({ text }) => text);
      for (const { words: whole } of content.said.rows.filter((row) => row.words.includes(" instead of "))) {
        said++;
        // The lines of one cell follow each other.
        expect(words.join(" ")).toContain(whole);
      }
    }
  }
  expect(said).toBeGreaterThan(5);
});
