import { closeSync, fstatSync, fsyncSync, openSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { isatty } from "node:tty";
import { codeOf } from "./readText";

/**
 * Writes a file as a whole or not at all: a reader, or a crash, never meets half of it. Throws `WriteFailure`, and then the file is as it was
 * before. One `writeSync` may write less than it was given, as on a full disk, and says so only by its result; `writeFileSync` of bytes goes
 * on until all is written or the system says why not.
 */
export function writeWhole(path: string, text: string): void {
  const draft = join(dirname(path), `.${basename(path)}.${process.pid}.draft`);
  try {
    writeDraft(draft, text);
    renameSync(draft, path);
  } catch (error) {
    rmSync(draft, { force: true });
    throw new WriteFailure(`${path}: ${whyNotWritten(error)}`);
  }
}

function writeDraft(path: string, text: string): void {
  const file = openSync(path, "w");
  try {
    writeFileSync(file, Buffer.from(text));
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

/** A file that could not be written, by its name and in words. */
export class WriteFailure extends Error {}

type StandardStream = NodeJS.WriteStream & { fd: number };

/**
 * Writes all of a text to a standard stream; rejects with what Node says if not all of it could be written. Node's own stream for a file drops
 * what a short write leaves.
 */
export function writeAll(stream: StandardStream, text: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const done = () => {
      stream.off("error", reject);
      resolve();
    };
    stream.on("error", reject);
    if (isFile(stream.fd)) {
      writeFileSync(stream.fd, Buffer.from(text));
      done();
    } else stream.write(text, (error) => (error ? reject(error) : done()));
  });
}

function isFile(fd: number): boolean {
  const status = fstatSync(fd);
  return (status.isFile() || status.isCharacterDevice()) && !isatty(fd);
}

/** Why something could not be written, by Node's error code. */
export const whyNotWritten = (error: unknown): string =>
  reasons.get(codeOf(error)) ?? (error instanceof Error ? error.message : String(error));

const reasons = new Map([
  ["ENOSPC", "No space is left on the device."],
  ["EDQUOT", "The disk quota is used up."],
  ["EFBIG", "It would be longer than the system allows."],
  ["EROFS", "The device can only be read."],
  ["EACCES", "You have no permission to write it."],
  ["EPERM", "You have no permission to write it."],
  ["EISDIR", "It is a directory, not a file."],
  ["ENOENT", "There is no such directory."],
  ["EEXIST", "It is a file, not a directory."],
  ["ENOTDIR", "A part of its path is a file, not a directory."],
]);
