import { library } from "../engine/doors/library";
import { commands, optionsOf, verbs, type Offer, type Shell, type Verb } from "./commands";

/** A script that completes commands, options, values and files. */
export const completion = (shell: Shell): string => scripts[shell]();

const flagsOf = (verb: Verb): string[] => [...Object.keys(optionsOf(verb)).map((name) => `--${name}`), "--help"];
const positionalsOf = (verb: Verb): Offer => commands[verb].takes;

/** How a shell writes an offer: files, directories, or words; no words: nothing. */
type Written = Readonly<Record<"files" | "directories", string>> & { words(words: readonly string[]): string };
function written(offer: Offer, { files, directories, words }: Written): string {
  if (offer === "files") return files;
  if (offer === "directories") return directories;
  return words(offer === "questions" ? library.map(({ id }) => id) : offer);
}

/** Each option that takes a value, by its names as they are typed. */
const valuesOf = (verb: Verb): { names: string[]; offers: Offer }[] =>
  Object.entries(optionsOf(verb)).flatMap(([name, { short, offers }]) =>
    offers === undefined ? [] : [{ names: [`--${name}`, ...(short === undefined ? [] : [`-${short}`])], offers }],
  );

/** macOS has bash 3.2: it has no mapfile and no compopt, and reads nothing of source <(…). */
const bash = (): string => `_hpa_playground_offer() {
  local each
  COMPREPLY=()
  while IFS= read -r each; do COMPREPLY+=("$each"); done < <(compgen "$@")
}
_hpa_playground_files() {
  compopt -o filenames 2>/dev/null
  _hpa_playground_offer "$@"
}
_hpa_playground() {
  local word="\${COMP_WORDS[COMP_CWORD]}" before="\${COMP_WORDS[COMP_CWORD - 1]}"
  COMPREPLY=()
  if [ "$COMP_CWORD" -eq 1 ]; then
    _hpa_playground_offer -W "${verbs.join(" ")} --help --version" -- "$word"
    return
  fi
  # Bash makes three words of --option=value.
  if [ "$word" = "=" ]; then word=""; elif [ "$before" = "=" ]; then before="\${COMP_WORDS[COMP_CWORD - 2]}"; fi
  case "\${COMP_WORDS[1]} $before" in
${verbs.flatMap((verb) => valuesOf(verb).map(({ names, offers }) => `    ${names.map((each) => `"${verb} ${each}"`).join(" | ")}) ${written(offers, inBash)}; return ;;\n`)).join("")}  esac
  case "\${COMP_WORDS[1]} $word" in
${verbs.map((verb) => `    "${verb} -"*) _hpa_playground_offer -W "${flagsOf(verb).join(" ")}" -- "$word" ;;\n    "${verb} "*) ${written(positionalsOf(verb), inBash)} ;;\n`).join("")}  esac
}
complete -F _hpa_playground hpa-playground
`;
const inBash: Written = {
  files: `_hpa_playground_files -f -- "$word"`,
  directories: `_hpa_playground_files -d -- "$word"`,
  words: (words) => (words.length === 0 ? ":" : `_hpa_playground_offer -W "${words.join(" ")}" -- "$word"`),
};

/** It is read by `source`, or is the file _hpa_playground of a directory of fpath, which zsh runs as a function. */
const zsh = (): string => `#compdef hpa-playground
_hpa_playground() {
  if (( CURRENT == 2 )); then
    local -a commands=(${verbs.map((verb) => inPlainQuotes(`${verb}:${commands[verb].does}`)).join(" ")})
    _describe command commands
    return
  fi
  shift words
  (( CURRENT-- ))
  case "$words[1]" in
${verbs.map((verb) => `    ${verb}) _arguments ${[...zshOptionsOf(verb), "--help", `*:argument:${written(positionalsOf(verb), inZsh)}`].map(inPlainQuotes).join(" ")} ;;\n`).join("")}  esac
}
if [[ "$funcstack[1]" == _hpa_playground ]]; then
  _hpa_playground "$@"
else
  (( $+functions[compdef] )) || { autoload -Uz compinit && compinit }
  compdef _hpa_playground hpa-playground
fi
`;
const inZsh: Written = { files: "_files", directories: "_files -/", words: (words) => (words.length === 0 ? " " : `(${words.join(" ")})`) };
const zshOptionsOf = (verb: Verb): string[] =>
  Object.entries(optionsOf(verb)).flatMap(([name, { short, multiple, value, offers }]) => {
    const names = short === undefined ? [`--${name}`] : [`--${name}`, `-${short}`];
    const before = multiple ? "*" : names.length > 1 ? `(${names.join(" ")})` : "";
    if (offers === undefined) return names.map((each) => `${before}${each}`);
    return names.map((each) => `${before}${each}${each.startsWith("--") ? "=" : "+"}:${value}:${written(offers, inZsh)}`);
  });
const inPlainQuotes = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

const fish = (): string =>
  [
    ...verbs.map((verb) => `-n __fish_use_subcommand -f -a ${verb} -d ${inFishQuotes(commands[verb].does)}`),
    `-l help -d 'Says what a command takes.'`,
    ...verbs.flatMap((verb) => [
      `${after(verb)} ${written(positionalsOf(verb), { files: "-F", directories: "-F", words: (words) => `-f${argumentsOf(words)}` })}`,
      ...Object.entries(optionsOf(verb)).map(
        ([name, { short, offers, does }]) =>
          `${after(verb)} -l ${name}${short === undefined ? "" : ` -s ${short}`}${offers === undefined ? "" : ` ${written(offers, inFish)}`} -d ${inFishQuotes(does)}`,
      ),
    ]),
  ]
    .map((each) => `complete -c hpa-playground ${each}\n`)
    .join("");
const inFish: Written = {
  files: "-r -F",
  directories: "-x -a '(__fish_complete_directories)'",
  words: (words) => `-x${argumentsOf(words)}`,
};
const argumentsOf = (words: readonly string[]): string => (words.length === 0 ? "" : ` -a ${inFishQuotes(words.join(" "))}`);
const after = (verb: Verb): string => `-n ${inFishQuotes(`__fish_seen_subcommand_from ${verb}`)}`;
/** Fish reads a backslash within single quotes. */
const inFishQuotes = (text: string): string => `'${text.replaceAll("\\", String.raw`\\`).replaceAll("'", String.raw`\'`)}'`;

const scripts: Readonly<Record<Shell, () => string>> = { bash, zsh, fish };
