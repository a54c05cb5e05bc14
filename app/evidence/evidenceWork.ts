import { beginSeries, openEvidence, seriesParts, type ExplainedSeries, type MergedEvidence } from "../../engine/index";
import { givenUp, type Handlers } from "../channel/serve";
import { late } from "../ui/late";
import { nextTask } from "../channel/slices";
import type { ContinuedScenario } from "../store/evidenceScenario";
import { continuedOf } from "./goOn/continued";
import type { EvidenceRequests } from "./evidenceRequests";
import { createSentText, type SentText } from "./sentText";

let texts = new Map<number, SentText>();
let opened: MergedEvidence | null = null;
let series: ExplainedSeries | null = null;
let continued: ContinuedScenario | null = null;

/** For as long as this the worker hears no message, such as the one that gives it up. */
const sliceMilliseconds = 50;

/** The worker's part for evidence, which it loads at the first request. */
export const evidenceWork: Handlers<EvidenceRequests> = {
  evidenceText({ id, part }) {
    const text = texts.get(id) ?? createSentText();
    texts.set(id, text);
    text.add(part);
    return null;
  },
  explainEvidence({ texts: wanted }) {
    texts = new Map(wanted.map(({ id }) => [id, texts.get(id)!]));
    const { explained, merged } = openEvidence(wanted.map(({ id, range }) => texts.get(id)!.read(range)));
    [opened, series, continued] = [merged, null, null];
    return explained;
  },
  async evidenceSeries({ autoscaler }, task) {
    const merged = opened?.autoscalers[autoscaler];
    series = null;
    if (opened === null || merged === undefined) return null;
    const explaining = beginSeries(opened, autoscaler);
    if (explaining === null) return null;
    for (let rested = performance.now(); explaining.advance();) {
      if (performance.now() - rested < sliceMilliseconds) continue;
      await nextTask();
      if (task.isGivenUp) return givenUp;
      rested = performance.now();
    }
    series = explaining.explained();
    return { explanation: series.explanation, parts: seriesParts(merged) };
  },
  evidenceSync: ({ sync }) => series?.recomputed(sync) ?? null,
  evidenceScenario({ autoscaler }) {
    continued = opened === null ? { ok: false, reason: { code: "noMax" } } : continuedOf(opened, autoscaler);
    return continued;
  },
  async simulateEvidence(_, task) {
    if (!continued?.ok || continued.recorded === null) return null;
    const { own, recorded } = continued;
    const { simulate } = await late(() => import("./goOn/simulate"));
    return task.isGivenUp ? givenUp : simulate(own, recorded, task);
  },
};
