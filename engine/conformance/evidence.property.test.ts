import { readFileSync, readdirSync } from "node:fs";
import { expect, test } from "vitest";
import type { HorizontalPodAutoscaler, HorizontalPodAutoscalerStatus } from "../api/autoscaling";
import type { AutoscalerReading, Evidence } from "../evidence/evidence";
import { readEvidence } from "../evidence/readEvidence";
import { seededRandom, type SeededRandom } from "../lib/random";
import { library } from "../library/library";
import { kubectlOutputs } from "../kubectl/terminal";
import { checkedRunOfAny } from "../simulation/testing/checkedRun";
import { readKubectlLines } from "./testing/traces";
import { drawCount } from "../lib/testing/drawCount";

const seed = 20261123;

interface RecordedDescription {
  hpa: HorizontalPodAutoscaler & { status?: Partial<HorizontalPodAutoscalerStatus> };
  events?: { type: string; reason: string; message: string; involvedObject?: { fieldPath?: string } }[];
}

/** Recordings whose own texts break the lines, or hide blanks, cannot be told apart by any reader. */
const isPlain = (input: unknown): boolean => !/\\[nrtbf"\\]|\\u00|[\u00a0\u200b]| {2}|: " | ",/.test(JSON.stringify(input));

const textOf = (printed: object): string => ("text" in printed ? String(printed.text) : "");

const descriptions = readKubectlLines("kubectl-describe").flatMap(({ name, input, expect: printed }) => {
  const { hpa, events = [] } = input as RecordedDescription;
  const said = [hpa.metadata, hpa.spec, hpa.status?.conditions, events.map(({ message }) => message)];
  return isPlain(said) ? [{ name, hpa, events, text: textOf(printed) }] : [];
});

test("most recordings are plain", () => expect(descriptions.length).toBeGreaterThan(50));

test.for(descriptions)("reads from the real kubectl's description what the object says: $name", ({ hpa, events, text }) => {
  const evidence = readEvidence(text);
  expect(evidence.autoscalers).toHaveLength(1);
  expect([evidence.removed, evidence.unread]).toEqual([[], []]);
  const [reading] = evidence.autoscalers;
  const { metadata, spec, status } = hpa;
  const { kind, name } = spec.scaleTargetRef;
  expect(reading).toMatchObject({
    name: metadata.name,
    namespace: metadata.namespace,
    minReplicas: spec.minReplicas ?? null,
    maxReplicas: spec.maxReplicas,
    currentReplicas: status?.currentReplicas ?? 0,
    desiredReplicas: status?.desiredReplicas ?? 0,
    target: { kind, name },
  });
  const metricNames = (spec.metrics ?? []).map((metric) => {
    if (metric.type === "Resource") return metric.resource.name;
    if (metric.type === "ContainerResource") return metric.containerResource.name;
    return (metric.type === "Pods" ? metric.pods : metric.type === "Object" ? metric.object : metric.external).metric.name;
  });
  expect(reading!.metrics.map(({ type }) => type)).toEqual((spec.metrics ?? []).map(({ type }) => type));
  expect(reading!.metrics.map((metric) => metric.name)).toEqual(metricNames);
  const conditions = reading!.conditions.map(({ type, status, reason = "", message = "" }) => ({ type, status, reason, message }));
  expect(conditions).toEqual((status?.conditions ?? []).map(({ type, status, reason, message }) => ({ type, status, reason, message })));
  const told = evidence.events.map(({ type, reason, message = "" }) => `${type} ${reason} ${message.replace(/^spec\.\S+: /, "")}`);
  expect(told.toSorted()).toEqual(events.map(({ type, reason, message }) => `${type} ${reason} ${message.trim()}`).toSorted());
});

/** What people put around an output. */
const wraps: readonly ((text: string) => string)[] = [
  (text) => `\`\`\`console\n$ kubectl describe hpa\n${text}\`\`\`\n`,
  (text) => text.replace(/^/gm, "> "),
  (text) => text.replace(/^/gm, "+"),
  (text) => `<pre>\n${text.replaceAll("&", "&amp;").replaceAll("<", "&lt;")}</pre>\n`,
  (text) => text.replace(/^/gm, "    "),
  (text) => text.replaceAll("\n", "\r\n"),
  (text) => text.replace(/^/gm, "\u001b[0m"),
  (text) => `user@host:~$ kubectl describe hpa\n${text}user@host:~$ \n`,
];

const shown = (evidence: Evidence): unknown =>
  JSON.parse(
    JSON.stringify({ ...evidence, removed: [], unread: [] }, (key, value) =>
      /^(?:line|lines|ruleLines|writtenLines)$/.test(key) ? undefined : value,
    ),
  );

test.for(wraps.map((wrap, index) => ({ wrap, index })))("reads a description the same in wrapping $index", ({ wrap }) => {
  for (const { name, text } of descriptions) expect([name, shown(readEvidence(wrap(text)))]).toEqual([name, shown(readEvidence(text))]);
});

test(`reads the whole lines of a text that is cut at any place (seed ${seed})`, () => {
  const random = seededRandom(seed);
  for (const { name, text } of descriptions) {
    const whole = readEvidence(text);
    for (let cut = 0; cut < 6; cut++) {
      const end = 1 + random.integer(text.length - 1);
      const last = text.slice(0, end).split("\n").length;
      const part = readEvidence(text.slice(0, end));
      const before = <Reading extends { line: number }>(readings: readonly Reading[]) => readings.filter(({ line }) => line < last);
      const where = `${name} cut at ${end}`;
      expect(before(part.events), where).toEqual(before(whole.events));
      const [one, other] = [part.autoscalers[0], whole.autoscalers[0]!];
      expect(before(one?.conditions ?? []), where).toEqual(before(other.conditions));
      expect(before(one?.metrics ?? []), where).toEqual(before(other.metrics));
      for (const [field, line] of Object.entries(one?.lines ?? {})) {
        if (line < last)
          expect([where, field, one![field as keyof AutoscalerReading]]).toEqual([where, field, other[field as keyof AutoscalerReading]]);
      }
    }
  }
});

/** The sum below has no name. */
test("reads every pod of the real kubectl's top pods", () => {
  for (const line of readKubectlLines("kubectl-top-pods")) {
    const text = textOf(line.expect);
    const rows = text.split("\n").filter((row) => /^\S/.test(row) && !/^(?:NAME|POD)/.test(row));
    const read = readEvidence(text).pods.map(({ namespace, name, container, cpu, memory }) => [namespace, name, container, cpu, memory]);
    const cells = read.map((pod) => pod.filter((cell) => cell !== undefined));
    expect([line.name, cells]).toEqual([line.name, rows.map((row) => row.trim().split(/\s+/))]);
  }
});

test.for(library.slice(0, 6))("reads a run's watch, events, pods and usage as kubectl prints them: $id", ({ scenario, look }) => {
  const trace = checkedRunOfAny(scenario);
  const step = Math.max(
    0,
    trace.steps.at.findIndex((at) => at >= look.at),
  );
  for (const { id, output } of kubectlOutputs(trace, step)) {
    const evidence = readEvidence(output);
    const rows = output.split("\n").filter((row) => row.trim() !== "" && !row.startsWith("No resources") && !row.startsWith("Error"));
    if (id === "watch") {
      expect(evidence.autoscalers).toHaveLength(rows.length - 1);
      const replicas = rows.slice(1).map((row) => Number(row.trim().split(/\s+/).at(-2)));
      if (rows[0]!.includes("REPLICAS")) expect(evidence.autoscalers.map(({ currentReplicas }) => currentReplicas)).toEqual(replicas);
    }
    if (id === "events") expect(evidence.events).toHaveLength(Math.max(0, rows.length - 1));
    if (id === "pods" || id === "top") expect(evidence.pods).toHaveLength(Math.max(0, rows.length - 1));
    expect(evidence.unread).toEqual([]);
  }
});

const corpus = new URL("../evidence/corpus/", import.meta.url);
const texts = ["printed/", "data/"].flatMap((folder) =>
  readdirSync(new URL(folder, corpus))
    .filter((file) => file.endsWith(".txt"))
    .map((file) => readFileSync(new URL(folder + file, corpus), "utf8")),
);

/** More of them by hand: EVIDENCE_MUTATIONS=20000 npx vitest run evidence.property */
const mutations = drawCount(400, 20_000);

test(`never throws, and names the place of what it refuses, in ${mutations} mutations of the corpus (seed ${seed})`, () => {
  const random = seededRandom(seed);
  for (let index = 0; index < mutations; index++) {
    const text = mutated(random);
    const lines = text.split("\n").length;
    const begun = performance.now();
    const evidence = readEvidence(text);
    expect(performance.now() - begun, text).toBeLessThan(1000);
    for (const { line, message } of evidence.unread) {
      expect(message.length, text).toBeGreaterThan(0);
      expect(line >= 1 && line <= lines, `${line}: ${message} in ${text}`).toBe(true);
    }
  }
});

function mutated(random: SeededRandom): string {
  let text = texts[random.integer(texts.length)]!;
  for (let times = 1 + random.integer(4); times > 0; times--) {
    const [one, other] = [random.integer(text.length + 1), random.integer(text.length + 1)];
    const [from, to] = [Math.min(one, other), Math.max(one, other)];
    const kind = random.integer(6);
    if (kind === 0) text = text.slice(0, from) + text.slice(Math.min(to, from + 80));
    else if (kind === 1) text = text.slice(0, to) + text.slice(from, Math.min(to, from + 400)) + text.slice(to);
    else if (kind === 2) text = text.slice(0, from);
    else if (kind === 3) text = text.slice(0, from) + odd[random.integer(odd.length)]! + text.slice(from);
    else if (kind === 4) text = text.slice(0, from) + texts[random.integer(texts.length)]!.slice(random.integer(200));
    else text = text.replaceAll(/ {2,}/g, " ");
  }
  return text;
}

const odd = [
  "\n",
  "\t",
  "  ",
  "\u0000",
  "\u001b[",
  "```",
  "{",
  "}",
  "[",
  '"',
  "'",
  "<",
  "/",
  ": ",
  "- ",
  "9".repeat(40),
  "\ud800",
  "|",
  "$ kubectl get hpa\n",
  "NAME   REFERENCE\n",
  "Name:  x\n",
];
