import { adviceOf } from "../advice/adviceOf";
import type { MergedAutoscaler, MergedEvidence, Place } from "../merge/merged";
import { longAtBound } from "./atBound";
import { conditionStatements } from "./conditions";
import { courseStatements } from "./course";
import { isDividedByNoPods } from "../worlds/clues";
import { hypothesesOf, isOpen, tellingTexts } from "../worlds/explain";
import { actsAt, figuresOf, type Figures } from "./figures";
import { countsReset } from "./countsReset";
import { measuredStatements } from "./measured";
import { objectProblems } from "./objectProblems";
import { budgetStatements } from "./budgets";
import { besideStatements } from "./besides";
import { commandFor, isSafeName } from "./commandFor";
import { problemsOf } from "./problems";
import { outsideBounds, sumOf } from "./sum";
import { saidLines } from "./saidLines";
import { podProblems, shownPods } from "./workloadPods";
import { timesOf } from "./times";
import type { SnapshotExplanation, Statement, Unknown } from "./statement";

/**
 * What can be said of each autoscaler from what was printed of it: the decision that its figures lead to, what held it, what is wrong, and
 * what the texts leave open. Every count comes from the controller's own functions.
 */
export function explainSnapshot(evidence: MergedEvidence): SnapshotExplanation[] {
  const isBrief = evidence.autoscalers.length > mostSearched;
  return evidence.autoscalers.map((merged) => {
    const { name, namespace } = merged;
    const { statements, figures, replicas, ofWorkload } = explained(merged, evidence, isBrief);
    const sum = sumOf({ merged, figures, statements, replicas, ofWorkload });
    return { name, namespace, statements, sum, times: timesOf(merged, statements), lines: saidLines(merged, statements) };
  });
}

/** Of a longer list only what is usual is computed for each. */
const mostSearched = 50;

function explained(
  merged: MergedAutoscaler,
  evidence: MergedEvidence,
  isBrief: boolean,
): { statements: Statement[]; figures: Figures; replicas: number | null; ofWorkload: boolean } {
  const { currentReplicas, desiredReplicas } = merged.fields;
  const places = [...merged.metrics.map(({ place }) => place), ...(currentReplicas ? [currentReplicas.place] : [])];
  const basis = places.length > 0 ? places : merged.readings.slice(-1).map(({ place }) => place);
  const isMeasured = merged.metrics.some(isKnown);
  // A controller that never synced leaves zeros, and so does a target without pods.
  const isFresh = !isMeasured && (currentReplicas?.value === 0 || (desiredReplicas?.value === 0 && (currentReplicas?.value ?? 0) > 0));
  const workload = currentReplicas === undefined ? replicasOfWorkload(merged) : null;
  // Where the scale could not be read, the status keeps an older count.
  const isUnread = merged.conditions.some(({ status, reason }) => status === "False" && reason === "FailedGetScale");
  const replicas = isUnread ? null : (currentReplicas?.value ?? workload?.replicas ?? null);
  const shown = workload ? [...basis, workload.place] : basis;
  const pods = shownPods(merged);
  const isWhole = replicas !== null && pods.ready + pods.unready.length === replicas;
  const figures = figuresOf(merged, replicas, shown, workload ? ["replicasOfWorkload"] : [], isBrief);
  const conditions = conditionStatements(merged, figures);
  const isComputed = !conditions.some(({ code }) => code === "notComputed");
  const isOutside = replicas !== null && outsideBounds(merged, replicas) !== null;
  const besides = isBrief ? [] : besideStatements(merged, evidence);
  const problems = [
    // Such a sync reads no metric, so a missing figure is no fault.
    ...problemsOf(merged, evidence.errors).filter((each) => !isOutside || each.code !== "problem" || each.problem.kind !== "unknownFigure"),
    ...objectProblems(merged, evidence),
    ...podProblems(merged, evidence),
    ...longAtBound(merged),
    ...countsReset(merged),
    ...besides.filter(({ code }) => code === "problem"),
  ];
  const statements: Statement[] = [
    ...(isComputed ? figures.statements : []),
    ...(isComputed && !isOutside && replicas !== null && everyReplicaCounts(figures) ? actsAt(merged, replicas, basis) : []),
    ...conditions,
    ...(isFresh ? [neverComputed(merged, basis)] : []),
    ...merged.metrics
      .filter(hasNoDivisor)
      .map(({ name, place }): Statement => ({ code: "dividedByNoPods", metric: name, standing: "computed", basis: [place] })),
    ...problems,
    ...measuredStatements(merged, evidence, replicas),
    ...courseStatements(merged),
    ...(isComputed && !isBrief ? budgetStatements(merged) : []),
    ...ownerOf(merged),
    ...besides.filter(({ code }) => code !== "problem"),
    ...adviceOf(merged),
    ...merged.readings.flatMap(({ implausible = [], place, lines }) =>
      implausible.map((field): Statement => ({
        code: "implausible",
        field,
        standing: "recorded",
        basis: [{ ...place, line: lines[field] ?? place.line }],
      })),
    ),
    ...merged.disagreements.map((disagreement): Statement => ({
      code: "disagreement",
      disagreement,
      standing: "recorded",
      basis: disagreement.values.map(({ place }) => place),
    })),
  ];
  const open = unknowns(merged, isMeasured, statements, figures).filter(
    (what) => !(what === "pods" && isWhole) && !statements.some((each) => each.code === "undetermined" && each.what === what),
  );
  statements.push(...open.map((what): Statement => ({ code: "undetermined", what, standing: "computed", basis })));
  return { statements: [...statements, ...commands(merged, statements, basis)], figures, replicas, ofWorkload: workload !== null };
}

const hasNoDivisor = ({ averageValue, current, value }: MergedAutoscaler["metrics"][number]): boolean =>
  [averageValue, current, value].some(isDividedByNoPods);

const isKnown = ({ utilization, averageValue, current, value }: MergedAutoscaler["metrics"][number]): boolean =>
  [utilization, averageValue, current, value].some((figure) => figure !== undefined && figure !== null);

function neverComputed(merged: MergedAutoscaler, basis: readonly Place[]): Statement {
  const isZero = merged.fields.currentReplicas?.value === 0;
  return { code: "neverComputed", orElse: isZero ? "scaledToZero" : null, standing: "computed", basis };
}

/** KEDA makes an autoscaler of its own, and takes the last pod away itself. */
function ownerOf(merged: MergedAutoscaler): Statement[] {
  const object = merged.scaledObjects.findLast(({ kind }) => kind === "ScaledObject") ?? merged.scaledObjects[0];
  // Beside an autoscaler of another name it may be a second owner.
  if (merged.name === null ? object === undefined : !merged.name.startsWith("keda-hpa-")) return [];
  const [first] = merged.readings;
  const basis = object ? [object.place] : first ? [first.place] : [];
  // An HPA of KEDA has at least 1, so a greater minimum is the ScaledObject's own.
  const own = merged.fields.minReplicas?.value ?? 1;
  const minReplicas = object?.min ?? (own > 1 ? own : null);
  return [{ code: "owner", owner: "keda", minReplicas, standing: "recorded", basis }];
}

/** The count that the workload shows: of its own row, or of its replica sets. */
function replicasOfWorkload({ deployments, replicaSets }: MergedAutoscaler): { replicas: number; place: Place } | null {
  const last = deployments.at(-1);
  const replicas = last?.specReplicas ?? Number(/^\d{1,6}\/(\d{1,6})$/.exec(last?.ready ?? "")?.[1] ?? NaN);
  if (last && Number.isFinite(replicas)) return { replicas, place: last.place };
  const wanted = replicaSets.filter(({ desired }) => (desired ?? 0) > 0);
  return wanted.length === 1 ? { replicas: wanted[0]!.desired!, place: wanted[0]!.place } : null;
}

function unknowns(
  merged: MergedAutoscaler,
  isMeasured: boolean,
  statements: readonly Statement[],
  { worlds, certainty }: Figures,
): Unknown[] {
  const { fields, metrics, conditions, readings } = merged;
  const told = new Set(worlds.length === 0 || !isOpen(certainty) ? [] : tellingTexts(hypothesesOf(worlds)));
  const isSettled = worlds.length > 0 && !isOpen(certainty);
  const isUnreached = worlds[0]?.supposes.includes("conditionsAlone") === true;
  const arePodsOpen = isUnreached || (certainty === "open" && (told.has("pods") || told.has("samples")));
  // A description prints conditions, so its end is missing; a table has none.
  const isCut = readings.some(({ source }) => source !== "table");
  const isIdle = statements.some((each) => each.code === "decision" && each.proposal.high === 0);
  return [
    ...(fields.currentReplicas === undefined ? (["replicas"] as const) : []),
    ...(fields.maxReplicas === undefined ? (["bounds"] as const) : []),
    ...(metrics.length === 0 || !isMeasured ? (["metrics"] as const) : []),
    ...(readings.some(({ hiddenMetrics }) => (hiddenMetrics ?? 0) > 0) ? (["hiddenMetrics"] as const) : []),
    ...(conditions.length === 0 && (isCut || !isSettled) ? (["conditions"] as const) : []),
    ...(fields.desiredReplicas === undefined && !isSettled ? (["desired"] as const) : []),
    ...(arePodsOpen ? (["pods"] as const) : []),
    ...(isIdle && statements.some(({ code }) => code === "owner") ? (["kedaCooldown"] as const) : []),
  ];
}

/** Only then thresholds of the percentage follow from the replicas alone. */
const everyReplicaCounts = ({ decision, statements }: Figures): boolean =>
  decision !== null && statements.every((each) => each.code !== "proposal" || each.factor === each.replicas);

function commands(merged: MergedAutoscaler, statements: readonly Statement[], basis: readonly Place[]): Statement[] {
  const inNamespace = merged.namespace !== null && isSafeName(merged.namespace) ? ` -n ${merged.namespace}` : "";
  const name = merged.name !== null && isSafeName(merged.name) ? ` ${merged.name}` : "";
  const lines = new Map<string, readonly Place[]>();
  for (const statement of statements) {
    if (statement.code === "problem" && statement.when !== "past") {
      const command = commandFor(statement.problem, inNamespace);
      if (command !== null && !lines.has(command)) lines.set(command, statement.basis);
    }
    if (statement.code === "undetermined" && statement.what === "conditions") lines.set(`kubectl describe hpa${name}${inNamespace}`, basis);
    if (statement.code === "undetermined" && (statement.what === "hiddenMetrics" || statement.what === "whatProposedMore"))
      lines.set(`kubectl get hpa${name}${inNamespace} -o yaml`, statement.basis);
    if (statement.code === "undetermined" && (statement.what === "pods" || statement.what === "whatProposedMore"))
      lines.set(`kubectl get pods${inNamespace} -o wide`, statement.basis);
  }
  return [...lines].map(([command, on]): Statement => ({ code: "next", command, standing: "computed", basis: on }));
}
