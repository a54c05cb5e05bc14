// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { firstScenario, type Scenario } from "../../engine/index";
import { newDraft, type DraftId } from "../store/whose";

const scenario = (name: string): Scenario => ({ ...firstScenario, name });
const origin = firstScenario;

/** Pages of several tabs in one browser: each tab has its own storage, and each page its own copy of the code. */
class Tab {
  private storage = new Map<string, string>();
  private code: typeof import("./draft") | null = null;
  private tabs: typeof import("./tabDrafts") | null = null;
  private slots: typeof import("./slots") | null = null;
  private draft: DraftId | null = null;

  private enter(): void {
    sessionStorage.clear();
    for (const [key, value] of this.storage) sessionStorage.setItem(key, value);
  }
  private leave(): void {
    this.storage = new Map(Object.entries(sessionStorage));
  }
  async open(): Promise<string | null> {
    vi.resetModules();
    this.code = await import("./draft");
    this.tabs = await import("./tabDrafts");
    this.slots = await import("./slots");
    this.enter();
    const opened = this.code.openTabDraft();
    this.leave();
    this.draft = opened?.ok ? opened.work.draft : newDraft();
    return opened?.ok ? opened.work.scenario.name : null;
  }
  save(name: string): boolean {
    return this.code!.saveDraft({ scenario: scenario(name), origin, draft: this.draft! });
  }
  goAway(): void {
    this.enter();
    this.slots!.leaveNote();
    this.leave();
  }
  async reload(): Promise<string | null> {
    this.goAway();
    return this.open();
  }
  others = () => this.tabs!.otherDrafts(this.draft).map(({ scenario: kept }) => (kept as Scenario).name);
  copy(): Tab {
    const other = new Tab();
    other.storage = new Map(this.storage);
    return other;
  }
}

let time = 1000;
beforeEach(() => {
  localStorage.clear();
  vi.spyOn(Date, "now").mockImplementation(() => time++);
});
afterEach(() => void vi.restoreAllMocks());

describe("two tabs", () => {
  test("keep a draft each, in any order of writing", async () => {
    const [one, other] = [new Tab(), new Tab()];
    await one.open();
    one.save("one");
    expect(await other.open()).toBe("one");
    other.save("other");
    expect([await one.reload(), await other.reload()]).toEqual(["one", "other"]);
    one.save("one, later");
    expect([await other.reload(), other.others()]).toEqual(["other", ["one, later"]]);
    expect(await new Tab().open()).toBe("one, later");
  });

  test("of which one is a copy of the other have their own drafts", async () => {
    const one = new Tab();
    await one.open();
    one.save("one");
    const copy = one.copy();
    expect(await copy.open()).toBe("one");
    copy.save("copy");
    expect([await one.reload(), await copy.reload()]).toEqual(["one", "copy"]);
  });

  test("of which one came back after the other took up its draft do not share it", async () => {
    const [one, other] = [new Tab(), new Tab()];
    await one.open();
    one.save("one");
    one.goAway();
    expect(await other.open()).toBe("one");
    other.save("other");
    await one.open();
    one.save("one again");
    expect([await other.reload(), await one.reload()]).toEqual(["other", "one again"]);
  });
});

test("the next tab opens a closed tab's draft, and makes no second copy", async () => {
  const one = new Tab();
  await one.open();
  one.save("one");
  one.goAway();
  const next = new Tab();
  expect([await next.open(), next.others()]).toEqual(["one", []]);
});

test("the one draft of earlier versions opens, and stays although another tab goes on to something else", async () => {
  localStorage.setItem("hpa-playground/draft", JSON.stringify(scenario("of old")));
  const [one, other] = [new Tab(), new Tab()];
  expect(await one.open()).toBe("of old");
  expect(await other.open()).toBe("of old");
  other.save("other");
  expect([await one.reload(), other.others()]).toEqual(["of old", ["of old"]]);
});

test("a draft that cannot be kept is reported, and other tabs' drafts stay", async () => {
  const one = new Tab();
  await one.open();
  one.save("one");
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  const other = new Tab();
  await other.open();
  expect(other.save("other")).toBe(false);
  vi.restoreAllMocks();
  expect(other.others()).toEqual(["one"]);
});

test("a damaged slot is skipped", async () => {
  localStorage.setItem("hpa-playground/draft/x", "{ half");
  localStorage.setItem("hpa-playground/draft/y", '{"scenario":{"version":9},"at":"?","open":false}');
  const tab = new Tab();
  expect(await tab.open()).toBeNull();
  expect(tab.save("mine")).toBe(true);
});

test("no draft is deleted because there are many", async () => {
  for (let at = 1; at <= 60; at++) {
    const draft = { scenario: scenario(`of ${at}`), origin, before: null, at, rules: 1, open: false };
    localStorage.setItem(`hpa-playground/draft/${at}`, JSON.stringify(draft));
  }
  const tab = new Tab();
  await tab.open();
  expect(tab.others()).toHaveLength(60);
});

test("a deleted draft opens in no later tab, and opens again once it is put back", async () => {
  const [one, other] = [new Tab(), new Tab()];
  await one.open();
  one.save("older");
  one.goAway();
  await other.open();
  vi.resetModules();
  const { newWork } = await import("../store/whose");
  const { saveDraft } = await import("./draft");
  const { draftsElsewhere } = await import("./ownScenarios");
  saveDraft(newWork(scenario("newer")));
  const newest = draftsElsewhere(firstScenario, null, []).find((draft) => draft.scenario.name === "newer")!;
  newest.drop();
  expect(await new Tab().open()).toBe("older");
  expect(newest.putBack()).toBe(true);
  expect(await new Tab().open()).toBe("newer");
});

test("what a full browser did not keep stays on the page through whatever is opened, and is kept when there is room", async () => {
  const { newWork } = await import("../store/whose");
  vi.resetModules();
  const { saveDraft, workNamed } = await import("./draft");
  const { keepUnkept } = await import("./tabDrafts");
  const setItem = vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  const [one, other] = [newWork(scenario("one")), newWork(scenario("other"))];
  expect([saveDraft(one), saveDraft(other)]).toEqual([false, false]);
  expect([workNamed(one.draft), workNamed(other.draft)]).toEqual([one, other]);
  expect(keepUnkept()).toBe(false);
  setItem.mockRestore();
  expect(keepUnkept()).toBe(true);
  expect(localStorage.getItem(`hpa-playground/draft/${one.draft}`)).toContain('"one"');
});
