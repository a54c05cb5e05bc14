import { setTimeout as after } from "node:timers/promises";

/** What GitHub tells every job. */
export interface Job {
  /** The address of its API. */
  api: string;
  /** "owner/name" */
  repository: string;
  token: string;
  /** What the job is about; null: nothing that changes files. */
  change: Change | null;
}

/** A pull request, or the commits that a push or a merge queue puts on a branch. */
export type Change = { pull: number; changedFiles: number } | { base: string; head: string };

interface ChangedFile {
  filename: string;
  status: string;
}

/** GitHub lists no more files of a pull request, and of a comparison. */
const mostListed = { pull: 3000, comparison: 300 };

/** The files that a change leaves changed. Throws with words that a person can act on. */
export async function changedFiles(job: Job, change: Change): Promise<string[]> {
  const files = "pull" in change ? await filesOfPull(job, change) : await filesBetween(job, change);
  return files.filter(({ status }) => status !== "removed").map(({ filename }) => filename);
}

async function filesOfPull(job: Job, { pull, changedFiles: expected }: { pull: number; changedFiles: number }): Promise<ChangedFile[]> {
  const files = await pages(job, `pulls/${pull}/files`, isChangedFile);
  if (files.length >= expected && files.length < mostListed.pull) return files;
  throw new Error(`GitHub lists only ${files.length} of ${Math.max(expected, files.length)} changed files. Split the pull request.`);
}

async function filesBetween(job: Job, { base, head }: { base: string; head: string }): Promise<ChangedFile[]> {
  const path = `compare/${base}...${head}`;
  const { files } = ((await ask(job, path, "GET")) ?? {}) as { files?: unknown };
  const read = listed(files, path, isChangedFile);
  if (read.length < mostListed.comparison) return read;
  throw new Error(`GitHub lists only ${read.length} changed files of these commits. Give the input files.`);
}

const isChangedFile = (value: unknown): value is ChangedFile =>
  typeof value === "object" &&
  value !== null &&
  typeof (value as ChangedFile).filename === "string" &&
  typeof (value as ChangedFile).status === "string";

interface Comment {
  id: number;
  user?: { type?: string; login?: string } | null;
  body: string;
}

const isComment = (value: unknown): value is Comment =>
  typeof value === "object" && value !== null && Number.isInteger((value as Comment).id) && typeof (value as Comment).body === "string";

/** Writes the job's one comment: the earlier one is changed, or removed if there is nothing to say any more. `mark` begins it. */
export async function writeComment(job: Job, pull: number, mark: string, body: string | null): Promise<void> {
  const marked = (await pages(job, `issues/${pull}/comments`, isComment)).filter(({ body: text }) => text.startsWith(mark));
  // Anybody can write the mark, but only the owner of the token writes as its owner.
  const ofBot = marked.find(({ user }) => user?.type === "Bot");
  const own = ofBot !== undefined || marked.length === 0 ? null : await login(job);
  const earlier = ofBot ?? marked.find(({ user }) => own !== null && user?.login === own);
  if (body === null) return void (earlier && (await ask(job, `issues/comments/${earlier.id}`, "DELETE")));
  if (earlier) await ask(job, `issues/comments/${earlier.id}`, "PATCH", { body });
  else await ask(job, `issues/${pull}/comments`, "POST", { body });
}

/** Of whose token the job is; null: of no person, as the job's own token. */
async function login(job: Job): Promise<string | null> {
  const response = await tried(job, "/user", "GET");
  return response.ok ? (((await response.json()) as { login?: string }).login ?? null) : null;
}

async function pages<Entry>(job: Job, path: string, isEntry: (value: unknown) => value is Entry): Promise<Entry[]> {
  const all: Entry[] = [];
  for (let page = 1; ; page++) {
    const part = listed(await ask(job, `${path}?per_page=100&page=${page}`, "GET"), path, isEntry);
    all.push(...part);
    if (part.length < 100) return all;
  }
}

function listed<Entry>(value: unknown, path: string, isEntry: (value: unknown) => value is Entry): Entry[] {
  if (Array.isArray(value) && value.every(isEntry)) return value;
  throw new Error(`GitHub's answer to GET ${path} is not the list that its documentation describes.`);
}

async function ask(job: Job, path: string, method: string, body?: object): Promise<unknown> {
  const response = await tried(job, `/repos/${job.repository}/${path}`, method, body);
  const text = await response.text();
  if (!response.ok) throw new Error(`GitHub answered ${response.status} to ${method} ${path}.${reasonIn(text)}`);
  return text === "" ? null : (jsonIn(text) ?? null);
}

/** What GitHub says of a refusal, such as "Resource not accessible by integration", where the token lacks a permission. */
function reasonIn(text: string): string {
  const { message } = (jsonIn(text) ?? {}) as { message?: unknown };
  return typeof message === "string" && message !== "" ? ` It said: ${message.slice(0, 200).replace(/[^.!?]$/, "$&.")}` : "";
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Seconds before another attempt, if GitHub does not say how many. */
const pauses = [1, 3, 10];
/** GitHub may ask for an hour; a job does not wait so long. */
const longestPause = 60;

/** A request that GitHub limits, or that its servers fail to answer, is sent again. */
async function tried({ api, token }: Job, path: string, method: string, body?: object): Promise<Response> {
  for (let attempt = 0; ; attempt++) {
    const response = await sent();
    const pause = attempt < pauses.length ? pauseAfter(response, pauses[attempt]!, method) : null;
    if (pause !== null) await after(pause * 1000);
    else if (response instanceof Response) return response;
    else throw new Error(`GitHub's API at ${api} could not be reached: ${response.message}.`);
  }

  async function sent(): Promise<Response | Error> {
    try {
      return await fetch(`${api}${path}`, {
        method,
        // The checks may take longer than a server keeps an idle connection, and a closed one would lose the comment.
        headers: { accept: "application/vnd.github+json", authorization: `Bearer ${token}`, connection: "close" },
        ...(body && { body: JSON.stringify(body) }),
      });
    } catch (error) {
      const { cause, message } = error as Error;
      return new Error(cause instanceof Error && cause.message !== "" ? cause.message : message);
    }
  }
}

/** Null: another attempt would not help, or a POST may have been done. */
function pauseAfter(response: Response | Error, usual: number, method: string): number | null {
  if (!(response instanceof Response)) return method === "POST" ? null : usual;
  const { status, headers } = response;
  const asked = headers.get("retry-after");
  if (status === 429 || (status === 403 && asked !== null)) {
    const seconds = Number(asked ?? usual);
    return seconds <= longestPause ? seconds : null;
  }
  return status >= 500 && method !== "POST" ? usual : null;
}
