/** Runs a shell's text up to the first command of the given kind, as if all commands before it succeeded. */
import { expandValue, expandWord, type Shell } from "./shellExpansion";
import { type Command, readCommands, type Redirection } from "./shellSyntax";
import { fail, ShellError, sourceOf } from "./shellWords";

/** `words`: the command with its arguments, null if there is none; not `ok`: the shell does not run the line with the command. */
export type ShellReading = { ok: true; words: string[] | null } | { ok: false; error: string };

/** What redirections find. A command with a failing redirection is not run. */
export interface Files {
  canRead(path: string): boolean;
  canWrite(path: string): boolean;
}

export function firstCommand(text: string, files: Files, isIt: (words: readonly string[]) => boolean): ShellReading {
  const run: Run = { isIt, files, found: null, depth: 0 };
  try {
    runText(text, run, new Map());
    return { ok: true, words: run.found };
  } catch (error) {
    if (error instanceof ShellError) return { ok: false, error: error.message };
    throw error;
  }
}

interface Run {
  files: Files;
  isIt(words: readonly string[]): boolean;
  found: string[] | null;
  depth: number;
}

/** The limit of nested substitutions, because each is read again. */
const deepest = 10;

/** What it prints, as far as it is known. */
function runText(text: string, run: Run, variables: Map<string, string>): string {
  if (++run.depth > deepest) fail("The commands are nested too deep.");
  const source = sourceOf(text);
  const shell: Shell = { variables, output: (inner) => runText(inner, run, new Map(variables)) };
  let printed = "";
  while (run.found === null) {
    const commands = readCommands(source);
    if (commands === null) break;
    printed += runCommands(commands, run, shell);
  }
  run.depth--;
  return printed;
}

function runCommands(commands: readonly Command[], run: Run, shell: Shell): string {
  let printed = "";
  for (const command of commands) {
    if (run.found !== null) break;
    printed += runCommand(command, run, shell);
  }
  return printed;
}

function runCommand(command: Command, run: Run, shell: Shell): string {
  switch (command.kind) {
    case "group":
      return runCommands(command.body, run, shell);
    case "for": {
      const [first] = command.words.flatMap((word) => expandWord(word, shell));
      if (first === undefined) return "";
      shell.variables.set(command.name, first);
      return runCommands(command.body, run, shell);
    }
    case "simple": {
      const words = command.words.flatMap((word) => expandWord(word, shell));
      for (const { name, value } of command.assignments) {
        const text = expandValue(value, shell);
        if (words.length === 0) shell.variables.set(name, text);
      }
      if (words[0] === "export") words.slice(1).forEach((word) => setVariable(word, shell));
      command.redirections.forEach((redirection) => redirect(redirection, run, shell));
      if (run.found === null && run.isIt(words)) run.found = words;
      const script = scriptOf(words);
      if (script !== null) return runText(script, run, shell.variables);
      return words[0] === "echo" ? `${words.slice(1).join(" ")}\n` : "";
    }
  }
}

function setVariable(word: string, shell: Shell): void {
  const [, name, value] = /^([A-Za-z_][A-Za-z0-9_]*)=([^]*)$/.exec(word) ?? [];
  if (name !== undefined && value !== undefined) shell.variables.set(name, value);
}

function redirect({ reads, target }: Redirection, { files }: Run, shell: Shell): void {
  const [file, ...more] = expandWord(target, shell);
  if (file === undefined || more.length > 0) fail("A redirection has no file name.");
  if (!(reads ? files.canRead(file) : files.canWrite(file))) fail(`${file}: No such file or directory`);
}

/** The text that a command would run as a shell script. */
function scriptOf([program = "", ...words]: readonly string[]): string | null {
  if (program === "eval") return words.join(" ");
  return /^(?:ba|da|z)?sh$/.test(program) && words[0] === "-c" ? (words[1] ?? "") : null;
}
