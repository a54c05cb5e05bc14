/** What the benchmark of the engine measures, bundled as the page's own code is. */
export { freshMemory, reconcileAutoscaler } from "../engine/controller/horizontal";
export {
  createSearch,
  defaultFlags,
  diagnoseManifest,
  encodeLink,
  explainEvidence,
  explainSeries,
  firstScenario,
  hypervolume,
  mergeEvidence,
  openStudy,
  parseManifest,
  prepareRun,
  readEvidence,
  readStudy,
  run,
  startPrepared,
  startRun,
  studyFields,
} from "../engine/doors/withKeda";
export { maxReplicaSeconds } from "../engine/scenario/scenario";
export { hpaItMakes } from "../engine/doors/keda";
export { library } from "../engine/doors/library";
