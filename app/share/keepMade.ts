import { hasSameRun, readScenario, type RecordedReplicas, type Replacement, type Scenario } from "../../engine/index";
import { useContinued, type MadeScenario } from "../store/continued";
import { useScenario } from "../store/scenario";
import { fieldsOf, finiteOf, keptJson, listOf, readTab, textOf } from "../ui/keptData";

const key = "hpa-playground/made";

/** Keeps in this tab what its scenario was made of, so that a reload still has the recorded replicas. Returns what stops it. */
export function keepMade(): () => void {
  restore(useScenario.getState().origin);
  const stops = [
    useScenario.subscribe(({ origin }, before) => {
      if (origin !== before.origin) restore(origin);
    }),
    useContinued.subscribe(({ made }, before) => {
      if (made !== null && made !== before.made) keep(made);
    }),
  ];
  return () => stops.forEach((stop) => stop());
}

function keep(made: MadeScenario): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(made));
  } catch {
    // The storage is full or blocked: a reload shows the scenario alone.
  }
}

function restore(origin: Scenario): void {
  if (useContinued.getState().made?.origin === origin) return;
  const kept = readMade(keptJson(readTab(key), longestKept));
  if (kept !== null && hasSameRun(kept.origin, origin)) useContinued.setState({ made: { ...kept, origin }, fit: null });
}

/** null if anything in it has another form. */
export function readMade(data: unknown): MadeScenario | null {
  const fields = fieldsOf(data);
  const origin = readScenario(fields?.get("origin"));
  const replacements = listOf(fields?.get("replacements"), mostNames, readReplacement);
  const hasOwnNames = fields?.get("hasOwnNames");
  const measured = fields?.get("measured") === null ? null : readReplicas(fields?.get("measured"));
  // JSON has no NaN.
  const recorded =
    fields?.get("recorded") === null ? null : readSteps(fields?.get("recorded"), (count) => (count === null ? NaN : finiteOf(count)));
  if (!origin.ok || replacements === null || typeof hasOwnNames !== "boolean") return null;
  if (measured === undefined || recorded === undefined) return null;
  return { origin: origin.value, measured, recorded, replacements, hasOwnNames };
}

function readReplicas(data: unknown): RecordedReplicas | undefined {
  const start = finiteOf(fieldsOf(data)?.get("start"));
  const points = readSteps(fieldsOf(data)?.get("points"), finiteOf);
  return start === null || points === undefined ? undefined : { start, points };
}

type Steps = (readonly [second: number, replicas: number])[];

/** Pairs whose seconds rise; undefined for anything else. */
function readSteps(data: unknown, countOf: (data: unknown) => number | null): Steps | undefined {
  const steps = listOf(data, mostSteps, (pair) => {
    const [second, count] = Array.isArray(pair) && pair.length === 2 ? [finiteOf(pair[0]), countOf(pair[1])] : [null, null];
    return second === null || count === null ? null : ([second, count] as const);
  });
  const rise = steps?.every(([second], index) => index === 0 || second > steps[index - 1]![0]);
  return steps !== null && steps.length > 0 && rise === true ? steps : undefined;
}

function readReplacement(data: unknown): Replacement | null {
  const fields = fieldsOf(data);
  const kind = nameKindOf(fields?.get("kind"));
  const [original, replacement] = [textOf(fields?.get("original"), longestName), textOf(fields?.get("replacement"), longestName)];
  return kind === null || original === null || replacement === null ? null : { kind, original, replacement };
}

/** The type lists the kinds; a kind that is missing here does not compile. */
const nameKinds: Readonly<Record<Replacement["kind"], true>> = {
  app: true,
  namespace: true,
  container: true,
  sidecar: true,
  label: true,
  value: true,
  annotation: true,
  metric: true,
  image: true,
  object: true,
  host: true,
  port: true,
};
const nameKindOf = (data: unknown): Replacement["kind"] | null =>
  typeof data === "string" && Object.hasOwn(nameKinds, data) ? (data as Replacement["kind"]) : null;

/** A tab's storage holds about five million characters. */
const longestKept = 5_000_000;
/** A step in each second of the longest run. */
const mostSteps = 100_000;
const mostNames = 10_000;
const longestName = 2_000;
