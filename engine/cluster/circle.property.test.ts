import { expect, test } from "vitest";
import { seededRandom } from "../lib/random";
import { createCircle } from "./circle";
import type { Pod } from "./pod";

interface Given {
  arrivedAt: number;
  /** The indexes of the pods, one for each message. */
  pods: number[];
}

test("each pod gets the messages that it gets one by one", () => {
  for (let seed = 1; seed <= 400; seed++) {
    const random = seededRandom(seed);
    const workers = 1 + random.integer(9);
    const world = Array.from({ length: 1 + random.integer(8) }, () => ({
      serves: random.integer(5) > 0,
      jobs: random.integer(workers + 1),
    }));
    const room = world.reduce((sum, { serves, jobs }) => sum + (serves ? workers - jobs : 0), 0);
    const arrivals: { arrivedAt: number; messages: number }[] = [];
    for (let left = random.integer(room + 1); left > 0; left -= arrivals.at(-1)!.messages)
      arrivals.push({ arrivedAt: arrivals.length, messages: 1 + random.integer(left) });
    const after = random.integer(world.length + 3);
    expect(atOnce(world, workers, after, arrivals), `seed ${seed}`).toEqual(oneByOne(world, workers, after, arrivals));
  }
});

type World = readonly { serves: boolean; jobs: number }[];
type Arrivals = readonly { arrivedAt: number; messages: number }[];

function oneByOne(world: World, workers: number, after: number, arrivals: Arrivals) {
  const jobs = world.map((pod) => pod.jobs);
  const given: Given[] = [];
  let last = after;
  for (const { arrivedAt, messages } of arrivals) {
    const pods: number[] = [];
    while (pods.length < messages) {
      do last = (last + 1) % world.length;
      while (!world[last]!.serves || jobs[last]! >= workers);
      jobs[last]!++;
      pods.push(last);
    }
    given.push({ arrivedAt, pods: pods.toSorted((a, b) => a - b) });
  }
  return { given, last };
}

function atOnce(world: World, workers: number, after: number, arrivals: Arrivals) {
  const list = world.map(({ serves, jobs }) => ({ endpoint: { serves }, usage: { work: { jobs } } }) as Pod);
  const given: Given[] = arrivals.map(({ arrivedAt }) => ({ arrivedAt, pods: [] }));
  const circle = createCircle(list, after, workers, (pod, arrivedAt, messages) => {
    pod.usage.work.jobs += messages;
    given[arrivedAt]!.pods.push(...Array<number>(messages).fill(list.indexOf(pod)));
  });
  for (const { arrivedAt, messages } of arrivals) circle.give(arrivedAt, messages);
  for (const each of given) each.pods.sort((a, b) => a - b);
  return { given, last: circle.last() };
}
