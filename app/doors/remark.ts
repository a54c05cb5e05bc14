/**
 * A plugin of remark, for documentation that is built of Markdown: a code fence with the language "hpa" becomes the decision's sentence, its
 * picture, and a link that opens the run in the page. All of it is computed while the documentation is built.
 */
import {
  decodeLink,
  encodeLink,
  firstScenario,
  readFile,
  startRun,
  stepAt,
  type RunRefusal,
  type Scenario,
} from "../../engine/doors/withKeda";
import { measureArial } from "../marks/picture/arialWidths";
import { previewSize, usualParts } from "../marks/picture/content";
import { drawPicture } from "../marks/picture/picture";
import { saidDecision } from "../marks/picture/saidDecision";
import { parseClock } from "../words/numbers";
import { toRun } from "../simulation/toRun";

export interface RemarkHpaOptions {
  /** The address of the page that links open, such as "https://hpa.example/". Without it there is no link. */
  page?: string;
  /** Of the picture's colours. */
  tone?: "light" | "dark";
}

/** The nodes of mdast that the plugin reads and writes, with only the fields that it needs. */
interface Node {
  type: string;
  children?: Node[];
  lang?: string | null;
  meta?: string | null;
  value?: string;
  url?: string;
  alt?: string;
}

/** The file of unified: `fail` throws an error with the place of the fence. */
interface File {
  fail(reason: string, place?: unknown): never;
}

/**
 * Use it as every plugin of remark. The fence holds a manifest (it runs under the page's first load), the file of a scenario, or a link to one.
 * "at=28:00" behind the language names the moment; without it, that of the link, or of the last rescale. Throws for a fence that cannot be run.
 */
export default function remarkHpa(options: RemarkHpaOptions = {}): (tree: Node, file?: File) => void {
  return (tree, file) => replaceIn(tree, options, file);
}

function replaceIn(parent: Node, options: RemarkHpaOptions, file: File | undefined): void {
  if (parent.children === undefined) return;
  parent.children = parent.children.flatMap((node) => {
    if (node.type === "code" && node.lang === "hpa") {
      try {
        return drawn(node, options);
      } catch (error) {
        const reason = `This hpa fence cannot be run: ${(error as Error).message}`;
        if (file) file.fail(reason, node);
        throw new Error(reason, { cause: error });
      }
    }
    replaceIn(node, options, file);
    return [node];
  });
}

interface Read {
  scenario: Scenario;
  /** Null: none was named. */
  at: number | null;
  /** The text to show above, if the fence holds one that people read. */
  manifest: string | null;
}

function drawn({ value = "", meta }: Node, { page, tone = "light" }: RemarkHpaOptions): Node[] {
  const { scenario, at: own, manifest } = readFence(value);
  const started = startRun(scenario);
  if (!started.ok) throw new Error(reasonOf(started.refusal));
  started.simulation.advance(Infinity);
  const trace = started.simulation.trace();
  const run = toRun(0, trace, 600);
  const at = momentIn(meta ?? "") ?? own ?? run.counts.at(-1)?.[0] ?? 0;
  const reconcile = trace.reconciles[stepAt(run.steps.at, at)];
  if (!reconcile) throw new Error(`there is no sync at ${at} s`);
  const said = saidDecision(reconcile, run);
  const sentence = said.sentence.map(({ text }) => text).join("");
  const range = { from: 0, to: scenario.durationSeconds };
  const content = { said, run, detail: null, range, kind: scenario.workload.kind, title: scenario.name, address: "", compared: null };
  const { svg } = drawPicture(content, { ...previewSize, tone, parts: new Set(usualParts) }, measureArial);
  const image: Node = { type: "image", url: `data:image/svg+xml;base64,${base64(svg)}`, alt: sentence };
  const fragment = page === undefined ? null : encodeLink({ scenario, cursor: reconcile.at });
  const shown: Node = fragment === null ? image : { type: "link", url: `${page}#${fragment}`, children: [image] };
  return [
    ...(manifest === null ? [] : [{ type: "code", lang: "yaml", value: manifest.trimEnd() }]),
    { type: "paragraph", children: [{ type: "text", value: sentence }] },
    { type: "paragraph", children: [shown] },
  ];
}

function reasonOf(refusal: RunRefusal): string {
  if (refusal.kind === "limits") return refusal.message;
  const error = refusal.problems.find(({ severity }) => severity === "error");
  return error === undefined ? "the manifest does not run" : `line ${error.line} of the manifest: ${error.message}`;
}

function readFence(text: string): Read {
  const link = /^\s*\S*?#?(\d\.[\w-]+)\s*$/.exec(text);
  if (link) {
    const read = decodeLink(link[1]!);
    if (!read.ok) throw new Error(read.error);
    return { scenario: read.value.scenario, at: read.value.cursor ?? null, manifest: null };
  }
  const read = readFile(text);
  if (!read.ok) throw new Error(read.error);
  if (read.value.kind === "scenario") return { scenario: read.value.scenario, at: null, manifest: null };
  const { manifest } = read.value;
  return { scenario: { ...firstScenario, name: "", manifest }, at: null, manifest };
}

function momentIn(meta: string): number | null {
  const given = /(?:^|\s)at=(\S+)/.exec(meta)?.[1];
  if (given === undefined) return null;
  const second = /^\d+$/.test(given) ? Number(given) : parseClock(given);
  if (second === null) throw new Error(`at=${given} is no time; write it as 28:00, or in seconds`);
  return second;
}

function base64(text: string): string {
  let bytes = "";
  for (const byte of new TextEncoder().encode(text)) bytes += String.fromCharCode(byte);
  return btoa(bytes);
}
