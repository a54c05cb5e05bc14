import type { HorizontalPodAutoscaler } from "../api/autoscaling";
import { defaultFlags, latestVersion, unnamedVersion, type FeatureGates, type KubernetesVersion } from "../controller/flags";
import { longestManifest } from "../lib/longestManifest";
import { noWords, plain, say, type Words } from "../lib/sentence";
import { isAutoscalerChoice, isKindMissing } from "./documents";
import { type Finding, reportProblems, restOfLine } from "./finding";
import { namesScaledObject, whatItIs } from "./foreign/foreignText";
import { snippetFinding } from "./foreign/snippet";
import { isHelmTemplate } from "./foreign/helm";
import { type TextFix, textFixes, oddCharacters } from "./foreign/textFixes";
import { hasOddCharacter, hasOddStructure, oddCharacterFindings, withPlainCharacters } from "./foreign/oddCharacters";
import { chooseVersion } from "./fixes/chooseVersion";
import { readKubectlAutoscale } from "./kubectlAutoscale";
import { readKubectlLines } from "./kubectlLines";
import { parseManifestV1 } from "./parseManifestV1";
import { type ManifestReading, readingOf } from "./parseManifest";
import type { Diagnostic } from "./problem";
import { type Fixers, readText, type ReadText } from "./readText";
import { applyEdits, type Fix, fixOf, type FoundFix } from "./textEdit";
import { lineStart } from "./textPosition";
import { apiVersionOf } from "./versions/apiVersions";
import type { Span } from "./yamlTree";

/** Reads a text as `parseManifest` does, and says more if it has an error: what the text is in place of a manifest. Never throws. */
export function judgeManifest(
  text: string,
  featureGates: FeatureGates,
  version: KubernetesVersion = unnamedVersion,
  stored: HorizontalPodAutoscaler | null = null,
): ManifestReading {
  return readingOf(judgeText(text, featureGates, version, undefined, null, stored));
}

/** The same for the API server of Kubernetes 1.2. */
export function judgeManifestV1(text: string): ManifestReading {
  const reading = parseManifestV1(text);
  if (reading.hpa !== null || text.length > longestManifest) return reading;
  const findings = commandFindings(text, "1.28", null) ?? characterFindingsV1(text) ?? foreignFindingsOfAnyVersion(text);
  if (findings !== null) return { problems: reportProblems(text, findings.map(withoutKeda(text))), hpa: null, workload: null };
  return { ...reading, problems: reading.problems.map((problem) => withLaterVersion(text, problem)) };
}

/** Kubernetes 1.2 came before KEDA, so a ScaledObject that cannot be read is no news there. */
const withoutKeda =
  (text: string) =>
  (finding: Finding): Finding =>
    namesScaledObject(text) && finding.fixes === undefined
      ? { ...finding, message: say`This is a KEDA ScaledObject. Kubernetes 1.2 has no KEDA. Choose a later release.` }
      : finding;

/** A version of the API that came after 1.2 is read by a later server. */
function withLaterVersion(text: string, problem: Diagnostic): Diagnostic {
  const apiVersion = readText(text, featureGates).autoscaler?.apiVersion ?? "";
  if (problem.path !== "apiVersion" || apiVersionOf(apiVersion) === undefined) return problem;
  return { ...problem, fixes: [...problem.fixes, fixOf(chooseVersion(latestVersion))] };
}

function characterFindingsV1(text: string): Finding[] | null {
  const plain = withPlainCharacters(text);
  const isCause = plain !== null && (hasOddStructure(text) || parseManifestV1(plain).hpa !== null);
  return isCause ? oddCharacterFindings(text, plainCharactersFix(text, plain)) : null;
}

/**
 * Reads and judges a text. A text that is no manifest, or that wraps one, gets one sentence in place of the YAML reader's errors. A fix
 * that is offered leaves fewer errors in the text. `before`: the manifest that a part of one is put into; null if there is none.
 */
export function judgeText(
  text: string,
  featureGates: FeatureGates,
  version: KubernetesVersion = unnamedVersion,
  fixers?: Fixers,
  before: string | null = null,
  stored: HorizontalPodAutoscaler | null = null,
): ReadText {
  const read = readText(text, featureGates, version, fixers, stored);
  if (!read.findings.some(isError)) return read;
  if (text.length > longestManifest) return read;
  const command = commandFindings(text, version, before);
  if (command !== null) return { ...read, autoscaler: null, workloads: [], findings: command };
  const choice = read.findings.find(isAutoscalerChoice);
  if (choice !== undefined) return { ...read, autoscaler: null, findings: [choice] };
  const readAgain = (other: string) => readText(other, featureGates, version, undefined, stored);
  const troubleOf = (other: string) => trouble(readAgain(other));
  const foreign = foreignFindings(
    text,
    read,
    (other) => troubleWithKind(readAgain(other)),
    (other) => snippetFinding(other, text.length, before, version),
  );
  if (foreign !== null) return { ...read, autoscaler: null, workloads: [], findings: foreign };
  return fixers === undefined ? read : { ...read, findings: withProvenFixes(text, read, troubleOf) };
}

/** A pasted command is not YAML. null if the text is no command. `version`: the version of kubectl. */
function commandFindings(text: string, version: KubernetesVersion, before: string | null): Finding[] | null {
  const found = autoscaleFindings(text, version) ?? otherCommandFindings(text, version, before);
  if (found !== null) return found;
  const plain = withPlainCharacters(text);
  const isCommand = plain !== null && (autoscaleFindings(plain, version) ?? otherCommandFindings(plain, version, before)) !== null;
  return isCommand ? oddCharacterFindings(text, plainCharactersFix(text, plain)) : null;
}

/** The fix is the manifest that the command makes, one for each of several. */
function autoscaleFindings(text: string, version: KubernetesVersion): Finding[] | null {
  const command = readKubectlAutoscale(text, version);
  if (command === null) return null;
  const span = restOfLine(text, text.length - text.trimStart().length);
  const found = { severity: "error", path: "", span } as const;
  if (!command.ok) return command.said.map((message) => ({ ...found, message }));
  const { manifests, said } = command;
  const isOne = manifests.length === 1;
  const fixes = manifests.map(({ kind, name, manifest }) => ({
    title: isOne ? say`Write it as a manifest` : say`Write a manifest for ${kind} ${name}`,
    edits: [{ start: 0, end: text.length, text: manifest }],
  }));
  const message = isOne
    ? say`This is a kubectl command, not a manifest.`
    : say`This kubectl command creates ${manifests.length} autoscalers, but only one can be simulated. Choose one.`;
  const [warning] = said;
  return [{ ...found, message, fixes, ...(warning !== undefined && { reason: warning }) }];
}

/** One for each command: what it would do here. The fix brings back the manifest that the command was pasted over. */
function otherCommandFindings(text: string, version: KubernetesVersion, before: string | null): Finding[] | null {
  const lines = readKubectlLines(text, version);
  return (
    lines?.map(({ message, reason, press, span }): Finding => {
      const found = { severity: "error", path: "", message, span } as const;
      if (press === undefined || before === null) return { ...found, ...(reason !== undefined && { reason }) };
      const { title } = press;
      const manifest = "action" in press ? before : withDocument(before, press.document);
      const fix = { title, edits: [{ start: 0, end: text.length, text: manifest }], ...("action" in press && { action: press.action }) };
      return { ...found, reason: reason ?? say`The manifest that was here before comes back.`, fixes: [fix] };
    }) ?? null
  );
}

function withDocument(manifest: string, document: string): string {
  return `${manifest.trimEnd()}\n---\n${document}`;
}

/**
 * What a text is that was pasted amid a manifest, and its fixes, each of which writes the whole text; null if there are none. `before`: the
 * manifest without it.
 */
export function pastedPart(
  text: string,
  before: string,
  version: KubernetesVersion,
): { message: string; said: Words; fixes: readonly Fix[] } | null {
  if (text.length > longestManifest) return null;
  const [found, ...others] = otherCommandFindings(text, version, before) ?? [];
  const part = found ?? snippetFinding(text, text.length, before, version);
  const { message, fixes = [] } = part ?? { message: noWords };
  return fixes.length === 0 || others.length > 0 ? null : { message: plain(message), said: message, fixes: fixes.map(fixOf) };
}

/** What a text is that was not opened as a manifest, in a sentence, and whether it contains a manifest. */
export function recognised(text: string): { message: string; said: Words; isManifest: boolean } | null {
  if (text.length > longestManifest) return null;
  const [found] = foreignFindingsOfAnyVersion(text) ?? [];
  return found === undefined ? null : { message: plain(found.message), said: found.message, isManifest: found.fixes !== undefined };
}

function foreignFindingsOfAnyVersion(text: string): Finding[] | null {
  const readAgain = (other: string) => readText(other, featureGates);
  return foreignFindings(
    text,
    readAgain(text),
    (other) => troubleWithKind(readAgain(other)),
    () => null,
  );
}

/** Gates matter only to a manifest; they do not change what a text is. */
const { featureGates } = defaultFlags;

const isError = ({ severity }: Pick<Finding, "severity">): boolean => severity === "error";

/** An error that stops the reading early counts more than any other error. */
function trouble({ autoscaler, findings }: ReadText): number {
  const errors = findings.filter(isError).length;
  if (findings.some(isAutoscalerChoice)) return 1000 + errors;
  if (autoscaler !== null || findings.some(isKindMissing)) return errors;
  const isSlip = findings.some(({ path, fixes = [] }) => path === "kind" && fixes.length > 0);
  return (isSlip ? 10_000 : noAutoscaler) + errors;
}

const noAutoscaler = 1_000_000;

/** A manifest that was taken out of something else must itself say that it is an autoscaler. */
const troubleWithKind = (read: ReadText): number => (read.findings.some(isKindMissing) ? noAutoscaler : trouble(read));

function foreignFindings(
  text: string,
  read: ReadText,
  troubleOf: (text: string) => number,
  snippetOf: (text: string) => Pick<Finding, "message" | "reason" | "fixes"> | null,
): Finding[] | null {
  const fixed = bestTextFix(text, troubleOf);
  if (fixed !== null && fixed.trouble < Math.min(trouble(read), noAutoscaler)) {
    const fix = { title: fixed.fix.title, edits: [{ start: 0, end: text.length, text: fixed.text }] };
    if (fixed.fix === oddCharacters) return oddCharacterFindings(text, fix);
    return [{ severity: "error", path: "", message: fixed.fix.message, span: firstDifference(text, fixed.text), fixes: [fix] }];
  }
  const plain = isMisreadByCharacters(text, read) ? withPlainCharacters(text) : null;
  if (plain !== null) return oddCharacterFindings(text, plainCharactersFix(text, plain));
  const isManifest = read.autoscaler !== null && !isHelmTemplate(text);
  const isSlip = read.findings.some((finding) => finding.path === "kind" && !isKindMissing(finding) && (finding.fixes ?? []).length > 0);
  if (isManifest || read.workloads.length > 0 || isSlip || isOneObjectAway(text, read, troubleOf)) return null;
  const span = restOfLine(text, text.length - text.trimStart().length);
  const snippet = snippetOf(text) ?? (fixed === null ? null : snippetOf(fixed.text));
  if (snippet !== null) return [{ severity: "error", path: "", span, ...snippet }];
  const message = whatItIs(text) ?? (fixed === null ? null : whatItIs(fixed.text));
  return message === null ? null : [{ severity: "error", path: "", message, span }];
}

const plainCharactersFix = (text: string, plain: string): FoundFix => ({
  title: oddCharacters.title,
  edits: [{ start: 0, end: text.length, text: plain }],
});

/** Odd characters are the first cause to name even if their fix leaves other errors. */
function isMisreadByCharacters(text: string, { autoscaler, findings }: ReadText): boolean {
  if (!hasOddStructure(text)) return false;
  return autoscaler === null || findings.some(({ path }) => hasOddCharacter(path));
}

/** An autoscaler that lacks only its kind. */
function isOneObjectAway(text: string, { findings }: ReadText, troubleOf: (text: string) => number): boolean {
  const fix = findings.find(isKindMissing)?.fixes?.[0];
  return fix !== undefined && troubleOf(applyEdits(text, fix.edits)) === 0;
}

/** The line from which on two texts differ. */
function firstDifference(text: string, fixed: string): Span {
  let at = 0;
  while (at < text.length && text[at] === fixed[at]) at++;
  const line = lineStart(text, at);
  const blanks = /^[ \t\u00a0]*/.exec(text.slice(line, line + 200))?.[0].length ?? 0;
  return restOfLine(text, line + blanks);
}

/** One wrapping removed, or all of them; the outermost gives the words. */
function bestTextFix(text: string, troubleOf: (text: string) => number) {
  let whole = text;
  const tried: { fix: TextFix; text: string; trouble: number }[] = [];
  let outermost: TextFix | null = null;
  for (const each of textFixes) {
    const alone = each.fix(text);
    if (alone !== null && alone !== text) tried.push({ fix: each, text: alone, trouble: troubleOf(alone) });
    const next = each.fix(whole);
    if (next === null || next === whole) continue;
    outermost ??= each;
    whole = next;
  }
  if (outermost === null) return null;
  tried.push({ fix: outermost, text: whole, trouble: troubleOf(whole) });
  return tried.reduce((best, each) => (each.trouble < best.trouble ? each : best));
}

/** The limit of characters that are read to check what is offered; a text with very many errors in very many lines gets no offers. */
const mostReadAgain = 4_000_000;

function withProvenFixes(text: string, read: ReadText, troubleOf: (text: string) => number): Finding[] {
  const before = trouble(read);
  const known = new Map<string, boolean>();
  let left = mostReadAgain;
  const errors = read.findings.filter(isError).length;
  const isProven = ({ edits, version }: FoundFix): boolean => {
    if (version === "1.2") return parseManifestV1(text).problems.filter(isError).length < errors;
    const after = applyEdits(text, edits);
    const proven = known.get(after);
    if (proven !== undefined) return proven;
    left -= after.length;
    const isBetter = left > 0 && troubleOf(after) < before;
    known.set(after, isBetter);
    return isBetter;
  };
  return read.findings
    .map(withPatchReason)
    .map((finding) => (finding.fixes === undefined || !isError(finding) ? finding : { ...finding, fixes: finding.fixes.filter(isProven) }));
}

/** What a patch leaves out is in the manifest that it changes. */
function withPatchReason(finding: Finding): Finding {
  if (finding.path !== "spec.scaleTargetRef.kind" || !/: Required value/.test(plain(finding.message))) return finding;
  return { ...finding, reason: say`A kustomize patch may omit it. If this is a patch, paste the output of kubectl kustomize DIRECTORY.` };
}
