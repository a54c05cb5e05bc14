// @vitest-environment jsdom
import { beforeEach, describe, expect, test } from "vitest";
import { firstScenario, type Scenario } from "../../engine/index";
import { bringBack, loadDraft, openTabDraft, receive, saveDraft } from "./draft";

const scenario = (name: string): Scenario => ({ ...firstScenario, name });
const [mine, linkB, linkC] = [scenario("mine"), scenario("B"), scenario("C")];
beforeEach(() => localStorage.clear());

test("a draft comes back as it was, valid manifest or not", () => {
  const draft = { ...mine, manifest: "x".repeat(300_000) };
  expect(saveDraft(draft)).toBe(true);
  expect(loadDraft()).toEqual({ ok: true, value: draft });
});

test("a draft that cannot be read is set aside, not lost", () => {
  localStorage.setItem("hpa-playground/draft", "{ half");
  expect(loadDraft()).toMatchObject({ ok: false });
  expect(localStorage.getItem("hpa-playground/unread-draft")).toBe("{ half");
});

describe("a link replaces the present scenario", () => {
  test("the person's own scenario is offered", () => {
    expect(receive(mine, linkB).own).toEqual(mine);
  });

  test("and stays offered through further links, and after a reload", () => {
    receive(mine, linkB);
    expect(receive(linkB, linkC).own).toEqual(mine);
    expect(receive(linkC, linkC).own).toEqual(mine);
  });

  test("a link's scenario becomes the person's own once it is edited", () => {
    receive(mine, linkB);
    const edited = { ...linkB, seed: 9 };
    expect(receive(edited, linkC).own).toEqual(edited);
    bringBack(linkC, edited);
    expect(receive(edited, linkB).own).toEqual(edited);
  });

  test("the page's first scenario is not the person's own", () => {
    expect(receive(firstScenario, linkB).own).toBeNull();
    expect(receive(null, linkB).own).toBeNull();
  });

  test("going back in the browser to the person's own scenario brings it back without an offer", () => {
    receive(mine, linkB);
    expect(receive(linkB, mine).own).toBeNull();
    expect(receive(mine, linkC).own).toEqual(mine);
  });

  test("a reload of the person's own scenario offers nothing", () => {
    expect(receive(mine, mine).own).toBeNull();
  });
});

test("the person's five newest own scenarios can be brought back, the newest first", () => {
  for (const name of ["1", "2", "3", "4", "5", "6"]) receive(scenario(name), linkB);
  const offered: string[] = [];
  for (let own = receive(linkB, linkC).own; own; own = receive(linkC, linkC).own) {
    offered.push(own.name);
    bringBack(firstScenario, own);
    receive(null, linkC);
  }
  expect(offered).toEqual(["6", "5", "4", "3", "2"]);
});

test("bringing back the person's own scenario keeps the changes made to the link's meanwhile", () => {
  receive(mine, linkB);
  const edited = { ...linkB, seed: 9 };
  bringBack(edited, mine);
  expect(receive(mine, linkC).own).toEqual(mine);
  bringBack(linkC, mine);
  expect(receive(firstScenario, linkC).own).toEqual(edited);
});

test("a draft from before rules were corrected says so once, unless it is still what a link or the library gave", () => {
  const keep = (draft: Scenario) => {
    localStorage.clear();
    localStorage.setItem("hpa-playground/draft", JSON.stringify(draft));
  };
  keep(mine);
  expect(openTabDraft()).toMatchObject({ draft: { value: mine }, corrected: true });
  localStorage.setItem("hpa-playground/received", JSON.stringify(linkB));
  keep(linkB);
  localStorage.setItem("hpa-playground/received", JSON.stringify(linkB));
  expect(openTabDraft()).toMatchObject({ draft: { value: linkB }, corrected: false });
});
