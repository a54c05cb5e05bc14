/**
 * The previews that the build writes: a picture for the page itself, for each question of the library and for each lesson, drawn by the
 * same functions as the page's own pictures. Only the build and tests use this file.
 */
import { encodeLink, firstScenario, startRun, stepAt, type Scenario } from "../../engine/doors/withKeda";
import { evidenceEntries, library } from "../../engine/doors/library";
import { fetchLateParts } from "../explain/lateParts";
import { firstAnswer, type FirstAnswer } from "../firstAnswer/firstAnswer";
import type { Lesson } from "../lessons/lesson";
import { previewSize, usualParts, type Content, type PictureForm } from "../marks/picture/content";
import { drawLessonCard } from "../marks/picture/lessonCard";
import { drawPicture } from "../marks/picture/picture";
import type { Measure } from "../marks/picture/words";
import { saidDecision } from "../marks/picture/saidDecision";
import { toRun } from "../simulation/toRun";
import { pollAt } from "../store/poll";
import type { TimeRange } from "../run/timeRange";

export interface Preview {
  /** Where the page is, from the page of the site; "" for that page itself. */
  path: string;
  title: string;
  /** One or several sentences for the preview. */
  description: string;
  /** What a reader without JavaScript sees below the title. */
  paragraphs: readonly string[];
  /** The address of what it shows, relative to the site's page. */
  onward: string;
  onwardWords: string;
  /** Where people ask the question; null for the others. */
  source: string | null;
  /** Says the picture in words. Like the picture, it needs a run. */
  alt(): string;
  /** What its page shows before the page's own code runs, as HTML. It needs a run. null if it is a small page that leads on. */
  answer(): string | null;
  /** The SVG of the picture. `site` is the address of the site as people write it; "" if it is not known. */
  draw(measure: Measure, site: string): string;
}

const form: PictureForm = { ...previewSize, tone: "light", parts: new Set(usualParts) };
const rows = 600;

/** Where the story of the first scenario is, and its most telling moment. */
const firstLook = { at: 1680, zoom: { from: 240, to: 2040 } };

// Here, because the build loads nothing more once it has this file.
await fetchLateParts();

export function previews(lessons: readonly Lesson[]): Preview[] {
  return [ofSite(), ...library.map(ofEntry), ...evidenceEntries.map(ofEvidence), ...lessons.map(ofLesson)];
}

export const siteWords = {
  title: "HPA Playground: see why an autoscaler did what it did",
  description:
    "See why a Kubernetes HorizontalPodAutoscaler did what it did: the full controller, simulated and explained in your browser. Change the manifest or the load, and watch every decision.",
};

const needsCode = "To change anything, and to see every other decision, HPA Playground needs JavaScript.";

function ofSite(): Preview {
  const shown = once(() => runOf(firstScenario, firstLook.at, firstLook.zoom));
  const content = () => contentOf(shown(), firstScenario.name);
  return {
    path: "",
    ...siteWords,
    paragraphs: [],
    onward: "../",
    onwardWords: "",
    source: null,
    alt: () => spoken(content()),
    answer: () => firstAnswer({ ...shown(), title: firstScenario.name, paragraphs: [siteWords.description, needsCode], links: [] }),
    draw: (measure, site) => drawPicture({ ...content(), address: site }, form, measure).svg,
  };
}

function ofEntry({ id, title, text, look, change, source, scenario }: (typeof library)[number]): Preview {
  const path = `q/${id}/`;
  const fragment = encodeLink({ scenario, cursor: look.at, zoom: look.zoom });
  if (fragment === null) throw new Error(`no link holds ${id}`);
  const shown = once(() => runOf(scenario, look.at, look.zoom ?? { from: 0, to: scenario.durationSeconds }));
  const content = () => contentOf(shown(), title);
  const paragraphs = [text, `Where to look: ${look.text}`, `Try this change: ${change}`];
  const onward = { address: `./#${fragment}`, words: "Open this question in HPA Playground" };
  const links = [onward, ...(source === null ? [] : [{ address: source, words: "Where people ask this" }])];
  return {
    path,
    title,
    description: text,
    paragraphs,
    onward: onward.address,
    onwardWords: onward.words,
    source,
    alt: () => spoken(content()),
    // At a poll the page may show KEDA's decision, whose code and styles come late.
    answer: () =>
      pollAt(shown().run, look.at) < 0 ? firstAnswer({ ...shown(), title, paragraphs: [...paragraphs, needsCode], links }) : null,
    draw: (measure, site) => drawPicture({ ...content(), address: `${site}${path}` }, form, measure).svg,
  };
}

function ofEvidence({ id, title, text, look, change, files }: (typeof evidenceEntries)[number]): Preview {
  const path = `q/${id}/`;
  return {
    path,
    title,
    description: text,
    paragraphs: [text, `Where to look: ${look.text}`, change],
    onward: `./?evidence=${id}`,
    onwardWords: "Open this evidence in HPA Playground",
    source: null,
    alt: () => `Evidence of a cluster: ${title} ${text}`,
    answer: () => null,
    draw: (measure, site) =>
      drawLessonCard(
        { kicker: "Evidence of a cluster", title, summary: text, steps: [...files], address: `${site}${path}` },
        previewSize,
        "light",
        measure,
      ),
  };
}

function ofLesson({ id, title, summary, minutes, steps }: Lesson, index: number): Preview {
  const path = `lesson/${id}/`;
  const titles = steps.map((step) => step.title);
  return {
    path,
    title: `Lesson ${index + 1}: ${title}`,
    description: `${summary} ${minutes} minutes, ${steps.length} steps.`,
    paragraphs: [summary, `About ${minutes} minutes. The steps: ${titles.join("; ")}.`],
    onward: `./?lesson=${id}`,
    onwardWords: "Open this lesson in HPA Playground",
    source: null,
    alt: () => `Lesson ${index + 1}: ${title}. ${summary}`,
    answer: () => null,
    draw: (measure, site) =>
      drawLessonCard(
        { kicker: `Lesson ${index + 1}, about ${minutes} minutes`, title, summary, steps: titles, address: `${site}${path}` },
        previewSize,
        "light",
        measure,
      ),
  };
}

function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | null = null;
  return () => (made ??= { value: make() }).value;
}

const spoken = ({ said }: Content) => said.sentence.map(({ text }) => text).join("");

type Shown = Pick<FirstAnswer, "scenario" | "run" | "reconcile" | "range">;

function runOf(scenario: Scenario, at: number, range: TimeRange): Shown {
  const started = startRun(scenario);
  if (!started.ok) throw new Error(`${scenario.name} does not run`);
  started.simulation.advance(Infinity);
  const trace = started.simulation.trace();
  const run = toRun(0, trace, rows);
  const reconcile = trace.reconciles[stepAt(run.steps.at, at)];
  if (!reconcile) throw new Error(`${scenario.name} has no sync at ${at}`);
  return { scenario, run, reconcile, range };
}

const contentOf = ({ scenario, run, reconcile, range }: Shown, title: string): Content => ({
  said: saidDecision(reconcile, run),
  run,
  detail: null,
  range,
  kind: scenario.workload.kind,
  title,
  address: "",
  compared: null,
});
