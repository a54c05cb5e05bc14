import type { Simulation } from "../../engine/index";
import { givenUp, type GivenUp } from "./serve";

/**
 * A run is cut into slices of this length, so that the worker hears messages between them. The clock is read after each step, because one
 * second of a large run may take as long as all of a small one.
 */
const sliceMilliseconds = 20;

/** Advances a run to its end. `rest` is awaited between slices, and returns whether the run goes on. */
export async function advanceInSlices(
  simulation: Simulation,
  rest: () => Promise<boolean>,
  milliseconds = sliceMilliseconds,
): Promise<Simulation | GivenUp> {
  while (!simulation.finished) {
    for (const end = performance.now() + milliseconds; !simulation.finished && performance.now() < end;) simulation.step();
    if (!simulation.finished && !(await rest())) return givenUp;
  }
  return simulation;
}

/** Lets waiting messages in. A timer would wait at least 4 ms. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}

/** A run that takes longer reports its progress. */
export const quietMilliseconds = 500;

/** How much of a run is done, 0 to 1. */
export const shareOf = ({ second }: Simulation, { durationSeconds }: { durationSeconds: number }): number => second / (durationSeconds + 1);
