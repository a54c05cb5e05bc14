import { expect, type Page } from "@playwright/test";
import { embedSnippet } from "../app/share/embedSnippet";
import { encodeLink, firstScenario, seededRandom, type LinkContent } from "../engine/index";
import { inBothThemes, serious } from "./axe";
import { elsewhere, held, name, notice, shareDialog } from "./linked";
import { digest, open, openAtStart, test } from "./page";

// Playwright keeps the permissions when it reuses a context.
test.afterEach(({ context }) => context.clearPermissions());

const selected = (page: Page) => page.getByRole("complementary", { name: "Decision" }).getByText(/sync \d+ of/);

const linkIn = async (page: Page, form: string): Promise<string> => {
  const dialog = await shareDialog(page);
  await dialog.getByRole("radio", { name: form }).check();
  const link = await dialog.getByRole("textbox", { name: "Link" }).inputValue();
  await page.keyboard.press("Escape");
  return link;
};

test("a link carries the view and the baseline too, and the address keeps all of it", async ({ page, browser }) => {
  const content: LinkContent = {
    scenario: { ...firstScenario, name: "compared", seed: 7 },
    baseline: { ...firstScenario, seed: 9 },
    cursor: 1815,
    zoom: { from: 1500, to: 2400 },
    panels: ["tab/workload", "side/compare", "table/replicas", "hidden/load/offered"],
  };
  await open(page, encodeLink(content)!);
  await expect(page.getByRole("tab", { name: "Workload" })).toHaveAttribute("aria-selected", "true");
  await expect(page.getByRole("tab", { name: "Compare" })).toHaveAttribute("aria-selected", "true");
  await expect(page.getByText(/^They (never )?diverge/)).toBeVisible();
  await expect(page.getByRole("button", { name: "Whole run" })).toBeVisible();
  await expect(page.getByRole("table").first()).toBeVisible();
  await page.getByRole("tab", { name: "Decision" }).click();
  await page.getByRole("button", { name: "Next sync" }).click();
  expect(await held(page)).toEqual({ ...content, cursor: 1830, panels: ["tab/workload", "table/replicas", "hidden/load/offered"] });

  const other = await elsewhere(browser, page.url());
  await expect(selected(other)).toBeVisible();
  expect(await digest(other)).toBe(await digest(page));
  expect(await held(other)).toEqual(await held(page));
  await other.context().close();
});

test("the address is not written while the view moves, only once it rests", async ({ page }) => {
  await page.addInitScript(() => {
    const replace = history.replaceState.bind(history);
    history.replaceState = (...given) => {
      document.documentElement.dataset["writes"] = String(Number(document.documentElement.dataset["writes"] ?? 0) + 1);
      replace(...given);
    };
  });
  await openAtStart(page);
  await page.waitForTimeout(900);
  const writes = () => page.evaluate(() => Number(document.documentElement.dataset["writes"] ?? 0));
  const before = await writes();
  // All at once: on a slow machine the address would be written after each press.
  await page.evaluate(() => {
    for (const key of [...Array.from({ length: 12 }, () => "ArrowRight"), "+"]) {
      document.body.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
    }
  });
  const { cursor, zoom } = await held(page);
  expect(cursor).toBe(12 * 15);
  expect(zoom).not.toBeNull();
  expect((await writes()) - before).toBeLessThanOrEqual(2);
});

test("view-only: nothing can be changed until the person makes it their own, which keeps their earlier work", async ({ page, browser }) => {
  await open(page);
  await page.getByRole("button", { name: "spike" }).click();
  await name(page).fill("theirs");
  const link = await linkIn(page, "View only");
  expect(link).toMatch(/\?view#3\./);

  const other = await elsewhere(browser, new URL("./", page.url().split("#")[0]).href);
  await name(other).fill("mine");
  await held(other);
  await other.goto(link);
  await expect(name(other)).toHaveValue("theirs");
  await expect(name(other)).not.toBeEditable();
  await expect(other.getByRole("textbox", { name: "Manifest, YAML" })).not.toBeEditable();
  await expect(other.getByRole("button", { name: "ramp" })).toHaveCount(0);
  await expect(other.getByRole("button", { name: "Add an incident" })).toHaveCount(0);
  await expect(other.getByRole("slider", { name: /^Point 1/ })).toHaveCount(0);
  await other.getByRole("tab", { name: "Workload" }).click();
  await expect(other.getByRole("textbox", { name: "Start-up", exact: true })).toBeDisabled();
  await other.getByRole("tab", { name: "Cluster" }).click();
  await expect(other.getByRole("combobox").first()).toBeDisabled();
  const before = await digest(other);
  await other.locator(".plot").first().dragTo(other.locator(".plot").nth(1));
  await other.keyboard.press("ControlOrMeta+z");
  expect((await held(other)).scenario.name).toBe("theirs");
  expect(await digest(other)).toBe(before);
  expect(await other.evaluate(() => localStorage.getItem("hpa-playground/draft"))).toContain('"mine"');
  // A dropped file would replace the page if it were not refused.
  const refused = await other.evaluate(() => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File(["kind: x"], "web.yaml"));
    return !document.querySelector(".stack")!.dispatchEvent(new DragEvent("dragover", { dataTransfer, bubbles: true, cancelable: true }));
  });
  expect(refused).toBe(true);
  await expect(other.getByText("Drop to open it here")).toHaveCount(0);
  expect(other.url()).toContain("?view#");
  await other.getByRole("button", { name: "Next sync" }).click();
  await other.getByRole("tab", { name: "Decision" }).click();
  await expect(selected(other)).toBeVisible();

  await other.getByRole("button", { name: "Make it mine" }).click();
  await expect(notice(other)).toContainText("Your own scenario is kept.");
  await name(other).fill("theirs, changed");
  expect((await held(other)).scenario.name).toBe("theirs, changed");
  expect(other.url()).not.toContain("?view");
  await other.getByRole("button", { name: "Back to mine" }).click();
  await expect(name(other)).toHaveValue("mine");
  await other.context().close();
});

test("a link to present stays one, and the page behind it is not to be edited", async ({ page, browser }) => {
  await open(page);
  const other = await elsewhere(browser, await linkIn(page, "Present"));
  await other.locator("[data-digest]").waitFor({ state: "attached" });
  // The keys work only after the page is visible.
  await expect(async () => {
    await other.keyboard.press("Home");
    expect((await held(other)).cursor).toBe(0);
  }).toPass();
  expect(other.url()).toContain("?present#");
  await other.context().close();
});

test("axe finds nothing serious in the dialog, in a frame and where nothing can be changed, in either theme", async ({ page }) => {
  const fragment = encodeLink({ scenario: { ...firstScenario, incidents: [{ at: 600, kind: "nodeLost" }] }, cursor: 900 })!;
  for (const form of ["embed", "view"]) {
    await page.goto(`./?${form}#${fragment}`);
    await page.locator("[data-digest]").waitFor({ state: "attached" });
    expect(await inBothThemes(page, serious), form).toEqual([]);
  }
  await page.getByRole("tab", { name: "Workload" }).click();
  await expect(page.getByRole("textbox", { name: "Start-up", exact: true })).toBeVisible();
  expect(await inBothThemes(page, serious, ".pane")).toEqual([]);
  await shareDialog(page);
  expect(await inBothThemes(page, serious, "dialog")).toEqual([]);
});

test("the dialog tells the length of each form, and warns of links that others may cut", async ({ page }) => {
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await open(page);
  const dialog = await shareDialog(page);
  const status = dialog.getByRole("status");
  await expect(status).toHaveText(/^\d{2,3} characters; the link contains the whole scenario$/);
  await dialog.getByRole("radio", { name: "Embed" }).check();
  const snippet = await dialog.getByRole("textbox", { name: "Snippet" }).inputValue();
  const [, address] = /^<iframe [^>]*src="([^"]+\?embed#3\.[^"]+)"/.exec(snippet) ?? [];
  // The snippet that is tried in a page of another origin.
  expect(snippet).toBe(embedSnippet(address ?? ""));
  await dialog.getByRole("button", { name: "Copy snippet" }).click();
  await expect(dialog.getByRole("button", { name: "Copied" })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(snippet);
  await dialog.getByRole("button", { name: "Close" }).click();

  const random = seededRandom(1);
  const noise = Array.from({ length: 3000 }, () => String.fromCharCode(97 + random.integer(26))).join("");
  await open(page, encodeLink({ scenario: { ...firstScenario, manifest: `${firstScenario.manifest}# ${noise}` } })!);
  await expect((await shareDialog(page)).getByRole("status")).toContainText("Some mail programs and chats cut links");
});
