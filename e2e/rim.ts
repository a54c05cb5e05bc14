import type { Locator, Page } from "@playwright/test";

type MenuName = "My cluster" | "Share" | "More";

/** The button of a menu above the page. A phone has all but sharing in one. */
export async function menuButton(page: Page, menu: MenuName): Promise<Locator> {
  const more = page.getByRole("button", { name: "More", exact: true });
  await more.waitFor();
  const own = page.getByRole("button", { name: menu, exact: true });
  return (await own.isVisible()) ? own : more;
}

/** Chooses an entry of a menu above the page, as a user does. */
export async function choose(page: Page, menu: MenuName, entry: string): Promise<void> {
  await (await menuButton(page, menu)).click();
  await page
    .getByRole("menuitem", { name: entry, exact: true })
    .or(page.getByRole("menuitemradio", { name: entry, exact: true }))
    .click();
}

/** Opens the window for learning at its questions or its lessons. */
export async function learn(page: Page, part: "Questions" | "Lessons" = "Questions"): Promise<void> {
  const button = page.getByRole("button", { name: "Learn", exact: true });
  await (await menuButton(page, "More")).waitFor();
  if (await button.isVisible()) await button.click();
  else await choose(page, "More", "Learn");
  const window = page.getByRole("dialog", { name: "Learn" });
  await window.waitFor();
  const tab = window.getByRole("tab", { name: part, exact: true });
  // A page for reading has the questions only.
  if ((await tab.count()) > 0 && (await tab.getAttribute("aria-selected")) !== "true") await tab.click();
}

/** One of what the user does with the scenario. */
export const doing = (page: Page, name: "Explore" | "Compare" | "Tune"): Locator => page.getByRole("radio", { name, exact: true });

/** Turns to it, on a phone by the menu. */
export async function turnTo(page: Page, name: "Explore" | "Compare" | "Tune"): Promise<void> {
  await (await menuButton(page, "More")).waitFor();
  if (await doing(page, name).isVisible()) await doing(page, name).click();
  else await choose(page, "More", name);
}
