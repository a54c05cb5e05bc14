import type { Page } from "@playwright/test";
import axe, { type ElementContext, type Result, type RunOptions } from "axe-core";

/** axe's complaints about the page, or about the named parts of it: a line for each rule, with the elements. */
export const violations = async (page: Page, ...within: string[]): Promise<string[]> => (await judge(page, within)).map(said);

/** Only the faults that keep people out. */
export const serious = async (page: Page, ...within: string[]): Promise<string[]> =>
  (await judge(page, within)).filter(isSerious).map(said);

/** The same without the rules of colours, for a state whose colours another test judges. */
export const seriousButColours = async (page: Page): Promise<string[]> =>
  (await judge(page, [], withoutColours)).filter(isSerious).map(said);

/** The answers of one of the two above in both themes of one page. A theme changes only colours, so the second needs only their rules. */
export async function inBothThemes(page: Page, answers: typeof serious, ...within: string[]): Promise<string[]> {
  await page.emulateMedia({ colorScheme: "light" });
  const light = await answers(page, ...within);
  await page.emulateMedia({ colorScheme: "dark" });
  const dark = (await judge(page, within, onlyColours)).map(said);
  return [...light.map((each) => `light: ${each}`), ...dark.map((each) => `dark: ${each}`)];
}

/** What axe calls "cat.color", without the rule that it applies only when asked. Both find serious faults only. */
const colourRules = ["color-contrast", "link-in-text-block"];
const onlyColours: RunOptions = { runOnly: { type: "rule", values: colourRules } };
const withoutColours: RunOptions = { rules: Object.fromEntries(colourRules.map((rule) => [rule, { enabled: false }])) };

async function judge(page: Page, within: string[], which: RunOptions = {}): Promise<Result[]> {
  for (const part of within) await page.locator(part).first().waitFor();
  // Half a megabyte of code: once for each document.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  return page.evaluate(
    async ([parts, options]) => {
      const context: ElementContext = parts.length > 0 ? { include: parts } : document;
      const { violations: found } = await (window as unknown as { axe: typeof axe }).axe.run(context, options);
      return found;
    },
    [within, { resultTypes: ["violations"], ...which } satisfies RunOptions] as const,
  );
}

const isSerious = ({ impact }: Result): boolean => impact === "serious" || impact === "critical";

const said = ({ id, nodes }: Result): string =>
  `${id}: ${nodes.map(({ target, html }) => `${target.join(" ")} ${html.slice(0, 200)}`).join(", ")}`;
