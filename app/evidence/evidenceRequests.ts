import type { ExplainedEvidence, RecomputedSync, SeriesExplanation, SeriesPart, TimeRange } from "../../engine/index";
import type { ContinuedScenario, SimulatedCounts } from "../store/evidenceScenario";

/** The requests that evidence sends to a worker. The worker keeps what it read for the requests that come after. */
export interface EvidenceRequests {
  /** The next part of a text: to copy a day of a cluster at once would stop the page. */
  evidenceText: { request: { id: number; part: string }; answer: null };
  /** Texts that were sent, each with the time of its series that is read; without one, all of it. */
  explainEvidence: { request: { texts: readonly { id: number; range?: TimeRange }[] }; answer: ExplainedEvidence };
  /** By the index of the autoscaler; null: no series shows its syncs. */
  evidenceSeries: { request: { autoscaler: number }; answer: { explanation: SeriesExplanation; parts: readonly SeriesPart[] } | null };
  /** One sync of the series that were explained last; null: nothing was computed. */
  evidenceSync: { request: { sync: number }; answer: RecomputedSync | null };
  /** The scenario that goes on from an autoscaler, by its index. */
  evidenceScenario: { request: { autoscaler: number }; answer: ContinuedScenario };
  /** The run of the scenario that was made last; null: nothing was recorded to lay it beside. */
  simulateEvidence: { request: null; answer: SimulatedCounts | null; part: { share: number } };
}
