import { hasScaledObject, type Scenario } from "../../engine/index";

/** Only a cron trigger reads the clock. A start that is there is always offered, so that nothing acts unseen. */
export const isStartOffered = ({ start, manifest, incidents }: Scenario): boolean =>
  start !== undefined || hasCron(manifest) || incidents.some((incident) => "manifest" in incident && hasCron(incident.manifest));

const hasCron = (text: string): boolean => hasScaledObject(text) && /\btype["']?[ \t]*:[ \t]*["']?cron\b/.test(text);
