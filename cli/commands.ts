import { checkFormats } from "./checkFormats";
import { languages } from "./language";
import { formats } from "./run";
import { kedaVersions, seedRange, simulatedVersions, usualPlan, versionsOffered } from "../engine/index";

/** What a shell offers in a place: names of files, questions of the library, or these words; none: nothing. */
export type Offer = "files" | "directories" | "questions" | readonly string[];

/** An option, as Node's `parseArgs` takes it, with the word for its value, what a shell offers for it, and what it does. */
type OptionDefinition = {
  /** True if it may be given several times, and each counts. */
  multiple?: true;
  short?: string;
  does: string;
} & ({ type: "boolean"; value?: never; offers?: never } | { type: "string"; value: string; offers: Offer });

export interface CommandDefinition {
  /** What is written after the command's name. */
  forms: readonly string[];
  /** In one line. */
  does: string;
  /** More about it. */
  about: string;
  /** What a shell offers after the command. */
  takes: Offer;
  options: Readonly<Record<string, OptionDefinition>>;
}

const manifest = {
  type: "string",
  value: "YAML",
  offers: "files",
  does: "Puts the manifest of another file into the scenario, such as the one that you deploy.",
} as const;
const filename = {
  type: "string",
  value: "FILE",
  offers: "files",
  multiple: true,
  short: "f",
  does: "Names a file, as without -f.",
} as const;
const name = {
  type: "string",
  value: "NAME",
  offers: [],
  does: "Only the autoscaler of this name; hpa/NAME or scaledobject/NAME where both have it.",
} as const;
const namespace = { type: "string", value: "NAMESPACE", offers: [], short: "n", does: "Only autoscalers of this namespace." } as const;
const seeds = { type: "string", value: "N", offers: [], does: "Runs with N seeds, from 5 to 200: one seed may be luck." } as const;
const checkSeeds = {
  ...seeds,
  does: `Judges over N seeds, from ${seedRange.min} to ${seedRange.max}; ${usualPlan.seeds} if nothing else is said. 1 is one run, which may be luck.`,
};
const vary = {
  type: "string",
  value: "KIND=AMOUNT",
  offers: ["load=1.2", "shift=300", "startUp=2"],
  multiple: true,
  does: "Runs each seed under a variation, too: load=1.2 (times), shift=300 (seconds later) or startUp=2 (times as long).",
} as const;
const kubernetes = {
  type: "string",
  value: "RELEASE",
  offers: simulatedVersions,
  does: `Runs under another release of Kubernetes, with the release's own feature gates: ${versionsOffered}.`,
} as const;
const keda = {
  type: "string",
  value: "RELEASE",
  offers: kedaVersions,
  does: `Runs a ScaledObject under another release of KEDA: ${kedaVersions.join(", ")}.`,
} as const;
const lang = {
  type: "string",
  value: "LANGUAGE",
  offers: languages,
  does: `The language of the report: ${languages.join(", ")}; en if nothing else is said. What programs read stays English, and so do errors.`,
} as const;

const aFile = `FILE is a scenario saved by the page (.hpa.json) or a plain manifest (YAML or JSON), which meets the page's first load; - reads what is
piped in.`;
const ofReleases = `The preview has the rules of 1.38.0-alpha.2, which may change until the release on 2026-12-16. A manifest runs under the newest KEDA, and a
scenario under the one that it names, or else under 2.20.`;

export const shells = ["bash", "zsh", "fish"] as const;
export type Shell = (typeof shells)[number];

/** The commands. Their help, their completion and the check of their arguments are made of this. */
export const commands = {
  run: {
    forms: ["FILE", "--library ID"],
    does: "Runs a scenario, and writes what happened and why.",
    about: `${aFile}\n${ofReleases}`,
    takes: "files",
    options: {
      library: { type: "string", value: "ID", offers: "questions", does: "Runs a question of the library, which list names." },
      manifest,
      filename,
      name,
      namespace,
      format: {
        type: "string",
        value: "FORMAT",
        offers: formats,
        does: "report (Markdown, if nothing else is said), csv (every second) or json (the whole run).",
      },
      seeds,
      vary,
      steps: {
        type: "boolean",
        does: 'Writes a line of JSON at each sync, and reads one in answer: {"replicas": 5} sets the count in the controller\'s place, {} does not.',
      },
      kubernetes,
      keda,
      lang,
    },
  },
  check: {
    forms: ["FILE... [--scenario SCENARIO]", "SCENARIO [--manifest YAML]..."],
    does: "Compares the outcomes of runs with the limits of a scenario.",
    about: `FILE is a scenario with limits, a manifest with any number of autoscalers, a directory, or - for what is piped in. A manifest is checked
with the load and the limits of --scenario. What is no plain manifest (a template, values, a patch) is skipped and said; if nothing is
checked, that is no success. --manifest is stricter: a file that cannot be checked as a whole is none.
${ofReleases}`,
    takes: "files",
    options: {
      scenario: { type: "string", value: "SCENARIO", offers: "files", does: "The file with the load and the limits, for manifests." },
      filename,
      manifest: { ...manifest, multiple: true, does: `${manifest.does} Several are each checked, and counted at the end.` },
      name,
      namespace,
      format: {
        type: "string",
        value: "FORMAT",
        offers: checkFormats,
        does: "text (if nothing else is said), json, junit, sarif, or github (annotations at their lines).",
      },
      "allow-none": { type: "boolean", does: "Is a success also if nothing was to be checked." },
      seeds: checkSeeds,
      at: {
        type: "string",
        value: "PERCENTILE",
        offers: ["p50", "p90", "p95", "p99", "max"],
        does: "The percentile of the seeds at which a limit is judged: p95 (if nothing else is said), another such as p50, or max.",
      },
      vary,
      kubernetes: { ...kubernetes, does: `${kubernetes.does} Several, such as 1.34,1.37: which outcomes differ, and which rules decided.` },
      keda: { ...keda, does: `${keda.does} Several are compared in the same way.` },
      lang,
    },
  },
  explain: {
    forms: ["FILE..."],
    does: "Explains what kubectl or Prometheus printed of a real cluster.",
    about: `It writes as JSON what the files say and what the controller makes of it. Several files are several texts about one cluster. Of series
the report lists each rescale and each divergence by time, with its reason and the command that explains it in full.`,
    takes: "files",
    options: {
      filename,
      at: {
        type: "string",
        value: "TIME",
        offers: [],
        does: "One time: 2026-11-23T09:28:00Z, 09:28 of the day in the files (UTC), or 12m before the text was printed.",
      },
      json: { type: "boolean", does: "Writes JSON, as without it." },
      report: { type: "boolean", does: "Writes the same as Markdown, in the page's words." },
      lang,
    },
  },
  continue: {
    forms: ["FILE..."],
    does: "Writes a scenario that goes on from a real cluster, and says what it supposes.",
    about: "The scenario has the manifest, the replicas, the requests and the load of the files. The names of the cluster are replaced.",
    takes: "files",
    options: {
      filename,
      "keep-names": { type: "boolean", does: "Keeps the names of the cluster." },
      lang: {
        ...lang,
        does: `The language of what it supposes, and of why it writes no scenario: ${languages.join(", ")}; en if nothing else is said. The scenario is the same in each.`,
      },
    },
  },
  tune: {
    forms: [
      "FILE",
      "FILE ... --shard I/N --together DIRECTORY",
      "FILE ... --shard I/N [--out PART]",
      "--merge PART... [--workers N] [--json]",
    ],
    does: "Searches for better settings.",
    about: `${aFile}
It is searched with its own study, the study of --study, or the usual one. It writes the manifests that no other beats, what the numbers
rest on, and the changes of the chosen manifest. Ctrl-C ends the search and writes what was found.
Exit codes: 0 a manifest is chosen, also if it is today's; 1 no candidate keeps the limits of the scenario; 2 the input is bad or a worker
failed; 130 the search was stopped.`,
    takes: "files",
    options: {
      manifest,
      filename,
      name,
      namespace,
      study: { type: "string", value: "FILE", offers: "files", does: "Searches with the study of this file." },
      budget: { type: "string", value: "N", offers: [], does: "The most runs." },
      workers: { type: "string", value: "N", offers: [], does: "Uses N cores; without it, all." },
      json: { type: "boolean", does: "Writes all of it as JSON." },
      merge: { type: "boolean", does: "Joins parts, or a directory of them, and writes byte for byte what one process would write." },
      shard: { type: "string", value: "I/N", offers: [], does: "Computes one of N shares." },
      out: {
        type: "string",
        value: "PART",
        offers: "files",
        does: "Where a shard that works alone writes its part; without it, to standard output.",
      },
      together: {
        type: "string",
        value: "DIRECTORY",
        offers: "directories",
        does: "The directory in which shards share each other's runs.",
      },
      lang,
    },
  },
  list: {
    forms: [""],
    does: "Writes the questions of the library: run --library takes their first word.",
    about: "A question is a scenario whose answer is known. The page shows each with its answer.",
    takes: [],
    options: {
      json: { type: "boolean", does: "Writes them as JSON." },
      lang: { ...lang, does: `The language of the questions: ${languages.join(", ")}; en if nothing else is said. JSON stays English.` },
    },
  },
  why: {
    forms: ["[NAME]"],
    does: "Collects what explains an autoscaler of your cluster, and explains it.",
    about: `NAME is a HorizontalPodAutoscaler or a ScaledObject; without it, all autoscalers of the namespace. It asks kubectl, only reads, and writes
Markdown. As a plugin of kubectl it is kubectl hpa-why. What it reads of the cluster stays on this machine.`,
    takes: [],
    options: {
      namespace: { type: "string", value: "NAMESPACE", offers: [], short: "n", does: "The namespace; without it, that of your kubectl." },
      context: { type: "string", value: "NAME", offers: [], does: "The context of kubectl." },
      kubeconfig: { type: "string", value: "FILE", offers: "files", does: "The file of kubectl's settings." },
      json: { type: "boolean", does: "Writes the same as JSON." },
      open: { type: "boolean", does: "Opens the page with what was collected, instead; Ctrl-C ends it." },
      lang: { ...lang, does: `${lang.does} With --open it is the language of the page.` },
    },
  },
  serve: {
    forms: ["[FILE]"],
    does: "Serves the page on this machine, and opens a file in it.",
    about: `FILE is a scenario, a manifest, or what kubectl or Prometheus printed; - is what is piped in. It writes the address of the page.
Nothing is sent to another machine: the page, the file and the engine stay here. Ctrl-C ends it.`,
    takes: "files",
    options: {
      filename,
      port: { type: "string", value: "N", offers: [], does: "The port; without it 4780, or a free one if that is in use." },
      host: {
        type: "string",
        value: "HOST",
        offers: ["127.0.0.1", "0.0.0.0"],
        does: "The address at which it listens: 127.0.0.1 (if nothing else is said), or 0.0.0.0 in a container.",
      },
      open: { type: "boolean", does: "Opens the page in the browser." },
      lang: {
        ...lang,
        does: "The language of the page; without it, the browser's.",
      },
    },
  },
  mcp: {
    forms: [""],
    does: "Lets an assistant run, check, explain and tune, by the Model Context Protocol.",
    about: `An assistant starts this command, and talks to it over standard input and output. It opens no network. Its tools are run, check,
explain, tune, why_not and make_link; its resources are the questions of the library. It ends when its input does;
a search then answers with what it has found.`,
    takes: [],
    options: {
      page: {
        type: "string",
        value: "ADDRESS",
        offers: [],
        does: "The address of the page, for links; without it make_link gives what is behind the #.",
      },
    },
  },
  completion: {
    forms: [shells.join("|")],
    does: "Writes a script that completes commands, options and values in a shell.",
    about: `Add its line to the file that your shell reads at its start:
  bash  ~/.bashrc                   eval "$(hpa-playground completion bash)"
  zsh   ~/.zshrc                    source <(hpa-playground completion zsh)
  fish  ~/.config/fish/config.fish  hpa-playground completion fish | source`,
    takes: shells,
    options: {},
  },
} as const satisfies Record<string, CommandDefinition>;

export type Verb = keyof typeof commands;
export const verbs = Object.keys(commands) as Verb[];
export const isVerb = (word: string): word is Verb => Object.hasOwn(commands, word);
export const optionsOf = (verb: Verb): CommandDefinition["options"] => commands[verb].options;
