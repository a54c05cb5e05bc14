import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";

/** axe's complaints about the page, or about the named parts of it: a line for each rule, with the elements. */
export const violations = async (page: Page, ...within: string[]): Promise<string[]> => (await judge(page, within)).map(said);

/** Only the faults that keep people out. */
export const serious = async (page: Page, ...within: string[]): Promise<string[]> =>
  (await judge(page, within)).filter(({ impact }) => impact === "serious" || impact === "critical").map(said);

/** The answers of one of the two above in both themes of one page. A theme changes only colours, so the second needs only their rules. */
export async function inBothThemes(page: Page, answers: typeof serious, ...within: string[]): Promise<string[]> {
  await page.emulateMedia({ colorScheme: "light" });
  const light = await answers(page, ...within);
  await page.emulateMedia({ colorScheme: "dark" });
  const dark = (await judge(page, within, colourRules)).map(said);
  return [...light.map((each) => `light: ${each}`), ...dark.map((each) => `dark: ${each}`)];
}

/** What axe calls "cat.color", without the rule that it applies only when asked. Both find serious faults only. */
const colourRules = ["color-contrast", "link-in-text-block"];

type Violation = Awaited<ReturnType<AxeBuilder["analyze"]>>["violations"][number];

async function judge(page: Page, within: string[], rules?: string[]): Promise<Violation[]> {
  // Legacy mode skips frames of other origins (there are none), and does not open the empty page that axe would use for them.
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ["violations"] });
  for (const part of within) {
    await page.locator(part).first().waitFor();
    axe.include(part);
  }
  if (rules) axe.withRules(rules);
  return (await axe.analyze()).violations;
}

const said = ({ id, nodes }: Violation): string =>
  `${id}: ${nodes.map(({ target, html }) => `${target.join(" ")} ${html.slice(0, 200)}`).join(", ")}`;
