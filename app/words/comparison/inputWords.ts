import {
  customMetricTypes,
  mebibyteMilli,
  clusterFields,
  flagRanges,
  workloadFields,
  type CustomMetricType,
  type InputDifference,
  type Incident,
  type ScenarioStart,
  type Signal,
  type Workload,
} from "../../../engine/index";
import { historyText } from "../names/vpaHistoryWords";
import { clusterWords, flagWords } from "../names/controlWords";
import { incidentLabel, incidentTime } from "../incidents/incidentLooks";
import { functionWords } from "../names/queryWords";
import { signalWords } from "../names/signalWords";
import { meant, plural, t } from "../text";
import { versionName } from "../names/versionName";
import { apiPercents } from "../numbers";
import { apiDecimal, clock, decimal, percents, quantity, runLength, span } from "../times";
import { choiceWords, noLimit, workloadWording } from "../names/workloadWords";

/** One difference of the inputs. It reads as "label: from → to". */
interface InputLine {
  label: string;
  /** True if the label is a field of the API. */
  mono: boolean;
  from: string;
  to: string;
  /** More about the difference, if the two values do not say everything. */
  note: string | null;
}

/** The facts that the words need besides the difference. */
interface Context {
  kind: Workload["kind"];
  /** The type of a custom metric; null if neither run reads the metric. */
  typeOf(metric: string): CustomMetricType | null;
}

/** The type of a custom metric, from the first run that reads it; null if none does. */
export function customTypeOf(
  runs: readonly ({ metrics: readonly { name: string; source: unknown; type: string }[] } | null)[],
  metric: string,
): CustomMetricType | null {
  const found = runs.flatMap((run) => run?.metrics.filter(({ name, source }) => name === metric && source !== null) ?? []);
  return found.flatMap(({ type }) => customMetricTypes.filter((each) => each === type))[0] ?? null;
}

export function inputLine(input: InputDifference, { kind, typeOf }: Context): InputLine {
  switch (input.part) {
    case "manifest":
      return {
        ...line(
          input.object === undefined ? input.path : `${input.object} ${input.path}`,
          input.from ?? t`not set`,
          input.to ?? t`not set`,
        ),
        mono: true,
      };
    case "workload":
      return workloadLine(input, kind);
    case "rollout":
      return { ...line(input.field, shareText(input.from), shareText(input.to)), mono: true };
    case "containers":
      return line(t`Containers of a pod`, containersText(input.from), containersText(input.to));
    case "cluster": {
      const { unit } = clusterFields[input.field];
      return line(clusterWords[input.field][0], withUnit(input.from, unit), withUnit(input.to, unit));
    }
    case "kubernetesVersion":
      return line(t`Kubernetes version`, versionName(input.from), versionName(input.to));
    case "kedaVersion":
      return line(t`KEDA version`, input.from, input.to);
    case "flag": {
      const { unit } = flagRanges[input.field];
      return line(flagWords[input.field][0], withUnit(input.from, unit), withUnit(input.to, unit));
    }
    case "featureGate":
      return { ...line(input.field, onOff(input.from), onOff(input.to)), mono: true };
    case "load": {
      const { at, baseline, now } = input.farthest;
      const note =
        input.from === input.to
          ? t`differs at ${clock(input.from)}, most at ${clock(at)}`
          : t`differs from ${clock(input.from)} to ${clock(input.to)}, most at ${clock(at)}`;
      return { ...line(t`Load at ${clock(at)}`, quantity(baseline), t`${quantity(now)} per s`), note };
    }
    case "noise":
      return line(t`Noise of the load`, percent(input.from), percent(input.to));
    case "duration":
      return line(t`Length of the run`, runLength(input.from), runLength(input.to));
    case "start":
      return line(t`Start of the run`, startText(input.from), startText(input.to));
    case "vpaHistory":
      return line(t`History of the VPA`, historyText(input.from), historyText(input.to));
    case "seed":
      return line(t`Seed`, String(input.from), String(input.to));
    case "incident":
      return incidentLine(input.from, input.to);
    case "signal":
      return signalLine(input.metric, input.from, input.to, (signal) =>
        signalText(signal, signalWords(signal.source, typeOf(input.metric) ?? "External", kind)),
      );
  }
}

const line = (label: string, from: string, to: string): InputLine => ({ label, mono: false, from, to, note: null });

function withUnit(value: number, unit: string): string {
  const number = Number.isInteger(value) ? quantity(value) : decimal(value, 3);
  return unit === "%" ? percents(number) : unit === "" || unit === "pods" || unit === "nodes" ? number : `${number}\u00a0${unit}`;
}

/** "2026-01-05 08:00 Europe/Berlin" */
const startText = ({ at, timeZone }: ScenarioStart): string => `${at.replace("T", " ")} ${timeZone}`;

const onOff = (on: boolean): string => (on ? t`on` : t`off`);
const percent = (share: number): string => percents(decimal(share * 100, 1));

function workloadLine({ field, from, to }: Extract<InputDifference, { part: "workload" }>, kind: Workload["kind"]): InputLine {
  const text = (value: typeof from) =>
    typeof value === "boolean" ? (value ? t`yes` : t`no`) : typeof value === "string" ? (choices.get(value) ?? value) : "";
  switch (field) {
    case "kind":
      return line(t`Kind of workload`, text(from), text(to));
    case "sidecar":
      return line(t`Sidecar`, text(from), text(to));
    case "mainContainer":
      return line(t`Main container`, from === undefined ? t`the only one` : String(from), to === undefined ? t`the only one` : String(to));
    case "memoryReleased":
      return line(t`Memory is released`, text(from), text(to));
    case "readinessProbe":
      return line(choiceWords.readinessProbe.label, text(from), text(to));
    case "livenessProbe":
      return line(choiceWords.livenessProbe.label, text(from), text(to));
    case "podManagementPolicy":
      return { ...line(field, text(from), text(to)), mono: true };
    case "updateMaxUnavailablePercent": {
      const written = (value: typeof from) => (value === undefined ? t`not set` : apiPercents(Number(value)));
      return { ...line("maxUnavailable", written(from), written(to)), mono: true };
    }
    case "startupInitialDelaySeconds":
    case "startupPeriodSeconds": {
      const name = field === "startupPeriodSeconds" ? "periodSeconds" : "initialDelaySeconds";
      const seconds = (value: typeof from) => (value === undefined ? t`not set` : withUnit(Number(value), "s"));
      return { ...line(`startupProbe.${name}`, seconds(from), seconds(to)), mono: true };
    }
    default: {
      const { unit } = workloadFields[field];
      const amount = (value: typeof from) => (field in noLimit && value === 0 ? t`none` : withUnit(Number(value), unit));
      return line(workloadWording(field, kind).label, amount(from), amount(to));
    }
  }
}

const shareText = ({ amount, unit }: Rollout["from"]): string => (unit === "%" ? percents(amount) : plural(amount, "pod"));

/** "app (cpu 200m), mesh": the requests distinguish containers with the same name. */
function containersText(pod: Containers["from"]): string {
  if (pod === null) return t`not in the manifest`;
  const containers = [...(pod.initContainers ?? []), ...pod.containers].map(({ name, requestsMilli }) => {
    const requests = requestsText(requestsMilli);
    return requests === "" ? name : `${name} (${requests})`;
  });
  const own = requestsText(pod.requestsMilli ?? {});
  const overhead = requestsText(pod.overheadMilli ?? {});
  return [
    ...containers,
    ...(own === "" ? [] : [t`the pod (${own})`]),
    ...(overhead === "" ? [] : [t`the pod’s overhead (${overhead})`]),
  ].join(", ");
}

function requestsText(requests: Partial<Record<string, number | bigint>>): string {
  const amounts = Object.entries(requests).map(([resource, milli]) => {
    const value = Number(milli);
    if (resource === "memory") return `memory ${apiDecimal(value / mebibyteMilli, 1)}Mi`;
    return resource === "cpu" ? `cpu ${apiDecimal(value)}m` : `${resource} ${decimal(value / 1000, 3)}`;
  });
  return amounts.join(", ");
}

type Rollout = Extract<InputDifference, { part: "rollout" }>;
type Containers = Extract<InputDifference, { part: "containers" }>;

const choices: ReadonlyMap<string, string> = new Map<Workload["kind"] | Workload["sidecar"], string>([
  ["service", t`service`],
  ["queue", t`queue worker`],
  ["none", t`none`],
  ["withRequest", t`with requests`],
  ["withoutRequest", t`without requests`],
]);

/** Two edited manifests can have the same words, so `alike` marks the second as changed. */
function incidentLine(from: Incident | null, to: Incident | null): InputLine {
  const text = (incident: Incident | null) =>
    incident ? `${incidentLabel(incident)}, ${incidentTime(incident)}` : meant("an incident")`none`;
  return line(t`Incident`, text(from), alike(text(from), text(to)));
}

function signalLine(metric: string, from: Signal | null, to: Signal | null, words: (signal: Signal) => string): InputLine {
  const text = (signal: Signal | null) => (signal ? words(signal) : t`guessed`);
  return line(t`${metric} measures`, text(from), alike(text(from), text(to)));
}

/** What the signal measures, and what is said about its query. */
function signalText({ function: name, rangeSeconds }: Signal, measures: string): string {
  const query = [
    ...(name === undefined ? [] : [functionWords[name]]),
    ...(rangeSeconds === undefined ? [] : [t`range ${span(rangeSeconds)}`]),
  ];
  return [measures, ...query].join(", ");
}

const alike = (from: string, to: string): string => (from === to ? t`${to}, changed` : to);
