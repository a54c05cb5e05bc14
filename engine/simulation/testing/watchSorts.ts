/** Watches sorts with a comparator: which files called them, and what is wrong with a comparator's answers. */
interface SortWatch {
  files: ReadonlySet<string>;
  faults: ReadonlySet<string>;
  /** From here on arrays sort as before. */
  end(): void;
}

const mostStacks = 20;
const mostChecked = 500;

type Sort = (this: unknown[], compare?: Compare) => unknown[];
type Compare = (one: unknown, other: unknown) => number;

/**
 * A sort is the same everywhere only if its comparator is a total preorder: for any elements of one list, the answers for a pair are
 * opposites, and "not after" is transitive. Elements that it calls equal then keep their order in every browser.
 */
export function watchSorts(): SortWatch {
  const arrays: { sort: Sort; toSorted: Sort } = Array.prototype;
  const { sort, toSorted } = arrays;
  const files = new Set<string>();
  const faults = new Set<string>();
  const met = new Map<string, number>();
  const look = (list: readonly unknown[], compare: Compare | undefined) => {
    if (!compare) return;
    const text = String(compare);
    const times = met.get(text) ?? 0;
    met.set(text, times + 1);
    // Several files have the same text for it; reading a stack is slow.
    if (times < mostStacks) files.add(callerOf(new Error().stack ?? ""));
    const fault = list.length > 1 && times < mostChecked ? faultOf(spread(list), compare) : null;
    if (fault) faults.add(`${text}: ${fault}`);
  };
  const watched = (real: Sort): Sort =>
    function (this: unknown[], compare) {
      look(this, compare);
      return real.call(this, compare);
    };
  Object.assign(arrays, { sort: watched(sort), toSorted: watched(toSorted) });
  return { files, faults, end: () => Object.assign(arrays, { sort, toSorted }) };
}

/** The engine's file that is nearest in a stack, except this one. */
function callerOf(stack: string): string {
  const files = stack.split("\n").flatMap((line) => new RegExp(`${engine}([\\w/]+\\.ts)`).exec(line)?.[1] ?? []);
  return files.find((file) => !file.includes("watchSorts")) ?? "";
}

const engine = new URL("../../", import.meta.url).pathname;

/** The largest number of elements checked in a list, spread over all of it. */
const sampled = 9;

const spread = (list: readonly unknown[]): unknown[] =>
  list.length <= sampled ? [...list] : Array.from({ length: sampled }, (_, index) => list[Math.floor((index * list.length) / sampled)]);

function faultOf(list: readonly unknown[], compare: Compare): string | null {
  const answers = list.map((one) => list.map((other) => Math.sign(compare(one, other))));
  for (const [i, row] of answers.entries()) {
    for (const [j, answer] of row.entries()) {
      if (Number.isNaN(answer)) return "no answer";
      if (answer + answers[j]![i]! !== 0) return "a pair's answers are no opposites";
      if (answer <= 0 && row.some((far, k) => far > 0 && answers[j]![k]! <= 0)) return "a circle";
    }
  }
  return null;
}
