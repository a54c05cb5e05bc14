/** What the tests of links, files and frames ask of a page. */
import { expect, type Browser, type Page } from "@playwright/test";
import { decodeLink, type LinkContent } from "../engine/index";
import { choose } from "./rim";

export const name = (page: Page) => page.getByRole("textbox", { name: "Scenario's name" });
export const notice = (page: Page) => page.locator(".notice-place");

export async function elsewhere(browser: Browser, address: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await page.goto(address);
  return page;
}

/** The content of the page's own address, once it has settled. */
export async function held(page: Page): Promise<LinkContent> {
  await expect.poll(() => new URL(page.url()).hash).not.toBe("");
  await page.waitForTimeout(900);
  const reading = decodeLink(new URL(page.url()).hash.slice(1));
  if (!reading.ok) throw new Error(reading.error);
  return reading.value;
}

export async function shareDialog(page: Page) {
  await choose(page, "Share", "Share a link");
  return page.getByRole("dialog", { name: "Share this scenario" });
}
