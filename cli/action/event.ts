import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Change } from "./github";

interface Event {
  pull_request?: { number: number; changed_files?: number };
  merge_group?: { base_sha: string; head_sha: string };
  before?: string;
  after?: string;
}

/** What the event of a workflow changes; null: nothing, or nothing that GitHub can compare, as a new branch. */
export function changeIn(event: string): Change | null {
  const { pull_request: pull, merge_group: group, before, after } = JSON.parse(event) as Event;
  if (pull) return { pull: pull.number, changedFiles: pull.changed_files ?? 0 };
  if (group) return { base: group.base_sha, head: group.head_sha };
  return isCommit(before) && isCommit(after) ? { base: before, head: after } : null;
}

/** A branch that is new, or deleted, has zeros in place of a commit. */
const isCommit = (digest: string | undefined): digest is string => digest !== undefined && /^(?!0+$)[0-9a-f]{40,64}$/.test(digest);

/** The commit that a folder of Git has checked out; null: it does not say. */
export function checkoutOf(folder: string): string | null {
  const textOf = (name: string) => (existsSync(join(folder, name)) ? readFileSync(join(folder, name), "utf8").trim() : null);
  const head = textOf("HEAD");
  return head?.startsWith("ref: ") ? textOf(head.slice(5)) : head;
}
