import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";

/** axe's complaints about the page, or about the named parts of it: a line for each rule, with the elements. */
export const violations = async (page: Page, ...within: string[]): Promise<string[]> => (await judge(page, within)).map(said);

/** Only the faults that keep people out. */
export const serious = async (page: Page, ...within: string[]): Promise<string[]> =>
  (await judge(page, within)).filter(({ impact }) => impact === "serious" || impact === "critical").map(said);

/** The answers of one of the two above in both themes of one page: a theme changes only colours. */
export async function inBothThemes(page: Page, answers: typeof serious, ...within: string[]): Promise<string[]> {
  const found: string[] = [];
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    for (const answer of await answers(page, ...within)) found.push(`${colorScheme}: ${answer}`);
  }
  return found;
}

type Violation = Awaited<ReturnType<AxeBuilder["analyze"]>>["violations"][number];

async function judge(page: Page, within: string[]): Promise<Violation[]> {
  // Legacy mode skips frames of other origins (there are none), and does not open the empty page that axe would use for them.
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ["violations"] });
  for (const part of within) axe.include(part);
  return (await axe.analyze()).violations;
}

const said = ({ id, nodes }: Violation): string =>
  `${id}: ${nodes.map(({ target, html }) => `${target.join(" ")} ${html.slice(0, 200)}`).join(", ")}`;
