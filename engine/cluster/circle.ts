import type { Pod } from "./pod";
import type { Cohort } from "./usage";

/** Deals messages to free workers: one to each pod that has a free worker, in the order of the pods, again and again. */
interface Circle {
  /** There must be a free worker for each of the messages. */
  give(arrivedAt: number, messages: number): void;
  /** The index of the pod that got the last message. */
  last(): number;
}

/**
 * Begins after the pod at the index `after`. The first lap goes only as far as there are messages, since most seconds have few of them. In
 * the later laps many messages of one second are dealt at once, so that the cost grows with the pods and not with the messages.
 */
export function createCircle(
  pods: readonly Pod[],
  after: number,
  workers: number,
  begin: (pod: Pod, arrivedAt: number, messages: number) => void,
): Circle {
  const free = (index: number) => workers - pods[index]!.usage.work.jobs;
  let last = after;
  /** How many pods of the first lap were passed. */
  let passed = 0;
  /** The pods of the present lap after the first, and of the lap after it. */
  let present: readonly number[] = [];
  let place = 0;
  let lap: number[] = [];

  const giveOne = (index: number, arrivedAt: number) => {
    begin(pods[index]!, arrivedAt, 1);
    if (free(index) > 0) lap.push(index);
    last = index;
  };
  const nextOfFirstLap = (): number | null => {
    while (passed < pods.length) {
      const index = (after + 1 + passed++) % pods.length;
      if (pods[index]!.endpoint.serves && free(index) > 0) return index;
    }
    return null;
  };
  const giveLaps = (arrivedAt: number, messages: number): number => {
    const laps = wholeLaps(present.map(free), messages);
    let left = messages;
    const partly: number[] = [];
    for (const index of present) {
      const own = Math.min(free(index), laps);
      if (own === laps) last = index;
      begin(pods[index]!, arrivedAt, own);
      left -= own;
      if (free(index) > 0) partly.push(index);
    }
    present = partly;
    return left;
  };

  return {
    last: () => last,
    give(arrivedAt, messages) {
      let left = messages;
      while (left > 0) {
        const index = nextOfFirstLap();
        if (index === null) break;
        giveOne(index, arrivedAt);
        left--;
      }
      while (left > 0) {
        if (place === present.length) {
          if (lap.length === 0) throw new Error(`${left} messages have no free worker.`);
          present = lap;
          lap = [];
          place = 0;
        }
        if (place === 0 && left >= present.length) left = giveLaps(arrivedAt, left);
        else {
          giveOne(present[place++]!, arrivedAt);
          left--;
        }
      }
    },
  };
}

/** How many laps these messages suffice for, if each lap gives one message to each pod that still has room. They suffice for one. */
function wholeLaps(rooms: readonly number[], messages: number): number {
  let low = 1;
  let high = 1 + rooms.reduce((most, room) => Math.max(most, room), 0);
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (rooms.reduce((sum, room) => sum + Math.min(room, middle), 0) <= messages) low = middle;
    else high = middle;
  }
  return low;
}

/** Of all pods that fetch messages. */
export const freeWorkers = (cohorts: readonly Cohort[], workers: number): number =>
  cohorts.reduce((sum, { size, work }) => (work.serving ? sum + size * (workers - work.jobs) : sum), 0);
