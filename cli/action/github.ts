/** What GitHub tells every job. */
export interface Job {
  /** The address of its API. */
  api: string;
  /** "owner/name" */
  repository: string;
  token: string;
  /** Null: the job runs for no pull request. */
  pull: { number: number; changedFiles: number } | null;
}

export interface ChangedFile {
  filename: string;
  status: string;
}

/** The files that the pull request leaves changed. Throws with words that a person can act on. */
export async function changedFiles(job: Job, { number, changedFiles: expected }: NonNullable<Job["pull"]>): Promise<string[]> {
  const files = (await pages(job, `pulls/${number}/files`)) as ChangedFile[];
  if (files.length < expected) throw new Error(`GitHub lists only ${files.length} of ${expected} changed files. Split the pull request.`);
  return files.filter(({ status }) => status !== "removed").map(({ filename }) => filename);
}

interface Comment {
  id: number;
  user?: { type?: string };
  body: string;
}

/** Writes the job's one comment: the earlier one is changed, or removed if there is nothing to say any more. `mark` begins it. */
export async function writeComment(job: Job, pull: number, mark: string, body: string | null): Promise<void> {
  const comments = (await pages(job, `issues/${pull}/comments`)) as Comment[];
  const earlier = comments.find(({ user, body: text }) => user?.type === "Bot" && text.startsWith(mark));
  if (body === null) return void (earlier && (await ask(job, `issues/comments/${earlier.id}`, "DELETE")));
  if (earlier) await ask(job, `issues/comments/${earlier.id}`, "PATCH", { body });
  else await ask(job, `issues/${pull}/comments`, "POST", { body });
}

async function pages(job: Job, path: string): Promise<unknown[]> {
  const all: unknown[] = [];
  for (let page = 1; ; page++) {
    const part = (await ask(job, `${path}?per_page=100&page=${page}`, "GET")) as unknown[];
    all.push(...part);
    if (part.length < 100) return all;
  }
}

async function ask({ api, repository, token }: Job, path: string, method: string, body?: object): Promise<unknown> {
  const response = await fetch(`${api}/repos/${repository}/${path}`, {
    method,
    // The checks may take longer than a server keeps an idle connection, and a closed one would lose the comment.
    headers: { accept: "application/vnd.github+json", authorization: `Bearer ${token}`, connection: "close" },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`GitHub answered ${response.status} to ${method} ${path}.`);
  return response.status === 204 ? null : response.json();
}
