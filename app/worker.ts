import type { AssistantKinds } from "./channel/assistantKinds";
import type { EvidenceRequests } from "./evidence/evidenceRequests";
import type { SamplesRequests } from "./exchange/samplesRequests";
import type { LessonRequests } from "./lessons/lessonRequests";
import type { GifRequests } from "./picture/gifRequests";
import type { PoolRequests } from "./pool/poolRequests";
import type { SearchRequests } from "./pool/search/searchRequests";
import type { Kinds } from "./simulation/protocol";
import { runner } from "./simulation/runner";
import { serve } from "./channel/serve";
import { nextTask } from "./channel/slices";
import { late } from "./ui/late";
import type { TextKinds } from "./channel/textKinds";

declare const self: DedicatedWorkerGlobalScope;

/** The page's own worker, which has the engine. The page starts it as often as it needs. */
serve<
  Kinds & TextKinds & LessonRequests & EvidenceRequests & PoolRequests & SearchRequests & SamplesRequests & GifRequests & AssistantKinds
>(self, {
  ...runner(),
  readLesson: async (request, task) => (await lessons()).readLesson(request, task),
  answerLinks: async (request, task) => (await lessons()).answerLinks(request, task),
  openedText: async (request, task) => (await texts()).openedText(request, task),
  savedFiles: async (request, task) => (await texts()).savedFiles(request, task),
  otherNames: async (request, task) => (await texts()).otherNames(request, task),
  trial: async (request, task) => (await texts()).trial(request, task),
  link: async (request, task) => (await texts()).link(request, task),
  isEvidence: async (request, task) => (await texts()).isEvidence(request, task),
  evidenceText: async (request, task) => (await evidence()).evidenceText(request, task),
  explainEvidence: async (request, task) => (await evidence()).explainEvidence(request, task),
  evidenceSeries: async (request, task) => (await evidence()).evidenceSeries(request, task),
  evidenceSync: async (request, task) => (await evidence()).evidenceSync(request, task),
  evidenceScenario: async (request, task) => (await evidence()).evidenceScenario(request, task),
  simulateEvidence: async (request, task) => (await evidence()).simulateEvidence(request, task),
  luckRuns: async (request, task) => (await pool()).luckRuns(request, task),
  studyRuns: async (request, task) => (await pool()).studyRuns(request, task),
  endRuns: async (request, task) => (await pool()).endRuns(request, task),
  beginSearch: async (request, task) => (await search()).beginSearch(request, task),
  takeRuns: async (request, task) => (await search()).takeRuns(request, task),
  lookAt: async (request, task) => (await search()).lookAt(request, task),
  keptRuns: async (request, task) => (await search()).keptRuns(request, task),
  stepRuns: async (request, task) => (await search()).stepRuns(request, task),
  readSamples: async (request, task) => (await samples()).readSamples(request, task),
  samplesCurve: async (request, task) => (await samples()).samplesCurve(request, task),
  cpuFit: async (request, task) => (await samples()).cpuFit(request, task),
  beginGif: async (request, task) => (await gif()).beginGif(request, task),
  addGifFrame: async (request, task) => (await gif()).addGifFrame(request, task),
  endGif: async (request, task) => (await gif()).endGif(request, task),
  assistant: async (call) => (await assistant()).answerCall(call, nextTask),
});

async function lessons() {
  const { lessonWork } = await late(() => import("./lessons/lessonWork"));
  return lessonWork;
}

async function texts() {
  const { textWork } = await late(() => import("./simulation/textWork"));
  return textWork;
}

async function evidence() {
  const { evidenceWork } = await late(() => import("./evidence/evidenceWork"));
  return evidenceWork;
}

async function pool() {
  const { poolHandlers } = await late(() => import("./pool/poolWork"));
  return poolHandlers;
}

async function search() {
  const { searchHandlers } = await late(() => import("./pool/search/searchHandlers"));
  return searchHandlers;
}

async function samples() {
  const { samplesWork } = await late(() => import("./exchange/samplesWork"));
  return samplesWork;
}

async function gif() {
  const { gifWork } = await late(() => import("./picture/gifWork"));
  return gifWork;
}

const assistant = () => late(() => import("../cli/assistant/onPage"));
