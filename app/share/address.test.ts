// @vitest-environment jsdom
import { afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { encodeLink, firstScenario, writeScenarioFile } from "../../engine/index";
import { library } from "../../engine/library";
import { goTo, keptArrival } from "../store/arrival";
import { setName, useScenario } from "../store/scenario";
import { followAddress } from "./address";
import { incomingOf, openAs, firstOpened } from "./files";
import { TextWorker } from "../simulation/testing/textWorker";
import type { Arrival } from "../store/arrival";
import { goBack } from "./incoming";
import { useNotice } from "./notice";

const notice = () => useNotice.getState().notice;
const linkTo = (name: string) => encodeLink({ scenario: { ...firstScenario, name } })!;
const entry = library[3]!.scenario;
/** Acts like a page that is reloaded, or to which the user comes back through the history. */
const arrive = () => window.dispatchEvent(new HashChangeEvent("hashchange"));

beforeAll(() => {
  vi.useFakeTimers();
  followAddress();
  setName("mine");
  vi.advanceTimersByTime(1000);
});
afterEach(() => vi.advanceTimersByTime(1000));

test("a scenario of the library is named as such, even after a reload and on the way back", () => {
  goTo(encodeLink({ scenario: entry })!, { from: "library" });
  expect(useScenario.getState().scenario).toEqual(entry);
  expect(notice()?.text).toBe("This scenario is from the library. Your own scenario is kept.");
  vi.advanceTimersByTime(1000);
  useNotice.setState({ notice: null });
  arrive();
  expect(notice()?.text).toBe("This scenario is from the library. Your own scenario is kept.");
});

test("a link is a link, whatever was opened before it", () => {
  history.pushState(null, "", `#${linkTo("theirs")}`);
  arrive();
  expect(notice()?.text).toBe("This scenario came with the link. Your own scenario is kept.");
});

/** Reads a text as the page does, and opens it. */
async function openText(text: string, arrival: Arrival): Promise<void> {
  vi.stubGlobal("Worker", TextWorker);
  const read = await incomingOf(text, () => firstOpened, "");
  if (!read.ok) throw new Error(read.error);
  openAs(read.incoming, arrival, firstOpened.scenario);
}

test("a file and an address are named, after a reload, too", async () => {
  const file = writeScenarioFile({ ...firstScenario, name: "from a file" });
  await openText(file, { from: "file", name: "web.hpa.json" });
  expect(notice()?.text).toBe("This scenario came with the file web.hpa.json. Your own scenario is kept.");
  expect(keptArrival()).toEqual({ from: "file", name: "web.hpa.json" });
  const other = writeScenarioFile({ ...firstScenario, name: "from a wiki" });
  await openText(other, { from: "address", host: "wiki.example" });
  expect(notice()?.text).toBe("This scenario came from wiki.example. Your own scenario is kept.");
  vi.advanceTimersByTime(1000);
  arrive();
  expect(notice()?.text).toBe("This scenario came from wiki.example. Your own scenario is kept.");
});

test("the person's own scenario keeps its name when it comes back", () => {
  goBack(notice()!.back!);
  expect([useScenario.getState().scenario.name, notice(), keptArrival()]).toEqual(["mine", null, { from: "link" }]);
});

describe("rules that were corrected since", () => {
  const corrected = () => useNotice.getState().corrected;
  /** Copied from the page before its rules were corrected. */
  const old = "3.Dq-a66tGymSGprUA";
  const open = (fragment: string) => {
    history.pushState(null, "", `#${fragment}`);
    arrive();
    return corrected();
  };

  test("are told on opening a link from before, and only then", () => {
    expect([open(linkTo("of now")), open(old), open(linkTo("of now, again"))]).toEqual([false, true, false]);
  });

  test("are told of a file from before", async () => {
    const file = writeScenarioFile({ ...firstScenario, name: "kept in a repository" });
    await openText(file, { from: "file", name: "web.hpa.json" });
    expect(corrected()).toBe(false);
    await openText(file.replace('  "rules": 1,\n', ""), { from: "file", name: "web.hpa.json" });
    expect(corrected()).toBe(true);
  });

  test("are not told of an entry of the library, nor on the way back", () => {
    expect(open(old)).toBe(true);
    goBack(notice()!.back!);
    expect(corrected()).toBe(false);
    goTo(old, { from: "library" });
    expect(corrected()).toBe(false);
  });
});
