import { t } from "../text";
import type { IncidentLook } from "./incidentLook";

export const scrapesMissed: IncidentLook<"scrapesMissed"> = {
  group: "metrics",
  choices: [{ id: "scrapesMissed", label: t`Scrapes missed` }],
  tone: "error",
  label: ({ percent }) => t`${percent}% of scrapes missed`,
  help: t`A share of Prometheus’ scrapes fails. rate() goes on with the samples that are left in its range; a value without a range is gone until the next scrape.`,
};
