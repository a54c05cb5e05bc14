import { commands, optionsOf, verbs, type CommandDefinition, type Verb } from "./commands";

const width = 110;
const exitCodes = `Exit codes: 0 all is well; 1 a limit is broken; 2 the input is bad, something could not be checked or explained, or the output could not be
written.`;

/** What the tool can do: a line for each command. */
export function usage(): string {
  const column = Math.max(...verbs.map((verb) => verb.length)) + 2;
  const lines = verbs.map((verb) => `  ${verb.padEnd(column)}${commands[verb].does}\n`).join("");
  return `Runs a HorizontalPodAutoscaler scenario with the engine of HPA Playground.

${lines}
hpa-playground COMMAND --help says what a command takes.

${exitCodes}
`;
}

/** What one command takes. */
export function helpOf(verb: Verb): string {
  const { does, about, forms }: CommandDefinition = commands[verb];
  const options = Object.entries(optionsOf(verb)).map(([name, { value, multiple, short, does: words }]) => ({
    left: `  ${short === undefined ? "" : `-${short}, `}--${name}${value === undefined ? "" : ` ${value}`}${multiple ? "..." : ""}`,
    words,
  }));
  const column = Math.max(0, ...options.map(({ left }) => left.length)) + 2;
  const listed = options.map(({ left, words }) => `${left.padEnd(column)}${wrapped(words, column)}\n`).join("");
  return `${does}

${forms.map((form) => `  ${`hpa-playground ${verb} ${form}`.trimEnd()}${listed === "" ? "" : " [OPTION]..."}\n`).join("")}
${about}
${listed === "" ? "" : `\n${listed}`}${verb === "tune" ? "" : `\n${exitCodes}\n`}`;
}

/** Breaks at spaces; later lines begin at the column. */
function wrapped(words: string, column: number): string {
  const lines = [""];
  for (const word of words.split(" ")) {
    const line = lines.at(-1)!;
    if (line !== "" && column + line.length + 1 + word.length > width) lines.push(word);
    else lines[lines.length - 1] = line === "" ? word : `${line} ${word}`;
  }
  return lines.join(`\n${" ".repeat(column)}`);
}
