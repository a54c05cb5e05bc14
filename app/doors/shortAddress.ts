import { encodeLink, type Scenario } from "../../engine/index";
import { library } from "../../engine/doors/library";

/**
 * The address of the small page that the build writes for a question of the library, if the scenario is still exactly that question; null
 * otherwise. The development server has no such pages.
 */
export function shortAddress(scenario: Scenario, built = import.meta.env.PROD): string | null {
  const entry = built ? library.find(({ scenario: own }) => own.name === scenario.name) : undefined;
  if (!entry || encodeLink({ scenario: entry.scenario }) !== encodeLink({ scenario })) return null;
  return `${location.origin}${sitePath()}q/${entry.id}/`;
}

/** Where this page is, as short as people write it. */
export const siteAddress = (): string => `${location.host}${sitePath()}`;

const sitePath = () => location.pathname.slice(0, location.pathname.lastIndexOf("/") + 1);
