import { kubernetesVersions, unnamedVersion } from "../controller/releases";
import { maxManifestLength } from "../lib/longestManifest";
import { podStates } from "./podState";
import { podBlows, releases } from "./release";
import { resizePolicies, resizeWays } from "./resizeState";

/** A field of an incident: its allowed values and its default. */
export type Field = NumberField | ChoiceField | NameField | TextField;

/** From `min` to `max`; whole if `step` is. `unit` is empty for a count and for a factor. */
export interface NumberField {
  type: "number";
  unit: string;
  min: number;
  max: number;
  step: number;
  default: number;
}

export interface ChoiceField<Word extends string = string> {
  type: "choice";
  words: readonly Word[];
  default: Word;
}

/** A name as the API server accepts it for a container (a DNS label). */
export interface NameField {
  type: "name";
  default: string;
}

/** A text of several lines: a file keeps it as a list of lines. `maxLength` is in characters. */
interface TextField {
  type: "text";
  maxLength: number;
  default: string;
}

type ValueOf<F> = F extends NumberField ? number : F extends ChoiceField<infer Word> ? Word : string;

/** Every field that an incident of any kind may have: a name means the same in all kinds. */
export const incidentFields = {
  durationSeconds: { type: "number", unit: "s", min: 1, max: 86_400, step: 1, default: 300 },
  pods: { type: "number", unit: "", min: 1, max: 10_000, step: 1, default: 2 },
  replicas: { type: "number", unit: "", min: 0, max: 10_000, step: 1, default: 1 },
  factor: { type: "number", unit: "", min: 0, max: 100, step: 0.1, default: 2 },
  percent: { type: "number", unit: "%", min: 1, max: 100, step: 1, default: 50 },
  /** kube-controller-manager's --node-monitor-grace-period: 40 s before 1.32. */
  nodeMonitorGraceSeconds: { type: "number", unit: "s", min: 1, max: 600, step: 1, default: 50 },
  /** Of the toleration of node.kubernetes.io/unreachable, which the API server adds to every pod. */
  tolerationSeconds: { type: "number", unit: "s", min: 0, max: 86_400, step: 1, default: 300 },
  noticeSeconds: { type: "number", unit: "s", min: 0, max: 3600, step: 1, default: 120 },
  deletionCost: { type: "number", unit: "", min: -2_147_483_648, max: 2_147_483_647, step: 1, default: -100 },
  release: { type: "choice", words: releases, default: "good" },
  container: { type: "name", default: "renamed" },
  podState: { type: "choice", words: podStates, default: "running" },
  cpuMilli: { type: "number", unit: "m", min: 1, max: 64_000, step: 1, default: 20 },
  minReplicas: { type: "number", unit: "", min: 0, max: 10_000, step: 1, default: 5 },
  /** From one beginning to the next; the incident comes again until the run ends. */
  repeatSeconds: { type: "number", unit: "s", min: 300, max: 86_400, step: 1, default: 3600 },
  kubernetesVersion: { type: "choice", words: kubernetesVersions, default: unnamedVersion },
  /** Of a ScaledObject, counted from 1; 0 means all of them. */
  trigger: { type: "number", unit: "", min: 0, max: 100, step: 1, default: 1 },
  resizedBy: { type: "choice", words: resizeWays, default: "patch" },
  /** Of the main container; 0: it stays as it is. */
  cpuRequestMilli: { type: "number", unit: "m", min: 0, max: 64_000, step: 1, default: 0 },
  cpuLimitMilli: { type: "number", unit: "m", min: 0, max: 64_000, step: 1, default: 0 },
  memoryRequestMebibytes: { type: "number", unit: "Mi", min: 0, max: 262_144, step: 1, default: 0 },
  memoryLimitMebibytes: { type: "number", unit: "Mi", min: 0, max: 262_144, step: 1, default: 0 },
  /** What the pods' templates say in resizePolicy of the main container; a new template needs none. */
  cpuResizePolicy: { type: "choice", words: resizePolicies, default: "NotRequired" },
  memoryResizePolicy: { type: "choice", words: resizePolicies, default: "NotRequired" },
  /** Counted from 1 in the order of creation, so it names the same pod as long as nothing before its creation changes. */
  pod: { type: "number", unit: "", min: 1, max: 1_000_000, step: 1, default: 1 },
  podBlow: { type: "choice", words: podBlows, default: "crashes" },
  manifest: { type: "text", maxLength: maxManifestLength, default: "" },
} as const satisfies Readonly<Record<string, Field>>;

export type IncidentFieldName = keyof typeof incidentFields;
export type IncidentFieldValues = { [Name in IncidentFieldName]: ValueOf<(typeof incidentFields)[Name]> };
