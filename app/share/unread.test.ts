// @vitest-environment jsdom
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { encodeLink, firstScenario, seededRandom } from "../../engine/index";
import { TextWorker } from "../simulation/testing/textWorker";
import { openEvidence, closeEvidence } from "../store/evidence";
import { setName, useScenario } from "../store/scenario";
import { SilentWorker } from "../ui/testing/silentWorker";
import { followAddress } from "./address";
import { openAs } from "./files";
import { useNotice } from "./notice";
import { isBeingRead, longestWaitMilliseconds } from "./unread";

/** A reader that answers when it is let. */
class HeldWorker extends TextWorker {
  static all: HeldWorker[] = [];
  readonly asked: unknown[] = [];
  ended = false;
  private readonly answer: (data: unknown) => void;
  constructor() {
    super();
    this.answer = this.postMessage;
    this.postMessage = (data) => void this.asked.push(data);
    HeldWorker.all.push(this);
  }
  override terminate = (): void => void (this.ended = true);
  async release(): Promise<void> {
    for (const data of this.asked.splice(0)) this.answer(data);
    await vi.advanceTimersByTimeAsync(10);
  }
}

const random = seededRandom(5);
const noise = Array.from({ length: 6000 }, () => String.fromCharCode(97 + random.integer(26))).join("");
/** Too long for a first look, or short and inflating to far more. */
const linkTo = (name: string, tail = noise) =>
  encodeLink({ scenario: { ...firstScenario, name, manifest: `${firstScenario.manifest}# ${tail}\n` } })!;
const go = (fragment: string, note: unknown = null) => {
  history.pushState(note, "", `#${fragment}`);
  window.dispatchEvent(new HashChangeEvent("hashchange"));
};
const shown = () => useScenario.getState().scenario.name;
const said = () => useNotice.getState().notice?.text;
const settle = () => vi.advanceTimersByTimeAsync(1000);

beforeAll(async () => {
  vi.useFakeTimers();
  await followAddress();
  setName("mine");
  await settle();
});
beforeEach(() => {
  HeldWorker.all = [];
  vi.stubGlobal("Worker", HeldWorker);
});
afterEach(async () => {
  closeEvidence();
  await settle();
  vi.unstubAllGlobals();
});

test.each([
  ["is long", linkTo("long")],
  ["is short and inflates to far more", linkTo("inflated", "x".repeat(500_000))],
])("a fragment that %s is read in a worker, and the address stays what it was until then", async (_, fragment) => {
  expect(fragment.length > 4096).toBe(fragment === linkTo("long"));
  const before = shown();
  go(fragment);
  setName("typed meanwhile");
  await settle();
  expect([shown(), location.hash, isBeingRead()]).toEqual(["typed meanwhile", `#${fragment}`, true]);
  expect(localStorage.getItem("hpa-playground/draft")).toContain('"typed meanwhile"');
  await HeldWorker.all[0]!.release();
  expect(shown()).not.toBe(before);
  expect([isBeingRead(), HeldWorker.all[0]!.ended]).toEqual([false, true]);
  expect(useNotice.getState().notice?.back?.work.scenario.name).toBe("typed meanwhile");
});

test("a short fragment starts no worker", () => {
  go(encodeLink({ scenario: { ...firstScenario, name: "short" } })!);
  expect([shown(), HeldWorker.all.length]).toEqual(["short", 0]);
});

test("of two links the newest wins, whichever was read first", async () => {
  go(linkTo("one"));
  const [one] = HeldWorker.all;
  go(linkTo("two"));
  expect(one!.ended).toBe(true);
  await HeldWorker.all[1]!.release();
  await one!.release();
  expect(shown()).toBe("two");
  go(linkTo("three"));
  go(encodeLink({ scenario: { ...firstScenario, name: "short again" } })!);
  await HeldWorker.all[2]!.release();
  expect([shown(), location.hash.length < 4096]).toEqual(["short again", true]);
});

test("an entry that was left before it was read opens nothing", async () => {
  go(linkTo("left"));
  const before = shown();
  history.pushState(null, "", "?lesson=the-window");
  await HeldWorker.all[0]!.release();
  expect([shown(), isBeingRead()]).toEqual([before, false]);
  history.replaceState(null, "", location.pathname);
});

test("after a while the page says that it reads, and says it no longer once something else is open", async () => {
  go(linkTo("slow"));
  await vi.advanceTimersByTimeAsync(longestWaitMilliseconds);
  expect(said()).toBe("The scenario in the link is still being read. It opens as soon as it is read.");
  openEvidence([{ name: null, text: "Name: web" }]);
  expect(said()).toBeUndefined();
  await HeldWorker.all[0]!.release();
  expect(shown()).not.toBe("slow");
});

test("what the user opens meanwhile wins, and Back leads to the link", async () => {
  const fragment = linkTo("overtaken");
  go(fragment, { arrival: { from: "library" } });
  const entries = history.length;
  openAs({ scenario: { ...firstScenario, name: "a file" } }, { from: "file", name: "web.hpa.json" });
  await HeldWorker.all[0]!.release();
  await settle();
  expect([shown(), history.length, location.hash === `#${fragment}`]).toEqual(["a file", entries + 1, false]);
  vi.useRealTimers();
  const back = new Promise((resolve) => window.addEventListener("popstate", resolve, { once: true }));
  history.back();
  await back;
  vi.useFakeTimers();
  expect([location.hash, history.state]).toEqual([`#${fragment}`, { arrival: { from: "library" } }]);
  await settle();
  for (const worker of HeldWorker.all) await worker.release();
  expect(shown()).toBe("overtaken");
});

test("a damaged fragment is one sentence, and leaves the address", async () => {
  go(linkTo("damaged").slice(0, -9));
  await HeldWorker.all[0]!.release();
  expect([said(), location.hash]).toEqual([
    "This link is damaged: part of it is missing or changed. Ask for the link again and copy all of it.",
    "",
  ]);
});

test("without a worker a sentence says so, the address keeps the link, and a change gets an entry of its own", async () => {
  vi.stubGlobal(
    "Worker",
    class extends SilentWorker {
      constructor() {
        super();
        queueMicrotask(() => this.dispatchEvent(new Event("error", { cancelable: true })));
      }
    },
  );
  const [before, fragment] = [shown(), linkTo("unreadable here")];
  go(fragment);
  await settle();
  expect([shown(), said(), location.hash]).toEqual([
    before,
    "The scenario in the link was not opened. A part of this page could not be loaded. Reload to try again.",
    `#${fragment}`,
  ]);
  const entries = history.length;
  setName("typed after it");
  await settle();
  expect([history.length, location.hash === `#${fragment}`, shown()]).toEqual([entries + 1, false, "typed after it"]);
});

test("the user's own work comes back from its draft, with what was typed while its entry was read", async () => {
  setName("mine, long");
  await settle();
  const { draft } = history.state as { draft: string };
  go(linkTo("an older address"), { draft });
  setName("mine, longer");
  await HeldWorker.all[0]!.release();
  expect([shown(), useScenario.getState().whose]).toEqual(["mine, longer", { is: "own", draft }]);
});
