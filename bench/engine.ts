/** What the benchmark of the engine measures, bundled as the page's own code is. */
export { freshMemory, reconcileAutoscaler } from "../engine/controller/horizontal";
export {
  defaultFlags,
  diagnoseManifest,
  encodeLink,
  explainSeries,
  firstScenario,
  mergeEvidence,
  readEvidence,
  run,
  startRun,
} from "../engine/index";
export { maxReplicaSeconds } from "../engine/scenario/scenario";
export { library } from "../engine/library/library";
export { studyFields } from "../engine/study/fields";
export { hypervolume } from "../engine/study/front";
export { openStudy } from "../engine/study/openStudy";
export { readStudy } from "../engine/study/readStudy";
export { createSearch } from "../engine/study/search";
