/** What only a run with KEDA draws, in one file that such a run loads. */
export { DecidesStrip } from "./DecidesStrip";
export { KedaWrites } from "./KedaWrites";
export { PollsLane } from "./PollsLane";
export { TriggerReads } from "./TriggerReads";
