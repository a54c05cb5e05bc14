import type { ReactNode } from "react";
import {
  missingNeed,
  simulatedKindOf,
  targetKinds,
  withTaken,
  workloadFields,
  type MainReason,
  type ManifestPlace,
  type TakenContainers,
  type TakenFromManifest,
  type Workload,
  type WorkloadNumber,
} from "../../engine/index";
import { setMainContainer, setWorkload, useScenario } from "../store/scenario";
import { useTrace } from "../store/trace";
import { CheckField } from "../ui/CheckField";
import { ChoiceField } from "../ui/ChoiceField";
import { NumberField } from "../ui/NumberField";
import { plural, t } from "../words/text";
import { decimal, percents } from "../words/times";
import { FromManifest } from "./FromManifest";
import { FoldingGroup } from "./Group";
import { LivenessProbe, ReadinessProbe } from "./Probes";
import { choiceWords, kindHelp, noLimit, workloadWording } from "../words/names/workloadWords";
import "./forms.css";

interface Props {
  /** Shows the place of a value in the text. */
  onGoToManifest: (place: ManifestPlace) => void;
}

/**
 * The simulated workload: six numbers first, the others in groups that say what is set. A field that has no effect with the chosen kinds is not
 * shown, and a value from the manifest is shown as it is written there.
 */
export function WorkloadForm({ onGoToManifest }: Props) {
  const own = useScenario((state) => state.scenario.workload);
  const taken = useTrace(({ run }) => run?.taken ?? null);
  const workload = withTaken(own, taken);
  const { kind, sidecar } = workload;
  const isJob = kind === "queue" && workload.jobSeconds > 0;
  const fields = (...names: WorkloadNumber[]) =>
    names.map((name) => <Field key={name} field={name} own={own} workload={workload} taken={taken} onGoToManifest={onGoToManifest} />);
  const atDefault = (...names: WorkloadNumber[]) =>
    names.every((name) => workload[name] === workloadFields[name].default && taken?.numbers[name] === undefined);
  return (
    <form className="settings" aria-label={t`Workload`} onSubmit={(event) => event.preventDefault()}>
      <ChoiceField
        label={choiceWords.kind.label}
        name="kind"
        help={kindHelp[kind]}
        value={kind}
        choices={kinds}
        onChange={(chosen) => setWorkload({ kind: chosen })}
      />
      {taken?.containers && <MainContainer containers={taken.containers} chosen={own.mainContainer} onGoToManifest={onGoToManifest} />}
      {fields(...firstFields)}
      <FoldingGroup title={t`CPU`} brief={cpu(workload)} atRest={atDefault("idleCpuMilli", "cpuLimitMilli", "requestTimeoutSeconds")}>
        {fields("idleCpuMilli", "cpuLimitMilli")}
        {kind === "service" && fields("requestTimeoutSeconds")}
      </FoldingGroup>
      <FoldingGroup
        title={t`Waits and jobs`}
        brief={waits(workload)}
        atRest={atDefault("waitMillisecondsPerRequest", "jobSeconds", "connectionsPerPod", "databaseConnections")}
      >
        {kind === "queue" && fields("jobSeconds")}
        {!isJob && fields("waitMillisecondsPerRequest")}
        {!isJob && fields("connectionsPerPod", "databaseConnections")}
      </FoldingGroup>
      {kind === "service" && (
        <FoldingGroup title={t`Clients`} brief={clients(workload)} atRest={atDefault("clientConnections", "retries", "abandonedSeconds")}>
          {fields("clientConnections", "maxConnectionAgeSeconds", "retries", "retryBackoffSeconds", "abandonedSeconds")}
        </FoldingGroup>
      )}
      <FoldingGroup title={t`Uneven load`} brief={evenness(workload)} atRest={atDefault("cpuSpreadPercent", "imbalancePercent")}>
        {fields("cpuSpreadPercent", "imbalancePercent")}
      </FoldingGroup>
      <FoldingGroup title={t`Memory`} brief={memory(workload)} atRest={workload.memoryReleased && atDefault(...memoryNumbers)}>
        {fields(...memoryNumbers)}
        <CheckField
          {...choiceWords.memoryReleased}
          name="memoryReleased"
          checked={workload.memoryReleased}
          onChange={(memoryReleased) => setWorkload({ memoryReleased })}
        />
      </FoldingGroup>
      <FoldingGroup title={t`Sidecar`} brief={sidecarWords[sidecar]} atRest={sidecar === "none"}>
        {taken?.containers ? (
          <FromManifest
            {...choiceWords.sidecar}
            name="sidecar"
            value={sidecarWords[sidecar]}
            unit=""
            place={taken.containers.place}
            onGoToManifest={onGoToManifest}
          />
        ) : (
          <ChoiceField
            {...choiceWords.sidecar}
            name="sidecar"
            value={sidecar}
            choices={sidecars}
            onChange={(chosen) => setWorkload({ sidecar: chosen })}
          />
        )}
        {sidecar !== "none" && fields("sidecarCpuPerRequestMilliseconds", "sidecarIdleCpuMilli", "sidecarMemoryMebibytes")}
        {sidecar === "withRequest" && fields("sidecarCpuRequestMilli", "sidecarMemoryRequestMebibytes")}
      </FoldingGroup>
      <FoldingGroup
        title={t`Start and warm-up`}
        brief={start(workload)}
        atRest={atDefault("schedulingSeconds", "imagePullSeconds", "startUpCpuMilli", "startUpCpuSeconds", "warmUpSeconds")}
      >
        {fields("schedulingSeconds", "imagePullSeconds", "startUpCpuMilli", "startUpCpuSeconds")}
        {fields("warmUpSeconds", "warmUpCapacityPercent", "warmUpCpuPercent")}
      </FoldingGroup>
      <FoldingGroup
        title={t`Readiness`}
        brief={readiness(workload)}
        atRest={workload.readinessProbe && atDefault(...probeFields, "flapPeriodSeconds")}
      >
        <ReadinessProbe workload={workload} probes={taken?.probes ?? null} onGoToManifest={onGoToManifest} />
        {workload.readinessProbe && fields(...probeFields, "flapPeriodSeconds", "flapSeconds")}
      </FoldingGroup>
      <FoldingGroup title={t`Liveness`} brief={liveness(workload)} atRest={!workload.livenessProbe}>
        <LivenessProbe workload={workload} place={taken?.probes?.liveness ?? null} onGoToManifest={onGoToManifest} />
        {workload.livenessProbe &&
          fields("livenessInitialDelaySeconds", "livenessPeriodSeconds", "livenessTimeoutSeconds", "livenessFailureThreshold")}
      </FoldingGroup>
      <FoldingGroup
        title={t`Stop`}
        brief={t`${workload.preStopSeconds} s preStop, ${workload.drainSeconds} s draining, ${workload.stopSeconds} s to stop`}
        atRest={atDefault("preStopSeconds", "drainSeconds", "stopSeconds", "terminationGraceSeconds")}
      >
        {fields("preStopSeconds", "drainSeconds", "stopSeconds", "terminationGraceSeconds")}
      </FoldingGroup>
      <Rollout
        workload={workload}
        policyPlace={taken?.podManagementPolicy ?? null}
        fields={fields}
        atRest={atDefault("maxSurgePercent", "maxUnavailablePercent", "minReadySeconds")}
        statefulAtRest={atDefault("partition", "updateMaxUnavailable", "minReadySeconds")}
        onGoToManifest={onGoToManifest}
      />
    </form>
  );
}

interface MainContainerProps extends Props {
  containers: TakenContainers;
  /** The container that the user chose. */
  chosen: string | undefined;
}

/** For a manifest with several containers: which one bears the load, why, and the choice of another. */
function MainContainer({ containers: { names, reason, choices, mainPlace }, chosen, onGoToManifest }: MainContainerProps) {
  if (choices.length < 2) return null;
  return (
    <div className="main-container">
      <ChoiceField
        label={choiceWords.mainContainer.label}
        name="mainContainer"
        help={mainHelp[reason]}
        value={reason === "chosen" ? (chosen ?? "") : ""}
        choices={[
          ["", reason === "chosen" ? t`found in the manifest` : t`${names.main} (found)`],
          ...choices.filter((name) => reason === "chosen" || name !== names.main).map((name) => [name, name] as const),
        ]}
        onChange={(name) => setMainContainer(name === "" ? null : name)}
      />
      <p className="muted">
        <button type="button" className="lk" onClick={() => onGoToManifest(mainPlace)}>
          {t`From the manifest, line ${mainPlace.line}`}
        </button>
      </p>
    </div>
  );
}

const mainHelp: Readonly<Record<MainReason, string>> = {
  chosen: t`It takes the load because you chose it.`,
  metric: t`It takes the load because a ContainerResource metric names it.`,
  annotation: t`It takes the load because the annotation kubectl.kubernetes.io/default-container names it.`,
  only: t`It takes the load because it is the only container.`,
  traits: t`It takes the load because its ports, probes, request and name look most like those of the app.`,
  first: t`It takes the load because it is the first container; the manifest does not tell which one is the app.`,
};

const kinds = [
  ["service", t`service`],
  ["queue", t`queue worker`],
] as const;

const sidecars = [
  ["none", t`none`],
  ["withRequest", t`with requests`],
  ["withoutRequest", t`without requests`],
] as const;
const sidecarWords = Object.fromEntries(sidecars) as Readonly<Record<Workload["sidecar"], string>>;

/** What most people set. */
const firstFields = [
  "initialReplicas",
  "cpuRequestMilli",
  "cpuPerRequestMilliseconds",
  "startUpSeconds",
  "readinessSeconds",
  "workersPerPod",
] as const satisfies WorkloadNumber[];

const probeFields = [
  "readinessInitialDelaySeconds",
  "readinessPeriodSeconds",
  "readinessSuccessThreshold",
  "readinessFailureThreshold",
] as const satisfies WorkloadNumber[];

const cpu = ({ idleCpuMilli, cpuLimitMilli }: Workload): string =>
  cpuLimitMilli === 0 ? t`no limit, idle ${idleCpuMilli}m` : t`limit ${cpuLimitMilli}m, idle ${idleCpuMilli}m`;

function waits({ kind, jobSeconds, waitMillisecondsPerRequest, connectionsPerPod, databaseConnections }: Workload): string {
  if (kind === "queue" && jobSeconds > 0) return t`jobs of ${jobSeconds} s`;
  if (waitMillisecondsPerRequest === 0) return t`only CPU`;
  const held = [connectionsPerPod, databaseConnections].filter((count) => count > 0);
  const wait = t`${waitMillisecondsPerRequest} ms for others`;
  return held.length === 0 ? wait : [wait, t`connections: ${Math.min(...held)}`].join(", ");
}

const memory = ({ idleMemoryMebibytes, memoryRequestMebibytes, memoryLimitMebibytes, memoryLeakMebibytesPerHour }: Workload): string =>
  [
    t`request ${memoryRequestMebibytes}Mi, idle ${idleMemoryMebibytes}Mi`,
    ...(memoryLimitMebibytes > 0 ? [t`limit ${memoryLimitMebibytes}Mi`] : []),
    ...(memoryLeakMebibytesPerHour > 0 ? [t`leak ${memoryLeakMebibytesPerHour}Mi/h`] : []),
  ].join(", ");

/** Only what acts: CPU without a time is none. */
function start({ schedulingSeconds, imagePullSeconds, startUpCpuMilli, startUpCpuSeconds, warmUpSeconds }: Workload): string {
  const bursts = startUpCpuMilli > 0 && startUpCpuSeconds > 0;
  return [
    ...(schedulingSeconds > 0 ? [t`scheduling ${schedulingSeconds} s`] : []),
    ...(imagePullSeconds > 0 ? [t`image ${imagePullSeconds} s`] : []),
    bursts ? t`start-up CPU ${startUpCpuMilli}m for ${startUpCpuSeconds} s` : t`no start-up CPU`,
    warmUpSeconds > 0 ? t`warm-up ${warmUpSeconds} s` : t`no warm-up`,
  ].join("; ");
}

function readiness({ readinessProbe, readinessPeriodSeconds, flapPeriodSeconds, flapSeconds }: Workload): string {
  if (!readinessProbe) return t`no probe`;
  const probe = t`probe every ${readinessPeriodSeconds} s`;
  return flapPeriodSeconds > 0 ? [probe, t`fails ${flapSeconds} s every ${flapPeriodSeconds} s`].join(", ") : probe;
}

function clients({ clientConnections, maxConnectionAgeSeconds, retries, abandonedSeconds }: Workload): string {
  const parts = [
    ...(clientConnections > 0 ? [t`connections: ${clientConnections}`] : []),
    ...(clientConnections > 0 && maxConnectionAgeSeconds > 0 ? [t`up to ${maxConnectionAgeSeconds} s`] : []),
    ...(retries > 0 ? [t`retries: ${retries}`] : []),
    ...(abandonedSeconds > 0 ? [t`abandoned: ${abandonedSeconds} s`] : []),
  ];
  return parts.join(", ") || t`no connections kept, no retries`;
}

function evenness({ cpuSpreadPercent, imbalancePercent }: Workload): string {
  const parts = [
    ...(cpuSpreadPercent > 0 ? [t`±${cpuSpreadPercent}% between pods`] : []),
    ...(imbalancePercent > 0 ? [t`hottest +${imbalancePercent}%`] : []),
  ];
  return parts.join(", ") || t`even`;
}

const liveness = ({ livenessProbe, livenessPeriodSeconds, livenessFailureThreshold }: Workload): string =>
  livenessProbe ? t`restart after ${livenessFailureThreshold} × ${livenessPeriodSeconds} s` : t`no probe`;

const policies = [
  ["OrderedReady", "OrderedReady"],
  ["Parallel", "Parallel"],
] as const;

interface RolloutProps extends Props {
  workload: Workload;
  /** Where the manifest sets a StatefulSet's podManagementPolicy; null: it does not. */
  policyPlace: ManifestPlace | null;
  statefulAtRest: boolean;
  fields(...names: WorkloadNumber[]): ReactNode;
  atRest: boolean;
}

/** The fields of a rollout; they depend on the kind of the target, because each kind replaces its pods in its own way. */
function Rollout({ workload, policyPlace, fields, atRest, statefulAtRest, onGoToManifest }: RolloutProps) {
  const target = useTrace(({ run }) => (run === null ? null : simulatedKindOf(run.hpa.spec.scaleTargetRef)) ?? "Deployment");
  const { rollout } = targetKinds[target];
  if (rollout === "none") {
    return (
      <FoldingGroup name="rollout" title={t`Rollout`} brief={t`none`} atRest>
        <p className="note muted">
          {t`A ${target} does not replace its pods. Only pods created later run a new release.`}
          {target === "ReplicationController" && (
            <>
              {" "}
              {t`kubectl rolling-update (up to kubectl 1.17) made a second ReplicationController with another name. The autoscaler does not scale that one.`}
            </>
          )}
        </p>
      </FoldingGroup>
    );
  }
  if (rollout === "oneByOne") {
    return (
      <FoldingGroup
        name="rollout"
        title={t`Rollout`}
        brief={workload.podManagementPolicy}
        atRest={workload.podManagementPolicy === "OrderedReady" && statefulAtRest}
      >
        {policyPlace ? (
          <FromManifest
            {...choiceWords.podManagementPolicy}
            name="podManagementPolicy"
            value={workload.podManagementPolicy}
            unit=""
            place={policyPlace}
            onGoToManifest={onGoToManifest}
          />
        ) : (
          <ChoiceField
            {...choiceWords.podManagementPolicy}
            name="podManagementPolicy"
            value={workload.podManagementPolicy}
            choices={policies}
            onChange={(podManagementPolicy) => setWorkload({ podManagementPolicy })}
          />
        )}
        <p className="note muted">{t`A rolling update of a StatefulSet replaces its pods from the highest number down.`}</p>
        {fields("partition", "updateMaxUnavailable", "minReadySeconds")}
      </FoldingGroup>
    );
  }
  return (
    <FoldingGroup
      name="rollout"
      title={t`Rollout`}
      brief={t`surge ${share(workload.maxSurgePods, workload.maxSurgePercent)}, unavailable ${share(workload.maxUnavailablePods, workload.maxUnavailablePercent)}`}
      atRest={atRest}
    >
      {fields("maxSurgePercent", "maxUnavailablePercent", "minReadySeconds")}
    </FoldingGroup>
  );
}

const share = (pods: number | undefined, percent: number): string => (pods === undefined ? percents(percent) : plural(pods, "pod"));

type LimitField = keyof typeof noLimit;

const requestOf = { cpuLimitMilli: "cpuRequestMilli", memoryLimitMebibytes: "memoryRequestMebibytes" } as const satisfies Record<
  LimitField,
  WorkloadNumber
>;

/** The limit of a request. */
const limitOf: Readonly<Partial<Record<WorkloadNumber, LimitField>>> = {
  cpuRequestMilli: "cpuLimitMilli",
  memoryRequestMebibytes: "memoryLimitMebibytes",
};

const isLimitField = (field: WorkloadNumber): field is LimitField => field in noLimit;

const memoryNumbers = [
  "idleMemoryMebibytes",
  "memoryPerRequestMebibytes",
  "memoryRequestMebibytes",
  "memoryLimitMebibytes",
  "memoryLeakMebibytesPerHour",
] as const satisfies readonly WorkloadNumber[];

/** Why a number changes nothing, by the name of the field that would have to be set. */
function idleWords(field: WorkloadNumber, workload: Workload): string | null {
  const need = missingNeed(field, workload);
  if (need === null) return null;
  return t`No effect while “${workloadWording(need, workload.kind).label}” is 0.`;
}

interface FieldProps extends Props {
  field: WorkloadNumber;
  /** `own` is the form's workload; `workload` has the manifest's values in place of some of its fields. */
  own: Workload;
  workload: Workload;
  taken: TakenFromManifest | null;
}

function Field({ field, own, workload, taken, onGoToManifest }: FieldProps) {
  const { unit, min, max, step, default: standard } = workloadFields[field];
  const wording = workloadWording(field, workload.kind);
  const written = taken?.numbers[field];
  if (written) {
    const value = written.amount === null ? t`none` : decimal(written.amount);
    const unlimited = isLimitField(field) && written.amount === null ? { help: noLimit[field].help } : {};
    const writtenUnit = written.amount === null ? "" : written.unit;
    return (
      <FromManifest
        {...wording}
        {...unlimited}
        name={field}
        value={value}
        unit={writtenUnit}
        place={written.place}
        onGoToManifest={onGoToManifest}
      />
    );
  }
  // The API server refuses a request above the limit, so neither field can pass the other.
  const limit = limitOf[field];
  const isLimit = isLimitField(field);
  const request = isLimit ? requestOf[field] : undefined;
  const bound = limit ? { bound: t`at most the limit` } : isLimit ? { bound: t`at least the request` } : {};
  const number = (
    <NumberField
      {...wording}
      idle={idleWords(field, workload)}
      name={field}
      unit={unit}
      default={standard}
      // The limit is at least the request, whether the manifest or the form sets the request.
      value={isLimit ? workload[field] : own[field]}
      min={request ? Math.max(1, workload[request]) : min}
      max={limit ? workload[limit] || max : max}
      step={step}
      {...bound}
      onChange={(value) => setWorkload({ [field]: value })}
    />
  );
  if (!isLimit) return number;
  const isLimited = workload[field] > 0;
  // Memory has no usual limit: twice the request.
  const usual = Math.min(max, Math.max(standard || 2 * workload.memoryRequestMebibytes, workload[requestOf[field]]));
  return (
    <>
      {isLimited && number}
      <CheckField
        {...noLimit[field]}
        {...(!isLimited && { name: field })}
        checked={!isLimited}
        onChange={(none) => setWorkload({ [field]: none ? 0 : usual })}
      />
    </>
  );
}
