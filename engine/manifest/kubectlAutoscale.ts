import { isBefore, type KubernetesVersion, unnamedVersion } from "../controller/releases";
import { foreign, plain, say, type Words } from "../lib/sentence";
import { type Autoscaler, type Cluster, type Failure, metricOf, readAutoscale, type AutoscaleError } from "./commandLine/autoscale";
import type { Release } from "./commandLine/autoscaleFlags";
import { type Files, firstCommand } from "./commandLine/shell";
import { yamlLines } from "./yamlText";

/**
 * The manifests that a `kubectl autoscale` line makes, one for each target, or what is wrong with the line. `manifest` is the first. `said`:
 * the warnings or errors as data.
 */
export type KubectlReading =
  | { ok: true; manifest: string; manifests: MadeManifest[]; warnings: string[]; said: Words[] }
  | { ok: false; errors: string[]; said: Words[] };

interface MadeManifest {
  name: string;
  kind: string;
  manifest: string;
}

/**
 * Null if the text has no `kubectl autoscale` (a prompt before it and other commands around it are allowed). The result of the first one is
 * what the kubectl of the version would send.
 */
export function readKubectlAutoscale(text: string, version: KubernetesVersion = unnamedVersion): KubectlReading | null {
  const script = text.replaceAll(/\r\n?/g, "\n").replace(promptPattern, "");
  const words = autoscaleCommand(script, anyFiles);
  if (words === null) return null;
  if (!words.ok) return refused([words.error]);
  const release = releaseOf(version);
  const reading = readAutoscale(words.words, release, anyCluster);
  if (reading === null) return null;
  const { autoscalers, failures, warnings } = reading;
  const errors = [...failures.map(failureWording), ...reading.errors.map((error) => wording(error, version))];
  if (autoscalers.length + errors.length === 0) return refused([say`This command shows help (-h) and creates nothing. Remove -h.`]);
  if (autoscalers.length === 0) return refused([...hints(text), ...errors]);
  const manifests = autoscalers.slice(0, mostManifests).map((autoscaler): MadeManifest => ({
    name: autoscaler.name,
    kind: autoscaler.target.kind,
    manifest: manifestOf(autoscaler, release),
  }));
  const said = warnings.map((warning) => say`kubectl warns: ${warning}`);
  return { ok: true, manifest: manifests[0]?.manifest ?? "", manifests, warnings: said.map(plain), said };
}

const refused = (said: Words[]): KubectlReading => ({ ok: false, errors: said.map(plain), said });

/** More than a person chooses from. */
const mostManifests = 20;

/** The kubectl of a Kubernetes version. */
export function releaseOf(version: KubernetesVersion): Release {
  return { targetsResources: !isBefore(version, "1.34"), writesV2: !isBefore(version, "1.33") };
}

/** The cluster of the person who pastes is unknown. */
const anyCluster: Cluster = { has: () => true, choosesConnection: true };
export const anyFiles: Files = { canRead: () => true, canWrite: () => true };

/** The words behind the first `kubectl` with `autoscale`; an error if the shell does not run its line. */
export function autoscaleCommand(script: string, files: Files): { ok: true; words: string[] } | { ok: false; error: Words } | null {
  if (!mayBeCommand(script)) return null;
  const read = firstCommand(script, files, (words) => kubectlWords(words)?.includes("autoscale") ?? false);
  if (!read.ok) return script.split("\n").some(isCommandLine) ? read : null;
  const words = kubectlWords(read.words ?? []);
  return words && { ok: true, words };
}

const promptPattern = /^\s*(?:[$%>]\s+)?/;

/** A check before a shell reads it: the two words occur, and the first line that is no comment is not YAML or JSON. */
function mayBeCommand(text: string): boolean {
  if (!/\bautoscale\b/.test(text) || !/\b(?:kubectl|oc|k)\b/.test(text)) return false;
  const start = /^(?:[ \t]*(?:#[^\n]*)?\n)*/.exec(text)?.[0].length ?? 0;
  return !/^\s*(?:[\w.-]+:(?:\s|$)|---|- |[{[]\s*["'{[\]}])/.test(text.slice(start, start + 200));
}

/** A line of this command, so what a shell refuses in its text is worth reporting. */
const isCommandLine = (line: string) => /\bautoscale\b/.test(line) && programInLine.test(line);
const programInLine = /(?:^|[;&|('"]|\b(?:do|then)[ \t])[ \t]*(?:[$%>][ \t]+)?(?:kubectl|oc|k)[ \t]/;

/** What follows `kubectl` in a command; null for another command. */
export function kubectlWords(words: readonly string[]): string[] | null {
  const start = words.findIndex((word) => !wrappers.has(word) && !/^[A-Za-z_][A-Za-z0-9_]*=/.test(word));
  const word = words[start] ?? "";
  return programs.has(word.slice(word.lastIndexOf("/") + 1)) ? words.slice(start + 1) : null;
}

const programs = new Set(["kubectl", "oc", "k", "kubectl.exe"]);
const wrappers = new Set(["sudo", "command", "exec", "nohup", "env", "microk8s", "k3s", "time", "watch"]);

/** In words that a person can act on; kubectl's own if they are good enough. */
function wording(error: AutoscaleError, version: KubernetesVersion): Words {
  switch (error.kind) {
    case "cpuTwice":
      return say`--cpu and --cpu-percent both set a target for cpu. Keep one of them.`;
    case "file":
      return say`-f names a file that this page does not have. Write the type and name of the object to scale, such as deployment/web.`;
    case "target":
      return targetWording(error.error);
    case "flag":
      if (error.value !== undefined && error.message.includes("strconv.ParseInt"))
        return say`invalid argument ${JSON.stringify(error.value)} for "${error.flag}": not a whole number`;
      if (laterFlags.has(error.flag) && error.why === "unknown")
        return say`unknown flag: ${error.flag}. The kubectl of Kubernetes ${version} has only --cpu-percent. Use that flag, or choose a later version.`;
      return foreign(error.message);
    case "line":
      return foreign(error.message);
  }
}

const laterFlags = new Set(["--cpu", "--memory"]);

function targetWording({ kind, message, type }: Extract<AutoscaleError, { kind: "target" }>["error"]): Words {
  switch (kind) {
    case "none":
      return say`The object to scale is missing. Write its type and name, such as deployment/web.`;
    case "noName":
      return say`The name of the ${type} is missing.`;
    case "unknownType":
      return say`kubectl does not know the type ${JSON.stringify(type)}. Write a type and a name, such as deployment/web.`;
    case "mixed":
      return say`Write the type once before all names (deployment web api) or before each name (deployment/web deployment/api), not both.`;
    case "slashes":
      return foreign(message);
  }
}

function failureWording({ message, target: { written, withoutScale } }: Failure): Words {
  return withoutScale === undefined ? foreign(message) : say`kubectl autoscale cannot scale the type ${JSON.stringify(written)}.`;
}

/** Typical marks of a text that went through a word processor or a chat. */
function hints(text: string): Words[] {
  return [
    ...(/\s[–—][a-z]/.test(text) ? [say`A flag begins with a long dash. Write two hyphens (--) instead.`] : []),
    ...(/<[\w-]+>/.test(text) ? [say`The shell reads < and > as redirections of files. Write the name without them.`] : []),
    ...(/[“”„]/.test(text) ? [say`A shell does not read these quotes as quotes. Write " instead.`] : []),
    ...(/\\[ \t]+(?:\r|\n)/.test(text)
      ? [say`A space follows the backslash at the end of a line, so the command ends there. Remove the space.`]
      : []),
  ];
}

/** As a person would write it: without the fields that only the cluster fills in. */
function manifestOf({ name, target, namespace, minReplicas, maxReplicas, targets }: Autoscaler, { writesV2 }: Release): string {
  const [cpu] = targets;
  const spec = {
    scaleTargetRef: { apiVersion: target.apiVersion, kind: target.kind, name: target.name },
    minReplicas,
    maxReplicas,
    ...(writesV2
      ? targets.length > 0 && { metrics: targets.map(metricOf) }
      : cpu !== undefined && "percent" in cpu && { targetCPUUtilizationPercentage: cpu.percent }),
  };
  const apiVersion = writesV2 ? "autoscaling/v2" : "autoscaling/v1";
  const metadata = { name, ...(namespace !== "" && { namespace }) };
  return `${yamlLines({ apiVersion, kind: "HorizontalPodAutoscaler", metadata, spec })
    .map(({ text }) => text)
    .join("\n")}\n`;
}
