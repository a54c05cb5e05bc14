import { describe, expect, test } from "vitest";
import { tooManyPoints } from "../answers/points";
import { blocksOf } from "./blocks";
import { cleanText } from "./clean";
import { readEvidence, readEvidenceWithin } from "./readEvidence";
import { createRemovals } from "./removals";

function cleaned(text: string) {
  const removals = createRemovals();
  const blocks = blocksOf(cleanText(text, removals));
  return {
    blocks: blocks.map(({ kind, command, lines }) => ({ kind, command, lines: lines.texts() })),
    removed: removals.removed,
  };
}

test("parts fenced parts and commands, and notes what it takes off", () => {
  const text =
    "```console\n$ kubectl get hpa\nNAME  REFERENCE  TARGETS\nweb   Deployment/web  5%/50%\n```\n\n```yaml\napiVersion: v1\nkind: Pod\n```\n";
  expect(cleaned(text)).toEqual({
    blocks: [
      { kind: "text", command: "kubectl get hpa", lines: ["NAME  REFERENCE  TARGETS", "web   Deployment/web  5%/50%"] },
      { kind: "data", command: undefined, lines: ["apiVersion: v1", "kind: Pod"] },
    ],
    removed: [
      { line: 1, kind: "fence", text: "```console" },
      { line: 2, kind: "prompt", text: "$ kubectl get hpa" },
      { line: 5, kind: "fence", text: "```" },
      { line: 7, kind: "fence", text: "```yaml" },
      { line: 10, kind: "fence", text: "```" },
    ],
  });
});

describe("series over a long time", () => {
  const answerOf = (values: string) =>
    `{"status":"success","data":{"resultType":"matrix","result":[{"metric":{"__name__":"up"},"values":[${values}]}]}}`;
  const answer = (points: number) => answerOf(Array.from({ length: points }, (_, index) => `[${1_700_000_000 + index * 15},"1"]`).join());
  test("are cut to a time that is asked for", () => {
    const range = { from: 1_700_000_030, to: 1_700_000_060 };
    expect([...readEvidenceWithin(answer(100), range).series[0]!.points.times]).toEqual([1_700_000_030, 1_700_000_045, 1_700_000_060]);
    expect(readEvidence(answer(100)).series[0]!.points).toMatchObject({ times: { length: 100 } });
  });
  test("are refused in one sentence where there are too many points", () => {
    const { series, unread } = readEvidence(`a line\n${answerOf(`${'[1700000000,"1"],'.repeat(4_000_000)}[1760000000,"1"]`)}`);
    expect(series).toEqual([]);
    expect(unread).toHaveLength(2);
    expect(unread[1]).toMatchObject({ line: 2, message: expect.stringContaining("more than 4 million points") });
    expect(unread[1]!.span).toEqual({ from: 1_700_000_000, to: 1_760_000_000 });
  });

  const table = (rows: number, columns: number) =>
    [
      ["Time", ...Array.from({ length: columns }, (_, column) => `pod-${column}`)],
      ...Array.from({ length: rows }, (_, row) => rowOf(row, columns)),
    ]
      .map((cells) => cells.join())
      .join("\n");
  const rowOf = (row: number, columns: number) => [1_700_000_000_000 + row * 15_000, ...Array<number>(columns).fill(1)];
  const lines = (points: number) =>
    [`up{job="a"} =>`, ...Array.from({ length: points }, (_, index) => `1 @[${1_700_000_000 + index * 15}]`)].join("\n");
  test.each([
    ["a table", table(100, 2)],
    ["a table with a row for each point", table(100, 1).replace("pod-0", "value")],
    ["lines of points", lines(100)],
  ])("of %s are cut to a time that is asked for", (_, text) => {
    const range = { from: 1_700_000_030, to: 1_700_000_060 };
    for (const { points } of readEvidenceWithin(text, range).series)
      expect([...points.times]).toEqual([1_700_000_030, 1_700_000_045, 1_700_000_060]);
    expect(readEvidence(text).series[0]!.points.times).toHaveLength(100);
  });
  test("of a table are refused where there are too many, and read where the time that is asked for has few", () => {
    const text = table(1001, 4000);
    const { series, unread } = readEvidence(text);
    expect(series).toEqual([]);
    const span = { from: 1_700_000_000, to: 1_700_000_000 + 999 * 15 };
    expect(unread).toEqual([{ line: 1002, message: expect.stringContaining("more than 4 million points"), said: tooManyPoints, span }]);
    expect(readEvidenceWithin(text, { from: 1_700_000_030, to: 1_700_000_060 }).series).toHaveLength(4000);
  });
});

test.each(["---\n", ""])("rows of events after an object are events (%j between them)", (between) => {
  const object = "apiVersion: autoscaling/v2\nkind: HorizontalPodAutoscaler\nmetadata:\n  name: web\nspec:\n  maxReplicas: 9\n";
  const row =
    "  Normal  SuccessfulRescale  13m (x4 over 2d21h)  horizontal-pod-autoscaler  New size: 3; reason: All metrics below target\n";
  const read = readEvidence(object + between + row);
  expect(read.unread).toEqual([]);
  expect(read.autoscalers).toMatchObject([{ name: "web", maxReplicas: 9 }]);
  expect(read.events).toMatchObject([{ reason: "SuccessfulRescale", age: "13m" }]);
});

const emptyYaml = 'apiVersion: v1\nitems: []\nkind: List\nmetadata:\n  resourceVersion: ""\n';
const emptyJson = JSON.stringify({ apiVersion: "v1", items: [], kind: "List", metadata: { resourceVersion: "" } }, null, 4);
test.each([emptyYaml, emptyJson, emptyYaml.replace("List", "PodList")])("an empty list is said only where nothing else is: %j", (empty) => {
  const table =
    "$ kubectl get hpa\nNAME  REFERENCE       TARGETS      MINPODS  MAXPODS  REPLICAS  AGE\nweb   Deployment/web  cpu: 5%/50%  1        10       1         5m\n";
  expect(readEvidence(empty).unread).toMatchObject([{ line: 1, message: "The list is empty: the cluster has nothing of this kind." }]);
  const beside = readEvidence(`${table}\n$ kubectl get events -o yaml\n${empty}`);
  expect([beside.autoscalers.length, beside.unread]).toEqual([1, []]);
});
