import { afterEach, expect, test, vi } from "vitest";
import { tryMissingAgain, useMissingParts } from "../ui/missingParts";
import type { Channel } from "../channel/channel";
import { help, helpThrough, onHelpFound } from "./help";
import type { Kinds } from "./protocol";

afterEach(() => helpThrough(null));

test("who asked in vain hears of it when the part that helps comes after all", async () => {
  let isThere = false;
  helpThrough(((_kind: string, _request: unknown, reply: (said: unknown) => void) =>
    reply(isThere ? { ok: true, answer: [] } : { ok: false, why: "failed", message: null })) as Channel<Kinds>["ask"]);
  const found = vi.fn();
  const end = onHelpFound(found);
  expect(await help("summaries", { texts: [] })).toBeUndefined();
  await expect(tryMissingAgain()).rejects.toThrow();
  expect([found.mock.calls.length, useMissingParts.getState().parts.length]).toEqual([0, 1]);
  isThere = true;
  await tryMissingAgain();
  expect([found.mock.calls.length, useMissingParts.getState().parts.length]).toEqual([1, 0]);
  end();
});
