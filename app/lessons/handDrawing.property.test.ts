import { expect, test } from "vitest";
import { lessons } from "virtual:lessons";
import { countAt, handTolerance, scoreDrawing, type CountSteps } from "../../engine/index";
import { seededRandom } from "../../engine/lib/random";
import { replicaTop } from "../marks/axes";
import { runScenario } from "./testing/runStep";

/** The height of the replicas' plot at 1440 by 900 pixels. */
const plotPixels = 96;
const seed = 15;
const drawings = 20;

const loaded = await Promise.all(lessons.map(({ load }) => load()));
const predictions = loaded.flatMap((lesson) =>
  lesson.steps.flatMap(({ title, scenario, checkpoint }) =>
    checkpoint?.kind === "predict" ? [{ name: `${lesson.id}: ${title}`, scenario, from: checkpoint.from }] : [],
  ),
);

test.for(predictions)(`$name can be drawn by hand, and a flat line is no prediction (seed ${seed})`, ({ scenario, from }) => {
  const { run } = runScenario(scenario);
  const { durationSeconds, flags } = scenario;
  const { syncPeriodSeconds } = flags;
  const { counts } = run;
  const { maxReplicas } = run.hpa.spec;
  const hand = handTolerance(counts, from, durationSeconds, { syncPeriodSeconds, maxReplicas });
  const share = (drawn: CountSteps) => {
    const { rightSeconds, seconds } = scoreDrawing(drawn, counts, from, durationSeconds, hand);
    return rightSeconds / seconds;
  };
  const perfect: CountSteps = [[from, countAt(counts, from)], ...counts.filter(([second]) => second > from)];
  expect(share(perfect)).toBe(1);
  expect(scoreDrawing(perfect, counts, from, durationSeconds, hand)).toMatchObject({
    exactSeconds: durationSeconds - from,
    largestGap: null,
  });
  const flat: CountSteps = [[from, countAt(counts, from)]];
  const { exactSeconds, seconds } = scoreDrawing(flat, counts, from, durationSeconds, hand);
  // A flat line is close to a run that changes by one replica or only for a moment, so this skips such runs.
  const moves = counts.some(([second, count]) => second > from && Math.abs(count - countAt(counts, from)) > 1);
  if (moves && exactSeconds < seconds * 0.75) expect(share(flat)).toBeLessThan(0.75);

  const random = seededRandom(seed).fork(String(from));
  const fourPixels = (4 / plotPixels) * replicaTop(maxReplicas, maxReplicas);
  for (let drawing = 0; drawing < drawings; drawing++) {
    for (const most of [1, fourPixels]) {
      const noisy = perfect.map(([second, count], index): [number, number] => [
        index === 0 ? second : second + syncPeriodSeconds * Math.round(2 * random.next() - 1),
        Math.max(0, Math.round(count + most * (2 * random.next() - 1))),
      ]);
      expect(share(inOrder(noisy)), JSON.stringify(noisy)).toBeGreaterThan(0.95);
    }
  }
});

test("a drawing may be 2 replicas above 19, because a hand is not more exact", () => {
  const spike: CountSteps = [
    [0, 4],
    [615, 8],
    [630, 16],
    [675, 19],
  ];
  const drawn: CountSteps = [
    [600, 4],
    [615, 21],
  ];
  const room = { syncPeriodSeconds: 15, maxReplicas: 40 };
  const hand = handTolerance(spike, 600, 1800, room);
  expect(hand).toEqual({ replicas: 2, seconds: 15 });
  const { rightSeconds, largestGap } = scoreDrawing(drawn, spike, 600, 1800, hand);
  expect([rightSeconds, largestGap]).toEqual([1155, { from: 615, to: 660, most: 13 }]);
  const little: CountSteps = [
    [0, 30],
    [600, 33],
  ];
  expect(handTolerance(little, 0, 1200, room).replicas).toBe(1);
});

/** A line goes from left to right, so each step comes after the step before it. */
function inOrder(steps: CountSteps): CountSteps {
  let last = -Infinity;
  return steps.map(([second, count]) => {
    last = Math.max(last + 15, second);
    return [last, count] as const;
  });
}
