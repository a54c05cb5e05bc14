import { closeSync, openSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { codeOf } from "../readText";
import { WriteFailure, whyNotWritten } from "../writing";

/** Milliseconds. A lease whose time has not moved for so long is of a shard that has ended. */
const longestSilence = 10_000;
const beat = 2000;

/** Which pieces of work the shards of a directory have begun. Each is a file that its shard touches as long as it works. */
export interface Leases {
  /** Looks at the directory. Returns whether some shard works on a piece of work. */
  look(): (work: string) => boolean;
  /** Takes a piece of work, unless another shard was faster. */
  claim(work: string): boolean;
  /** Gives back all that this shard has. */
  release(): void;
  close(): void;
}

/**
 * `now`: milliseconds that only go forward, also when somebody sets the clock. Clocks of other machines do not matter: only whether a lease's
 * time has moved. What cannot be written is thrown as a `WriteFailure`.
 */
export function createLeases(directory: string, owner: string, now: () => number = () => performance.now()): Leases {
  const held = new Map<string, string>();
  /** What this shard saw of a lease, and since when. */
  const seen = new Map<string, { time: number; since: number }>();
  /** By its work: the last one who took it. A work whose shard has ended is taken under the next number, which only one shard can make. */
  let numbers = new Map<string, number>();
  const touch = (): void => {
    const time = new Date();
    for (const path of held.values()) ignoreMissing(() => utimesSync(path, time, time));
  };
  const timer = setInterval(touch, beat);
  timer.unref();

  const isAlive = (path: string): boolean => {
    const time = statSync(path, { throwIfNoEntry: false })?.mtimeMs;
    if (time === undefined) return false;
    const before = seen.get(path);
    if (before === undefined || before.time !== time) {
      seen.set(path, { time, since: now() });
      return true;
    }
    return now() - before.since < longestSilence;
  };

  return {
    look() {
      numbers = new Map();
      for (const file of readdirSync(directory)) {
        const [, work, number] = leaseNames.exec(file) ?? [];
        if (work !== undefined) numbers.set(work, Math.max(Number(number), numbers.get(work) ?? 0));
      }
      return (work) => {
        const number = numbers.get(work);
        return number !== undefined && isAlive(join(directory, leaseName(work, number)));
      };
    },
    claim(work) {
      const path = join(directory, leaseName(work, (numbers.get(work) ?? 0) + 1));
      try {
        closeSync(openSync(path, "wx"));
        held.set(work, path);
        writeFileSync(path, `${owner}\n`);
      } catch (error) {
        if (codeOf(error) === "EEXIST") return false;
        throw new WriteFailure(`${directory}: ${whyNotWritten(error)}`);
      }
      return true;
    },
    release() {
      for (const [work, path] of held) {
        const number = numbers.get(work);
        // The lease of the shard that had ended goes, too.
        if (number !== undefined) rmSync(join(directory, leaseName(work, number)), { force: true });
        rmSync(path, { force: true });
      }
      held.clear();
    },
    close: () => clearInterval(timer),
  };
}

const leaseName = (work: string, number: number): string => `lease-${work}-${number}`;
const leaseNames = /^lease-([\w-]{1,200})-(\d{1,9})$/;

/** Another shard may have taken it over and removed it. */
function ignoreMissing(act: () => void): void {
  try {
    act();
  } catch (error) {
    if (codeOf(error) !== "ENOENT") throw error;
  }
}
