// @vitest-environment jsdom
/** Checks for polls of random ScaledObjects that the panel is drawn, and that every number in it is in the record. */
import { cleanup, render } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { PollRecord, ScaleBranch } from "../../../engine/index";
import { pollSettings, pollSum, quantityNumber, whyNotZero } from "../../../engine/doors/kedaExplanation";
import { randomLife } from "../../../engine/kedaRun/explanation/testing/randomLife";
import { seededRandom } from "../../../engine/lib/random";
import { exact } from "../../words/times";
import { knownNumbers, numbersOf, unknownNumbers } from "../testing/numbers";
import { setUpPanel, tearDownPanel } from "../testing/panel";
import PollPanel from "./PollPanel";
import { drawCount, patience } from "../../../engine/lib/testing/drawCount";

const seed = 20261126;
const lives = drawCount(300, 6000);

beforeEach(() => setUpPanel());
afterEach(tearDownPanel);

test(
  `every panel says what the record holds (seed ${seed}, ${lives} lives)`,
  () => {
    const random = seededRandom(seed);
    const seen = new Set<ScaleBranch["kind"] | "aborted">();
    for (let life = 0; life < lives; life++) {
      const { polls } = randomLife(random.fork(String(life)), 60 + 3 * (life % 60));
      for (const record of [polls.at(-1), polls[life % Math.max(1, polls.length)]]) {
        if (record === undefined) continue;
        seen.add(record.poll.kind === "aborted" ? "aborted" : record.poll.decision.branch.kind);
        checkPanel(record, polls, life);
      }
    }
    // The pause as a whole ends the loop before its next poll.
    expect([...seen].toSorted()).toHaveLength(13);
    expect(seen).not.toContain("fullyPaused");
  },
  patience,
);

function checkPanel(record: PollRecord, polls: readonly PollRecord[], life: number): void {
  const { at } = record;
  const { container } = render(
    <PollPanel record={record} polls={polls} nextChange={at + 60} nextPoll={at + record.interval} syncPeriodSeconds={15} lastSync={null} />,
  );
  const said = textOf(container);
  const unknown = unknownNumbers(said, known(record, polls));
  expect({ life, at, said, unknown }).toEqual({ life, at, said, unknown: [] });
  const ours = textOf(container, "[lang='en']");
  expect({ life, at, ours }).toEqual({ life, at, ours: expect.not.stringMatching(/undefined|null|NaN|Infinity|,,|\.\.|\[object/) });
  const result = container.querySelector(".total .r")?.textContent.replace(/^.*result /, "");
  const sum = pollSum(record);
  if (sum !== null) expect({ life, at, result }).toEqual({ life, at, result: String(sum.left) });
  cleanup();
}

function known(record: PollRecord, polls: readonly PollRecord[]): ReadonlySet<string> {
  const { at, interval } = record;
  const until =
    record.poll.kind === "polled" && "cooldown" in record.poll.decision.branch ? record.poll.decision.branch.cooldown.until : at;
  const times = [at, at + 60, at + interval, ...polls.map((one) => one.at)].map((second) => ({ at: second }));
  const rest = { leftSeconds: until - at, syncPeriodSeconds: 15 };
  // 0 and 1 are in the words of the rules: "minReplicaCount is 0", "activity starts at 1".
  const numbers = knownNumbers(at, record, pollSettings(record), pollSum(record), whyNotZero(record), times, rest, 0, 1);
  for (const number of numbersIn(record)) {
    for (const digits of [3, 6, 15]) for (const written of numbersOf(exact(number, digits))) numbers.add(written);
  }
  return numbers;
}

function numbersIn(part: unknown): number[] {
  if (typeof part === "number") return [part];
  if (typeof part === "string") return /^-?[\d.]+(?:[munkMGTPE]|e-?\d+)?$/.test(part) ? [Number(part), quantityNumber(part)] : [];
  return typeof part === "object" && part !== null ? Object.values(part).flatMap(numbersIn) : [];
}

/** Pieces are joined with spaces, so that two neighbouring numbers stay apart. KEDA's own words may be left out. */
function textOf(element: Element, without = "nothing"): string {
  const pieces: string[] = [];
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    if (!node.parentElement?.closest(without)) pieces.push(node.textContent ?? "");
  }
  return pieces.join(" ").replaceAll(/[ \u00a0]+/g, " ");
}
