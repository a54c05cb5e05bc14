import { nearest, usualPlan, writeScenarioFile, type Scenario, type Wanted } from "../engine/index";
import { bad, fine, type Answer } from "./answer";
import { checkFiles, exitCodeOf, type Judge, type Source } from "./checkFiles";
import { checkFormats, formatted } from "./checkFormats";
import { checkManifests } from "./checkManifests";
import { check, checksAll, hasLimits, noLimits, notWhole } from "./check";
import { chosenIn } from "./chosen";
import { isVerb, shells, type Verb } from "./commands";
import { completion } from "./completion";
import { continueEvidence } from "./continueEvidence";
import { explain } from "./explain";
import { helpOf, usage } from "./help";
import { checkSeeds, readySeeds, writeSpread } from "./luck";
import { listed, questionOf } from "./questions";
import { parsedArguments, seeHelp, unknownVerb, verbIn, type Given } from "./parsedArguments";
import { failure, textIn as decodedText, type FileText } from "./readText";
import { checkReleases, releasesAsked, underRelease, type Release } from "./releases";
import { formats, run, type Format } from "./run";
import { readScenarioIn, runScenario } from "./runFile";
import { judgedOver, seedsAsked, type Seeds } from "./seedsAsked";

/** What a command needs from outside. */
export interface World {
  version: string;
  /** A file's content, "-" for piped input; throws what Node throws. */
  read(name: string): Uint8Array;
  /** The files in a directory and below it that may have manifests, in order; null: it is no directory. */
  filesIn?(name: string): string[] | null;
}

/** Parses the arguments and runs the command. */
export function command(args: readonly string[], world: World): Answer {
  if (args[0] === "help") return helpAsked(args.slice(1));
  const verb = verbIn(args);
  if (verb === undefined) {
    if (args.includes("--version")) return fine(`${world.version}\n`);
    const unknown = args.find((each) => each !== "--help" && each !== "-h");
    if (unknown !== undefined) return bad(seeHelp(`There is no option ${unknown} without a command.`));
    return args.length > 0 ? fine(usage()) : bad(usage());
  }
  if (!isVerb(verb)) return bad(unknownVerb(verb));
  const given = parsedArguments(verb, args);
  if ("error" in given) return bad(given.error);
  if (given.help) return fine(helpOf(verb));
  return handlers[verb](given, world);
}

function helpAsked([verb]: readonly string[]): Answer {
  if (verb === undefined) return fine(usage());
  return isVerb(verb) ? fine(helpOf(verb)) : bad(unknownVerb(verb));
}

type Handler = (given: Given, world: World) => Answer;

/** `tune` runs in several threads, `serve` and `mcp` go on until they are ended, and `why` asks kubectl, so `main` calls them. */
const handlers: Readonly<Record<Verb, Handler>> = {
  run: runAsked,
  check: checkAsked,
  explain: ({ values, positionals }, { read }) => {
    if (values["json"] && values["report"]) return bad(seeHelp("explain writes either JSON or a report.", "explain"));
    if (positionals.length === 0) return bad(seeHelp("explain takes at least one file.", "explain"));
    return explain(positionals, (each) => textOf(each, read), {
      form: values["report"] ? "report" : "json",
      at: textIn(values["at"]) ?? null,
    });
  },
  continue: ({ values, positionals }, { read }) => {
    if (positionals.length === 0) return bad(seeHelp("continue takes at least one file.", "continue"));
    return continueEvidence(positionals, (each) => textOf(each, read), values["keep-names"] === true);
  },
  tune: () => bad(seeHelp("tune is not run here.", "tune")),
  serve: () => bad(seeHelp("serve is not run here.", "serve")),
  why: () => bad(seeHelp("why is not run here.", "why")),
  mcp: () => bad(seeHelp("mcp is not run here.", "mcp")),
  list: ({ values, positionals }) =>
    positionals.length > 0 ? bad(seeHelp("list takes no file.", "list")) : fine(listed(values["json"] === true)),
  completion: ({ positionals: [shell] }) => {
    const known = shells.find((each) => each === shell);
    return known === undefined ? bad(seeHelp(`completion takes a shell: ${shells.join(", ")}.`, "completion")) : fine(completion(known));
  },
};

function runAsked({ values, positionals }: Given, { read }: World): Answer {
  // It reads and writes in turn, so `main` calls it.
  if (values["steps"] === true) return bad(seeHelp("run --steps is not run here.", "run"));
  const format = asked(formats, values["format"] ?? "report");
  if (!format) return bad(noFormat("run", formats, textIn(values["format"])));
  const how = runsAsked("run", values);
  if ("error" in how) return bad(how.error);
  if (how.releases.length > 1) return bad(seeHelp("Only check takes several releases.", "run"));
  const one = oneAsked(values, positionals, read);
  return "error" in one ? bad(one.error) : answer("run", one.file, one.manifest, { ...how, format });
}

/** The file of a run and the manifest that replaces its own, with one autoscaler. */
function oneAsked(
  values: Given["values"],
  positionals: readonly string[],
  read: World["read"],
): { file: File; manifest: File | undefined } | { error: string } {
  const file = fileAsked(positionals, textIn(values["library"]), read);
  if ("error" in file) return file;
  const [name] = textsIn(values["manifest"]);
  const manifest = name === undefined ? undefined : fileOf(name, read);
  if (manifest && "error" in manifest) return manifest;
  const of = manifest ?? file;
  const chosen = chosenIn(of.text, wantedIn(values));
  if ("error" in chosen) return { error: `${of.name}: ${chosen.error}\n` };
  const one = { ...of, ...chosen };
  return manifest ? { file, manifest: one } : { file: one, manifest: undefined };
}

/** The scenario of `run --steps`, and the name of the file that its mistakes are in. */
export function stepsAsked({ values, positionals }: Given, read: World["read"]): { scenario: Scenario; name: string } | { error: string } {
  const how = runsAsked("run", values);
  if ("error" in how) return how;
  const [release, ...others] = how.releases;
  if (others.length > 0) return { error: seeHelp("Only check takes several releases.", "run") };
  const one = oneAsked(values, positionals, read);
  if ("error" in one) return one;
  const { file, manifest } = one;
  const reading = readScenarioIn(file.text, manifest?.text);
  if (!reading.ok) return { error: `${reading.in === "file" ? file.name : manifest?.name}: ${reading.error}\n` };
  const scenario = release === undefined ? reading.scenario : underRelease(reading.scenario, release);
  return { scenario, name: (manifest ?? file).name };
}

function checkAsked({ values, positionals }: Given, world: World): Answer {
  const { read, version } = world;
  const format = asked(checkFormats, values["format"] ?? "text");
  if (!format) return bad(noFormat("check", checkFormats, textIn(values["format"])));
  const how = runsAsked("check", values);
  if ("error" in how) return bad(how.error);
  if (how.releases.length > 1 && textsIn(values["vary"]).length > 0)
    return bad(seeHelp("Several releases are only for check without --vary.", "check"));
  const judged = judgedOver(how.seeds);
  const said = (only: Answer): Answer => (only.output === "" ? only : { ...only, output: `${judged.says}\n${only.output}` });
  const manifests = textsIn(values["manifest"]);
  const scenarioName = textIn(values["scenario"]);
  if (positionals.length === 0) return bad(seeHelp("check takes at least one file.", "check"));
  if (manifests.length > 0) {
    if (scenarioName !== undefined) return bad(seeHelp("check takes either --manifest or --scenario.", "check"));
    const [name = "", ...more] = positionals;
    if (more.length > 0) return bad(seeHelp("check takes one scenario with --manifest.", "check"));
    const file = fileOf(name, read);
    if ("error" in file) return bad(file.error);
    const check = (manifest: File) => answer("check", file, manifest, { ...how, format: "report" });
    const [only] = manifests;
    if (manifests.length > 1 || format !== "text")
      return checkManifests(file, manifests, (each) => fileOf(each, read), check, { format, version, judged });
    const manifest = fileOf(only!, read);
    return "error" in manifest ? bad(manifest.error) : said(check(manifest));
  }
  const scenario = scenarioName === undefined ? null : fileOf(scenarioName, read);
  if (scenario !== null && "error" in scenario) return bad(scenario.error);
  const judge: Judge = (manifest, file) =>
    answer("check", file ?? scenario ?? manifest!, scenario !== null && manifest !== null ? manifest : undefined, {
      ...how,
      format: "report",
    });
  const sources = onceEach(positionals.flatMap((name) => sourcesOf(name, world)));
  const results = checkFiles(sources, wantedIn(values), judge);
  const [only] = results;
  // One file with one result is told as it is.
  if (format === "text" && results.length === 1 && only && sources.length === 1 && sources[0]?.isNamed)
    return said({ exitCode: exitCodeOf(results, values["allow-none"] === true), output: only.told, errors: only.errors });
  return formatted(format, { results, allowsNone: values["allow-none"] === true, version, judged });
}

function noFormat(verb: Verb, known: readonly string[], format = ""): string {
  const meant = nearest(format, known);
  return seeHelp(
    `${verb} has no format ${format}; ${meant === undefined ? `it has ${known.join(", ")}.` : `did you mean ${meant}?`}`,
    verb,
  );
}

/** A file that is named, and is also below a directory that is named, is one. */
function onceEach(sources: readonly Source[]): Source[] {
  const byName = new Map<string, Source>();
  for (const source of sources) if (source.isNamed || !byName.has(source.name)) byName.set(source.name, source);
  return [...byName.values()];
}

/** A file, or the files below a directory. */
function sourcesOf(name: string, { read, filesIn }: World): Source[] {
  const files = filesIn?.(name) ?? null;
  if (files === null) return [{ name, text: textOf(name, read), isNamed: true }];
  return files.map((file) => ({ name: file, text: textOf(file, read), isNamed: false }));
}

/** The seeds and releases that a run is asked for. */
function runsAsked(verb: "run" | "check", values: Given["values"]): Omit<Options, "format"> | { error: string } {
  const options = { seeds: textIn(values["seeds"]), at: textIn(values["at"]), vary: textsIn(values["vary"]) };
  const seeds = seedsAsked(options, verb === "check" ? usualPlan.seeds : 1);
  if (!seeds.ok) return { error: seeHelp(seeds.error, verb) };
  const releases = releasesAsked({ kubernetes: textIn(values["kubernetes"]), keda: textIn(values["keda"]) });
  if (!releases.ok) return { error: seeHelp(releases.error, verb) };
  return { seeds: seeds.value, releases: releases.value };
}

const asked = <T extends string>(known: readonly T[], value: Given["values"][string]): T | undefined =>
  known.find((each) => each === value);

/** The scenario's file, or the question of the library as one. */
function fileAsked(positionals: readonly string[], id: string | undefined, read: World["read"]): File | { error: string } {
  const [name, ...more] = positionals;
  if (id !== undefined) {
    if (name !== undefined) return { error: seeHelp("run takes either a file or --library.", "run") };
    const entry = questionOf(id);
    return "error" in entry ? { error: `${entry.error}\n` } : { name: id, text: writeScenarioFile(entry.scenario) };
  }
  return name === undefined || more.length > 0 ? { error: seeHelp("run takes one file.", "run") } : fileOf(name, read);
}

const wantedIn = (values: Given["values"]): Wanted => ({ name: textIn(values["name"]), namespace: textIn(values["namespace"]) });
const textIn = (value: Given["values"][string]): string | undefined => (typeof value === "string" ? value : undefined);
const textsIn = (value: Given["values"][string]): string[] => (Array.isArray(value) ? value : typeof value === "string" ? [value] : []);

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
  if (others.length > 0) return checked(checkReleases(file.name, reading.scenario, releases, seeds, said));
  const scenario = release === undefined ? reading.scenario : underRelease(reading.scenario, release);
  if (seeds !== null) {
    const ready = readySeeds(scenario, seeds.plan);
    if (!ready.ok) return bad(said(ready.errors));
    const warnings = said(ready.warnings);
    if (verb === "run") return { ...fine(writeSpread(ready.run(), format)), errors: warnings };
    return checked(hasLimits(scenario) ? checkSeeds(ready.run(), seeds.at, warnings) : noLimits(file.name, warnings));
  }
  const ran = runScenario(scenario);
  if (!ran.ok) return bad(said(ran.errors));
  const warnings = said(ran.warnings);
  return verb === "run" ? { ...fine(run(ran, format)), errors: warnings } : checked(check(file.name, ran, warnings));
}

/** A file's text, or why there is none. */
export function textOf(name: string, read: World["read"]): FileText {
  try {
    return decodedText(read(name));
  } catch (error) {
    return { error: failure(error) };
  }
}
