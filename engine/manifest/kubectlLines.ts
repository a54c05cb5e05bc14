import { foreign } from "../lib/sentence";
import type { KubernetesVersion } from "../controller/flags";
import { globalFlags } from "./commandLine/autoscaleFlags";
import { firstOperand, readFlags } from "./commandLine/flags";
import { firstCommand } from "./commandLine/shell";
import { type Verb, verbFlags, verbs } from "./commandLine/verbFlags";
import { type Answer, verbAnswers } from "./commandLine/verbs";
import { anyFiles, kubectlWords, releaseOf } from "./kubectlAutoscale";
import type { Span } from "./yamlTree";

/** A kubectl command of a text, with what it would do here. */
interface CommandLine extends Answer {
  span: Span;
}

/**
 * The commands of a text that is nothing but command lines, prompts and kubectl's short answers; null for any other text, and if kubectl has
 * no command here that says something of its own.
 */
export function readKubectlLines(text: string, version: KubernetesVersion): CommandLine[] | null {
  if (!/\b(?:kubectl|oc|k)\b/.test(text)) return null;
  const lines: CommandLine[] = [];
  for (const { start, end, line } of logicalLines(text)) {
    const command = line.replace(prompt, "");
    if (/^\s*(?:#|$)/.test(command) || kubectlAnswer.test(command)) continue;
    if (!startOfCommand.test(command) || lines.length >= mostLines) return null;
    const answer = answerTo(command, version);
    if (answer === null) return null;
    if (answer !== "silent") lines.push({ ...answer, span: { start: start + line.length - command.length, end } });
  }
  return lines.length === 0 ? null : lines;
}

/** More than a person pastes at once. */
const mostLines = 50;

const prompt = /^[ \t]*(?:(?:[\w.-]{1,60}@[^$#%>\n]{0,80}|PS [^>\n]{0,80}|[A-Z]:\\[^>\n]{0,80}|\[[^\]\n]{0,80}\])?[$%>❯➜][ \t]+)?/;
const startOfCommand =
  /^(?:(?:sudo|watch|time|env|exec|command|microk8s|k3s|[A-Za-z_]\w*=\S*)[ \t][^\n]*|\S*\/)?(?:kubectl|oc|k|kubectl\.exe)(?:[ \t]|$)|^(?:cd|export|sleep|clear|echo)\b/;
const kubectlAnswer =
  /^[\w.-]+\/\S+ (?:created|configured|unchanged|scaled|deleted|edited|patched|restarted|autoscaled|exposed)$|^Warning: /;

/** Lines, with those that a backslash joins as one; `end` is before the line's end. */
function* logicalLines(text: string): Generator<{ start: number; end: number; line: string }> {
  const line = /(?:[^\\\r\n]|\\(?:\r\n|[^])|\\$)+/gy;
  for (let at = 0; at < text.length; at++) {
    line.lastIndex = at;
    const [found = ""] = line.exec(text) ?? [];
    if (found !== "") yield { start: at, end: at + found.trimEnd().length, line: found };
    at += found.length;
    if (text.startsWith("\r\n", at)) at++;
  }
}

/** "silent" for a command that says nothing about the autoscaler, such as cd. */
function answerTo(command: string, version: KubernetesVersion): Answer | "silent" | null {
  const read = firstCommand(command.replaceAll(/\r\n?/g, "\n"), anyFiles, (words) => kubectlWords(words) !== null);
  if (!read.ok) return { message: read.error };
  const words = kubectlWords(read.words ?? []);
  if (words === null) return "silent";
  const globals = globalFlags(releaseOf(version));
  const index = firstOperand(words, globals);
  const verb = verbs.find((each): each is Verb => each === words[index]);
  if (verb === undefined) return null;
  const line = readFlags([...words.slice(0, index), ...words.slice(index + 1)], [...verbFlags[verb], ...globals]);
  // Each kind of object that `create` makes has flags of its own.
  const [error] = verb === "create" ? [] : line.errors;
  return error === undefined ? verbAnswers[verb](line) : { message: foreign(error.message) };
}
