// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { firstScenario } from "../../engine/index";
import { newWork, type DraftId } from "../store/whose";

/** The browser's locks. `end` frees those of a page, as the browser does when the page is gone. */
class Locks {
  private readonly held = new Map<string, { page: string; end: () => void }>();
  private readonly waiting: { name: string; grant: () => void }[] = [];

  of(page: string) {
    const take = async (name: string, use: (lock: object | null) => unknown) => {
      let end = () => {};
      const ended = new Promise<void>((resolve) => (end = resolve));
      this.held.set(name, { page, end });
      await Promise.race([use({ name }), ended]);
      this.held.delete(name);
      const next = this.waiting.findIndex((each) => each.name === name);
      if (next >= 0) this.waiting.splice(next, 1)[0]!.grant();
    };
    return {
      request: async (name: string, ...rest: unknown[]) => {
        const use = rest.at(-1) as (lock: object | null) => unknown;
        const { ifAvailable = false } = rest.length > 1 ? (rest[0] as { ifAvailable?: boolean }) : {};
        await Promise.resolve();
        if (this.held.has(name) && ifAvailable) return use(null);
        if (this.held.has(name)) await new Promise<void>((grant) => this.waiting.push({ name, grant }));
        return take(name, use);
      },
    };
  }
  end(page: string): void {
    for (const lock of this.held.values()) if (lock.page === page) lock.end();
  }
  names = () => [...this.held.keys()];
}

const locks = new Locks();
const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

/** A page in a tab of its own, with its own copy of the code. */
async function openPage(name: string, hasLocks = true) {
  vi.stubGlobal("navigator", { ...(hasLocks && { locks: locks.of(name) }) });
  const browser = { enter: () => vi.stubGlobal("navigator", { ...(hasLocks && { locks: locks.of(name) }) }) };
  vi.resetModules();
  const slots = await import("./slots");
  const held = await import("./heldDrafts");
  const { workNamed } = await import("./draft");
  held.holdOpenDraft();
  return {
    slots,
    save: async (title: string) => {
      browser.enter();
      const work = newWork({ ...firstScenario, name: title });
      slots.keepTabDraft(work);
      await settled();
      return work.draft;
    },
    /** Whether this page may go on with the draft, after it has looked for pages that ended. */
    mayGoOn: async (draft: DraftId) => {
      browser.enter();
      await held.closeEndedDrafts();
      return workNamed(draft) !== null;
    },
  };
}

beforeEach(() => localStorage.clear());
afterEach(() => {
  locks.end("one");
  locks.end("two");
  vi.unstubAllGlobals();
});

test("a draft is another tab's as long as its page lives, and is free when it ended without a word", async () => {
  const one = await openPage("one");
  const draft = await one.save("mine");
  const two = await openPage("two");
  expect(await two.mayGoOn(draft)).toBe(false);
  locks.end("one");
  await settled();
  expect(await two.mayGoOn(draft)).toBe(true);
});

test("a page holds the lock of the one draft that it shows, and none once it has gone away", async () => {
  const one = await openPage("one");
  await one.save("first");
  const second = await one.save("second");
  expect(locks.names()).toEqual([`hpa-playground/draft/${second}`]);
  one.slots.leaveNote();
  await settled();
  expect(locks.names()).toEqual([]);
});

test("a draft of a page without locks stays its own, for a page with locks, too", async () => {
  const one = await openPage("one", false);
  const draft = await one.save("mine");
  const two = await openPage("two");
  expect(await two.mayGoOn(draft)).toBe(false);
  one.slots.leaveNote();
  expect(await two.mayGoOn(draft)).toBe(true);
});
