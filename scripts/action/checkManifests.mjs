// Checks the autoscalers that a pull request changes, and comments their reports on it. What is about an autoscaler and could not be checked is
// named, and never passes. action.yml runs it in the folder of the caller's checkout, with the built command as its argument. It reads what
// GitHub gives every action: GITHUB_EVENT_PATH, GITHUB_API_URL, GITHUB_REPOSITORY and GITHUB_STEP_SUMMARY; and SCENARIO (the file with the
// limits) and TOKEN.
import { spawnSync } from "node:child_process";
import { appendFileSync, existsSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { pathToFileURL } from "node:url";

/** By it an earlier comment of this action is found, and replaced. */
const mark = "<!-- hpa-playground -->";
/** GitHub refuses longer comments. */
const mostCharacters = 65_536;
const samePath = "If actions/checkout has a path, give this action the same path.";
const [command] = process.argv.slice(2);
// oxlint-disable-next-line rooms/borders -- the built engine is beside the built command
const { isAboutAutoscaler } = await import(pathToFileURL(join(dirname(command), "engine.js")).href);
const { SCENARIO: scenario, TOKEN: token, GITHUB_API_URL: api, GITHUB_REPOSITORY: repository } = process.env;

// Exit code 1 would say that a limit is broken.
process.on("uncaughtException", (error) => refuse(error.stack));
const { number: pull, changed_files: changedFiles = 0 } =
  JSON.parse(readFileSync(process.env.GITHUB_EVENT_PATH, "utf8")).pull_request ?? {};
if (pull === undefined) refuse("This action needs a pull request: run it on pull_request.");
if (!existsSync(scenario)) refuse(`There is no scenario ${scenario}. Save one in the page, and write limits into it. ${samePath}`);

const files = await pages(`pulls/${pull}/files`).catch((error) => refuse(`The changed files are not known: ${error.message}.`));
if (files.length < changedFiles) refuse(`GitHub lists only ${files.length} of ${changedFiles} changed files. Split the pull request.`);
const results = files
  .filter(({ status }) => status !== "removed")
  .map(({ filename }) => filename)
  .filter((file) => /\.(?:ya?ml|json|tpl)$/.test(file))
  .toSorted()
  .flatMap(checkChanged);
const summary = `${results.filter(isChecked).length} checked, ${results.filter((each) => !isChecked(each)).length} not checked.`;
if (results.length === 0) {
  console.log(`${summary} No changed file is about an autoscaler.`);
  process.exit(0);
}
console.log(summary);
const text = commentOf(results);
if (process.env.GITHUB_STEP_SUMMARY) appendFileSync(process.env.GITHUB_STEP_SUMMARY, text);
await comment(text);
process.exit(Math.max(...results.map(({ status }) => status)));

/** Nothing for a file that is about no autoscaler. Of every other file it says what came of the check, or why there was none. */
function checkChanged(file) {
  let content;
  try {
    content = readFileSync(file, "utf8");
  } catch {
    return said(file, 2, `${file}: It is not in this folder. ${samePath}\n`);
  }
  if (isScenario(content)) return relative(file, scenario) === "" ? check(file, [file]) : [];
  return isAboutAutoscaler(file, content) ? check(file, [scenario, "--manifest", file]) : [];
}

/** A scenario has its manifest inside; only the one with the limits decides here. */
function isScenario(content) {
  return /^\s*\{\s*"format": *"hpa-playground"/.test(content);
}

function check(file, args) {
  const checked = run("check", ...args);
  const report = checked.status === 2 ? "" : run("run", ...args).stdout;
  return said(file, checked.status ?? 2, `${checked.stderr}${checked.stdout}`, report);
}

function said(file, status, told, report = "") {
  console.log(`${file}\n${told}`);
  return [{ file, status, told, report }];
}

function isChecked({ status }) {
  return status !== 2;
}

function run(...args) {
  return spawnSync(process.execPath, [command, ...args], { encoding: "utf8", maxBuffer: 2 ** 28 });
}

function commentOf(checked) {
  const verdicts = ["kept", "broken", "not checked"];
  const head = [mark, "### HPA Playground", "", summary, ""];
  for (const { file, status, told } of checked) {
    head.push(`**${code(file)}**: ${status === 2 ? verdicts[2] : `its limits are ${verdicts[status]}`}`, "", fenced(told), "");
  }
  let text = head.join("\n");
  if (text.length > mostCharacters) return `${text.slice(0, mostCharacters - 200)}\n\n(The rest is in the log of this check.)`;
  for (const { file, report } of checked) {
    const part = `<details><summary>The run of ${html(file)} with the scenario's own seed</summary>\n\n${report}\n</details>\n`;
    if (report !== "" && text.length + part.length <= mostCharacters) text += part;
  }
  return text;
}

/** A comment that cannot be written fails no check: a pull request from a fork gives no right to write. */
async function comment(body) {
  try {
    const earlier = (await pages(`issues/${pull}/comments`)).find(({ user, body: text }) => user?.type === "Bot" && text.startsWith(mark));
    if (earlier) await ask(`issues/comments/${earlier.id}`, "PATCH", { body });
    else await ask(`issues/${pull}/comments`, "POST", { body });
  } catch (error) {
    console.log(`::warning::The report was not written as a comment: ${error.message}. It is in the summary of this run.`);
  }
}

async function pages(path) {
  const all = [];
  for (let page = 1; ; page++) {
    const part = await ask(`${path}?per_page=100&page=${page}`, "GET");
    all.push(...part);
    if (part.length < 100) return all;
  }
}

async function ask(path, method, body) {
  const response = await fetch(`${api}/repos/${repository}/${path}`, {
    method,
    // The checks may take longer than a server keeps an idle connection, and a closed one would lose the comment.
    headers: { accept: "application/vnd.github+json", authorization: `Bearer ${token}`, connection: "close" },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  if (!response.ok) throw new Error(`GitHub answered ${response.status} to ${method} ${path}`);
  return response.json();
}

function refuse(words) {
  console.log(`::error::${words}`);
  process.exit(2);
}

/** A fence longer than any in the text. */
function fenced(text) {
  const longest = Math.max(2, ...[...text.matchAll(/`+/g)].map(([ticks]) => ticks.length));
  const fence = "`".repeat(longest + 1);
  return `${fence}text\n${text.trimEnd()}\n${fence}`;
}

function code(text) {
  return `<code>${html(text)}</code>`;
}

function html(text) {
  return text.replaceAll(/[&<>*_`[\]]/g, (sign) => `&#${sign.codePointAt(0)};`);
}
