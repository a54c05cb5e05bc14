// Checks the autoscalers that a pull request changes, and comments their reports on it. action.yml runs it in the caller's folder, with the
// built command as its argument. It reads what GitHub gives every action: GITHUB_EVENT_PATH, GITHUB_API_URL, GITHUB_REPOSITORY and
// GITHUB_STEP_SUMMARY; and SCENARIO (the file with the limits) and TOKEN.
import { spawnSync } from "node:child_process";
import { appendFileSync, existsSync, readFileSync } from "node:fs";

/** By it an earlier comment of this action is found, and replaced. */
const mark = "<!-- hpa-playground -->";
/** GitHub refuses longer comments. */
const mostCharacters = 65_536;
const [command] = process.argv.slice(2);
const { SCENARIO: scenario, TOKEN: token, GITHUB_API_URL: api, GITHUB_REPOSITORY: repository } = process.env;

// Exit code 1 would say that a limit is broken.
process.on("uncaughtException", (error) => refuse(error.stack));
const pull = JSON.parse(readFileSync(process.env.GITHUB_EVENT_PATH, "utf8")).pull_request?.number;
if (pull === undefined) refuse("This action needs a pull request: run it on pull_request.");
if (!existsSync(scenario)) refuse(`There is no scenario ${scenario}. Save one in the page, and write limits into it.`);

const files = await pages(`pulls/${pull}/files`).catch((error) => refuse(`The changed files are not known: ${error.message}.`));
const changed = files
  .filter(({ status }) => status !== "removed")
  .map(({ filename }) => filename)
  .filter(isAutoscaler)
  .toSorted();
if (changed.length === 0) {
  console.log("No changed file has a HorizontalPodAutoscaler.");
  process.exit(0);
}
const results = changed.map(check);
const text = commentOf(results);
if (process.env.GITHUB_STEP_SUMMARY) appendFileSync(process.env.GITHUB_STEP_SUMMARY, text);
await comment(text);
process.exit(Math.max(...results.map(({ status }) => status)));

function isAutoscaler(file) {
  return (
    /\.ya?ml$/.test(file) &&
    existsSync(file) &&
    /^[^\S\r\n\u2028\u2029]*kind:\s*["']?HorizontalPodAutoscaler\b/m.test(readFileSync(file, "utf8"))
  );
}

function check(file) {
  const checked = run("check", scenario, "--manifest", file);
  const report = checked.status === 2 ? "" : run("run", scenario, "--manifest", file).stdout;
  const told = `${checked.stderr}${checked.stdout}`;
  console.log(`${file}\n${told}`);
  return { file, status: checked.status ?? 2, told, report };
}

function run(...args) {
  return spawnSync(process.execPath, [command, ...args], { encoding: "utf8", maxBuffer: 2 ** 28 });
}

function commentOf(checked) {
  const verdicts = ["kept", "broken", "not checked"];
  const head = [mark, "### HPA Playground", ""];
  for (const { file, status, told } of checked) {
    head.push(`**${code(file)}**: ${status === 2 ? verdicts[2] : `its limits are ${verdicts[status]}`}`, "", fenced(told), "");
  }
  let text = head.join("\n");
  if (text.length > mostCharacters) return `${text.slice(0, mostCharacters - 200)}\n\n(The rest is in the log of this check.)`;
  for (const { file, report } of checked) {
    const part = `<details><summary>The run of ${html(file)}</summary>\n\n${report}\n</details>\n`;
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
