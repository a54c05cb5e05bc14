import { kedaVersions, versionsOffered } from "../engine/index";
import { bad, fine, type Answer } from "./answer";
import { checkManifests } from "./checkManifests";
import { runSeeds, checkSeeds, writeSpread } from "./luck";
import { failure, textIn, type FileText } from "./readText";
import { check, checksAll, notWhole } from "./check";
import { continueEvidence } from "./continueEvidence";
import { explain } from "./explain";
import { parsedArguments } from "./parsedArguments";
import { formats, run, type Format } from "./run";
import { readScenarioIn, runScenario } from "./runFile";
import { checkReleases, releasesAsked, underRelease, type Release } from "./releases";
import { seedsAsked, type Seeds } from "./seedsAsked";

/** What a command needs from outside. */
export interface World {
  version: string;
  /** A file's content, "-" for piped input; throws what Node throws. */
  read(name: string): Uint8Array;
}

export const usage = `Runs a HorizontalPodAutoscaler scenario with the engine of HPA Playground.

  hpa-playground run FILE [--manifest YAML] [--format report|csv|json] [--seeds N [--vary KIND=AMOUNT]...] [--kubernetes 1.34] [--keda 2.21]
  hpa-playground check FILE [--manifest YAML]... [--seeds N [--at p95] [--vary KIND=AMOUNT]...] [--kubernetes 1.34,1.37 | --keda 2.20,2.21]
  hpa-playground explain FILE... [--at TIME] [--json|--report]
  hpa-playground continue FILE... [--keep-names]
  hpa-playground tune FILE [--study FILE] [--budget N] [--json]

FILE is a scenario saved by the page (.hpa.json) or a plain manifest (YAML or JSON), which meets the page's first load; - reads what is
piped in. --manifest puts the manifest in another file into the scenario, such as the one that you deploy. check takes it several times:
it checks each, and says at the end how many it checked and how many it could not.
explain reads what kubectl or Prometheus printed of a real cluster, and writes as JSON what it says and what the controller makes of it;
--report writes the same as Markdown, in the page's words. --at explains one time: 2026-11-23T09:28:00Z, 09:28 of the day in the files
(UTC), or 12m before the text was printed.
continue writes a scenario that goes on from there, and says what it supposes; it replaces the names of the cluster unless --keep-names is given.
tune searches for better settings; tune --help lists its options.
run writes a Markdown report, every second as CSV, or the whole run as JSON. check compares the outcomes with the limits in the file.
--seeds runs it with N seeds, from 5 to 200: run then writes the spread of the outcomes, and check judges each limit at a percentile
of the seeds, p95 unless --at names another, such as p50, or max for the worst seed. --vary also runs it under a variation with each seed:
load=1.2 (times), shift=300 (seconds later) or startUp=2 (times as long); limits must be kept there too, and what hurts most is said.
--kubernetes runs it under another release, with the release's own gates. With several, check judges the limits under each, and says
which outcomes differ and which rules of a release decided. The releases are ${versionsOffered}.
The preview has the rules of 1.38.0-alpha.2, which may change until the release on 2026-12-16.
--keda runs a ScaledObject under another release of KEDA, and check compares several of them in the same way. The releases are
${kedaVersions.join(", ")}. A manifest runs under the newest one, and a scenario under the one that it names, or else under 2.20.

Exit codes: 0 all is well, 1 a limit is broken, 2 the input is bad, something could not be checked or explained, or the output could not
be written.
`;

/** Parses the arguments and runs the command. */
export function command(args: readonly string[], { version, read }: World): Answer {
  const asked = argumentsOf(args);
  if ("error" in asked) return bad(`${asked.error}\n\n${usage}`);
  const { values, positionals } = asked;
  if (values.help) return fine(usage);
  if (values.version) return fine(`${version}\n`);
  const [verb, name, ...more] = positionals;
  if (verb === undefined) return bad(usage);
  if ((verb === "explain" || verb === "continue") && (values.seeds ?? values.vary) !== undefined)
    return bad(`Only run and check take --seeds and --vary.\n\n${usage}`);
  if ((verb === "explain" || verb === "continue") && (values.kubernetes ?? values.keda) !== undefined)
    return bad(`Only run and check take --${values.kubernetes === undefined ? "keda" : "kubernetes"}.\n\n${usage}`);
  if (verb === "explain") {
    if (values.manifest !== undefined || values.format !== undefined)
      return bad(`explain takes no manifest and no format. It writes JSON, or a report with --report.\n\n${usage}`);
    if (values.json && values.report) return bad(`explain writes either JSON or a report.\n\n${usage}`);
    return name === undefined
      ? bad(`explain takes at least one file.\n\n${usage}`)
      : explain([name, ...more], (each) => textOf(each, read), { form: values.report ? "report" : "json", at: values.at ?? null });
  }
  if (values.at !== undefined && verb !== "check") return bad(`Only explain and check take --at.\n\n${usage}`);
  if (verb === "continue") {
    if (values.manifest !== undefined || values.format !== undefined || values.json || values.report)
      return bad(`continue takes only files and --keep-names. It writes a scenario.\n\n${usage}`);
    return name === undefined
      ? bad(`continue takes at least one file.\n\n${usage}`)
      : continueEvidence([name, ...more], (each) => textOf(each, read), values["keep-names"] ?? false);
  }
  if (values["keep-names"]) return bad(`Only continue takes --keep-names.\n\n${usage}`);
  if (values.report || values.json) return bad(`Only explain takes --report and --json; ${verb} takes --format.\n\n${usage}`);
  if (verb !== "run" && verb !== "check") return bad(`There is no command "${verb}".\n\n${usage}`);
  if (name === undefined || more.length > 0) return bad(`${verb} takes one file.\n\n${usage}`);
  const format = formats.find((each) => each === (values.format ?? "report"));
  if (!format || (verb === "check" && values.format !== undefined)) return bad(`${verb} has no format ${values.format}.\n\n${usage}`);
  const seeds = seedsAsked(values);
  if (!seeds.ok) return bad(`${seeds.error}\n\n${usage}`);
  const releases = releasesAsked(values);
  if (!releases.ok) return bad(`${releases.error}\n\n${usage}`);
  if (releases.value.length > 1 && (verb === "run" || seeds.value !== null))
    return bad(`Several releases are only for check, without --seeds.\n\n${usage}`);
  const options = { format, seeds: seeds.value, releases: releases.value };
  const { manifest: manifests = [] } = values;
  if (verb === "run" && manifests.length > 1) return bad(`run takes one --manifest; check takes several.\n\n${usage}`);
  const file = fileOf(name, read);
  if ("error" in file) return bad(file.error);
  const answerWith = (manifest: File | undefined) => answer(verb, file, manifest, options);
  if (manifests.length > 1) return checkManifests(file, manifests, (each) => fileOf(each, read), answerWith);
  const manifest = manifests[0] === undefined ? undefined : fileOf(manifests[0], read);
  return manifest && "error" in manifest ? bad(manifest.error) : answerWith(manifest);
}

function fileOf(name: string, read: World["read"]): File | { error: string } {
  const text = textOf(name, read);
  return "error" in text ? { error: `${name}: ${text.error}\n` } : { name, text: text.text };
}

export interface File {
  name: string;
  text: string;
}

interface Options {
  format: Format;
  seeds: Seeds | null;
  /** Empty: the scenario's own. */
  releases: readonly Release[];
}

function answer(verb: "run" | "check", file: File, manifest: File | undefined, { format, seeds, releases }: Options): Answer {
  const reading = readScenarioIn(file.text, manifest?.text);
  if (!reading.ok) return bad(`${reading.in === "file" ? file.name : manifest?.name}: ${reading.error}\n`);
  // Every complaint of a run is about its manifest, or follows from it.
  const said = (sentences: readonly string[]) => sentences.map((sentence) => `${(manifest ?? file).name}: ${sentence}\n`).join("");
  const isWhole = verb === "run" || checksAll(reading.scenario);
  const checked = (each: Answer) => (isWhole ? each : notWhole((manifest ?? file).name, each));
  const [release, ...others] = releases;
  if (others.length > 0) return checked(checkReleases(file.name, reading.scenario, releases, said));
  const ran = runScenario(release === undefined ? reading.scenario : underRelease(reading.scenario, release));
  if (!ran.ok) return bad(said(ran.errors));
  const warnings = said(ran.warnings);
  if (seeds !== null) {
    const many = runSeeds(ran.scenario, seeds.plan);
    if (verb === "run") return { ...fine(writeSpread(many, format)), errors: warnings };
    return checked(checkSeeds(file.name, many, seeds.at, warnings));
  }
  return verb === "run" ? { ...fine(run(ran, format)), errors: warnings } : checked(check(file.name, ran, warnings));
}

function argumentsOf(args: readonly string[]) {
  try {
    return parsedArguments(args, {
      manifest: { type: "string", multiple: true },
      format: { type: "string" },
      at: { type: "string" },
      json: { type: "boolean" },
      report: { type: "boolean" },
      "keep-names": { type: "boolean" },
      seeds: { type: "string" },
      vary: { type: "string", multiple: true },
      kubernetes: { type: "string" },
      keda: { type: "string" },
      help: { type: "boolean", short: "h" },
      version: { type: "boolean" },
    });
  } catch (error) {
    return { error: messageOf(error) };
  }
}

/** A file's text, or why there is none. */
export function textOf(name: string, read: World["read"]): FileText {
  try {
    return textIn(read(name));
  } catch (error) {
    return { error: failure(error) };
  }
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
