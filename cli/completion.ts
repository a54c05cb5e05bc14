import { commands, optionsOf, verbs, type Verb } from "./commands";

export const shells = ["bash", "zsh", "fish"] as const;
export type Shell = (typeof shells)[number];

const flagsOf = (verb: Verb): string[] => [...Object.keys(optionsOf(verb)).map((name) => `--${name}`), "--help"];
/** In single quotes, as every one of these shells reads them. */
const quoted = (text: string): string => `'${text.replaceAll("\\", "\\\\").replaceAll("'", String.raw`'\''`)}'`;

/** A script that completes commands, options and files. */
export const completion = (shell: Shell): string => scripts[shell]();

const scripts: Readonly<Record<Shell, () => string>> = {
  bash: () => `_hpa_playground() {
  local word="\${COMP_WORDS[COMP_CWORD]}" before="\${COMP_WORDS[COMP_CWORD - 1]}"
  if [ "$COMP_CWORD" -eq 1 ]; then
    mapfile -t COMPREPLY < <(compgen -W "${verbs.join(" ")} --help --version" -- "$word")
    return
  fi
  case "\${COMP_WORDS[1]} $before" in
${choiceCases((verb, name, choices) => `    "${verb} --${name}") mapfile -t COMPREPLY < <(compgen -W "${choices.join(" ")}" -- "$word"); return ;;\n`)}  esac
  case "$word" in
    -*)
      case "\${COMP_WORDS[1]}" in
${verbs.map((verb) => `        ${verb}) mapfile -t COMPREPLY < <(compgen -W "${flagsOf(verb).join(" ")}" -- "$word") ;;\n`).join("")}      esac
      ;;
    *) mapfile -t COMPREPLY < <(compgen -f -- "$word") ;;
  esac
}
complete -o filenames -F _hpa_playground hpa-playground
`,
  zsh: () => `#compdef hpa-playground
_hpa_playground() {
  if (( CURRENT == 2 )); then
    local -a commands=(${verbs.map((verb) => quoted(`${verb}:${commands[verb].does.replaceAll(":", String.raw`\:`)}`)).join(" ")})
    _describe command commands
    return
  fi
  case "$words[2]" in
${verbs
  .map(
    (verb) =>
      `    ${verb}) _arguments ${Object.entries(optionsOf(verb))
        .map(([name, { value, multiple, choices }]) =>
          quoted(
            `${multiple ? "*" : ""}--${name}${value === undefined ? "" : `:${value}:${choices ? `(${choices.join(" ")})` : "_files"}`}`,
          ),
        )
        .join(" ")} '--help' '*:file:_files' ;;\n`,
  )
  .join("")}  esac
}
compdef _hpa_playground hpa-playground
`,
  fish: () =>
    [
      ...verbs.map((verb) => `complete -c hpa-playground -n __fish_use_subcommand -f -a ${verb} -d ${quoted(commands[verb].does)}\n`),
      ...verbs.flatMap((verb) =>
        Object.entries(optionsOf(verb)).map(
          ([name, { value, choices, does }]) =>
            `complete -c hpa-playground -n ${quoted(`__fish_seen_subcommand_from ${verb}`)} -l ${name}${value === undefined ? "" : " -r"}${choices ? ` -f -a ${quoted(choices.join(" "))}` : ""} -d ${quoted(does)}\n`,
        ),
      ),
    ].join(""),
};

function choiceCases(write: (verb: Verb, name: string, choices: readonly string[]) => string): string {
  return verbs
    .flatMap((verb) => Object.entries(optionsOf(verb)).map(([name, { choices }]) => (choices ? write(verb, name, choices) : "")))
    .concat(`    "completion completion") mapfile -t COMPREPLY < <(compgen -W "${shells.join(" ")}" -- "$word"); return ;;\n`)
    .join("");
}
