/** The engine's door: everything that is there from the start. `doors` has what comes late. */
export type * from "./api/autoscaling";
export type * from "./api/autoscalingV1";
export * from "./api/metricSources";
export * from "./api/targetKinds";
export * from "./cluster/clusterSettings";
export type { ContainerNames, MainReason } from "./cluster/containerNames";
export { customMetricTypes, guessSignal, type CustomMetricType } from "./cluster/guessSignal";
export * from "./cluster/incident";
export { loadFactorOf } from "./cluster/loadFactor";
export * from "./cluster/signal";
export { missingNeed } from "./cluster/fieldNeeds";
export * from "./cluster/workload";
export { compareRuns, type ComparedRun, type Comparison } from "./comparison/comparison";
export type { CurveDifference } from "./comparison/curveDifference";
export { inputDifferences, type InputDifference } from "./comparison/inputDifferences";
export { changedValues } from "./comparison/manifestDifferences";
export { withCostDifference } from "./comparison/costDifference";
export type { FailureDifference, OutcomeDifference } from "./comparison/outcomeDifferences";
export type { Divergence, DivergenceSide, VpaCause } from "./comparison/divergence";
export { releaseChanges, type ReleaseChange, type ReleaseChangeName } from "./comparison/releaseChanges";
export type { ReleaseComparison, ReleaseEffect } from "./comparison/releaseComparison";
export type { DifferingStretch } from "./comparison/stretches";
export * from "./conformance/counts";
export * from "./controller/decision";
export * from "./controller/flags";
export { isBefore, type Certainty } from "./controller/releases";
export { getTolerances } from "./controller/tolerances";
export { endsInPreview, olderRuleNames, olderRules, type OlderRule, type OlderRuleUse } from "./controller/olderRules";
export type * from "./controllerV1/decision";
export * from "./controllerV1/flags";
export { productV1 } from "./controllerV1/product";
export { appliedWindow } from "./explanation/appliedWindow";
export type { UsageLevel } from "./explanation/asking";
export type { ChangedRequest, ChangedRequests } from "./explanation/changedRequests";
export { autoscalerOf } from "./evidence/autoscalerOf";
export type * from "./evidence/autoscalerOf";
export { formatRfc3339, readRfc3339 } from "./lib/utcTime";
export { readAskedTime, type AskedTime, type NotATime } from "./evidence/at/askedTime";
export { decisionAt } from "./evidence/at/decisionAt";
export type * from "./evidence/at/decisionAt";
export { agreementIn, momentsOf } from "./evidence/at/moments";
export type * from "./evidence/at/moments";
export type { NotTold } from "./evidence/at/secondOf";
export { stateAt } from "./evidence/at/stateAt";
export type * from "./evidence/at/stateAt";
export { verticalActsAt } from "./evidence/at/verticalActsAt";
export type * from "./evidence/at/verticalActsAt";
export * from "./evidence/commands";
export type * from "./evidence/evidence";
export { cronReach } from "./evidence/cronReach";
export { aloneIn, explainEvidence, openEvidence } from "./evidence/explainEvidence";
export { neededNumbers, objectOfTyped, type TypedAutoscaler } from "./evidence/typedAutoscaler";
export type { Refusal } from "./evidence/refusals/refusalOf";
export type { FieldFix } from "./evidence/refusals/fieldFixes";
export { toldAlone, type ToldAlone } from "./evidence/toldAlone";
export type * from "./evidence/explainEvidence";
export { evidenceHead, looksLikeEvidence, maxEvidenceLength } from "./evidence/looksLikeEvidence";
export type * from "./evidence/merge/merged";
export { mergeEvidence } from "./evidence/merge/mergeEvidence";
export { readEvidence, readEvidenceWithin } from "./evidence/readEvidence";
export { replacedWords } from "./evidence/renamed/replacedWords";
export { renamed, replacementsOf, reversed, type Replacement } from "./evidence/renamed/renamed";
export { fitOf, heldIn, type Fit } from "./evidence/scenario/fit";
export { scenarioOf, type EvidenceScenario } from "./evidence/scenario/scenarioOf";
export type * from "./evidence/scenario/supposed";
export type * from "./evidence/series/columns";
export type * from "./evidence/series/divergence";
export type { Divergence as SeriesDivergence } from "./evidence/series/divergence";
export { beginSeries, explainSeries } from "./evidence/series/explainSeries";
export type * from "./evidence/series/explainSeries";
export type { RecomputedSync } from "./evidence/series/recompute";
export { seriesParts, type SeriesPart } from "./evidence/series/seriesParts";
export type { Beside } from "./evidence/snapshot/besides";
export { explainSnapshot } from "./evidence/snapshot/explainSnapshot";
export type * from "./evidence/snapshot/problem";
export type * from "./evidence/snapshot/saidLines";
export type * from "./evidence/snapshot/statement";
export type * from "./answers/points";
export type { ReadKind } from "./evidence/usedLines";
export type * from "./evidence/snapshot/sum";
export type { WorldSupposition } from "./evidence/worlds/suppositions";
export type * from "./evidence/snapshot/times";
export { whyNotOfSnapshot, type WhyNotReason } from "./evidence/snapshot/whyNot";
export { luckJson, luckTable } from "./exchange/luckFiles";
export { runJson, tableCsv } from "./exchange/runFiles";
export { reconcilesTable, secondsTable } from "./exchange/runTables";
export { edgeRatios, type EdgeRatio } from "./explanation/edgeRatios";
export { firstQuestion } from "./explanation/firstQuestion";
export { ledgersOf, type Ledger, type LedgerChange, type LedgerPolicy } from "./explanation/ledger";
export { metricFailure, type MetricFailure, type MetricFailureKind } from "./explanation/metricFailure";
export type * from "./explanation/obstacles";
export type * from "./explanation/obstaclesV1";
export type { UtilizationRange } from "./explanation/replayV1";
export * from "./explanation/stage";
export { nearestThresholds, type MetricThresholds, type Threshold, type Thresholds } from "./explanation/thresholds";
export { nearestThresholdsV1, type ThresholdsV1, type ThresholdV1 } from "./explanation/thresholdsV1";
export type { Counts, UsageRange } from "./explanation/usageRanges";
export { whyNot, type WhyNot } from "./explanation/whyNot";
export { whyNotV1, type WhyNotV1 } from "./explanation/whyNotV1";
export { nearest } from "./lib/nearest";
export { workingsOf, type MetricWorkings, type Working, type Workings } from "./explanation/workings";
export { kubectlOutputs, type KubectlOutput } from "./kubectl/terminal";
export { inputChanges } from "./lesson/changes";
export { countAt, countSteps, type CountStep, type CountSteps } from "./lesson/countSteps";
export { handTolerance, scoreDrawing, type CountDifference, type DrawingScore, type HandTolerance } from "./lesson/score";
export {
  bandQuantities,
  type BandCells,
  type BandColumns,
  type BandGrid,
  type BandQuantity,
  type Bands,
  type BandsWork,
} from "./luck/bands";
export { compareSpreads, type ComparedSpread } from "./luck/comparedSpread";
export type { FirstDifference } from "./luck/firstDifference";
export { readPercent, checkLimitsAt, type LimitCheckAt } from "./luck/limitsAt";
export { percentilePlace } from "./luck/percentile";
export { luckRunCount, readLuckPlan, readSeeds, usualPlan, type LuckPlan } from "./luck/luckPlan";
export { prepareLuck, type LuckOptions, type LuckResult, type LuckRuns, type LuckSimulation, type PreparedLuck } from "./luck/luckRuns";
export { byHarm, createLuckTally, harmOf, type Luck, type LuckHarm, type LuckTally, type VariationLuck } from "./luck/luckTally";
export { seedRange, seedsOf } from "./luck/seeds";
export { isWorse, worseOf, type Percent, type SeedValue, type Worse } from "./luck/seedValue";
export { spreadsOf, type SeedOutcomes, type Spread } from "./luck/spread";
export { maxVariations, variationKinds, variationNames, varied, type Variation, type VariationKind } from "./luck/variations";
export { isRecord } from "./lib/isRecord";
export { mebibyteMilli } from "./lib/mebibyte";
export * from "./lib/random";
export { isDnsLabel, reading } from "./lib/refusal";
export { type Sentence, type Words, foreign, noWords, plain, say } from "./lib/sentence";
export { stepAt } from "./lib/stepAt";
export * from "./load/curve";
export * from "./load/presets";
export { cpuUnitOf, type CpuUnit } from "./load/fit/cpuUnit";
export { fitCpu, type CpuFit, type CpuFitReading, type NoFit } from "./load/fit/fitCpu";
export type { NoBurst, StartUpBurst } from "./load/fit/startUpBurst";
export { daysOf, partOf, type SampledDay } from "./load/samples/sampledDays";
export { curveOfSamples, type SampledCurve } from "./load/samples/curveOfSamples";
export { looksLikeSamples, readSamples } from "./load/samples/readSamples";
export { stepOf } from "./load/samples/series";
export { timeUnits, type TimeUnit } from "./answers/moments";
export {
  maxSamplesLength,
  type RowsOption,
  type Sample,
  type Samples,
  type SampleSource,
  type SamplesChoices,
  type SamplesNote,
  type SamplesReading,
  type TimeReading,
} from "./load/samples/samples";
export { spans, writtenSpan, type Span } from "./load/samples/writtenUnit";
export { adviceRules, isAutoscalerRule, type AdviceRule } from "./manifest/advice/adviceRules";
export { asStored, type StoredLine } from "./manifest/asStored";
export { asStoredV1 } from "./manifest/asStoredV1";
export { defaultManifest } from "./manifest/defaults";
export { diagnoseManifest, type ContainerAtRest, type Diagnosis, type DiagnosisContext } from "./manifest/diagnose";
export type { FieldError } from "./manifest/fieldError";
export { formatManifest } from "./manifest/formatManifest";
export { changedByForm, type FormChange } from "./manifest/form/changedByForm";
export { isFieldAt, isFormValue, type FormInput, type FormNumber } from "./manifest/form/formInput";
export type { FormField, FormGroup, FormKind, FormReading } from "./manifest/form/formReading";
export { manifestForm } from "./manifest/form/manifestForm";
export { isAutoscalerLeftOut } from "./manifest/leftOutAutoscaler";
export { isAboutAutoscaler } from "./manifest/isAboutAutoscaler";
export { objectKindsIn } from "./manifest/objectKindsIn";
export { completionsAt, type Completion } from "./manifest/guide/completions";
export { autoscalerGrammarOf } from "./manifest/guide/grammar";
export { fieldGuides, typeWords, type EnumValue, type FieldGuide, type FieldType } from "./manifest/guide/fieldGuide";
export { fieldAt, placeOfField, type FieldHover, type TextPlace } from "./manifest/guide/hover";
export { withField, type WithField } from "./manifest/guide/withField";
export { textSummary, type TextSummary } from "./manifest/textSummary";
export { outline, type ObjectRole, type OutlineEntry } from "./manifest/guide/outline";
export { judgeManifestV1, pastedPart, recognised } from "./manifest/judgeText";
export { readKubectlAutoscale, type KubectlReading } from "./manifest/kubectlAutoscale";
export type { Manifest } from "./manifest/manifest";
export { readManifestV1, type ManifestV1Reading } from "./manifest/manifestV1";
export { parseManifest, type ManifestReading } from "./manifest/parseManifest";
export { mostProblems, type Diagnostic, type Problem } from "./manifest/problem";
export { chooseAutoscaler, isWanted, type Wanted } from "./manifest/chooseAutoscaler";
export { autoscalersIn, verticalsIn, type AutoscalerIn, type VerticalIn } from "./manifest/autoscalersIn";
export { applyEdits, type FixAction, type Fix, type TextEdit } from "./manifest/textEdit";
export { positionsIn } from "./manifest/textPosition";
export { validateManifest } from "./manifest/validation";
export { rewriteToV2, type Rewriting } from "./manifest/versions/rewriteToV2";
export type * from "./manifest/workload";
export { readYaml, type YamlNode } from "./manifest/yamlTree";
export { decisive } from "./scenario/decisive";
export * from "./scenario/sameness";
export { trialArchive } from "./trial/archive";
export { trialOf, type Trial } from "./trial/trial";
export type { RecordedReplicas } from "./scenario/recordedReplicas";
export { maxFileLength, neitherFileNorManifest, readFile, writeScenarioFile, type FileContent } from "./scenario/file";
export { firstScenario } from "./scenario/first";
export { pngWith, scenarioInPicture, svgWith, type InPicture } from "./exchange/pictureScenario";
export { changedByParts, decodeLink, decodeShortLink, encodeLink, maxLinkLength } from "./scenario/link";
export { rulesNow } from "./scenario/rules";
export type { LinkContent } from "./scenario/linkContent";
export { writtenParts } from "./scenario/writtenLink";
export { manifestAt } from "./scenario/manifestAt";
export { flagsAt } from "./scenario/upgrades";
export { readScenario } from "./scenario/readScenario";
export type { OutcomeBounds, OutcomeLimits } from "./scenario/outcomeLimits";
export * from "./scenario/outcomes";
export { costOf, isCurrency, priceRange, withCost, type Price } from "./scenario/price";
export type { Reading } from "./lib/refusal";
export { editedName, uneditedName } from "./scenario/editedName";
export * from "./scenario/scenario";
export * from "./scenario/start";
export * from "./scenario/vpaHistory";
export * from "./scenario/switchVersion";
export { aroseIn, type Arose, type AroseByOutcome } from "./story/arose";
export { changesOf, type StoryChange } from "./story/changes";
export { podWaits, type PodWaits } from "./story/podWaits";
export { storyOf } from "./story/story";
export type { Episode, EpisodeKind, LoadRange, StartUpUse } from "./story/episode";
export { checkLimits, isKept, type LimitCheck, type OutcomeBound } from "./simulation/checkLimits";
export { diagnosisContext } from "./simulation/diagnosisContext";
export { judge, judgeEdit } from "./simulation/judge";
export { fitToLoad, type CpuTarget, type LoadFit } from "./simulation/fitToLoad";
export { failureReasonNames, type FailureReason } from "./cluster/failureReasons";
export { mapReasons, reasonsIn, type FailedByReason, type FailureColumns } from "./simulation/failureColumns";
export { secondColumnsOf, type SecondColumn, type SecondColumns } from "./simulation/secondColumns";
export { digestTrace } from "./simulation/digest";
export { namesScaledObject } from "./manifest/namesScaledObject";
export { namesVpa } from "./manifest/namesVpa";
export type * from "./simulation/kedaTrace";
export {
  isKedaBefore,
  kedaPatchVersions,
  kedaVersions,
  latestKedaVersion,
  unnamedKedaVersion,
  type KedaVersion,
} from "./kedaReleases/releases";
export { kedaChangeList, type KedaChange, type KedaChangeName, type KedaConcern } from "./kedaReleases/changes";
export type { KedaReleaseComparison, KedaReleaseEffect } from "./comparison/kedaReleases";
export { needsKeda, type KedaPart } from "./simulation/kedaPart";
export { needsVpa, noParts, type LateParts } from "./simulation/lateParts";
export { noBound, type VpaPart } from "./simulation/vpaPart";
export type * from "./simulation/vpaTrace";
export { withNewestKeda } from "./simulation/newestKeda";
export type { Cooldown, ScaleBranch } from "./keda/decision";
export type { MetricEvaluation } from "./keda/evaluateMetric";
export type { KedaEvent } from "./keda/keda";
export type { AbortReason, Composite, Poll } from "./keda/poll";
export type { ScaledObject } from "./keda/scaledObject";
export type { Condition as ScaledObjectCondition } from "./keda/status";
export type { Activation, ReadingDetail } from "./keda/triggers/trigger";
export { manifestOf } from "./simulation/manifests";
export { measuredMetrics, metricSignals, type MeasuredMetric, type MetricSignal } from "./simulation/metricSignals";
export { withTaken, type TakenContainers, type TakenFromManifest, type TakenNumber, type TakenProbes } from "./manifest/takenFromManifest";
export { prepareFirst } from "./simulation/prepareFirst";
export { prepareRun } from "./simulation/prepareRun";
export { run, startRun, type Ran, type RanForOutcomes } from "./simulation/run";
export {
  startPrepared,
  type OutcomesSimulation,
  type RunInputs,
  type RunRefusal,
  type Simulation,
  type Started,
  type StartedForOutcomes,
} from "./simulation/startPrepared";
export { stageColumns } from "./simulation/stageColumns";
export { firstSteps } from "./simulation/stepColumns";
export type {
  Absence,
  IncidentRecord,
  ManifestEdit,
  MetricSeries,
  PodLife,
  PodLifePhase,
  RunningRelease,
  SeriesTarget,
  StepColumns,
  Trace,
} from "./simulation/trace";
export { candidateWriter } from "./study/candidateText";
export { defaultMove, defaultStudy } from "./study/defaultStudy";
export { compareCases } from "./study/comparedCases";
export { fieldKinds, studyFields, type FieldKind, type StudyField } from "./study/fields";
export { foundOf, type Candidate, type Dropped, type SearchFindings } from "./study/found";
export { hypervolume } from "./study/front";
export type { CandidateKey } from "./study/grid";
export { createKnownRuns, readRow, rowOf, runsKey, type KnownRun, type KnownRuns, type RunRow } from "./study/knownRuns";
export { stepEffect, stepsFrom, type StepEffect } from "./study/matters";
export { openStudy, type OpenStudy } from "./study/openStudy";
export type { RunResult, SearchSpace, StudyRun } from "./study/race";
export { readStudy } from "./study/readStudy";
export { restsOn, type Ground, type GroundKind } from "./study/restsOn";
export { moveProblem, moveRefusal, togetherOf } from "./study/studyProblems";
export { coversGrid, createSearch, type Search } from "./study/search";
export {
  budgetRange,
  costKinds,
  defaultBudget,
  harmKinds,
  maxCombinations,
  maxMoves,
  maxValues,
  requestsField,
  type Cost,
  type Harm,
  type Move,
  type MoveValue,
  type Study,
} from "./study/study";
export { syncPeriodMilliseconds } from "./simulation/syncPeriod";
