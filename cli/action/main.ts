// The action of action.yml: it checks the autoscalers of a pull request, shows what it found at their lines, and comments its report.
import { appendFileSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { version } from "../../package.json";
import { command } from "../command";
import { filesIn } from "../filesIn";
import { visible } from "../visible";
import { action, type Outcome } from "./action";
import { writeComment, type Job } from "./github";
import { readInputs } from "./inputs";

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
    pull: pullIn(readFileSync(process.env["GITHUB_EVENT_PATH"]!, "utf8")),
  };
  const outcome = await action(inputs, job, {
    command: (args, read) => command(args, { version, read, filesIn }),
    read: (name) => readFileSync(name),
    exists: existsSync,
    filesIn,
  });
  if ("error" in outcome) return refuse(outcome.error);
  await tell(outcome, job, inputs.comment);
  return outcome.exitCode;
}

function pullIn(event: string): Job["pull"] {
  const { pull_request: pull } = JSON.parse(event) as { pull_request?: { number: number; changed_files?: number } };
  return pull ? { number: pull.number, changedFiles: pull.changed_files ?? 0 } : null;
}

/** The log, the annotations, the outputs, the summary and the comment. A comment that cannot be written fails no check: a fork gives no right to write. */
async function tell({ log, annotations, report, outputs, json }: Outcome, job: Job, mayComment: boolean): Promise<void> {
  console.log(visible(`${log}${annotations}`).trimEnd());
  const written = join(process.env["RUNNER_TEMP"] ?? process.cwd(), "hpa-playground-check.json");
  if (json !== null) writeFileSync(written, json);
  const named = { ...outputs, ...(json !== null && { json: written }) };
  append(
    "GITHUB_OUTPUT",
    Object.entries(named)
      .map(([name, value]) => `${name}=${value}\n`)
      .join(""),
  );
  if (report !== null) append("GITHUB_STEP_SUMMARY", report);
  if (!mayComment || job.pull === null) return;
  const mark = markOf(process.env);
  try {
    await writeComment(job, job.pull.number, mark, report === null ? null : `${mark}\n${report}`);
  } catch (error) {
    console.log(`::warning::The report was not written as a comment: ${(error as Error).message} It is in the summary of this run.`);
  }
}

/** By it the comment of this job is found. A comment of HTML must not have two hyphens. */
function markOf(environment: NodeJS.ProcessEnv): string {
  const job = ["GITHUB_WORKFLOW", "GITHUB_JOB", "INPUT_SCENARIO"].map((name) => environment[name] ?? "").join(" ");
  return `<!-- hpa-playground ${encodeURIComponent(job).replaceAll("-", "%2D")} -->`;
}

function append(variable: string, text: string): void {
  const file = process.env[variable];
  if (file) appendFileSync(file, text);
}

function refuse(words: string): 2 {
  console.log(`::error::${words.replaceAll("%", "%25").replaceAll("\n", "%0A")}`);
  process.exitCode = 2;
  return 2;
}
