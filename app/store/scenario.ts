import { create } from "zustand";
import {
  decisive,
  firstScenario,
  noVisits,
  switchVersion,
  type ClusterSettings,
  type Incident,
  type KedaVersion,
  type LoadCurve,
  type OutcomeLimits,
  type Scenario,
  type ScenarioFlags,
  type ScenarioStart,
  type VpaHistory,
  type Signal,
  type SimulatedVersion,
  type Study,
  type VersionVisits,
  type Workload,
  sharesRun,
} from "../../engine/index";
import { isChangeable, type ScenarioPart } from "./lesson";
import { withLineFeeds } from "./lineFeeds";
import { withNewestKeda } from "./newestKeda";
import { titled } from "./title";
import { ownOrWaiting, whoseOnceChanged, type Lender, type ShownScenario, type Whose } from "./whose";

/** The source of everything: what is saved and shared, and the history of the load curve. */
export interface ScenarioState {
  scenario: Scenario;
  /** The scenario that this one began as. The text can be reset to its manifest, and its name stays while nothing else is changed. */
  origin: Scenario;
  whose: Whose;
  /** True while a pointer draws: runs may be coarser, and the history does not grow. */
  gesture: boolean;
  past: readonly LoadStep[];
  future: readonly LoadStep[];
  /** The scenario before the changes whose title waits until a worker has read a long text; null: the title is that of the scenario. */
  untitled: Scenario | null;
  /** The versions that the scenario has had, so that setting an earlier version again restores its settings. */
  visits: VersionVisits;
  /** What the last `writeParts` replaced, and what it wrote; null: nothing to take back. */
  written: ScenarioRewriting | null;
}

export interface ScenarioRewriting {
  from: Scenario;
  to: Scenario;
}

/** A curve before a change, with everything that the same change replaced. */
interface LoadStep {
  load: LoadCurve;
  seed?: number;
  durationSeconds?: number;
  /** The workload's fields that the change set to fit the pods to a load. Undo leaves the other fields alone. */
  fit?: Partial<Workload>;
}

export const useScenario = create<ScenarioState>(() => ({
  scenario: firstScenario,
  origin: firstScenario,
  whose: { is: "lent", by: "page", waiting: null },
  gesture: false,
  past: [],
  future: [],
  untitled: null,
  visits: noVisits,
  written: null,
}));

const historyLength = 100;
/** All changes of the scenario go through this, so that nothing changes it while it is read only. */
export const change = (next: (state: ScenarioState) => Partial<ScenarioState>, part: ScenarioPart = "others") => {
  if (!isChangeable(part)) return;
  useScenario.setState((state) => {
    const changes = next(state);
    if (!changes.scenario) return changes;
    return { ...changes, ...withTitle(changes.scenario, state), whose: whoseOnceChanged(state.whose) };
  });
};

function withTitle(changed: Scenario, { scenario, untitled, origin }: ScenarioState): Pick<ScenarioState, "scenario" | "untitled"> {
  const next = withNewestKeda(changed, origin);
  const before = untitled ?? scenario;
  const made = titled(next, before, origin);
  return made === null ? { scenario: next, untitled: before } : { scenario: made, untitled: null };
}

/** To call when more is known of the texts. */
export const giveTitle = (): void => useScenario.setState((state) => (state.untitled === null ? {} : withTitle(state.scenario, state)));
const edit = (changes: Partial<Scenario>, part?: ScenarioPart) =>
  change(({ scenario }) => ({ scenario: { ...scenario, ...changes } }), part);

/** Changes several parts at once, as one change of the scenario. */
export const setParts = (changes: Partial<Scenario>) => edit(changes);

/**
 * Opens a scenario that someone lends in place of the present one; the user's own work waits, and the curve's history starts again.
 * `origin` is the scenario that it began as. If the origin has no name, the scenario keeps its own.
 */
export const openScenario = (scenario: Scenario, origin = scenario, by: Lender = "elsewhere"): void =>
  openAgain({ scenario, origin, whose: { is: "lent", by, waiting: ownOrWaiting(useScenario.getState()) } });

/** Opens what the page showed before. */
export const openAgain = ({ scenario, origin, whose }: ShownScenario): void =>
  useScenario.setState({ scenario, origin, whose, gesture: false, past: [], future: [], untitled: null, visits: noVisits, written: null });

export const setName = (name: string) => edit({ name });
export const setManifest = (manifest: string, part: "manifest" | "manifestNumber" = "manifest") =>
  change(({ scenario, written }) => ({ scenario: { ...scenario, manifest, ...requestWith(manifest, scenario, written) } }), part);

/** Writes parts of another scenario as one step: `unwrite` takes all of it back, and so does the undo of the manifest's editor. */
export const writeParts = (parts: Partial<Scenario>) =>
  change(({ scenario }) => {
    const to = { ...scenario, ...parts };
    return { scenario: to, written: { from: scenario, to } };
  });

/** True while nothing that decides has changed since `writeParts`. */
export const canUnwrite = ({ scenario, written }: ScenarioState): boolean => written !== null && sharesRun(scenario, written.to);

export const unwrite = () =>
  change((state) => {
    if (!state.written || !canUnwrite(state)) return {};
    const before = Object.fromEntries(decisive.map((part) => [part, state.written!.from[part]]));
    return { scenario: { ...state.scenario, ...before }, written: null };
  });

/** The CPU request of the form changes back and forth with the text that was written together with it. */
function requestWith(manifest: string, { workload }: Scenario, written: ScenarioRewriting | null): Partial<Scenario> {
  if (written === null) return {};
  const is = (side: Scenario) => withLineFeeds(side.manifest) === withLineFeeds(manifest);
  const { from, to } = written;
  const [now, other] = is(from) ? [from, to] : [to, from];
  const changes = now.workload.cpuRequestMilli !== other.workload.cpuRequestMilli;
  if (!changes || !is(now) || workload.cpuRequestMilli !== other.workload.cpuRequestMilli) return {};
  return { workload: { ...workload, cpuRequestMilli: now.workload.cpuRequestMilli } };
}

/** True if the text differs from the one that this scenario began with. */
export const isEdited = ({ scenario, origin }: ScenarioState): boolean =>
  withLineFeeds(scenario.manifest) !== withLineFeeds(origin.manifest);
export const setSeed = (seed: number) => edit({ seed });
export const setWorkload = (change: Partial<Workload>, part: "workloadNumber" | "others" = "others") =>
  edit({ workload: { ...useScenario.getState().scenario.workload, ...change } }, part);
/** null chooses the container that the manifest names. */
export function setMainContainer(name: string | null): void {
  const { mainContainer: _, ...workload } = useScenario.getState().scenario.workload;
  edit({ workload: name === null ? workload : { ...workload, mainContainer: name } });
}
export const setCluster = (change: Partial<ClusterSettings>) =>
  edit({ cluster: { ...useScenario.getState().scenario.cluster, ...change } });
export const setFlags = (change: Partial<ScenarioFlags>) => edit({ flags: { ...useScenario.getState().scenario.flags, ...change } });

/** Sets another version of Kubernetes, with its own gates and sync period. */
export const setVersion = (to: SimulatedVersion) =>
  change(({ scenario, visits }) => {
    const switched = switchVersion(scenario.flags, to, visits);
    return { scenario: { ...scenario, flags: switched.flags }, visits: switched.visits };
  });

/** Sets another release of KEDA. */
export const setKedaVersion = (kedaVersion: KedaVersion) => setFlags({ kedaVersion });

/** Sets what a metric measures; null goes back to the guess. */
export function setSignal(metric: string, signal: Signal | null): void {
  const { signals } = useScenario.getState().scenario;
  const place = signals.findIndex((other) => other.metric === metric);
  if (!signal) edit({ signals: signals.filter((other) => other.metric !== metric) });
  else edit({ signals: place < 0 ? [...signals, signal] : signals.with(place, signal) });
}

/** The incidents in order of time; incidents at the same second keep their order. Returns the new incident's index. */
export function addIncident(incident: Incident): number {
  const incidents = inOrder([...useScenario.getState().scenario.incidents, incident]);
  edit({ incidents });
  return incidents.indexOf(incident);
}

/** Replaces an incident, and returns its new index. */
export function changeIncident(index: number, incident: Incident): number {
  const incidents = inOrder(useScenario.getState().scenario.incidents.with(index, incident));
  edit({ incidents });
  return incidents.indexOf(incident);
}

export function removeIncident(index: number): void {
  edit({ incidents: useScenario.getState().scenario.incidents.toSpliced(index, 1) });
}

const inOrder = (incidents: readonly Incident[]) => incidents.toSorted((one, other) => one.at - other.at);

/** True while a pointer drags something other than the curve; runs may then be coarser. */
export const setGesture = (gesture: boolean) => change(() => ({ gesture }));

/** Starts a drawing gesture: the curve before it becomes one step of the history. */
export function beginLoadGesture(): void {
  change((state) => ({ past: remember(state), gesture: true }));
}

/** Sets the curve while a gesture is under way; the history does not grow. */
export const drawLoad = (load: LoadCurve) => edit({ load });

export const endLoadGesture = () => change(() => ({ gesture: false, future: [] }));

/** Ends a gesture and restores the curve from before it. */
export function cancelLoadGesture(): void {
  change(({ scenario, past }) => ({ scenario: { ...scenario, ...past.at(-1) }, past: past.slice(0, -1), gesture: false }));
}

/** One finished change of the curve, such as a preset or a key. */
export function setLoad(load: LoadCurve): void {
  change((state) => ({ past: remember(state), future: [], scenario: { ...state.scenario, load } }));
}

/** Sets a curve, the length of run that it needs and the fields that fit the pods to it, as one change. */
export function setLoadAndDuration(load: LoadCurve, durationSeconds: number, fit?: Partial<Workload>): void {
  change(({ scenario, past }) => {
    const step: LoadStep = { load, durationSeconds, ...(fit && { fit }) };
    return { past: [...recent(past), replacedBy(step, scenario)], future: [], scenario: withStep(scenario, step) };
  });
}

/** Opens another of the scenario's seeds, as one change. The curve stays as it is. */
export const openSeed = (seed: number) =>
  change(({ scenario, past }) => {
    const step: LoadStep = { load: scenario.load, seed };
    return { past: [...recent(past), replacedBy(step, scenario)], future: [], scenario: withStep(scenario, step) };
  });

/** Undo and redo wait while a gesture is under way, because the last step of the history is then the gesture's own. */
export function undoLoad(): void {
  change(({ scenario, gesture, past, future }) => {
    const step = past.at(-1);
    if (!step || gesture) return {};
    return { scenario: withStep(scenario, step), past: past.slice(0, -1), future: [replacedBy(step, scenario), ...future] };
  });
}

export function redoLoad(): void {
  change(({ scenario, gesture, past, future }) => {
    const step = future[0];
    if (!step || gesture) return {};
    return { scenario: withStep(scenario, step), past: [...past, replacedBy(step, scenario)], future: future.slice(1) };
  });
}

const replacedBy = (step: LoadStep, { load, seed, durationSeconds, workload }: Scenario): LoadStep => ({
  load,
  ...(step.seed !== undefined && { seed }),
  ...(step.durationSeconds !== undefined && { durationSeconds }),
  ...(step.fit && { fit: Object.fromEntries(Object.keys(step.fit).map((field) => [field, workload[field as keyof Workload]])) }),
});

const withStep = (
  scenario: Scenario,
  { load, seed = scenario.seed, durationSeconds = scenario.durationSeconds, fit }: LoadStep,
): Scenario => ({
  ...scenario,
  load,
  seed,
  durationSeconds,
  workload: fit ? { ...scenario.workload, ...fit } : scenario.workload,
});

/** Another duration does not stretch the curve: points past the end are hidden until the run is long enough again. */
export const setDuration = (durationSeconds: number) => edit({ durationSeconds });

const recent = (past: readonly LoadStep[]) => past.slice(1 - historyLength);
const remember = ({ scenario, past }: ScenarioState): LoadStep[] => [...recent(past), { load: scenario.load }];

/** null: `defaultStart`. */
export const setStart = (start: ScenarioStart | null) =>
  change(({ scenario }) => {
    const { start: _, ...others } = scenario;
    return { scenario: start === null ? others : { ...others, start } };
  });

/** null: the manifest's VerticalPodAutoscaler begins without a history. */
export const setVpaHistory = (history: VpaHistory | null) =>
  change(({ scenario }) => {
    const { vpa: _, ...others } = scenario;
    return { scenario: history === null ? others : { ...others, vpa: { history } } };
  });

/** null: the study is the usual one of this scenario. Neither it nor the limits change the run. */
export const setStudy = (study: Study | null) =>
  change(({ scenario }) => {
    const { study: _, ...others } = scenario;
    return { scenario: study === null ? others : { ...others, study } };
  });

/** The most that an outcome may be; null: it has no such limit. */
export const setAtMost = (outcome: keyof OutcomeLimits, atMost: number | null) =>
  change(({ scenario: { limits = {}, ...scenario } }) => {
    const { [outcome]: bounds, ...others } = limits;
    const { atMost: _, ...rest } = bounds ?? {};
    const own = atMost === null ? rest : { ...rest, atMost };
    const next = Object.keys(own).length === 0 ? others : { ...others, [outcome]: own };
    return { scenario: Object.keys(next).length === 0 ? scenario : { ...scenario, limits: next } };
  });
