/** What only a run with KEDA draws beside its figures, in one file that such a run loads. */
export { DecidesStrip } from "./DecidesStrip";
export { PollsLane } from "./PollsLane";
