/** What the page asks about a poll of KEDA. Its code comes late, with the first poll that someone opens. */
export { laterActivity, type LaterActivity } from "../kedaRun/explanation/laterActivity";
export { pollSum, pollStages, type PollStage, type PollSum, type ProposedBy } from "../kedaRun/explanation/pollSum";
export {
  kedaRange,
  pollSettings,
  quantityNumber,
  triggersOfPoll,
  type PolledTrigger,
  type PollSettings,
} from "../kedaRun/explanation/pollSettings";
export { whyNotZero, type Floor, type WhyNotZero, type ZeroObstacle } from "../kedaRun/explanation/whyNotZero";
