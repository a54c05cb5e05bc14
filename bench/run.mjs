// Measures what the page promises: speed in headless Chromium on the built app, and the size of the first visit.
// Usage: npm run bench, or npm run -s bench -- --json for one {"name","value","unit","busy"} a line. Slow machines give slow numbers: compare
// two figures of one run, not two runs. A row is marked, and `busy` is true, if others used the processors before or after its part: such a
// figure is worthless. All parts together take about three minutes, so each measures a third as often as alone. A part's name (reconciles, diagnoses, evidence, manyPods, outcomesOnly, outcomesPerSecond,
// kedaDay, vpaDay, unevenPods, agingConnections, poolOfTwo, study, firstAnswer, firstVisit, simulations, edits, drawing, scrubbing, opening, streaming,
// endurance) runs that part alone, as often as its figures need; endurance is then a visit of some minutes, and the study has three scenarios. `bytes` says
// what the first visit's bytes are for; it runs only by its name.
import { spawn, spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { availableParallelism, cpus, loadavg } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { gzipSync } from "node:zlib";
import { chromium } from "@playwright/test";
import { findBrowser } from "../scripts/findBrowser.mjs";
import { bytesOfRooms } from "./bytes.mjs";
import { loadEngine } from "./loadEngine.mjs";
import { diagnoses } from "./diagnose.mjs";
import { growthOf, longVisit, shortVisit } from "./endurance.mjs";
import { evidence } from "./evidence.mjs";
import { firstAnswerOf, visits } from "./firstAnswer.mjs";
import { reconciles } from "./reconcile.mjs";
import { poolOfTwo } from "./pool.mjs";
import { agingConnections, kedaDay, manyPods, outcomesOnly, outcomesPerSecond, unevenPods, vpaDay } from "./simulate.mjs";
import { study } from "./study.mjs";

const json = process.argv.includes("--json");
const typingPauseMilliseconds = 250;
/** A system itself needs a few percent; from a tenth of two processors on, two workers no longer have one each. */
const mostOfOthers = 0.1;
/** Rows of the part that is measured now. Only at its end one knows whether the machine was quiet. */
let rows = [];
/** The share of others after the last part. */
let before = null;

console.error(
  `${cpus()[0]?.model ?? "unknown processor"}, ${availableParallelism()} processors, Node ${process.versions.node}, load of the last minute ${loadavg()[0].toFixed(1)}`,
);
const chosen = process.argv.slice(2).find((word) => !word.startsWith("--"));
/** How often a part measures what needs so many measurements. */
const repeats = (whole) => (chosen ? whole : Math.ceil(whole / 3));
const ofEngine = [
  reconciles,
  diagnoses,
  evidence,
  manyPods,
  outcomesOnly,
  outcomesPerSecond,
  kedaDay,
  vpaDay,
  unevenPods,
  agingConnections,
  poolOfTwo,
  study,
];
const ofPage = [firstAnswer, firstVisit, simulations, edits, drawing, scrubbing, opening, streaming, endurance];
const wanted = (parts) => parts.filter(({ name }) => !chosen || name === chosen);
for (const part of wanted(ofEngine)) await whileOthersAreWatched(part);

if (chosen === bytes.name) await whileOthersAreWatched(bytes);

let address;
let browser;
if (wanted(ofPage).length > 0) await measurePage();

/** Builds the page, serves it and opens a browser, which the engine's parts need not wait for. */
async function measurePage() {
  spawnSync("npx", ["vite", "build", "--logLevel", "error"], { stdio: ["ignore", process.stderr, process.stderr] });
  const server = spawn(process.execPath, [join(import.meta.dirname, "../scripts/serveBuilt.mjs"), "0", "/"], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  try {
    address = await new Promise((resolve) => server.stdout.once("data", (line) => resolve(String(line).trim())));
    const { path } = findBrowser();
    browser = await chromium.launch(path ? { executablePath: path } : {});
    for (const part of wanted(ofPage)) await whileOthersAreWatched(part);
  } finally {
    await browser?.close();
    server.kill();
  }
}

/** The median of three visits each, or one visit in a bench of everything: 10 Mbit/s, 40 ms to the server; `slower` has a processor four times slower. */
async function firstAnswer() {
  for (const { name, address: to } of visits)
    for (const [machine, slower] of [
      ["", 1],
      ["-slower", 4],
    ]) {
      const seen = [];
      for (let visit = 0; visit < repeats(3); visit++) seen.push(await firstAnswerOf(browser, new URL(to, address).href, { slower }));
      const middleOf = (figure) => middle(seen.map((each) => each[figure]));
      for (const figure of ["answer", "own", "edit", "largest", "blocked"])
        report(`first-answer${machine}/${name}/${figure}`, middleOf(figure), "ms");
      report(`first-answer${machine}/${name}/layout-shift`, middleOf("shift"), "ratio");
    }
}

/** What is fetched before the first answer is on the page, compressed. */
async function firstVisit() {
  const page = await open({ stayPlain: true });
  const fetched = await page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .filter(({ startTime }) => startTime < window.benchFirstAnswer)
      .map(({ name }) => name),
  );
  const workers = page.workers().map((worker) => worker.url());
  const files = new Set(
    ["index.html", ...[...fetched, ...workers].map((url) => new URL(url).pathname.slice(1))].filter(
      (file) => !/sw\.js$|monaco|ttf$/.test(file),
    ),
  );
  const size = [...files].reduce(
    (sum, file) => sum + gzipSync(readFileSync(join(import.meta.dirname, "../dist", file)), { level: 9 }).length,
    0,
  );
  if (process.env.LIST) console.error([...files]);
  report("first-visit/gzip", size / 1024, "KB");
  await page.close();
}

/** By how much each large file of the first visit would be smaller without a room; its modules stand in the other output. */
async function bytes() {
  for (const { file, whole, rooms, modules } of await bytesOfRooms()) {
    report(`bytes/${file}`, whole / 1024, "KB");
    for (const { name, saved } of rooms) if (saved > 100) report(`bytes/${file}/${name}`, saved / 1024, "KB");
    for (const { name, saved } of modules) if (saved > 100) console.error(`${String(saved).padStart(6)} bytes of ${file}: ${name}`);
  }
}

/** From the request to the worker until its answer is back on the page, including the copying. */
async function simulations() {
  const page = await open();
  const run = (change) => page.evaluate(measureRun, change);
  await repeat("simulate/default-240-reconciles", repeats(15), () => run({}));
  const day = (maxReplicas) => ({
    durationSeconds: 86_400,
    points: [0, 21_600, 43_200, 64_800, 86_400].map((second, index) => [second, index % 2 === 0 ? 20 : 9 * maxReplicas]),
    maxReplicas,
  });
  await repeat("simulate/24h-100-pods", repeats(5), () => run(day(100)));
  await repeat("simulate/24h-1000-pods", repeats(3), () => run(day(1000)), 1);
  await page.close();
  await growing(day);
}

/** A day of a thousand pods on the page: from opening its link until its figures begin to show, how often they grow, and from a press on Cancel until the page shows that the run is over. */
async function growing(day) {
  const { encodeLink, firstScenario, maxReplicaSeconds } = await loadEngine();
  // The largest run that the page accepts, with pods that leak, so that each is read by itself: no run takes longer.
  const largest = { ...day(Math.floor(maxReplicaSeconds / 86_400)), memoryLeakMebibytesPerHour: 1 };
  const change = day(1000);
  const values = { first: [], growths: [], cancel: [] };
  for (let time = 0; time < repeats(5); time++) {
    const page = await open();
    const link = encodeLink({
      scenario: changed(firstScenario, { ...change, points: change.points.map(([at, load]) => [at, load + time]) }),
    });
    const [first, growths] = await page.evaluate(watchGrowth, link);
    values.first.push(first);
    values.growths.push(growths);
    await page.evaluate(watchCancel, encodeLink({ scenario: changed(firstScenario, { ...largest, seed: time + 2 }) }));
    // Not awaited: if the run is over first, there is no button to press.
    const press = page.getByRole("button", { name: "Cancel", exact: true }).click({ timeout: 0 });
    press.catch(() => undefined);
    const cancelled = await page.evaluate(() => window.benchCancelled);
    if (cancelled !== null) values.cancel.push(cancelled);
    await page.close();
  }
  report("simulate/24h-1000-pods/first-charts", middle(values.first), "ms");
  report("simulate/24h-1000-pods/growths", Math.min(...values.growths), "times");
  if (values.cancel.length > 0) report("simulate/largest-run/cancel", middle(values.cancel), "ms");
  else unmeasured("simulate/largest-run/cancel", "even the largest run was over before the page offered to cancel it");
}

/** During a run the figures have no checksum. A run that ends before they grow is first shown whole. Runs in the page. */
function watchGrowth(link) {
  const figures = document.querySelector("[data-digest]");
  const plot = document.querySelector('[aria-label^="Replicas over time"]').closest(".plot");
  const before = figures.getAttribute("data-digest");
  const started = performance.now();
  return new Promise((resolve) => {
    let first = 0;
    let growths = 0;
    const painted = (then) =>
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => {
          first ||= performance.now() - started;
          then?.();
        };
        port2.postMessage(null);
      });
    new MutationObserver((_, observer) => {
      if ([null, before].includes(figures.getAttribute("data-digest"))) return;
      observer.disconnect();
      painted(() => resolve([first, growths]));
    }).observe(figures, { attributeFilter: ["data-digest"] });
    new MutationObserver(() => {
      if (figures.hasAttribute("data-digest")) return;
      growths++;
      if (first === 0) painted();
    }).observe(plot, { subtree: true, attributeFilter: ["d"] });
    location.hash = link;
  });
}

/** Opens a link and cancels its run; `benchCancelled` is null if the run is over before that. Runs in the page. */
function watchCancel(link) {
  const figures = document.querySelector("[data-digest]");
  const before = figures.getAttribute("data-digest");
  let pressed = 0;
  document.addEventListener("click", ({ timeStamp }) => (pressed = timeStamp), { capture: true, once: true });
  window.benchCancelled = new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      const isOver = ![null, before].includes(figures.getAttribute("data-digest"));
      if (!isOver && (pressed === 0 || document.querySelector(".progress"))) return;
      observer.disconnect();
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(isOver ? null : performance.now() - pressed);
        port2.postMessage(null);
      });
    });
    observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ["data-digest"] });
  });
  location.hash = link;
}

/** The first scenario with another length, load, seed, leak or number of pods. */
function changed(scenario, { durationSeconds, points, maxReplicas, seed = scenario.seed, memoryLeakMebibytesPerHour = 0 }) {
  return {
    ...scenario,
    durationSeconds,
    seed,
    workload: { ...scenario.workload, memoryLeakMebibytesPerHour },
    load: { ...scenario.load, points },
    manifest: scenario.manifest.replace("maxReplicas: 10", `maxReplicas: ${maxReplicas}`),
  };
}

/** Sends the first scenario, changed, to a worker of the app's own kind. Runs in the page. */
async function measureRun(change) {
  const shared = window.benchWorker;
  const scenario = structuredClone(shared.scenario);
  if (change.durationSeconds) {
    scenario.durationSeconds = change.durationSeconds;
    scenario.load.points = change.points;
    scenario.manifest = scenario.manifest.replace("maxReplicas: 10", `maxReplicas: ${change.maxReplicas}`);
  }
  shared.worker ??= new Worker(shared.url, { type: "module" });
  const id = (shared.next = (shared.next ?? 1_000_000) + 1);
  const started = performance.now();
  return new Promise((resolve, reject) => {
    shared.worker.onmessage = ({ data }) => {
      if (data.id !== id || data.part) return;
      if (data.answer?.run) resolve(performance.now() - started);
      else reject(new Error(JSON.stringify(data)));
    };
    shared.worker.postMessage({ id, kind: "run", request: { scenario, rows: 600, view: null } });
  });
}

/** Last keystroke of a valid edit until the figures show it, beyond the typing pause. */
async function edits() {
  const page = await open();
  const editor = page.getByRole("textbox", { name: "Manifest, YAML", exact: true });
  await editor.focus();
  // The target's last digit, at the end of the first scenario's text.
  await page.keyboard.press("Control+End");
  await page.keyboard.press("ArrowLeft");
  await page.evaluate(watchFigures, "keydown");
  for (let edit = 0; edit < repeats(30); edit++) {
    await page.keyboard.press("Backspace");
    await page.keyboard.type(String((edit % 8) + 1));
    await page.waitForTimeout(700);
  }
  const delays = (await page.evaluate(() => window.benchDelays)).map((delay) => delay - typingPauseMilliseconds);
  reportP95("edit/keystroke-to-paint", delays);
  await page.close();
}

/** A pointer move that draws until the figures show it, over three strokes. */
async function drawing() {
  const page = await open();
  const plot = page.getByRole("group", { name: /^Load curve/ });
  const box = await plot.boundingBox();
  await page.evaluate(watchFigures, "pointermove");
  for (const left of [100, 150, 200].slice(0, repeats(3))) {
    await page.mouse.move(box.x + left, box.y + box.height * 0.6);
    await page.mouse.down();
    for (let move = 0; move < 60; move++) {
      await page.mouse.move(box.x + left + move * 5, box.y + box.height * (0.5 + 0.35 * Math.sin(move / 4)));
      await page.waitForTimeout(120);
    }
    await page.mouse.up();
  }
  reportP95("draw/pointer-to-paint", await page.evaluate(() => window.benchDelays));
  await page.close();
}

/** Dragging the cursor's flag back and forth along the axis: the time from frame to frame. */
async function scrubbing() {
  for (const [name, length] of [
    ["240", "60 min"],
    ["5760", "24 h"],
  ]) {
    const page = await open();
    await chooseLength(page, length);
    await page.keyboard.press("Home");
    const axis = await page.locator(".axis").boundingBox();
    await page.mouse.move(axis.x + 50, axis.y + 10);
    await page.mouse.down();
    await page.evaluate(() => {
      window.benchFrames = [];
      let last = performance.now();
      requestAnimationFrame(function next() {
        const now = performance.now();
        window.benchFrames.push(now - last);
        last = now;
        requestAnimationFrame(next);
      });
    });
    for (let move = 0; move < repeats(240); move++) {
      await page.mouse.move(axis.x + 60 + 250 * (1 - Math.cos(move / 20)), axis.y + 10);
      await page.waitForTimeout(8);
    }
    const frames = await page.evaluate(() => window.benchFrames);
    await page.mouse.up();
    reportP95(`scrub/${name}`, frames);
    await page.close();
  }
}

/** From the key that steps to the next reconcile until its decision is painted in the panel. */
async function opening() {
  const page = await open();
  await page.keyboard.press("Home");
  await page.locator("section.step").waitFor();
  await page.waitForTimeout(500);
  await page.evaluate(() => {
    window.benchDelays = [];
    let pressed = 0;
    window.addEventListener("keydown", () => (pressed = performance.now()), { capture: true });
    new MutationObserver(() => {
      const from = pressed;
      pressed = 0;
      if (from === 0) return;
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => window.benchDelays.push(performance.now() - from);
        port2.postMessage(null);
      });
    }).observe(document.querySelector("section.step").parentElement, { subtree: true, attributes: true, attributeFilter: ["aria-label"] });
  });
  for (let step = 0; step < repeats(200); step++) {
    await page.keyboard.press("ArrowRight");
    await page.waitForTimeout(120);
  }
  reportP95("open-step", await page.evaluate(() => window.benchDelays));
  await page.close();
}

/** The longest task on the page's own thread from the choice of 24 hours until the run is in the figures. */
async function streaming() {
  const page = await open();
  await page.getByRole("button", { name: "daily wave" }).click();
  await page.waitForTimeout(1000);
  await page.evaluate(() => {
    window.benchTasks = [];
    new PerformanceObserver((list) => window.benchTasks.push(...list.getEntries().map(({ duration }) => duration))).observe({
      type: "longtask",
    });
  });
  await chooseLength(page, "24 h");
  await page.waitForTimeout(500);
  const tasks = await page.evaluate(() => window.benchTasks);
  if (tasks.length > 0) report("stream/longest-task", Math.max(...tasks), "ms");
  else unmeasured("stream/longest-task", "no task took 50 ms, and the browser tells of none that is shorter");
  await page.close();
}

/** What a long visit leaves in the heaps. A page that keeps what it no longer shows grows by more than ten megabytes in the long one. */
async function endurance() {
  const page = await open();
  const { firstScenario, encodeLink, library } = await loadEngine();
  const grown = await growthOf(page, chosen ? longVisit : shortVisit, { firstScenario, encodeLink, library });
  report("endurance/page-growth", grown.page, "MB");
  report("endurance/worker-growth", grown.worker, "MB");
  await page.close();
}

/** Waits until the whole run of that length is in the figures, however long that takes. */
async function chooseLength(page, label) {
  await page.getByRole("button", { name: "Length, noise, seed, import" }).click();
  const length = page.getByRole("combobox", { name: "Length of the run" });
  if ((await length.locator("option:checked").textContent()) === label) return void (await page.keyboard.press("Escape"));
  const before = await page.locator("[data-digest]").getAttribute("data-digest");
  await length.selectOption({ label });
  await page.keyboard.press("Escape");
  await page.waitForFunction(
    (before) => ![null, before].includes(document.querySelector("[data-digest]")?.getAttribute("data-digest") ?? null),
    before,
    { timeout: 0 },
  );
}

/** Measures from the last event of a kind to the frame in which the replica chart is drawn anew. Runs in the page. */
function watchFigures(kind) {
  window.benchDelays = [];
  let last = 0;
  window.addEventListener(kind, () => (last = performance.now()), { capture: true });
  const painted = () => {
    if (last === 0) return;
    const from = last;
    last = 0;
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => window.benchDelays.push(performance.now() - from);
      port2.postMessage(null);
    });
  };
  new MutationObserver(painted).observe(document.querySelector('[aria-label^="Replicas over time"]').closest(".plot"), {
    subtree: true,
    attributes: true,
    attributeFilter: ["d"],
    childList: true,
  });
}

/** `stayPlain` keeps Monaco away; if not set, this waits for Monaco, because its loading would disturb the measurement. */
async function open({ stayPlain = false } = {}) {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, serviceWorkers: "block" });
  if (stayPlain) await page.route(/monaco|editor\.worker|ttf/i, (route) => route.abort());
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.querySelector("[data-digest]")) return;
      window.benchFirstAnswer = performance.now();
      observer.disconnect();
    }).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ["data-digest"] });
    // The app's own worker, so that the same file and the same scenario can be measured without drawing.
    const Original = window.Worker;
    window.Worker = class extends Original {
      constructor(url, options) {
        super(url, options);
        if (!window.benchWorker) window.benchWorker = { url: String(url), scenario: null };
      }
      postMessage(message, transfer) {
        if (message?.kind === "run" && window.benchWorker) window.benchWorker.scenario ??= message.request.scenario;
        super.postMessage(message, transfer);
      }
    };
  });
  await page.goto(address);
  await page.locator("[data-digest]").waitFor({ state: "attached" });
  if (!stayPlain) {
    await page.getByRole("textbox", { name: "Manifest, YAML", exact: true }).waitFor({ state: "attached" });
    await page.waitForTimeout(1000);
  }
  return page;
}

/** The median, once the engine's code is warm. */
async function repeat(name, times, measure, warmUps = 5) {
  const values = [];
  for (let time = 0; time < warmUps; time++) await measure();
  for (let time = 0; time < times; time++) values.push(await measure());
  report(name, middle(values), "ms");
}

function reportP95(name, values) {
  if (values.length === 0) throw new Error(`${name}: the figures never changed`);
  const sorted = values.toSorted((a, b) => a - b);
  report(`${name}/median`, middle(sorted), "ms");
  report(`${name}/p95`, sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * 0.95))], "ms");
}

function middle(values) {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
}

/** A figure that this machine is too fast to show is named beside the figures, but not counted as one. */
function unmeasured(name, why) {
  console.error(`${name}: not measured, ${why}`);
}

function report(name, value, unit) {
  const digits = unit === "ratio" ? 1000 : 10;
  rows.push({ name, value: Math.round(value * digits) / digits, unit });
}

async function whileOthersAreWatched(part) {
  before ??= await shareOfOthers();
  const started = performance.now();
  try {
    await part(report, repeats);
  } finally {
    const seconds = Math.round((performance.now() - started) / 1000);
    const after = await shareOfOthers();
    const others = Math.max(before, after);
    before = after;
    const busy = part !== bytes && others > mostOfOthers;
    for (const row of rows) console.log(json ? JSON.stringify({ ...row, busy }) : inWords(row, busy));
    rows = [];
    console.error(`${part.name}: ${seconds} s, others used ${Math.round(100 * others)} % of the processors`);
  }
}

/** The share of all processors that is used while the benchmark itself waits. */
async function shareOfOthers() {
  const from = processorTimes();
  await setTimeout(700);
  const to = processorTimes();
  const all = to.all - from.all;
  return all === 0 ? 0 : 1 - (to.idle - from.idle) / all;
}

function processorTimes() {
  const times = cpus().map((each) => each.times);
  const sum = (pick) => times.reduce((total, each) => total + pick(each), 0);
  return { idle: sum(({ idle }) => idle), all: sum(({ user, nice, sys, idle, irq }) => user + nice + sys + idle + irq) };
}

function inWords({ name, value, unit }, busy) {
  return `${name.padEnd(36)} ${String(value).padStart(8)} ${unit}${busy ? "   worthless: the machine was busy" : ""}`;
}
