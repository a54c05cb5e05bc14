import type { Scenario } from "../../engine/index";
import { lastSummaryOf, type SummaryState } from "./summaries";

/** Only a cron trigger reads the clock. A start that is there is always offered, so that nothing acts unseen. */
export const isStartOffered = (scenario: Scenario, summaries: SummaryState): boolean =>
  scenario.start !== undefined || manifestsOf(scenario).some((text) => lastSummaryOf(text, summaries)?.hasCronTrigger === true);

/** A release of KEDA is offered where one runs. */
export const isKedaOffered = (scenario: Scenario, summaries: SummaryState): boolean =>
  manifestsOf(scenario).some((text) => lastSummaryOf(text, summaries)?.namesScaledObject === true);

/** The scenario's own manifest, and those that its incidents apply. */
export const manifestsOf = ({ manifest, incidents }: Scenario): string[] => [
  manifest,
  ...incidents.flatMap((incident) => ("manifest" in incident ? [incident.manifest] : [])),
];
