// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from "vitest";
import { firstScenario, type Scenario } from "../../engine/index";
import { newWork } from "../store/whose";

const scenario = (name: string): Scenario => ({ ...firstScenario, name });
const stored = (key: string, value: unknown) => localStorage.setItem(`hpa-playground/${key}`, JSON.stringify(value));
const kept = (prefix: string) => Object.keys(localStorage).filter((key) => key.startsWith(`hpa-playground/${prefix}`));

/** The code as a page has it that was just opened. */
async function page() {
  vi.resetModules();
  return {
    ...(await import("./draft")),
    ...(await import("./tabDrafts")),
    ...(await import("./slots")),
    ...(await import("./ownScenarios")),
  };
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test("a draft comes back as it was, valid manifest or not", async () => {
  const { saveDraft, loadDraft } = await page();
  const draft = { ...scenario("mine"), manifest: "x".repeat(300_000) };
  expect(saveDraft(newWork(draft))).toBe(true);
  expect(loadDraft()).toEqual({ ok: true, value: draft });
});

test("a draft that cannot be read is set aside, not lost", async () => {
  const { openTabDraft } = await page();
  localStorage.setItem("hpa-playground/draft", "{ half");
  expect(openTabDraft()).toMatchObject({ ok: false });
  expect(localStorage.getItem("hpa-playground/unread-draft")).toBe("{ half");
});

test("a tab that only looks at the newest draft does not keep it again, so it never hides a newer one", async () => {
  const one = await page();
  const work = newWork(scenario("mine"));
  one.saveDraft(work);
  const other = await page();
  const copy = other.openTabDraft();
  if (!copy?.ok) throw new Error("the newest draft did not open");
  one.saveDraft({ ...work, scenario: scenario("mine, later") });
  other.saveDraft(copy.work);
  expect(localStorage.getItem("hpa-playground/draft")).toContain("mine, later");
  expect(kept("draft/")).toHaveLength(1);
});

describe("one work in place of another in one tab", () => {
  test("never writes over it, and a reload still offers it, although the newer one was changed, until the offer is closed", async () => {
    const first = await page();
    const [mine, file] = [newWork(scenario("mine")), newWork(scenario("of a file"))];
    first.saveDraft(mine);
    first.saveDraft(file);
    expect(first.replacedBy(file)).toEqual(mine);
    expect(first.draftsElsewhere(file.scenario, file.draft, []).map(({ work }) => work)).toEqual([mine]);
    first.leaveNote();
    const after = await page();
    const opened = after.openTabDraft();
    expect(opened).toMatchObject({ ok: true, work: file });
    expect(after.replacedBy(file)).toEqual(mine);
    const changed = { ...file, scenario: { ...file.scenario, seed: 7 } };
    after.saveDraft(changed);
    expect(after.replacedBy(changed)).toEqual(mine);
    after.forgetReplaced(changed);
    expect([after.replacedBy(changed), after.workNamed(mine.draft)]).toEqual([null, mine]);
    after.leaveNote();
    const later = await page();
    expect([later.openTabDraft()?.ok, later.replacedBy(changed)]).toEqual([true, null]);
  });

  test("is offered in a new tab, too, while the first tab is open, and after a file was opened in the new one", async () => {
    const first = await page();
    const [mine, theirs] = [newWork(scenario("mine")), newWork(scenario("theirs, changed"))];
    first.saveDraft(mine);
    first.saveDraft(theirs);
    const other = await page();
    const opened = other.openTabDraft();
    if (!opened?.ok) throw new Error("the newest draft did not open");
    expect([opened.work.scenario.name, other.replacedBy(opened.work)]).toEqual(["theirs, changed", mine]);
    const file = newWork(scenario("of a file"));
    other.saveDraft(opened.work);
    other.saveDraft(file);
    expect(other.replacedBy(file)?.scenario.name).toBe("theirs, changed");
    expect(first.workNamed(theirs.draft)).toEqual(theirs);
  });

  test("comes back into its own draft, unless another tab has it since", async () => {
    const one = await page();
    const [mine, file] = [newWork(scenario("mine")), newWork(scenario("of a file"))];
    one.saveDraft(mine);
    one.saveDraft(file);
    expect(one.atHand(mine)).toBe(mine);
    const other = await page();
    other.saveDraft(other.workNamed(mine.draft)!);
    const copy = one.atHand(mine);
    expect(copy).toMatchObject({ scenario: mine.scenario, origin: mine.origin });
    expect(copy.draft).not.toBe(mine.draft);
    expect(one.workNamed(mine.draft)).toBeNull();
  });
});

describe("what earlier versions of the page kept", () => {
  const [mine, lent] = [scenario("mine"), scenario("a lesson's")];

  test("opens, with its origin", async () => {
    stored("draft", mine);
    expect((await page()).openTabDraft()).toMatchObject({ ok: true, work: { scenario: mine, origin: firstScenario } });
  });

  test("opens although it is what a link gave, if the user has nothing else", async () => {
    stored("draft", lent);
    stored("received", lent);
    const opened = (await page()).openTabDraft();
    expect(opened).toEqual({ ok: true, work: { scenario: lent, origin: lent, draft: expect.any(String) }, corrected: false });
  });

  test("gives back the user's own work that it had hidden behind a lent scenario", async () => {
    stored("draft", lent);
    stored("received", lent);
    stored("replaced", [mine, scenario("older")]);
    const first = await page();
    const opened = first.openTabDraft();
    expect(opened).toMatchObject({ ok: true, work: { scenario: mine, origin: { ...mine, name: "" } }, lent });
    expect(first.draftsElsewhere(lent, null, []).map((draft) => draft.scenario.name)).toEqual(["mine", "older"]);
    expect([kept("replaced"), kept("received")]).toEqual([[], []]);
  });

  test("which the user has changed stays theirs, and the earlier work gets a draft", async () => {
    stored("draft", { ...lent, seed: 7 });
    stored("received", lent);
    stored("replaced", [mine, "?"]);
    const first = await page();
    expect(first.openTabDraft()).toMatchObject({ ok: true, work: { scenario: { ...lent, seed: 7 }, origin: lent } });
    expect(first.draftsElsewhere(lent, null, []).map((draft) => draft.scenario.name)).toContain("mine");
  });

  test("says once that rules were corrected since, unless it is still what a link or the library gave", async () => {
    stored("draft", mine);
    expect((await page()).openTabDraft()).toMatchObject({ work: { scenario: mine }, corrected: true });
    localStorage.clear();
    stored("draft", lent);
    stored("received", lent);
    expect((await page()).openTabDraft()).toMatchObject({ work: { scenario: lent }, corrected: false });
  });
});
