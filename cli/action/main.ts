// The action of action.yml: it checks the autoscalers of a pull request, shows what it found at their lines, and comments its report.
import { createHash, randomUUID } from "node:crypto";
import { appendFileSync, existsSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { version } from "../../package.json";
import { escapedCommand } from "../checkFormats";
import { command } from "../command";
import { filesIn } from "../filesIn";
import { visible } from "../visible";
import { action, type Outcome } from "./action";
import { changeIn, checkoutOf } from "./event";
import { writeComment, type Job } from "./github";
import { readInputs, type Inputs } from "./inputs";

process.env["TZ"] = "UTC";
// Exit code 1 would say that a limit is broken.
process.on("uncaughtException", (error) => refuse(error.stack ?? error.message));
process.exitCode = await run();

async function run(): Promise<number> {
  const inputs = readInputs(process.env);
  if ("error" in inputs) return refuse(inputs.error);
  const workspace = process.env["GITHUB_WORKSPACE"] ?? process.cwd();
  const folder = join(workspace, inputs.path);
  if (!existsSync(folder))
    return refuse(`There is no folder ${inputs.path}. If actions/checkout has a path, give this action the same path.`);
  process.chdir(folder);
  const job: Job = {
    api: process.env["GITHUB_API_URL"] ?? "https://api.github.com",
    repository: process.env["GITHUB_REPOSITORY"] ?? "",
    token: inputs.token,
    change: changeIn(process.env["GITHUB_EVENT_PATH"] ? readFileSync(process.env["GITHUB_EVENT_PATH"], "utf8") : "{}"),
  };
  // Its checkout has the branch that the pull request goes to, so what is read would be what was there before.
  if (process.env["GITHUB_EVENT_NAME"] === "pull_request_target" && checkoutOf(".git") === process.env["GITHUB_SHA"])
    return refuse("The checkout has the files of the base branch, not those of the pull request. Run it on pull_request.");
  const outcome = await action(inputs, job, {
    command: (args, read) => command(args, { version, read, filesIn }),
    read: (name) => readFileSync(name),
    exists: existsSync,
    filesIn,
  });
  if ("error" in outcome) return refuse(outcome.error);
  await tell(outcome, job, inputs);
  return outcome.exitCode;
}

/** The log, the annotations, the outputs, the summary and the comment. A comment that cannot be written fails no check: a fork gives no right to write. */
async function tell({ log, annotations, report, outputs, json }: Outcome, job: Job, inputs: Inputs): Promise<void> {
  // A name or a word of a manifest must not be a command of the workflow.
  const resume = randomUUID();
  console.log(visible(`::stop-commands::${resume}\n${log}::${resume}::\n${annotations}`).trimEnd());
  const named = { ...outputs, ...(json !== null && { json: writtenJson(json) }) };
  append(
    "GITHUB_OUTPUT",
    Object.entries(named)
      .map(([name, value]) => `${name}=${value}\n`)
      .join(""),
  );
  if (report !== null) append("GITHUB_STEP_SUMMARY", report);
  if (!inputs.comment || job.change === null || !("pull" in job.change)) return;
  const mark = markOf(process.env, inputs);
  try {
    await writeComment(job, job.change.pull, mark, report === null ? null : `${mark}\n${report}`);
  } catch (error) {
    const why = (error as Error).message;
    console.log(`::warning::${escapedCommand(`The report was not written as a comment: ${why} It is in the summary of this run.`)}`);
  }
}

/** A folder of its own, because a job may have this step twice. */
function writtenJson(json: string): string {
  const file = join(mkdtempSync(join(process.env["RUNNER_TEMP"] ?? tmpdir(), "hpa-playground-")), "check.json");
  writeFileSync(file, json);
  return file;
}

/**
 * By it the comment of this job is found. The jobs of a matrix have one name, so it also has what tells them apart. A comment of HTML must not have two hyphens.
 */
function markOf(environment: NodeJS.ProcessEnv, { scenario, path, files, manifest, kubernetes }: Inputs): string {
  const job = [environment["GITHUB_WORKFLOW"] ?? "", environment["GITHUB_JOB"] ?? "", scenario].join(" ");
  const asked = createHash("sha256")
    .update(JSON.stringify([path, files, manifest, kubernetes]))
    .digest("hex")
    .slice(0, 16);
  return `<!-- hpa-playground ${encodeURIComponent(job).replaceAll("-", "%2D")} ${asked} -->`;
}

function append(variable: string, text: string): void {
  const file = process.env[variable];
  if (file) appendFileSync(file, text);
}

function refuse(words: string): 2 {
  console.log(`::error::${escapedCommand(words)}`);
  process.exitCode = 2;
  return 2;
}
